import { fromOklab, type Lab } from '../../../contract/colour.ts'
import { hex } from '../../colour.ts'
import { chroma, clamp } from '../pixels/statistics.ts'
import { fitted, SKIN_LIGHTNESS } from './fits.ts'
import type { Patches } from './measure-patches.ts'
import type { Relief } from './measure-relief.ts'
import type { SkinMeasures } from './measure-skin.ts'
import type { Reading } from './reading.ts'
import { seenOfFace } from './seen-inside.ts'
import SEEN_INSIDE from './skin-fit.json' with { type: 'json' }
import { skinLights, skinTones } from './tones.ts'

/** Lightness of the darkest and lightest skin of the Monk scale that a drawing can shade. */
const [DARKEST, LIGHTEST] = [0.4, 0.89]
/**
 * Lightness as the fit says it and as it is given, in straight lines between: few people are as light as 0.7 to 0.73, where
 * the fit cannot tell dim light on fair skin from bright light on dark. Where medium skin in shade or in full light may
 * be taken for dark or light, what is given stays within dark or light, but next to medium. Nobody's place beside others
 * changes.
 */
const TIERS = [
  [0.4, 0.4],
  [0.54, 0.54],
  [0.6, 0.615],
  [0.62, 0.631],
  [0.7, 0.68],
  [0.73, 0.765],
  [0.8, 0.79],
  [0.82, 0.8],
  [0.89, 0.89],
] as const
/**
 * However dark the photo: no skin is read as so much lighter than its lit part was photographed, unless the whites of the
 * eyes are darker than this too, which only little light makes them. Of 113 faces all 25 that come
 * near that line were light, and none of the 21 dark ones.
 */
const LIGHTER = 1.15
const [DIM_WHITE, DARKEST_WHITE] = [0.6, 0.3]
/** Hue of human skin in white light, degrees, and the share of it where the photo's own light speaks against it. */
const HUE = 54
const HUES = [40, 68] as const
/** Irises are that dark against skin, however the light falls; beyond is a reflection. */
const IRISES = [0.1, 1.2] as const

/** Darker eyes and surroundings say no more of the light: a face is not made lighter for them. */
const DIMMEST = { eyeWhite: 0.55, bright: 0.7, around: 0.4 }

/**
 * From brows to mouth, of the places that the network for faces sees. What it says, which exposure hardly changes, moves a
 * guess a little, and makes nobody darker who is dark already.
 */
const BARE_FACE = [{ top: 3, bottom: 9, left: 2, right: 10 }]
const [MOVED, DARK] = [0.03, 0.62]

type Measured = { face: SkinMeasures; relief: Relief; patches: Patches; brows: Lab; hair: Lab }
type Seen = Measured & { insideFace: Float32Array }

/** Lightness by what is measured alone. */
export function skinLightness({ face, relief, patches, brows, hair }: Measured): number {
  return fitted(SKIN_LIGHTNESS, [
    face.lit,
    face.dim,
    Math.max(face.eyeWhite, DIMMEST.eyeWhite),
    Math.max(face.bright, DIMMEST.bright),
    Math.max(face.around, DIMMEST.around),
    relief.lips,
    relief.red,
    relief.nose,
    relief.shine,
    clamp(relief.iris, ...IRISES),
    ...skinTones(patches),
    ...skinLights(face, brows, hair),
  ])
}

/** What `skin-fit.json` is given, fitted by `scripts/fit-look.ts`. */
export function skinSeenInside(insideFace: Float32Array): number[] {
  return seenOfFace(insideFace, BARE_FACE)
}

/** The sitter's skin, `#rrggbb`. Lightness comes from what light and exposure change least. */
export function readSkin(measures: Seen): Reading<string> {
  const { face } = measures
  const measured = skinLightness(measures)
  const moved = measured + clamp(fitted(SEEN_INSIDE, skinSeenInside(measures.insideFace)), -MOVED, MOVED)
  const guess = Math.max(moved, Math.min(measured, DARK))
  const odd = oddness(face)
  const dimness = Math.max(1, DIM_WHITE / Math.max(face.eyeWhite, DARKEST_WHITE))
  const seen = clamp(Math.min(guess, face.lit * LIGHTER * dimness), DARKEST, LIGHTEST)
  const lightness = between(TIERS, seen)
  const hue = ((clamp(face.hue, ...HUES) + HUE) / 2) * (Math.PI / 180)
  const colourful = clamp(chroma(face.colour) * (lightness / Math.max(0.1, face.colour[0])), 0.045, 0.09)
  const lab: Lab = [lightness, colourful * Math.cos(hue), colourful * Math.sin(hue)]
  return { value: hex(fromOklab(lab)), sure: clamp(shareRight(seen) - 0.5 * odd, 0, 1) }
}

/**
 * Of portraits that were read as light as this, each by a fit without it, the share whose skin the reading could stand
 * for. What lies between light and dark may be light skin in little light or dark skin in much, and skin that seems rather
 * light may be medium skin in strong light: both are asked.
 */
function shareRight(lightness: number): number {
  return SHARES.find(([below]) => lightness < below)?.[1] ?? SHARE_OF_LIGHT
}

const SHARES = [
  [0.56, 0.96],
  [0.62, 0.6],
  [0.68, 0.9],
  [0.73, 0.5],
  [0.8, 0.97],
  [0.84, 0.92],
] as const
const SHARE_OF_LIGHT = 0.96

function between(knots: typeof TIERS, value: number): number {
  const after = Math.max(
    1,
    knots.findIndex(([from]) => from >= value),
  )
  const [[fromX, fromY], [toX, toY]] = [knots[after - 1]!, knots[after]!]
  return fromY + ((toY - fromY) * (value - fromX)) / (toX - fromX)
}

/** How far from daylight the light is, 0 to 1: coloured, or too little of it. */
function oddness({ hue, white, saturation }: SkinMeasures): number {
  return Math.max(
    hue < 25 || hue > 85 ? 1 : 0,
    clamp((0.75 - white) / 0.2, 0, 1),
    clamp((saturation - 0.15) / 0.04, 0, 1),
  )
}
