import type { Buffers } from '../../buffers/buffers.ts'
import { circle, curve } from '../../buffers/paths.ts'
import { adjust } from '../../../colour.ts'
import { eyeOn, markings, tailOf, type Wear, wearOf } from '../drawing/coat.ts'
import { blob, blush, closedEye, drawing, feature, hatch, leg, lit, trail } from '../drawing/drawing.ts'

const USUAL = {
  colour: '#d99a55',
  pale: '#fff3df',
  ear: (coat: string) => adjust(coat, -0.2, 0.9),
  pattern: 'pecho claro',
} as const

/** A friendly young dog with a red collar; without a coat of its own, golden with dark ears. */
export const dog = drawing({ id: 'dog', aspect: 1.06, height: 0.5, uses: ['stands'], alive: true }, (b, options) => {
  const wear = wearOf(options, USUAL)
  const { pose } = options
  if (pose === 'sitting') sitting(b, wear)
  else if (pose === 'lying') lying(b, wear)
  else if (pose === 'sleeping') sleeping(b, wear)
  else standing(b, wear, pose === 'moving' ? 1 : 0, pose === 'sniffing')
})

/** `stride` 0 stands, 1 runs; sniffing, its nose follows the ground. */
function standing(b: Buffers, wear: Wear, stride: number, sniffing: boolean): void {
  const { body, feet } = wear
  const far = adjust(body, -0.09)
  b.shape(blob([-36, -50, -47, -62, -50, -78, -45, -84, -42, -72, -36, -60, -28, -48]), {
    fill: tailOf(wear),
    shade: 0.7,
  })
  b.paint(circle(-46, -80, 4, 5), wear.tailTip)
  leg(b, [-24, -34], 11, far, { paw: far, step: -3 + 11 * stride })
  leg(b, [20, -34], 10.5, far, { paw: far, step: 4 - 12 * stride, lift: 5 * stride })
  const trunk = blob([-38, -46, -30, -59, -6, -60, 16, -60, 30, -52, 32, -36, 22, -25, -4, -28, -26, -24, -38, -32])
  b.shape(trunk, { fill: lit(b, body, -62, -22), shade: 0.85 })
  markings(b, trunk, wear, { left: -38, top: -60, right: 32, bottom: -24 })
  b.paint(blob([24, -48, 32, -42, 28, -28, 18, -25, 14, -36]), wear.chest, { opacity: 0.95 })
  leg(b, [-28, -34], 12, body, { paw: feet, step: -11 * stride, lift: 4 * stride })
  leg(b, [16, -32], 11, body, { paw: feet, step: 2 + 13 * stride })
  hatch(b, [
    [-14, -54, -5, 3],
    [-6, -50, -5, 3],
    [-22, -50, -4, 4],
  ])
  if (sniffing) {
    const neck = blob([8, -58, 24, -58, 36, -40, 36, -24, 24, -24, 10, -36])
    b.shape(neck, { fill: body, shade: 0.8 })
    markings(b, neck, wear, { left: 8, top: -58, right: 36, bottom: -24 })
    b.at(30, -34, () => head(b, wear, false, false), 0.62)
  } else b.at(24, -60, () => head(b, wear), -0.05)
}

/** On its belly, paws before it, awake. */
function lying(b: Buffers, wear: Wear): void {
  const { body, feet } = wear
  b.shape(blob([-40, -6, -54, -10, -60, -22, -54, -26, -46, -17, -36, -16]), { fill: tailOf(wear), shade: 0.7 })
  const trunk = blob([-44, -3, -46, -20, -36, -34, -10, -38, 12, -44, 26, -38, 28, -16, 24, -2, -10, -1])
  b.shape(trunk, { fill: lit(b, body, -44, 0), shade: 0.85 })
  markings(b, trunk, wear, { left: -46, top: -42, right: 28, bottom: -2 })
  b.shape(blob([-42, -3, -42, -20, -28, -28, -12, -20, -12, -5, -24, -1]), { fill: body, shade: 0.7 })
  b.shape(circle(-14, -4, 11, 4.4), { fill: feet, shade: 0.5, line: 0.8 })
  b.paint(blob([16, -36, 27, -32, 27, -16, 18, -10, 12, -24]), wear.chest)
  for (const [x, fill] of [
    [30, adjust(body, -0.06)],
    [22, body],
  ] as const) {
    b.stroke(trail([x - 12, -10, x, -6, x + 14, -5]), fill, 10, { line: 1, solid: true })
    b.shape(circle(x + 18, -5, 7, 5), { fill: feet, shade: 0.6, line: 0.9 })
  }
  b.at(18, -44, () => head(b, wear), -0.03)
}

function sitting(b: Buffers, wear: Wear): void {
  const { body, feet } = wear
  b.shape(blob([-24, -8, -40, -10, -48, -22, -44, -25, -36, -18, -24, -18]), { fill: tailOf(wear), shade: 0.7 })
  const trunk = blob([-26, -6, -30, -26, -18, -50, 2, -60, 16, -52, 18, -30, 14, -4, -8, -2])
  b.shape(trunk, { fill: lit(b, body, -62, 0), shade: 0.85 })
  markings(b, trunk, wear, { left: -28, top: -58, right: 14, bottom: -4 })
  b.shape(blob([-28, -4, -30, -18, -20, -28, -6, -22, -4, -4, -16, -1]), { fill: body, shade: 0.7 })
  leg(b, [4, -40], 11, adjust(body, -0.06), { paw: feet, step: 2 })
  leg(b, [12, -40], 11, body, { paw: feet, step: 2 })
  b.paint(blob([8, -52, 17, -46, 17, -32, 9, -28, 4, -40]), wear.chest)
  b.shape(circle(-14, -3, 9, 4), { fill: feet, shade: 0.5, line: 0.8 })
  b.at(6, -62, () => head(b, wear), -0.03)
}

