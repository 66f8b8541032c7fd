/** Runs what takes a slow phone longer than a blink once a press has been answered on the screen. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
