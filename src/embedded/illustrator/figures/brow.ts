import { curve } from '../buffers/paths.ts'
import type { EyeContext } from './eye-styles.ts'

/** The brow over an eye; over a fringe it is drawn on top. */
export function drawBrow(
  { pen, style, features, browColour, elder, lashes, look }: EyeContext,
  x: number,
  y: number,
  side: number,
  scale: number,
): void {
  const { up = 0, one = 0, inner = -0.004, outer = 0.034 } = features.brows
  const length = Math.max(0.07, style.width * 1.05) * scale
  const top = y - style.browHeight - up - (side < 0 ? one : 0)
  const { brows: thick = 0, browArch: arch = 0 } = look
  const path = curve(
    x - side * length * 0.85,
    top + inner,
    x + side * length * 0.1,
    top - 0.036 - 0.026 * arch,
    x + side * length,
    top + outer + (arch < 0 ? arch * 0.014 : 0),
  )
  pen.line(path, browColour, style.brow * (elder ? 1.25 : 1) * (lashes ? 0.72 : 1) * (1 + 0.34 * thick), 0.75)
}
