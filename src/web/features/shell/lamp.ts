/** Switches between the light and the dark theme, and remembers it in this browser. `/before-paint.js` reads it back. */
export function switchLamp(): void {
  const page = document.documentElement
  const lamp = isDark(page) ? 'light' : 'dark'
  page.dataset['theme'] = lamp
  try {
    localStorage.setItem('lamp', lamp)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function isDark(page: HTMLElement): boolean {
  const chosen = page.dataset['theme']
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
