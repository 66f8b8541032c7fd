import type { Lab } from '../../../contract/colour.ts'
import { chroma } from '../pixels/statistics.ts'
import type { BeardMeasures } from './measure-beard.ts'
import type { CutMeasures } from './measure-cut.ts'
import type { GlassesMeasures } from './measure-glasses.ts'
import type { HairMeasures } from './measure-hair.ts'
import type { Hairs, HairsMeasures } from './measure-hairs.ts'
import type { Expression, FaceMeasures } from './measure-face.ts'
import { SEEN_AT_A_PLACE } from './measure-lower-face.ts'
import type { Patches } from './measure-patches.ts'
import type { Relief } from './measure-relief.ts'
import type { SkinMeasures } from './measure-skin.ts'
import { seenOfFace } from './seen-inside.ts'

/*
 * What the fits of `look-fits.json` are given, in their order. `skin` is the lightness of the skin as it was read: people
 * of one skin have much in common besides.
 */

/** Numbers by what they were measured on: a fit holds each part's weights as hard as that part misleads. */
export type Evidence = Readonly<Record<string, readonly number[]>>

/** In the order of the fits. */
export function numbersOf(evidence: Evidence): number[] {
  return Object.values(evidence).flat()
}

/** Across the bridge of the nose and over lips, chin and jaws, of the places that the network for faces sees. */
const BRIDGE = [{ top: 4, bottom: 7, left: 5, right: 7 }]
const LIPS_AND_CHIN = [
  { top: 7, bottom: 9, left: 3, right: 9 },
  { top: 9, bottom: 11, left: 3, right: 9 },
]
/** Right and left: strong brows are dark lines above the eyes as rims are, and speak against them. */
const BROWS = [
  { top: 3, bottom: 4, left: 2, right: 5 },
  { top: 3, bottom: 4, left: 7, right: 10 },
]
/** From the tip of the nose to the upper lip: over the whole mouth a moustache is lost in lips and teeth. */
const UPPER_LIP = [{ top: 6, bottom: 7, left: 4, right: 8 }]
type LookMeasures = {
  skin: SkinMeasures
  patches: Patches
  face: { face: FaceMeasures; expression: Expression }
  cut: CutMeasures
  brows: Lab
  strands: HairMeasures
  relief: Relief
  /** Pixels of the photo across the face. */
  across: number
  /** What `seen-inside.ts` takes of the face, and has taken of what is round the head. */
  insideFace: Float32Array
  insideAround: readonly number[]
}

type Glasses = Pick<LookMeasures, 'across' | 'insideFace' | 'skin'> & {
  glasses: GlassesMeasures
  yaw: number
  lightness: number
}

export function glassesEvidence({ glasses, yaw, across, lightness, skin, insideFace }: Glasses) {
  const { bridge, rims, arms, lenses } = glasses
  const measured = [
    ...[bridge, Math.min(...rims), Math.min(...arms), Math.max(...rims), Math.max(...arms)].map(strengthOf),
    Math.max(...lenses),
    Math.min(...lenses),
    turnOf(yaw),
    sizeOf(across),
    lightness,
    skin.lit,
  ]
  const [right, left] = BROWS.map((brow) => seenOfFace(insideFace, [brow]))
  const brows = right!.map((value, i) => (value + left![i]!) / 2)
  return { measured, face: seenOfFace(insideFace, BRIDGE), brows } satisfies Evidence
}

/** Of a line; one that is stronger than plain is no surer one. */
function strengthOf(line: number): number {
  return Math.log(Math.min(0.23, line) + 0.02)
}

type Bearded = Pick<LookMeasures, 'across' | 'brows' | 'face' | 'insideFace' | 'strands'> & {
  beard: Pick<BeardMeasures, 'lip' | 'chin'>
  places: number
  lightness: number
}

/** `places` is what `beard-fit.json` says of lip, chin and jaws. */
export function beardedEvidence({ beard, places, face: seen, across, lightness, brows, strands, insideFace }: Bearded) {
  const { jaw, browHeight, lipHeight, chin } = seen.face
  const measured = [
    turnOf(seen.expression.yaw),
    sizeOf(across),
    lightness,
    brows[0],
    strands.below.area,
    strands.jaw,
    jaw,
    browHeight,
    lipHeight,
    chin,
  ]
  const face = seenOfFace(insideFace, LIPS_AND_CHIN)
  const upperLip = seenOfFace(insideFace, UPPER_LIP)
  return { places: [places], measured, face, upperLip, moustache: moustacheOf(beard) } satisfies Evidence
}

