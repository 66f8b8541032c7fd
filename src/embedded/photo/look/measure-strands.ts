import { SIDE, type UprightFace } from '../face/upright.ts'
import type { Mask } from '../pixels/mask.ts'
import { clamp } from '../pixels/statistics.ts'

/** Each scale is twice as coarse as the one before: pixels a side of the windows in which strands are followed. */
const WINDOWS = [8, 8, 6] as const
/** How surely a pixel is hair, and the share of a window that must be. */
const [HAIR, ENOUGH] = [0.6, 0.6]
/** Round this place strands lie about a head, in sides of the upright face from its top. */
const MIDDLE = 0.55
/** What is said of hair that no window shows. */
const [SOME, FAINT] = [0.5, -4]
const LEAST = 1e-5

type Plane = { side: number; light: Float32Array; hair: Float32Array }

/**
 * How strands run through the hair of a face's own frame. At each of three scales: how well they keep one direction within
 * a window, how strongly they stand out, how upright they are, how far they follow the head's outline, and how alike their
 * directions are altogether; then how roughness falls off between the scales, how light hair is, how much and how
 * unevenly that varies, and how much of it is seen.
 */
export function measureStrands({ labs, inPhoto }: Pick<UprightFace, 'labs' | 'inPhoto'>, hair: Mask): number[] {
  const [light, own] = [new Float32Array(SIDE * SIDE), new Float32Array(SIDE * SIDE)]
  for (let i = 0; i < light.length; i++) {
    const [x, y] = inPhoto((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5)
    light[i] = labs[i]![0]
    own[i] = hair(x, y)
  }
  const { mean, deviation, skew, count } = spreadOf(light, own)
  const scales: number[][] = []
  let plane: Plane = { side: SIDE, light, hair: own }
  for (const window of WINDOWS) {
    scales.push(followed(plane, window, mean))
    plane = { side: plane.side >> 1, light: halved(plane.light, plane.side), hair: halved(plane.hair, plane.side) }
  }
  const [fine, medium, coarse] = scales.map(([, strength]) => strength!)
  const falling = [fine! - medium!, medium! - coarse!]
  return [...scales.flat(), ...falling, mean, deviation / mean, clamp(skew, -3, 3), Math.log(count / 1000 + 0.05)]
}

function followed({ side, light, hair }: Plane, window: number, mean: number): number[] {
  const sums = { windows: 0, kept: 0, strength: 0, upright: 0, around: 0, cos: 0, sin: 0 }
  for (let top = 1; top + window < side - 1; top += window)
    for (let left = 1; left + window < side - 1; left += window) {
      let [xx, xy, yy, own] = [0, 0, 0, 0]
      for (let y = top; y < top + window; y++)
        for (let x = left; x < left + window; x++) {
          const i = y * side + x
          if (hair[i]! < HAIR) continue
          own++
          const [across, down] = [light[i + 1]! - light[i - 1]!, light[i + side]! - light[i - side]!]
          xx += across * across
          xy += across * down
          yy += down * down
        }
      if (own < window * window * ENOUGH || xx + yy < 1e-9) continue
      const kept = Math.hypot(xx - yy, 2 * xy) / (xx + yy)
      // Strands run across the direction in which lightness changes.
      const direction = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2
      const outline = Math.atan2(top + window / 2 - side * MIDDLE, left + window / 2 - side / 2) + Math.PI / 2
      sums.windows++
      sums.kept += kept
      sums.strength += Math.log((xx + yy) / own / (mean * mean) + LEAST)
      sums.upright -= kept * Math.cos(2 * direction)
      sums.around += kept * Math.cos(2 * (direction - outline))
      sums.cos += kept * Math.cos(2 * direction)
      sums.sin += kept * Math.sin(2 * direction)
    }
  const { windows, kept, strength, upright, around, cos, sin } = sums
  if (windows === 0) return [SOME, FAINT, 0, 0, 0]
  const alike = kept > 0 ? Math.hypot(cos, sin) / kept : 0
  return [kept / windows, strength / windows, upright / windows, around / windows, alike]
}

function spreadOf(light: Float32Array, hair: Float32Array) {
  const own = light.filter((_, i) => hair[i]! > HAIR)
  if (own.length === 0) return { mean: 0.3, deviation: 0, skew: 0, count: 0 }
  const meanOf = (of: (value: number) => number) => own.reduce((sum, value) => sum + of(value), 0) / own.length
  const mean = Math.max(
    0.02,
    meanOf((value) => value),
  )
  const deviation = Math.sqrt(meanOf((value) => (value - mean) ** 2))
  const skew = deviation > 0 ? meanOf((value) => (value - mean) ** 3) / deviation ** 3 : 0
  return { mean, deviation, skew, count: own.length }
}

/** Half as fine: means over four pixels. */
function halved(values: Float32Array, side: number): Float32Array {
  const half = side >> 1
  const means = new Float32Array(half * half)
  for (let i = 0; i < means.length; i++) {
    const at = Math.floor(i / half) * 2 * side + (i % half) * 2
    means[i] = (values[at]! + values[at + 1]! + values[at + side]! + values[at + side + 1]!) / 4
  }
  return means
}
