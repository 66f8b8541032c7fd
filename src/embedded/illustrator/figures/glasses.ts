import type { Look } from '../../../contract/looks.ts'
import { luma } from '../../colour.ts'
import type { Buffers } from '../buffers/buffers.ts'
import { circle, curve, type Path2D, rectangle, smooth } from '../buffers/paths.ts'
import type { FaceKind } from '../scene/manner.ts'

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

export function drawGlasses(
  g: Buffers,
  look: Look,
  middle: number,
  spread: number,
  y: number,
  kind: FaceKind,
  turn: number,
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
  for (const side of [-1, 1] as const) {
    const far = side === Math.sign(turn) && Math.abs(turn) > 0.25
    const x = middle + side * spread
    const lens = LENSES[shape](x, y + 0.01, r, side, far ? 0.88 : 1)
    g.albedo.fillStyle = rimless ? 'rgba(235,245,255,.24)' : 'rgba(255,255,255,.13)'
    g.albedo.fill(lens)
    g.stroke(lens, frame, width, { ink })
    g.stroke(curve(x - r * 0.5, y - r * 0.35, x - r * 0.1, y - r * 0.66), 'rgba(255,255,255,.55)', 0.016)
  }
  const gap = spread - r
  g.stroke(curve(middle - gap, y - 0.005, middle, y - 0.035, middle + gap, y - 0.005), frame, 0.022, { ink })
  if (shape === 'de aviador') g.stroke(curve(middle - gap, y - 0.07, middle + gap, y - 0.07), frame, 0.018, { ink })
  for (const side of [-1, 1])
    g.stroke(curve(middle + side * (spread + r), y - 0.01, side * 0.45, y - 0.03), frame, 0.02, { ink })
  g.inkColour = '#000'
}