function sleeping(b: Buffers, wear: Wear): void {
  const trunk = blob([-40, -10, -38, -34, -14, -50, 16, -48, 34, -30, 34, -6, 10, -1, -26, -1])
  b.shape(trunk, { fill: lit(b, wear.body, -52, 0), shade: 1 })
  markings(b, trunk, wear, { left: -40, top: -50, right: 30, bottom: -4 })
  b.stroke(trail([-36, -14, -28, -4, -8, -3, 4, -7]), wear.body, 8, { line: 1, solid: true })
  b.paint(circle(4, -7, 4.6), wear.tailTip)
  hatch(b, [
    [-16, -40, -5, 4],
    [-4, -42, -5, 4],
    [-24, -28, -4, 5],
  ])
  b.at(18, -12, () => head(b, wear, true), 0.24)
}

/** Centred on the neck's top. */
function head(b: Buffers, wear: Wear, asleep = false, panting = true): void {
  b.shape(blob([-12, -6, 0, 4, 14, 2, 15, 8, -4, 12, -14, 4]), { fill: '#d8433c', shade: 0.6 })
  b.shape(circle(4, 12, 3.2), { fill: '#f4c64e', shade: 0.8, line: 0.8 })
  FAR_EARS[wear.ears](b, wear)
  const skull = blob([-12, -22, -4, -34, 8, -37, 19, -31, 24, -20, 33, -15, 33, -5, 22, 2, 6, 4, -8, -2])
  b.shape(skull, { fill: lit(b, wear.body, -38, 4), shade: 0.8 })
  markings(b, skull, wear, { left: -12, top: -37, right: 24, bottom: -12 })
  // A mask lies on all of the face but the forehead; where the chest is pale the blaze runs up between the eyes.
  const face =
    wear.pattern === 'antifaz'
      ? [10, -27, 20, -28, 24, -20, 33, -14, 33, -6, 21, 1, 8, 0, 6, -12]
      : [12, -36, 17, -30, 19, -18, 33, -14, 33, -6, 21, 1, 8, 0, 8, -12, 11, -24]
  b.paint(blob(face), wear.muzzle)
  NEAR_EARS[wear.ears](b, wear)
  b.shape(circle(32, -14, 4.6, 3.6), { fill: '#33221f', shade: 0.9, line: 0.8 })
  b.paint(circle(31, -15.4, 1.5, 0.9), 'rgba(255,255,255,0.8)')
  feature(b, curve(31, -10, 28, -3, 17, -5), 1, wear.line)
  if (asleep) closedEye(b, 17, -20, 3.6)
  else {
    if (panting)
      b.shape(blob([22, -4, 28, -5, 28, 3, 24, 6, 21, 2]), { fill: '#ef7f86', shade: 0.5, line: 0.7, keepDepth: true })
    eyeOn(b, wear, 17, -20, 3)
  }
  feature(b, curve(13, -26.5, 17, -29, 21, -26), 0.8, wear.line)
  blush(b, 12, -10, 4)
}

type Ear = (b: Buffers, wear: Wear) => void

const INNER = '#e9a79d'

const FAR_EARS: Record<Wear['ears'], Ear> = {
  caídas: (b, { ear }) =>
    b.shape(blob([-4, -30, -14, -34, -24, -22, -24, -4, -16, 0, -8, -12]), { fill: ear, shade: 0.7 }),
  paradas: (b, { ear }) => b.shape(blob([6, -32, 11, -54, 19, -30], 0.25), { fill: adjust(ear, -0.05), shade: 0.7 }),
  dobladas: (b, { ear }) =>
    b.shape(blob([5, -32, 8, -46, 20, -46, 24, -36, 17, -38, 14, -30], 0.35), { fill: adjust(ear, -0.05), shade: 0.7 }),
}

const NEAR_EARS: Record<Wear['ears'], Ear> = {
  caídas: (b, { ear }) =>
    b.shape(blob([2, -33, -6, -37, -16, -28, -20, -10, -13, -5, -6, -12, 0, -22]), { fill: ear, shade: 0.8 }),
  paradas: (b, { ear }) => {
    b.shape(blob([-11, -24, -11, -57, 6, -34, 0, -26], 0.25), { fill: ear, shade: 0.8 })
    b.paint(blob([-7, -29, -8, -47, 1, -34], 0.25), INNER)
  },
  dobladas: (b, { ear }) => {
    b.shape(blob([-11, -24, -11, -44, 0, -40, 4, -34, 0, -26], 0.3), { fill: ear, shade: 0.7 })
    b.shape(blob([-11, -44, 2, -48, 14, -40, 13, -30, 4, -34, -3, -38], 0.35), { fill: adjust(ear, -0.04), shade: 0.8 })
  },
}
