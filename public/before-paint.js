// Runs before the first paint, so that nothing is shown that is taken back a moment later.
try {
  const page = document.documentElement
  // The light that its reader has turned on.
  const lamp = localStorage.getItem('lamp')
  if (lamp === 'light' || lamp === 'dark') page.dataset.theme = lamp
  // A prerendered wizard is empty and at its first step: whoever has begun, or asks for another, waits for the app.
  const begun = 'story-generator'
  if (sessionStorage.getItem(begun) || localStorage.getItem(begun) || location.search) page.dataset.resumes = ''
} catch {
  // Storage may be forbidden; the system's preference then stands.
}

// Until the app is here, an example that is tapped is written into its field all the same; the app then carries it over.
document.addEventListener('click', ({ target }) => {
  const example = target instanceof Element && target.closest('.wizard-example')
  if (!example || document.documentElement.dataset.app !== undefined) return
  const field = example.closest('.wizard-answer').querySelector('input')
  field.value = example.textContent
  field.focus()
})
