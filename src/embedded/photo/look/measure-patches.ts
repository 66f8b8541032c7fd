import type { Lab } from '../../../contract/colour.ts'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { blurred } from '../pixels/blur.ts'
import { middleLab, quantile, toneOf } from '../pixels/statistics.ts'

/** Discs about landmarks: what a face shows there of skin, lips and beard. Radii are pixels of the upright face. */
const PLACES = {
  forehead: { points: [151, 108, 337], radius: 6 },
  cheekRight: { points: [50, 101, 118], radius: 5 },
  cheekLeft: { points: [280, 330, 347], radius: 5 },
  nose: { points: [4, 5, 195], radius: 3 },
  underEyes: { points: [119, 348], radius: 3 },
  lips: { points: [13, 14, 17, 0], radius: 2 },
  lipRight: { points: [165, 92, 167], radius: 2 },
  lipLeft: { points: [391, 322, 393], radius: 2 },
  philtrum: { points: [164], radius: 2 },
  underLip: { points: [17, 18, 200], radius: 3 },
  chin: { points: [199, 208, 428, 201, 421], radius: 4 },
  underChin: { points: [152, 175], radius: 3 },
  chinRight: { points: [204, 211, 194, 32], radius: 4 },
  chinLeft: { points: [424, 431, 418, 262], radius: 4 },
  lowRight: { points: [187, 207, 214], radius: 4 },
  lowLeft: { points: [411, 427, 434], radius: 4 },
  jawRight: { points: [135, 136, 169, 210], radius: 4 },
  jawLeft: { points: [364, 365, 394, 430], radius: 4 },
  earRight: { points: [177, 215, 58], radius: 3 },
  earLeft: { points: [401, 435, 288], radius: 3 },
} as const satisfies Record<string, { points: readonly number[]; radius: number }>
export type Place = keyof typeof PLACES

export type Patch = {
  lightness: number
  /** Chroma over lightness, red and yellow: no exposure changes it. */
  tone: [red: number, yellow: number]
  /** How unlike each other neighbours are, and patches of a few pixels, beside the lightness; as logarithms. */
  rough: number
  coarse: number
  /** Between its dark and its light tenth. */
  spread: number
}
export type Patches = Record<Place, Patch>

export function measurePatches(face: UprightFace): Patches {
  const light = new Float32Array(face.labs.length)
  for (const [at, [lightness]] of face.labs.entries()) light[at] = lightness
  const changes = light.map((value, at) =>
    Math.hypot(value - light[at % SIDE === 0 ? at : at - 1]!, value - light[at < SIDE ? at : at - SIDE]!),
  )
  const [fine, wide] = [blurred(light, SIDE, 1), blurred(light, SIDE, 4)]
  const patch = ({ points, radius }: (typeof PLACES)[Place]): Patch => {
    const within = pixelsAbout(
      points.map((index) => face.place(index)),
      radius,
    )
    const labs: Lab[] = within.map((at) => face.labs[at]!)
    const middle = within.length > 0 ? middleLab(labs) : UNSEEN
    const per = Math.max(0.1, middle[0])
    const mean = (of: (at: number) => number) =>
      within.reduce((sum, at) => sum + of(at), 0) / Math.max(1, within.length) / per + LEAST
    const lightness = labs.map(([value]) => value)
    return {
      lightness: middle[0],
      tone: toneOf(middle),
      rough: Math.log(mean((at) => changes[at]!)),
      coarse: Math.log(mean((at) => Math.abs(fine[at]! - wide[at]!))),
      spread: within.length > 0 ? quantile(lightness, 0.9) - quantile(lightness, 0.1) : 0,
    }
  }
  return Object.fromEntries(Object.entries(PLACES).map(([name, place]) => [name, patch(place)])) as Patches
}

/** Smaller changes are noise. */
const LEAST = 0.004
const UNSEEN: Lab = [0.6, 0.05, 0.06]

function pixelsAbout(middles: readonly (readonly [number, number])[], radius: number): number[] {
  const found = new Set<number>()
  for (const [x, y] of middles)
    for (let row = Math.ceil(y - radius); row <= y + radius; row++)
      for (let column = Math.ceil(x - radius); column <= x + radius; column++)
        if (row >= 0 && column >= 0 && row < SIDE && column < SIDE && Math.hypot(column - x, row - y) <= radius)
          found.add(row * SIDE + column)
  return [...found]
}
