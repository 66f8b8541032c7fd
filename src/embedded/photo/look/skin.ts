import { fromOklab, type Lab } from '../../../contract/colour.ts'
import { hex } from '../../colour.ts'
import { chroma, clamp } from '../pixels/statistics.ts'
import { numbersOf, type Evidence } from './evidence.ts'
import { fitted, SKIN_LIGHTNESS } from './fits.ts'
import type { Patches } from './measure-patches.ts'
import type { Relief } from './measure-relief.ts'
import type { SkinMeasures } from './measure-skin.ts'
import type { Reading } from './reading.ts'
import { seenOfFace } from './seen-inside.ts'
import SKIN_FIT from './skin-fit.json' with { type: 'json' }
import { skinLights, skinTones } from './tones.ts'

/**
 * OKLab lightness of skin by how light a face seems beside others, from −1 (dark) over 0 (medium) to 1 (light), in straight
 * lines between. What may be dark or medium, and medium or light, is given what both can be; nobody's place beside others
 * changes.
 */
const LIGHTNESS = [
  [-1.6, 0.42],
  [-1, 0.52],
  [-0.4, 0.62],
  [-0.1, 0.68],
  [-0.02, 0.762],
  [0.75, 0.795],
  [1, 0.84],
  [1.4, 0.88],
] as const
/** The darkest skin of the Monk scale that a drawing can shade. */
const DARKEST = 0.4
/** Skin as dark as this, and darker by so much, is as dark as it was measured: how dark people are few descriptions say. */
const [DARK, DEPTH] = [0.62, 0.06]
/**
 * By so much what the network for faces sees, which knows photographs, may make skin lighter or darker than was measured,
 * and nobody darker who is dark already.
 */
const [LIGHTER, DARKER] = [0.07, 0.12]
/**
 * However dark the photo, no skin is read as lighter than its lit part was photographed times `LIT`, less `SLACK`; unless
 * the whites of the eyes are darker than `DIM_WHITE`, which only little light makes them.
 */
const [LIT, SLACK] = [1.5, 0.16]
const [DIM_WHITE, DARKEST_WHITE] = [0.6, 0.3]
/** Hue of human skin in white light, degrees, and the share of it where the photo's own light speaks against it. */
const HUE = 54
const HUES = [40, 68] as const
/** Irises are that dark against skin, however the light falls; beyond is a reflection. */
const IRISES = [0.1, 1.2] as const

/** Darker eyes and surroundings say no more of the light: a face is not made lighter for them. */
const DIMMEST = { eyeWhite: 0.55, bright: 0.7, around: 0.4 }

/** From brows to mouth, of the places that the network for faces sees: what it sees there exposure hardly changes. */
const BARE_FACE = [{ top: 3, bottom: 9, left: 2, right: 10 }]

type Seen = {
  face: SkinMeasures
  relief: Relief
  patches: Patches
  brows: Lab
  hair: Lab
  insideFace: Float32Array
}

/** What `skin-fit.json` is given: lightness by what was measured alone, each of these numbers, and what the network sees. */
export function skinEvidence({ face, relief, patches, brows, hair, insideFace }: Seen) {
  const measured = [
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
  ]
  const lightness = [fitted(SKIN_LIGHTNESS, measured)]
  return { lightness, measured, face: seenOfFace(insideFace, BARE_FACE) } satisfies Evidence
}

/** The sitter's skin, `#rrggbb`. Lightness comes from what light and exposure change least. */
export function readSkin(measures: Seen): Reading<string> {
  const { face } = measures
  const evidence = skinEvidence(measures)
  const measured = evidence.lightness[0]!
  const seeming = between(LIGHTNESS, fitted(SKIN_FIT, numbersOf(evidence)))
  const deeper = clamp((DARK - seeming) / DEPTH, 0, 1) * Math.max(0, seeming - measured)
  const dimness = Math.max(1, DIM_WHITE / Math.max(face.eyeWhite, DARKEST_WHITE))
  const darkest = Math.max(measured - DARKER, Math.min(measured, DARK))
  const near = clamp(seeming - deeper, darkest, measured + LIGHTER)
  const lightness = Math.max(DARKEST, Math.min(near, face.lit * LIT * dimness - SLACK))
  const hue = ((clamp(face.hue, ...HUES) + HUE) / 2) * (Math.PI / 180)
  const colourful = clamp(chroma(face.colour) * (lightness / Math.max(0.1, face.colour[0])), 0.045, 0.09)
  const lab: Lab = [lightness, colourful * Math.cos(hue), colourful * Math.sin(hue)]
  return { value: hex(fromOklab(lab)), sure: clamp(shareRight(lightness) - 0.5 * oddness(face), 0, 1) }
}

/**
 * Of portraits that were read as light as this, each by a fit that knew nobody of its source, the share whose skin the
 * reading could stand for. What medium skin can be as well is asked, but for what is as right for light skin.
 */
function shareRight(lightness: number): number {
  return SHARES.find(([below]) => lightness < below)?.[1] ?? SHARE_OF_LIGHT
}

const SHARES = [
  [0.56, 0.98],
  [0.62, 0.9],
  [0.68, 0.92],
  [0.77, 0.8],
  [0.8, 0.95],
  [0.82, 0.8],
] as const
const SHARE_OF_LIGHT = 0.97

/** The ends hold beyond them. */
function between(knots: typeof LIGHTNESS, value: number): number {
  const [least, most] = [knots[0][0], knots[knots.length - 1]![0]]
  const within = clamp(value, least, most)
  const after = Math.max(
    1,
    knots.findIndex(([from]) => from >= within),
  )
  const [[fromX, fromY], [toX, toY]] = [knots[after - 1]!, knots[after]!]
  return fromY + ((toY - fromY) * (within - fromX)) / (toX - fromX)
}

/** How far from daylight the light is, 0 to 1: coloured, or too little of it. */
function oddness({ hue, white, saturation }: SkinMeasures): number {
  return Math.max(
    hue < 25 || hue > 85 ? 1 : 0,
    clamp((0.75 - white) / 0.2, 0, 1),
    clamp((saturation - 0.15) / 0.04, 0, 1),
  )
}
