import { curve } from '../buffers/paths.ts'
import type { EyeContext } from './eye-styles.ts'

/** The brow over an eye; over a fringe it is drawn on top. */
export function drawBrow(
  { pen, style, expression, browColour, elder, lashes, look }: EyeContext,
  x: number,
  y: number,
  side: number,
  scale: number,
): void {
  const length = Math.max(0.07, style.width * 1.05) * scale
  const top = y - style.browHeight - (expression === 'wonder' || expression === 'sing' ? 0.035 : 0)
  /** Lift of the inner and the outer end: worry raises the inner one, determination the outer. */
  const inner = expression === 'sad' ? -0.035 : expression === 'brave' ? 0.03 : -0.004
  const outer = expression === 'sad' ? 0.02 : expression === 'brave' ? -0.01 : 0.034
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
