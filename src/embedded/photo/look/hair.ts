import { fromOklab, type Lab } from '../../../contract/colour.ts'
import type { Look } from '../../../engine.ts'
import { hex } from '../../colour.ts'
import { chroma, clamp, logistic } from '../pixels/statistics.ts'
import { curlyEvidence, hairColourEvidence, straightEvidence, type HairSeen } from './evidence.ts'
import { fitted, PAST_CHIN, PAST_JAW } from './fits.ts'
import { namedHair, type HairShares } from './hair-colour.ts'
import { learnt } from './learnt.ts'
import type { CutMeasures } from './measure-cut.ts'
import type { HairMeasures } from './measure-hair.ts'
import type { SkinMeasures } from './measure-skin.ts'
import type { Reading } from './reading.ts'

type HairReading = {
  colour: Reading<string>
  type: Reading<Look['hairType']>
  length: Reading<Look['hairLength']>
  /** By a cap or a scarf. */
  isCovered: boolean
}

/** Dark brown, where no hair is seen. */
const UNSEEN: Lab = [0.353, 0.024, 0.036]
/** Less is an ear's shadow or a fringe at the photo's edge, in squares of the face's width. */
const LEAST = 0.03
/** Of skin in white light: chroma over lightness. */
const PLAIN_SATURATION = 0.095

type Beside = { isBald: boolean; fall: readonly number[]; beard: Lab | null }

/**
 * `isBald` says what the skull above the forehead shows. `beard` is its colour as photographed where there surely is one, `brows` the
 * brows' own: they lend it to hair that is not seen.
 */
export function readHair(seen: HairSeen, { isBald, fall, beard }: Beside): HairReading {
  const { strands: hair, cut, brows } = seen
  const cutOff = hair.crown.seen < 0.3
  // Grey or fair hair is easily missed: nothing but skin may be seen up there.
  const isBare = !cutOff && hair.crown.bare > 0.95 && hair.crown.share < 0.12 && hair.jaw < 0.03
  if (isBald || isBare)
    return {
      colour: { value: hex(fromOklab(beard ?? brows)), sure: beard ? 0.6 : 0.4 },
      type: { value: 'calvo', sure: 0.9 },
      length: { value: 'corto', sure: 0.95 },
      isCovered: false,
    }
  const [measured, length] = [colourOf(hair, seen.skin), lengthOf(hair, cut, fall, cutOff)]
  const read = {
    colour: namedColour(seen, measured, cutOff ? beard : null),
    type: typeOf(seen, measured, length.value),
    length,
  }
  return isCovered(hair)
    ? { colour: doubted(read.colour), type: doubted(read.type), length: doubted(read.length), isCovered: true }
    : { ...read, isCovered: false }
}

/** Under a cap or a scarf: much of what is above the brows is neither hair, nor of its colour, nor skin. */
function isCovered({ crown, front, middle }: HairMeasures): boolean {
  const isFringe = front !== null && Math.hypot(...front.map((value, i) => value - middle[i]!)) < SAME_COLOUR
  return crown.seen > 0.3 && crown.share + crown.bare < 0.72 && !isFringe
}

const SAME_COLOUR = 0.1

function doubted<Value>({ value, sure }: Reading<Value>): Reading<Value> {
  return { value, sure: sure * 0.6 }
}

function namedColour(seen: HairSeen, measured: Lab, beard: Lab | null): Reading<string> {
  if (seen.strands.area < LEAST && beard) return { value: hex(fromOklab(beard)), sure: 0.6 }
  const { colour, sure } = namedHair(measured, hairShares(seen, measured))
  return { value: hex(fromOklab(colour)), sure: sure * clamp(seen.strands.natural * 1.5, 0, 1) }
}

function hairShares(seen: HairSeen, measured: Lab): HairShares {
  const evidence = hairColourEvidence(seen, measured)
  const [black, brown, fair, grey] = (['black', 'brown', 'fair', 'grey'] as const).map((name) => learnt(name, evidence))
  const all = black! + brown! + fair! + grey!
  return { black: black! / all, brown: brown! / all, fair: fair! / all, grey: grey! / all }
}

/** As measured, without what the light of the photo does to it. */
export function colourOf(hair: HairMeasures, face: SkinMeasures): Lab {
  if (hair.area < LEAST) return UNSEEN
  const { middle, lit } = hair
  const isFair = middle[0] > 0.45 && chroma(middle) > 0.04
  const from = isFair ? (middle.map((value, i) => (value + lit[i]!) / 2) as Lab) : middle
  // What colours the skin too is the light: grey hair is not blond by candlelight.
  const cast = clamp(PLAIN_SATURATION / face.saturation, 0.5, 1)
  // A dark photo darkens hair; a bright one never makes it brighter.
  const lift = clamp((0.92 / face.white) ** 0.7, 1, 1.3)
  const isWarm = chroma(from) > 0.014 && from[2] > 0 && from[1] > -0.004
  const lightness = clamp(from[0] * lift, isWarm ? WARM_BLACK : 0.14, 0.86)
  const colourful = chroma(from) * lift * cast
  const hue = Math.min(Math.atan2(from[2], from[1]), isWarm ? YELLOWEST : Math.PI)
  return [lightness, colourful * Math.cos(hue), colourful * Math.sin(hue)]
}

/** Photos sink dark brown into black. */
const WARM_BLACK = 0.25
/** Hair is never green; light is. Radians. */
const YELLOWEST = 1.36

export function lengthOf(
  hair: HairMeasures,
  { temples, top }: CutMeasures,
  fall: readonly number[],
  cutOff: boolean,
): Reading<Look['hairLength']> {
  const { area, lowest, jaw: beside, below, crown, halo, coherence, texture } = hair
  const [barer, hairier] = [Math.min(...temples), Math.max(...temples)]
  const seen = [area, lowest, beside, below.area, below.seen, crown.share, crown.seen, halo, coherence, texture]
  const values = [...seen, hairier, barer, top, ...fall]
  const [jaw, chin] = [logistic(fitted(PAST_JAW, values)), logistic(fitted(PAST_CHIN, values))]
  // Where the photo ends at the chin, nobody knows how far it falls.
  const isSeen = !cutOff && hair.below.seen >= 0.5
  // What has no colour of hair may be a cap, and hide it.
  const known = isSeen && hair.natural > 0.4 ? 1 : 0.6
  if (jaw > 0.5 && chin > 0.5) return { value: 'largo', sure: 0.8 * Math.min(jaw, chin) * known }
  return jaw > 0.5 ? { value: 'medio', sure: 0.7 * known } : { value: 'corto', sure: (1 - jaw) * known }
}

/** From here on curls: people were in no fit by which they were judged. */
const CURLED = 0.45
/** Coils stand off a head, and their strands keep no direction. */
const [OFF, COIL] = [0.3, 0.5]

function typeOf(seen: HairSeen, colour: Lab, hairLength: Look['hairLength']): Reading<Look['hairType']> {
  const { halo, coherence } = seen.strands
  if (halo > OFF && coherence < COIL) return { value: 'afro', sure: 0.8 }
  const evidence = { ...seen, colour, hairLength }
  const curly = learnt('curly', curlyEvidence(evidence))
  if (curly > CURLED) return { value: 'rizado', sure: clamp(0.5 + curly / 2, 0, 0.9) }
  const straight = learnt('straight', straightEvidence(evidence))
  return straight > 0.5 ? { value: 'liso', sure: straight } : { value: 'ondulado', sure: 0.8 - straight / 2 }
}
