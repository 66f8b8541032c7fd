import type { Rgb } from '../../../contract/colour.ts'
import type { Window } from '../scene/layout.ts'

function archMeasures(width: number, height: number) {
  const margin = Math.round(Math.min(width, height) * 0.042)
  const top = Math.min((width - margin * 2) / 2, height * 0.42)
  return { margin, top, foot: Math.min(width, height) * 0.03 }
}

/** Signed distance to an arch: round shoulders above, small corners below; positive outside. */
function archDistance(x: number, y: number, width: number, height: number): number {
  const { margin, top, foot } = archMeasures(width, height)
  const radius = y < height / 2 ? top : foot
  const dx = Math.max(margin + radius - x, x - (width - 1 - margin - radius))
  const dy = y < height / 2 ? margin + radius - y : y - (height - 1 - margin - radius)
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) - radius : Math.max(dx, dy) - radius
}

export function archWindow(width: number, height: number): Window {
  return (x, y) => archDistance(x, y, width, height) < -Math.min(width, height) * 0.015
}

/** Paper round an arch, with a thin line of ink inside it. */
export function archFrame(out: Uint8ClampedArray, width: number, height: number, colour: Rgb, ink: Rgb): void {
  const line = Math.min(width, height) * 0.006
  const inset = Math.min(width, height) * 0.014
  for (let y = 0; y < height; y++) archRow(out, y, width, height, colour, ink, line, inset)
}

function archRow(
  out: Uint8ClampedArray,
  y: number,
  width: number,
  height: number,
  colour: Rgb,
  ink: Rgb,
  line: number,
  inset: number,
): void {
  // Nothing of the frame reaches what lies between its shoulders.
  const { margin, top, foot } = archMeasures(width, height)
  const shoulder = Math.ceil(margin + Math.max(top, foot) + inset + line)
  const below = y > shoulder && y < height - 1 - Math.ceil(margin + foot + inset + line)
  const reach = Math.ceil(margin + inset + line) + 1
  for (let x = 0; x < width; x++) {
    if (below && x === reach) x = Math.max(x, width - 1 - reach)
    const d = archDistance(x, y, width, height)
    if (d < -inset - line) continue
    const band = d > 0 ? Math.min(1, d) : Math.max(0, Math.min(1, line / 2 + 0.5 - Math.abs(d + inset)))
    if (band <= 0) continue
    const j = (y * width + x) * 4
    for (let c = 0; c < 3; c++) out[j + c]! += ((d > 0 ? colour : ink)[c]! - out[j + c]!) * band
  }
}
