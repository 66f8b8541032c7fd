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

// And what was typed until then outlives a reload.
const TYPED = 'typed-before-app'
const answers = () => [...document.querySelectorAll('.wizard-answer input')]
addEventListener('pagehide', () => {
  if (document.documentElement.dataset.app !== undefined) return
  const typed = answers().filter(({ value }) => value !== '')
  if (typed.length === 0) return
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))))
  } catch {
    // Storage is forbidden: a reload begins anew, as everywhere else.
  }
})
// At the end of parsing: before the app, which `DOMContentLoaded` would wait for.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return
  try {
    const typed = JSON.parse(sessionStorage.getItem(TYPED) ?? '{}')
    sessionStorage.removeItem(TYPED)
    for (const field of answers()) field.value ||= typed[field.name] ?? ''
  } catch {
    // Nothing was kept.
  }
})
