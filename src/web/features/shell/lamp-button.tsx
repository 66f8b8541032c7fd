/** Switches between daylight and lamplight, and remembers it in this browser. */
export function LampButton() {
  return (
    <button type="button" className="lamp" onClick={switchLamp}>
      Cambiar la luz
    </button>
  )
}

function switchLamp(): void {
  const page = document.documentElement
  const isDark = page.dataset['theme']
    ? page.dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  const lamp = isDark ? 'light' : 'dark'
  page.dataset['theme'] = lamp
  try {
    localStorage.setItem('lamp', lamp)
  } catch {
    // Without storage the lamp holds until the page is left.
  }
}
