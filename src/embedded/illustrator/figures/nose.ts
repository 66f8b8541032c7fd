import type { Look } from '../../../contract/looks.ts'
import { adjust, alpha, mix } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, type Path2D, type Point, smooth } from '../buffers/paths.ts'
import type { Pen } from './features.ts'
import type { FaceKind } from '../scene/manner.ts'
import type { HeadTurn } from '../scene/head-turn.ts'

type NoseContext = { g: Buffers; pen: Pen; kind: FaceKind; look: Look; grown: boolean; turned: HeadTurn }

/** How far a nose stands off the face, in half widths of a head. */
const PROUD: Record<FaceKind, number> = {
  dot: 0.15,
  lid: 0.12,
  sketch: 0.2,
  gentle: 0.13,
  big: 0.17,
  anime: 0.1,
  button: 0.06,
  real: 0.22,
  comic: 0.26,
  retro: 0.24,
}

/** Bridge, tip and underside of a nose on a turned head. */
function noseOf({ noseLength = 0, noseShape }: Look, kind: FaceKind, grown: boolean, turned: HeadTurn) {
  const y = (grown || kind === 'real' ? 0.165 : 0.175) + noseLength * 0.012 - (noseShape === 'respingona' ? 0.03 : 0)
  const off = PROUD[kind] * (grown ? 1.15 : 0.85) * (1 + 0.22 * noseLength)
  const at = (height: number, stand: number): Point => [
    turned.on([0, height])[0] + turned.side * turned.w * stand,
    height,
  ]
  const hooked = noseShape === 'aguileña' ? 0.75 : 0.36
  return {
    bridge: at(-0.03, -0.04),
    middle: at(y - 0.09, off * hooked),
    tip: at(y, off),
    under: at(y + 0.055, 0),
    y,
  }
}

/** What of a nose stands out from a head seen from the side, clockwise as skulls are. */
export function noseOutline(look: Look, kind: FaceKind, grown: boolean, turned: HeadTurn): Path2D {
  const { bridge, middle, tip, under } = noseOf(look, kind, grown, turned)
  const inside = turned.side * turned.w * 0.3
  const points: Point[] = [
    bridge,
    middle,
    tip,
    [tip[0] - inside * 0.12, tip[1] + 0.034],
    under,
    [under[0] - inside, under[1]],
    [bridge[0] - inside, bridge[1]],
  ]
  return smooth(turned.side > 0 ? points : points.toReversed(), true, 0.4)
}

/** The nose of a face. */
export function drawNose(context: NoseContext): void {
  const { g, look, turned, kind, grown } = context
  const { noseWidth = 0, noseLength = 0, noseShape } = look
  const amount = Math.abs(turned.side)
  if (amount > 0.36 && kind !== 'button') return turnedNose(context, amount)
  const y = grown || kind === 'real' ? 0.165 : 0.175
  g.at(
    turned.on([0, y])[0],
    // A longer nose grows downwards.
    y + noseLength * 0.008,
    () => {
      nose(context)
      if (noseShape) shaped(context, noseShape)
    },
    0,
    1 + 0.19 * noseWidth,
    1 + 0.19 * noseLength,
  )
}

/** A nose seen from aside: one line from the bridge over the tip to the wing. */
function turnedNose({ g, pen, kind, look, grown, turned }: NoseContext, amount: number): void {
  const { middle, tip, under, bridge } = noseOf(look, kind, grown, turned)
  const line = adjust(look.skin, kind === 'comic' || kind === 'retro' ? -0.23 : -0.17, 1.3, -4)
  const width = kind === 'real' || kind === 'anime' ? 0.015 : kind === 'comic' || kind === 'retro' ? 0.024 : 0.019
  const way = Math.sign(turned.side)
  const wing: Point = [under[0] - way * (0.02 + 0.015 * (look.noseWidth ?? 0)), under[1] - 0.018]
  g.tone(smooth([bridge, middle, tip, under, [under[0] - way * 0.07, under[1] - 0.03]], true, 0.5), -0.14, 0.4)
  if (look.noseShape === 'redonda' || kind === 'big' || kind === 'dot')
    pen.fill(circle(tip[0] - way * 0.03, tip[1], 0.05, 0.042), alpha(mix(look.skin, '#ff7a5c', 0.32), 0.6))
  // Seen wholly from the side, the contour of the head is the nose's own.
  if (amount < 0.75) {
    const long = kind === 'real' || kind === 'comic' || kind === 'retro' || (look.noseLength ?? 0) > 0 || grown
    const from = long ? middle : ([(middle[0] + tip[0] * 2) / 3, (middle[1] + tip[1] * 2) / 3] as Point)
    pen.line(smooth([from, tip, [tip[0] - way * 0.012, tip[1] + 0.03], under], false, 0.6), line, width, 0.6)
  }
  if (kind === 'anime' || kind === 'lid') return
  const r = 0.022 * (1 + 0.2 * (look.noseWidth ?? 0))
  pen.line(
    curve(wing[0], wing[1] - r, wing[0] - way * r, wing[1] + r * 0.2, wing[0], wing[1] + r),
    line,
    width * 0.8,
    0.45,
  )
}

/** What tells the shape of a nose beside its style's own line. */
function shaped({ g, pen, look, turned }: NoseContext, shape: NonNullable<Look['noseShape']>): void {
  const line = adjust(look.skin, -0.2, 1.3, -4)
  const side = turned.side < 0 ? -1 : 1
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

function nose({ g, pen, kind, look, grown, turned }: NoseContext): void {
  const { skin } = look
  const line = adjust(skin, -0.17, 1.3, -4)
  const side = turned.side < 0 ? -1 : 1
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
