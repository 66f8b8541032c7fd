import type { Point } from '../buffers/paths.ts'

/** Parting on the side that the head turns away from. */
export const partOf = (turn: number): 1 | -1 => (turn > 0.1 ? -1 : 1)

export function sidePartLine(w: number, s: number, forehead = 0): Point[] {
  const line: Point[] = [
    [w - 0.05, 0.06],
    [w - 0.075, -0.12],
    [w * 0.52, -0.27 - forehead],
    [0.02, -0.3 - forehead],
    [-w * 0.4, -0.36 - forehead],
    [-w * 0.72, -0.22],
    [-w + 0.07, -0.1],
    [-w + 0.05, 0.06],
  ]
  return s === 1 ? line : line.map(([x, y]): Point => [-x, y]).toReversed()
}

export function fringeLine(w: number): Point[] {
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

export function centrePartLine(w: number, turn: number): Point[] {
  const m = turn * 0.12
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
