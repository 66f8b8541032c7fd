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
  return blocks.flatMap((block) => meansOver(inside, block, FACE_SIDE, FACE_DEPTH))
}

/**
 * Above the crown, on it, at the hairline, beside the temples and jaws, on the neck's sides and front, on the shoulders:
 * rows and columns of the left half of the square that the person was looked for in, face in its middle.
 */
const AROUND: readonly Block[] = [
  { top: 4, bottom: 7, left: 12, right: 20 },
  { top: 7, bottom: 9, left: 12, right: 20 },
  { top: 9, bottom: 11, left: 13, right: 19 },
  { top: 9, bottom: 13, left: 9, right: 12 },
  { top: 13, bottom: 18, left: 8, right: 12 },
  { top: 18, bottom: 22, left: 8, right: 12 },
  { top: 18, bottom: 21, left: 13, right: 19 },
  { top: 22, bottom: 27, left: 8, right: 14 },
]

/** Of what surrounds a face `PERSON_DEPTH` means a place, both sides together. */
export function seenAroundHead(inside: Float32Array): number[] {
  return AROUND.flatMap((block) => {
    const mirrored = { ...block, left: PERSON_SIDE - block.right, right: PERSON_SIDE - block.left }
    const [one, other] = [block, mirrored].map((half) => meansOver(inside, half, PERSON_SIDE, PERSON_DEPTH))
    return one!.map((value, i) => (value + other![i]!) / 2)
  })
}

function meansOver(inside: Float32Array, { top, bottom, left, right }: Block, side: number, depth: number): number[] {
  const sums = new Float64Array(depth)
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      for (let i = 0; i < depth; i++) sums[i]! += inside[(row * side + column) * depth + i]!
  return Array.from(sums, (sum) => sum / ((bottom - top) * (right - left)))
}
