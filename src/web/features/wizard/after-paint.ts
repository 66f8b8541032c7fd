/** Runs slow work after the next paint, so that a press gets its response first. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** The same for work that must not be lost: it also runs when the page is left. */
export function afterPaintAtLatest(save: () => void): void {
  const once = () => {
    window.removeEventListener('pagehide', once)
    if (!saved) save()
    saved = true
  }
  let saved = false
  window.addEventListener('pagehide', once)
  afterPaint(once)
}
