import { fromSquare, type Square } from '../pixels/pixels.ts'
import type { Mask } from '../pixels/mask.ts'

/*
 * Two networks run over every photo, one for the points of the face, one for the person's outline. What they see on their
 * way to these answers tells glasses, beards and curls better than lines and patches alone, and costs nothing more.
 */

/** Places a side, and numbers of each, of what `face/models.ts` gives. */
const [FACE_SIDE, FACE_DEPTH] = [12, 128]
const [PERSON_SIDE, PERSON_DEPTH] = [32, 24]

/** Rows and columns of places, the last ones not among them. */
export type Block = { top: number; bottom: number; left: number; right: number }

/** Means over blocks of the square that the face fills: `FACE_DEPTH` numbers a block. */
export function seenOfFace(inside: Float32Array, blocks: readonly Block[]): number[] {
  return blocks.flatMap((block) => meansOver(inside, block))
}

/** Over what is hair of the square that the person was looked for in: `PERSON_DEPTH` means, and as many deviations. */
export function seenInHair(inside: Float32Array, square: Square, hair: Mask): number[] {
  const weights = Float64Array.from({ length: PERSON_SIDE ** 2 }, (_, i) =>
    hair(
      ...fromSquare(square, ((i % PERSON_SIDE) + 0.5) / PERSON_SIDE, (Math.floor(i / PERSON_SIDE) + 0.5) / PERSON_SIDE),
    ),
  )
  const all = weights.reduce((sum, weight) => sum + weight, NONE)
  const meanOf = (of: (value: number, i: number) => number, i: number) =>
    weights.reduce((sum, weight, at) => sum + weight * of(inside[at * PERSON_DEPTH + i]!, i), 0) / all
  const means = Array.from({ length: PERSON_DEPTH }, (_, i) => meanOf((value) => value, i))
  const spreads = means.map((mean, i) => Math.sqrt(meanOf((value) => (value - mean) ** 2, i)))
  return [...means, ...spreads]
}

/** So that no hair divides by nothing. */
const NONE = 1e-3

function meansOver(inside: Float32Array, { top, bottom, left, right }: Block): number[] {
  const sums = new Float64Array(FACE_DEPTH)
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      for (let i = 0; i < FACE_DEPTH; i++) sums[i]! += inside[(row * FACE_SIDE + column) * FACE_DEPTH + i]!
  return Array.from(sums, (sum) => sum / ((bottom - top) * (right - left)))
}
