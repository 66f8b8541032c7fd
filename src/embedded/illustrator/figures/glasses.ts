import type { Look } from '../../../contract/looks.ts'
import { luma } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, type Path2D, rectangle, smooth } from '../buffers/paths.ts'
import type { FaceKind } from '../scene/manner.ts'
import type { HeadTurn } from '../scene/head-turn.ts'

type Lens = (x: number, y: number, r: number, side: 1 | -1, narrow: number) => Path2D

const LENSES: Record<NonNullable<Look['glassesShape']>, Lens> = {
  redondas: (x, y, r, _, k) => circle(x, y, r * k, r),
  cuadradas: (x, y, r, _, k) => rectangle(x - r * 1.06 * k, y - r * 0.82, r * 2.12 * k, r * 1.64, r * 0.28),
  ovaladas: (x, y, r, _, k) => circle(x, y, r * 1.1 * k, r * 0.72),
  'de gato': (x, y, r, side, k) =>
    smooth([
      [x - side * r * 0.98 * k, y - r * 0.3],
      [x + side * r * 0.3 * k, y - r * 0.72],
      [x + side * r * 1.36 * k, y - r * 1.1],
      [x + side * r * 1.04 * k, y + r * 0.3],
      [x, y + r * 0.8],
      [x - side * r * 0.86 * k, y + r * 0.4],
    ]),
  'de aviador': (x, y, r, side, k) =>
    smooth([
      [x - side * r * 1.02 * k, y - r * 0.72],
      [x + side * r * 1.1 * k, y - r * 0.78],
      [x + side * r * 1.06 * k, y + r * 0.4],
      [x + side * r * 0.3 * k, y + r * 1.1],
      [x - side * r * 0.62 * k, y + r * 0.5],
    ]),
  'al aire': (x, y, r, _, k) => rectangle(x - r * 1.05 * k, y - r * 0.64, r * 2.1 * k, r * 1.3, r * 0.55),
}

/** Glasses before the eyes that are seen; their arms go to the ears that are. */
export function drawGlasses(
  g: Buffers,
  look: Look,
  eyes: readonly { side: 1 | -1; x: number; breadth: number }[],
  y: number,
  kind: FaceKind,
  turned: HeadTurn,
): void {
  const shape = look.glassesShape ?? 'redondas'
  const rimless = shape === 'al aire'
  const r = kind === 'real' ? 0.105 : kind === 'button' ? 0.16 : 0.138
  const frame = look.glassesColour ?? (rimless ? '#8c8f96' : '#4a342c')
  const width = rimless ? 0.01 : 0.024
  // Light frames are coloured lines: a black contour would hide what colour they are.
  const ink = rimless ? 0.25 : look.glassesColour && luma(frame) > 0.25 ? 0.3 : 0.9
  // Ink of the face: thickened like contours, small lenses would close.
  g.inkColour = '#f00'
  const edge = (eye: (typeof eyes)[number], way: number) => eye.x + way * r * eye.breadth
  for (const eye of eyes) {
    const { side, x, breadth } = eye
    const lens = LENSES[shape](x, y + 0.01, r, side, breadth)
    g.albedo.fillStyle = rimless ? 'rgba(235,245,255,.24)' : 'rgba(255,255,255,.13)'
    g.albedo.fill(lens)
    g.stroke(lens, frame, width, { ink })
    const glint = curve(x - r * 0.5 * breadth, y - r * 0.35, x - r * 0.1 * breadth, y - r * 0.66)
    g.stroke(glint, 'rgba(255,255,255,.55)', 0.016)
    if (!turned.isFar(side)) {
      const ear = turned.flank > 0 ? turned.ear(side) + side * -0.04 : side * 0.45
      g.stroke(curve(edge(eye, side), y - 0.01, ear, y - 0.03), frame, 0.02, { ink })
    }
  }
  const [left, right] = eyes
  const [from, to] = [left ? edge(left, left.side === -1 ? 1 : -1) : 0, right ? edge(right, -1) : turned.on([0, y])[0]]
  const middle = (from + to) / 2
  g.stroke(curve(from, y - 0.005, middle, y - 0.035, to, y - 0.005), frame, 0.022, { ink })
  if (shape === 'de aviador') g.stroke(curve(from, y - 0.07, to, y - 0.07), frame, 0.018, { ink })
  g.inkColour = '#000'
}
