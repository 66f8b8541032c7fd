import type { Look } from '../../../../contract/looks.ts'
import type { Point } from '../../buffers/paths.ts'

/** Where hair begins and falls over the brow. `side` 1: the parting is at the left of the picture. */
export type Hairline = {
  fringe: NonNullable<Look['fringe']>
  shape: NonNullable<Look['hairline']>
  side: 1 | -1 | 0
}

/** A parting that nobody has told lies on the side that the head turns away from. */
export function partOf(turn: number, parting?: Look['parting']): Hairline['side'] {
  if (parting) return { izquierda: 1, centro: 0, derecha: -1 }[parting] as Hairline['side']
  return turn > 0.1 ? -1 : 1
}

/** The inner edge of a cap of hair, from the right of the picture to the left. */
export function hairlinePoints({ fringe, shape, side }: Hairline, w: number): Point[] {
  const line = {
    recto: () => fringeLine(w),
    abierto: () => centrePartLine(w, side * -0.3 * w),
    ladeado: () => sidePartLine(w, side === 0 ? 1 : side),
    ninguno: () => bareLine(w),
  }[fringe]()
  return fringe === 'recto' ? line : receded(line, shape, w)
}

/** Bare temples, or a point in the middle of the brow. */
function receded(line: Point[], shape: Hairline['shape'], w: number): Point[] {
  if (shape === 'recta') return line
  return line.map(([x, y]): Point => {
    const off = Math.abs(x) / w
    if (y > -0.1) return [x, y]
    if (shape === 'en pico') return [x, off < 0.3 ? y + 0.075 : y - 0.035]
    return [x, off > 0.3 ? y - 0.13 : y]
  })
}

function bareLine(w: number): Point[] {
  return [
    [w - 0.045, 0.05],
    [w - 0.085, -0.13],
    [w * 0.66, -0.26],
    [w * 0.4, -0.325],
    [0, -0.335],
    [-w * 0.4, -0.325],
    [-w * 0.66, -0.26],
    [-w + 0.085, -0.13],
    [-w + 0.045, 0.05],
  ]
}

function sidePartLine(w: number, side: 1 | -1): Point[] {
  const line: Point[] = [
    [w - 0.05, 0.06],
    [w - 0.075, -0.12],
    [w * 0.52, -0.27],
    [0.02, -0.3],
    [-w * 0.4, -0.36],
    [-w * 0.72, -0.22],
    [-w + 0.07, -0.1],
    [-w + 0.05, 0.06],
  ]
  return side === 1 ? line : line.map(([x, y]): Point => [-x, y]).toReversed()
}

function fringeLine(w: number): Point[] {
  return [
    [w - 0.05, 0.1],
    [w - 0.1, -0.08],
    [w * 0.5, -0.125],
    [0, -0.105],
    [-w * 0.5, -0.125],
    [-w + 0.1, -0.08],
    [-w + 0.05, 0.1],
  ]
}

function centrePartLine(w: number, m: number): Point[] {
  return [
    [w - 0.045, 0.14],
    [w - 0.085, -0.02],
    [w * 0.62, -0.16],
    [m + 0.05, -0.4],
    [m - 0.05, -0.4],
    [-w * 0.62, -0.16],
    [-w + 0.085, -0.02],
    [-w + 0.045, 0.14],
  ]
}
