import type { FaceFrame } from '../face/regions.ts'
import type { Mask } from '../pixels/mask.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** Rows across crown, brows, eyes, nose and chin, in widths of the face from its middle. */
const ROWS = [-0.7, -0.4, -0.1, 0.2, 0.5] as const
/** What lies further from the middle of a row is not of the head. */
const REACH = 2.1
const STEP = 0.025
const PERSON = 0.5
/** Heads and hair that lies against them are no wider; how far hair stands off them is what tells curls. */
const PLAIN = 1.4

/** How much wider than a plain head the person is at each of `ROWS`, in widths of the face, as far as the photo shows. */
export function measureWidth(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  frame: Pick<FaceFrame, 'at'>,
  person: Mask,
): number[] {
  const isPerson = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && person(x, y) > PERSON
  return ROWS.map((v) => {
    let wide = 0
    for (let u = STEP / 2 - REACH; u < REACH; u += STEP) if (isPerson(...frame.at(u, v))) wide += STEP
    return Math.max(0, wide - PLAIN)
  })
}
