import type { Look } from '../../../contract/looks.ts'
import { adjust, alpha, mix } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, smooth } from '../buffers/paths.ts'
import type { Pen } from './features.ts'
import type { FaceKind } from '../scene/manner.ts'

type NoseContext = { g: Buffers; pen: Pen; kind: FaceKind; look: Look; grown: boolean; turn: number }

/** A nose whose tip is about (x, y). */
export function drawNose(context: NoseContext, x: number, y: number): void {
  const { g, look } = context
  const { noseWidth = 0, noseLength = 0, noseShape } = look
  // A longer nose grows downwards.
  const low = noseLength * 0.008
  g.at(
    x,
    y + low,
    () => {
      nose(context)
      if (noseShape) shaped(context, noseShape)
    },
    0,
    1 + 0.19 * noseWidth,
    1 + 0.19 * noseLength,
  )
}

/** What tells the shape of a nose beside its style's own line. */
function shaped({ g, pen, look, turn }: NoseContext, shape: NonNullable<Look['noseShape']>): void {
  const line = adjust(look.skin, -0.2, 1.3, -4)
  const side = turn < 0 ? -1 : 1
  switch (shape) {
    case 'respingona':
      pen.line(curve(-0.046, -0.002, -0.03, 0.03, -0.012, 0.008), line, 0.016, 0.6)
      pen.line(curve(0.046, -0.002, 0.03, 0.03, 0.012, 0.008), line, 0.016, 0.6)
      g.tone(circle(0, -0.02, 0.03, 0.02), 0.45, 0.7)
      return
    case 'aguileña':
      pen.line(
        curve(side * 0.012, -0.16, side * 0.075, -0.09, side * 0.05, -0.03, side * 0.042, 0.036),
        line,
        0.018,
        0.6,
      )
      return
    case 'redonda':
      pen.fill(circle(0, 0, 0.062, 0.05), alpha(mix(look.skin, '#e8604f', 0.4), 0.6))
      pen.line(curve(-0.062, 0.004, -0.05, 0.05, 0, 0.05, 0.02, 0.05), line, 0.014, 0.45)
      pen.line(curve(0.062, 0.004, 0.05, 0.05, 0.02, 0.05), line, 0.014, 0.45)
      return
    case 'recta':
      pen.line(curve(side * 0.02, -0.15, side * 0.03, -0.02), line, 0.014, 0.45)
  }
}

function nose({ g, pen, kind, look, grown, turn }: NoseContext): void {
  const { skin } = look
  const line = adjust(skin, -0.17, 1.3, -4)
  const side = turn < 0 ? -1 : 1
  // Where a style's own nose is a single stroke, wings and a bridge tell a broad and a long one.
  if (kind !== 'real') {
    if ((look.noseWidth ?? 0) > 0)
      for (const s of [-1, 1]) pen.line(curve(s * 0.036, 0.002, s * 0.062, 0.022, s * 0.03, 0.04), line, 0.02, 0.6)
    if ((look.noseLength ?? 0) > 0) pen.line(curve(side * 0.012, -0.11, side * 0.02, -0.02), line, 0.018, 0.5)
  }
  switch (kind) {
    case 'button':
      // Toys have none, unless theirs is told.
      if (look.noseWidth || look.noseLength) pen.line(curve(-0.04, 0.02, 0, 0.05, 0.04, 0.02), line, 0.02, 0.5)
      return
    case 'big':
      pen.fill(circle(0, 0, 0.056, 0.044), alpha(mix(skin, '#ff7a5c', 0.32), 0.7))
      g.tone(circle(-0.014, -0.016, 0.024, 0.015), 0.5, 0.7)
      g.toneStroke(curve(-0.05, 0.02, 0, 0.058, 0.05, 0.02), -0.35, 0.02, 0.7)
      pen.line(curve(-0.036, 0.034, 0, 0.052, 0.036, 0.034), line, 0.012, 0.4)
      return
    case 'real':
      g.tone(
        smooth(
          [
            [side * 0.012, -0.19],
            [side * 0.052, -0.04],
            [side * 0.056, 0.006],
            [0, 0.022],
            [side * 0.008, -0.06],
          ],
          true,
          0.55,
        ),
        -0.32,
        0.65,
      )
      g.tone(circle(-side * 0.008, -0.035, 0.02, 0.03), 0.4, 0.65)
      pen.line(curve(-0.048, 0.004, 0, 0.038, 0.048, 0), line, 0.014, 0.5)
      return
    case 'anime':
      pen.line(curve(-side * 0.004, 0.04, side * 0.014, 0.056), line, 0.018, 0.5)
      return
    case 'comic':
    case 'retro':
      pen.line(curve(-side * 0.012, -0.06, side * 0.062, 0.008, -side * 0.02, 0.012), adjust(line, -0.06), 0.024)
      return
    default:
      if (grown) pen.line(curve(-side * 0.01, -0.045, side * 0.05, 0.012, -side * 0.014, 0.018), line, 0.019, 0.6)
      else pen.line(curve(-0.03, 0, 0.003, 0.028, 0.034, -0.004), line, 0.021, 0.6)
  }
}
