import type { Lab } from '../../../contract/colour.ts'
import { OUTLINES } from '../face/landmarks.ts'
import { grown, inside } from '../face/regions.ts'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { chroma, clamp, quantile } from '../pixels/statistics.ts'

/** Of a part of the face where hair may be, on the side that is seen, beside the cheek of that side. */
export type Hairs = {
  /** How much of the cheek's saturation is missing: grey hair has none, on skin of any colour. */
  fade: number
  /** How much darker, as a share of the cheek's lightness. */
  dark: number
  /** From dark to light, as a share of its own lightness. */
  spread: number
  /** How much neighbours differ, as a logarithm, beyond the cheek's. */
  grain: number
  /** How far its colour has gone from the cheek's to that of the head's hair. */
  near: number
  /** The share that is hardly darker than the cheek, if not lighter, and has lost much of its colour: white or grey hair. */
  pale: number
}
type HairyPart = keyof typeof PARTS
export type HairsMeasures = Record<HairyPart, Hairs>

/** Outlines by landmarks, right and left. */
const PARTS = {
  lip: [
    [2, 97, 98, 206, 92, 40, 39, 37, 0],
    [2, 326, 327, 426, 322, 270, 269, 267, 0],
  ],
  chin: [
    [18, 83, 182, 194, 32, 171, 175, 199],
    [18, 313, 406, 418, 262, 396, 175, 199],
  ],
  jaw: [
    [212, 202, 194, 32, 140, 149, 150, 136, 172, 138, 192, 214],
    [432, 422, 418, 262, 369, 378, 379, 365, 397, 367, 416, 434],
  ],
} as const
const CHEEKS = [
  [50, 101, 118, 117, 123, 187, 205, 36],
  [280, 330, 347, 346, 352, 411, 425, 266],
] as const
/** Lips' red is no hair; so much larger than they are is what is left out. */
const RED = 1.15
/** Smaller parts tell nothing, nor do smaller differences between hair and skin, nor the colour of grey pictures. */
const [FEWEST, APART, COLOURED] = [8, 0.01, 0.03]
/** Shares of the cheek's saturation and lightness between which hair is pale. */
const [FADED, LIGHT] = [0.6, 0.85]
/** Tone is told as finely as three times so much lightness. */
const TONE = 3
/** Smaller changes are noise. */
const LEAST = 0.004

/** Of upper lip, chin and jaw; the more a head is turned, the more only the side that is seen counts. */
export function measureHairs(face: UprightFace, hair: Lab): HairsMeasures {
  const lips = grown(
    OUTLINES.lips.map((index) => face.place(index)),
    RED,
  )
  const sides = CHEEKS.map((outline, side) => {
    const cheek = middleOf(face, pixelsWithin(face, outline, lips))
    const of = (part: HairyPart) => beside(face, pixelsWithin(face, PARTS[part][side]!, lips), cheek, hair)
    return { lip: of('lip'), chin: of('chin'), jaw: of('jaw') }
  })
  const right = rightSeen(face)
  const both = (part: HairyPart) => mixed(sides[0]![part], sides[1]![part], right)
  return { lip: both('lip'), chin: both('chin'), jaw: both('jaw') }
}

/** How much the right side counts: half from the front, nothing where it is hardly seen. */
function rightSeen(face: UprightFace): number {
  const [edge, nose, otherEdge] = [234, 4, 454].map((index) => face.place(index)[0]) as [number, number, number]
  const [right, left] = [Math.max(1, nose - edge), Math.max(1, otherEdge - nose)]
  return clamp(0.5 + 1.6 * (right / (right + left) - 0.5), 0, 1)
}

function mixed(right: Hairs, left: Hairs, share: number): Hairs {
  const mix = (key: keyof Hairs) => right[key] * share + left[key] * (1 - share)
  return {
    fade: mix('fade'),
    dark: mix('dark'),
    spread: mix('spread'),
    grain: mix('grain'),
    near: mix('near'),
    pale: mix('pale'),
  }
}

type Middle = { lab: Lab; saturation: number; grain: number }

function middleOf({ labs }: UprightFace, pixels: readonly number[]): Middle {
  const middle = (of: (lab: Lab) => number) =>
    quantile(
      pixels.map((at) => of(labs[at]!)),
      0.5,
    )
  if (pixels.length < FEWEST) return { lab: [0.6, 0.05, 0.06], saturation: 0.13, grain: Math.log(0.03) }
  const lab: Lab = [middle(([value]) => value), middle(([, a]) => a), middle(([, , b]) => b)]
  const change = pixels.reduce((sum, at) => sum + Math.abs(labs[at]![0] - labs[Math.max(0, at - 1)]![0]), 0)
  const grain = Math.log(change / pixels.length / Math.max(0.1, lab[0]) + LEAST)
  return { lab, saturation: middle(saturationOf), grain }
}

function beside(face: UprightFace, pixels: readonly number[], cheek: Middle, hair: Lab): Hairs {
  if (pixels.length < FEWEST) return { fade: 0, dark: 0, spread: 0, grain: 0, near: 0, pale: 0 }
  const labs = pixels.map((at) => face.labs[at]!)
  const part = middleOf(face, pixels)
  const lightness = labs.map(([value]) => value)
  const [light, saturation] = [Math.max(0.1, cheek.lab[0]), Math.max(COLOURED, cheek.saturation)]
  const isPale = (lab: Lab) => saturationOf(lab) < FADED * saturation && lab[0] > LIGHT * light
  return {
    fade: 1 - part.saturation / saturation,
    dark: 1 - part.lab[0] / light,
    spread: (quantile(lightness, 0.9) - quantile(lightness, 0.1)) / Math.max(0.1, part.lab[0]),
    grain: part.grain - cheek.grain,
    near: wayTo(hair, cheek.lab, part.lab),
    pale: cheek.saturation < COLOURED ? 0 : labs.filter(isPale).length / labs.length,
  }
}

/** How far on the way from one colour to another a third lies. */
function wayTo(to: Lab, from: Lab, here: Lab): number {
  const away = (lab: Lab) => [lab[0] - from[0], (lab[1] - from[1]) * TONE, (lab[2] - from[2]) * TONE]
  const [way, gone] = [away(to), away(here)]
  const length = way.reduce((sum, value) => sum + value * value, 0)
  return length < APART ? 0 : clamp(way.reduce((sum, value, i) => sum + value * gone[i]!, 0) / length, -0.5, 1)
}

function saturationOf(lab: Lab): number {
  return chroma(lab) / Math.max(0.1, lab[0])
}

function pixelsWithin(face: UprightFace, indices: readonly number[], lips: [number, number][]): number[] {
  const outline = indices.map((index) => face.place(index))
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const found: number[] = []
  for (let y = Math.max(0, Math.ceil(Math.min(...ys))); y <= Math.min(SIDE - 1, Math.max(...ys)); y++)
    for (let x = Math.max(0, Math.ceil(Math.min(...xs))); x <= Math.min(SIDE - 1, Math.max(...xs)); x++)
      if (inside(outline, x, y) && !inside(lips, x, y)) found.push(y * SIDE + x)
  return found
}
