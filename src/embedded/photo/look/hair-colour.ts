import type { Lab } from '../../../contract/colour.ts'
import { chroma, clamp } from '../pixels/statistics.ts'

/** How likely each colour of hair is, all together 1. */
export type HairShares = { black: number; brown: number; fair: number; grey: number }

type Bounds = { light: readonly [number, number]; chroma: readonly [number, number] }

/** What people call each: lightness and chroma in OKLab. They overlap, as words do. */
const WORDS: Record<keyof HairShares, Bounds> = {
  black: { light: [0, 0.36], chroma: [0, 1] },
  brown: { light: [0.24, 0.6], chroma: [0.012, 1] },
  fair: { light: [0.52, 0.92], chroma: [0.035, 1] },
  grey: { light: [0.42, 1], chroma: [0, 0.045] },
}

/** Where a colour may be moved to, a little within the words' bounds: each word alone, and what two share. */
const PLACES: readonly Bounds[] = [
  { light: [0.14, 0.345], chroma: [0, 0.2] },
  { light: [0.26, 0.345], chroma: [0.016, 0.2] },
  { light: [0.26, 0.58], chroma: [0.016, 0.2] },
  { light: [0.44, 0.58], chroma: [0.016, 0.042] },
  { light: [0.535, 0.58], chroma: [0.042, 0.2] },
  { light: [0.535, 0.9], chroma: [0.042, 0.2] },
  { light: [0.535, 0.9], chroma: [0.0375, 0.042] },
  { light: [0.44, 0.9], chroma: [0, 0.042] },
]
/** What a difference of colour costs beside the likelihood of a word: what was measured is left as it is where it can be. */
const MOVING = 2.5
/**
 * Scalp shows through cropped black hair and is measured with it: what a step to black costs where the crown looks bare, and
 * from which share of it to which the cost falls there.
 */
const CROPPED = { moving: 0.5, bare: [0.3, 0.7] } as const
/** Of brown, where what was measured has hardly a hue. */
const BROWN = Math.PI / 3

/**
 * The colour nearest to what was measured that likely has the right name: light on cropped black hair makes no grey of it,
 * nor shade black hair of brown. `bare` is how much of the crown looks bare, 0 to 1. `sure` is how likely the name is right.
 */
export function namedHair(measured: Lab, shares: HairShares, bare: number): { colour: Lab; sure: number } {
  const [from, to] = CROPPED.bare
  const toBlack = MOVING + (CROPPED.moving - MOVING) * clamp((bare - from) / (to - from), 0, 1)
  const moved = [measured, ...PLACES.map((bounds) => within(measured, bounds))]
  const judged = moved.map((colour) => {
    const sure = (Object.keys(WORDS) as (keyof HairShares)[])
      .filter((word) => isWithin(colour, WORDS[word]))
      .reduce((sum, word) => sum + shares[word], 0)
    const moving = colour[0] < WORDS.black.light[1] ? toBlack : MOVING
    return { colour, sure, worth: sure - moving * apart(colour, measured) }
  })
  const { colour, sure } = judged.reduce((best, one) => (one.worth > best.worth + 1e-9 ? one : best))
  return { colour, sure }
}

function isWithin(lab: Lab, { light, chroma: [least, most] }: Bounds): boolean {
  return lab[0] >= light[0] && lab[0] <= light[1] && chroma(lab) >= least && chroma(lab) <= most
}

function within(lab: Lab, { light, chroma: [least, most] }: Bounds): Lab {
  const own = chroma(lab)
  const held = clamp(own, least, most)
  const isHueless = own < 0.012 || lab[2] <= 0 || lab[1] < -0.004
  const hue = held > own && isHueless ? BROWN : Math.atan2(lab[2], lab[1])
  return [clamp(lab[0], ...light), held * Math.cos(hue), held * Math.sin(hue)]
}

/** Tint counts twice: light changes it least. */
function apart(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], 2 * Math.hypot(one[1] - other[1], one[2] - other[2]))
}