/** How much the lip differs from the chin, lighter or darker, and how much rougher it is: there may be hair on it alone. */
function moustacheOf({ lip, chin }: Pick<BeardMeasures, 'lip' | 'chin'>): number[] {
  const beyond = (key: 'dark' | 'rough') => (lip[0][key] + lip[1][key] - chin[0][key] - chin[1][key]) / 2
  return [Math.abs(beyond('dark')), beyond('rough')]
}

type HairyLip = Pick<LookMeasures, 'across' | 'face' | 'insideFace'> & {
  hairs: Pick<HairsMeasures, 'lip' | 'chin'>
  lower: readonly number[]
  lightness: number
}

/** What tells hair on the upper lip by the lip alone, whatever chin and jaws are like. */
export function hairyLipEvidence({ hairs, lower, face: seen, across, lightness, insideFace }: HairyLip) {
  const [lip, chin] = [numbersOfHairs(hairs.lip), numbersOfHairs(hairs.chin)]
  const beyondChin = lip.map((value, i) => value - chin[i]!)
  const rest = [seen.expression.smile, sizeOf(across), lightness, seen.face.lipHeight]
  return {
    hairs: [...lip, ...beyondChin, Math.abs(hairs.lip.dark - hairs.chin.dark), ...rest],
    upperLip: seenOfFace(insideFace, UPPER_LIP),
    places: lower.slice(LIP_PLACES * SEEN_AT_A_PLACE, (LIP_PLACES + 6) * SEEN_AT_A_PLACE),
  } satisfies Evidence
}

/** Of the places of `measure-lower-face.ts` the first of six between nose and lip. */
const LIP_PLACES = 40

function numbersOfHairs({ fade, dark, spread, grain, near, pale }: Hairs): number[] {
  return [fade, dark, spread, grain, near, pale]
}

function turnOf(yaw: number): number {
  return Math.min(60, yaw) / 30
}

function sizeOf(across: number): number {
  return Math.log(Math.max(20, across))
}

/** Everything that tells of hair; `colour` is its colour as it was measured. */
export type HairSeen = Pick<
  LookMeasures,
  'skin' | 'cut' | 'strands' | 'relief' | 'patches' | 'brows' | 'face' | 'across' | 'insideFace' | 'insideAround'
> & {
  lightness: number
  /** Of `hair/fall.ts`, `measure-strands.ts`, `measure-width.ts`, `measure-grain.ts` and `measure-beside.ts`. */
  fall: readonly number[]
  runs: readonly number[]
  width: readonly number[]
  grain: readonly number[]
  beside: readonly number[]
  /** How likely there is a beard, as a logit. */
  bearded: number
}

export function hairColourEvidence(seen: HairSeen, colour: Lab) {
  const { skin, strands, brows, relief, patches, cut } = seen
  const { middle, lit } = strands
  const per = Math.max(0.2, skin.lit)
  const measured = [
    middle[0],
    chroma(middle),
    middle[2] / Math.max(0.1, middle[0]),
    middle[1] / Math.max(0.1, middle[0]),
    lit[0],
    chroma(lit),
    middle[0] / per,
    lit[0] / per,
    brows[0] / per,
    chroma(brows) / Math.max(0.1, brows[0]),
    brows[0],
    seen.lightness,
    skin.white,
    skin.eyeWhite,
    Math.min(1.5, strands.area),
    strands.natural,
    strands.crown.bare,
    cut.dome.light,
    cut.dome.tint,
    roughnessOf(strands),
    strands.coherence,
    colour[0],
    chroma(colour),
    skin.saturation,
    strands.area > 0.3 ? middle[0] : 0,
    patches.forehead.tone[0],
    strands.halo,
    Math.min(...cut.temples),
    cut.dome.bare,
    relief.lips,
    relief.nose,
    relief.red,
  ]
  return { measured } satisfies Evidence
}

/** Of the texture of hair, which goes from fine to coarse by steps, not by lengths. */
export function roughnessOf({ texture }: Pick<HairMeasures, 'texture'>): number {
  return Math.log(texture + 0.01)
}
