import type { FaceFrame } from '../face/regions.ts'
import type { Mask } from '../pixels/mask.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** From the ears down to the chest: where each band begins and ends, in widths of the face from its middle. */
const BANDS = [
  [-0.2, 0.1],
  [0.1, 0.3],
  [0.3, 0.5],
  [0.5, 0.7],
  [0.7, 0.9],
  [0.9, 1.2],
  [1.2, 1.6],
  [1.6, 2.1],
] as const
/** On the face and the throat, close beside them, and on the shoulders. */
const OUT = [
  [0, 0.4],
  [0.4, 0.7],
  [0.7, 1.2],
] as const
const STEP = 0.1

/**
 * Where hair ends beside the face: the share of each place that is hair, of the hairier side and of the other one, because
 * it may fall on one shoulder alone. `OUT` by `OUT`, from the uppermost of `BANDS` down.
 */
export function measureBeside(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  frame: Pick<FaceFrame, 'at'>,
  hair: Mask,
): number[] {
  const hairAt = (u: number, v: number) => {
    const [x, y] = frame.at(u, v)
    return x >= 0 && y >= 0 && x < width && y < height ? hair(x, y) : 0
  }
  return BANDS.flatMap((band) =>
    OUT.flatMap((out) => {
      const [left, right] = [-1, 1].map((way) => {
        const all = middles(band).flatMap((v) => middles(out).map((u) => hairAt(u * way, v)))
        return all.reduce((sum, share) => sum + share, 0) / all.length
      })
      return [Math.max(left!, right!), Math.min(left!, right!)]
    }),
  )
}

function middles([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: Math.round((to - from) / STEP) }, (_, i) => from + (i + 0.5) * STEP)
}
