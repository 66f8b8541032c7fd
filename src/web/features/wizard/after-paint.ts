/** Runs what takes a slow phone longer than a blink once a press has been answered on the screen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** The same for what must not be lost: where the page is left before, it runs then. */
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
