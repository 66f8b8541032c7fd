import type { Lab } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import { point, type Landmarks } from './landmarks.ts'
import type { FaceFrame } from './regions.ts'
import { sampleSquare, type Pixels } from '../pixels/pixels.ts'
import { clamp } from '../pixels/statistics.ts'

/** Pixels a side. */
export const SIDE = 192
/** Face widths across. */
const SPAN = 1.7

/** The face turned upright at one size, whatever the photo's: what is thin or rough is so in every photo alike. */
export type UprightFace = {
  labs: Lab[]
  /** Pixels of a face's width. */
  unit: number
  /** Where a landmark is. */
  place(index: number): [x: number, y: number]
  /** The colour between pixels. */
  between(x: number, y: number): Lab
  /** Place in the photo. */
  inPhoto(x: number, y: number): [x: number, y: number]
}

export function uprightFace(photo: Pixels, landmarks: Landmarks, frame: FaceFrame): UprightFace {
  const [x, y] = frame.at(0, 0)
  const data = sampleSquare(photo, { x, y, side: frame.width * SPAN, angle: frame.angle }, SIDE, 0, 255)
  const labs = Array.from({ length: SIDE * SIDE }, (_, i) => oklab([data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!]))
  const at = (column: number, row: number) => labs[clamp(row, 0, SIDE - 1) * SIDE + clamp(column, 0, SIDE - 1)]!
  return {
    labs,
    unit: SIDE / SPAN,
    place: (index) => {
      const [u, v] = frame.from(...point(landmarks, index))
      return [(u / SPAN + 0.5) * SIDE, (v / SPAN + 0.5) * SIDE]
    },
    between: (px, py) => {
      const [column, row] = [Math.floor(px), Math.floor(py)]
      const [right, down] = [px - column, py - row]
      const [a, b, c, d] = [at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1)]
      const mixed = (channel: 0 | 1 | 2) =>
        (a[channel] * (1 - right) + b[channel] * right) * (1 - down) +
        (c[channel] * (1 - right) + d[channel] * right) * down
      return [mixed(0), mixed(1), mixed(2)]
    },
    inPhoto: (px, py) => frame.at((px / SIDE - 0.5) * SPAN, (py / SIDE - 0.5) * SPAN),
  }
}
