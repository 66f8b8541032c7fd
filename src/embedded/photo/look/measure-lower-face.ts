import { SIDE, type UprightFace } from '../face/upright.ts'
import { blurred } from '../pixels/blur.ts'
import { quantile } from '../pixels/statistics.ts'

/** Landmarks from the cheeks down to the jaws, right and left; those of the middle are both. */
const RIGHT = [
  58, 172, 136, 150, 149, 176, 148, 152, 215, 138, 135, 169, 170, 140, 171, 175, 177, 213, 192, 214, 210, 211, 32, 208,
  199, 187, 207, 216, 212, 202, 204, 194, 201, 200, 18, 182, 106, 43, 57, 186, 92, 165, 167, 164, 206, 203, 205, 147,
  132,
] as const
const LEFT = [
  288, 397, 365, 379, 378, 400, 377, 152, 435, 367, 364, 394, 395, 369, 396, 175, 401, 433, 416, 434, 430, 431, 262,
  428, 199, 411, 427, 436, 432, 422, 424, 418, 421, 200, 18, 406, 335, 273, 287, 410, 322, 391, 393, 164, 426, 423, 425,
  376, 361,
] as const
const CHEEKS = [
  [50, 101, 118],
  [280, 330, 347],
] as const
/** In pixels of the upright face. */
const [RADIUS, CHEEK_RADIUS] = [4, 5]
/** Means over squares of so many pixels to each side; hairs are what changes from one to the next. */
const BLURS = [0, 1, 2, 5] as const
/** Smaller changes are noise. */
const LEAST = 0.003

/** Logarithm of lightness, red and yellow over lightness, and logarithms of how much changes over 1, 2 and 5 pixels. */
export const SEEN_AT_A_PLACE = 6

/**
 * How each place from cheeks to jaws differs from the cheek of its own side, of both sides the mean: `SEEN_AT_A_PLACE`
 * numbers a place. No exposure changes them.
 */
export function measureLowerFace(face: UprightFace): number[] {
  const light = new Float32Array(face.labs.length)
  for (const [at, [lightness]] of face.labs.entries()) light[at] = lightness
  const blurs = BLURS.map((reach) => blurred(light, SIDE, reach))
  const changes = [0, 1, 2].map((i) => apart(blurs[i]!, blurs[i + 1]!))
  const at = (points: readonly number[], radius: number) => lookAt(face, changes, points, radius)
  const [right, left] = CHEEKS.map((points) => at(points, CHEEK_RADIUS)) as [number[], number[]]
  const between = right.map((value, i) => (value + left[i]!) / 2)
  return RIGHT.flatMap((one, i) => {
    const other: number = LEFT[i]!
    if (one === other) return beside(at([one], RADIUS), between)
    const theirs = beside(at([other], RADIUS), left)
    return beside(at([one], RADIUS), right).map((value, which) => (value + theirs[which]!) / 2)
  })
}

function apart(one: Float32Array, other: Float32Array): Float32Array {
  const changes = new Float32Array(one.length)
  for (let at = 0; at < one.length; at++) changes[at] = Math.abs(one[at]! - other[at]!)
  return changes
}

function beside(place: readonly number[], cheek: readonly number[]): number[] {
  return place.map((value, i) => value - cheek[i]!)
}

function lookAt(
  face: UprightFace,
  changes: readonly Float32Array[],
  points: readonly number[],
  radius: number,
): number[] {
  const pixels = points.flatMap((index) => disc(...face.place(index), radius))
  const labs = pixels.map((at) => face.labs[at]!)
  const middle = (of: (lab: (typeof labs)[number]) => number) => quantile(labs.map(of), 0.5)
  const lightness = middle(([value]) => value)
  const per = Math.max(0.1, lightness)
  return [
    Math.log(Math.max(0.05, lightness)),
    middle(([value, a]) => a / Math.max(0.1, value)),
    middle(([value, , b]) => b / Math.max(0.1, value)),
    ...changes.map((change) => {
      const mean = pixels.reduce((sum, at) => sum + change[at]!, 0) / pixels.length
      return Math.log(mean / per + LEAST)
    }),
  ]
}

/** Pixels of a disc; those beyond the face's square are the nearest within it. */
function disc(x: number, y: number, radius: number): number[] {
  const [column, row] = [Math.round(x), Math.round(y)]
  const pixels: number[] = []
  for (let down = -radius; down <= radius; down++)
    for (let across = -radius; across <= radius; across++)
      if (across * across + down * down <= radius * radius)
        pixels.push(within(row + down) * SIDE + within(column + across))
  return pixels
}

function within(value: number): number {
  return Math.min(SIDE - 1, Math.max(0, value))
}
