import { fromOklab, type Lab } from '../../../contract/colour.ts'
import type { Look } from '../../../engine.ts'
import { hex } from '../../colour.ts'
import { chroma, clamp, logistic } from '../pixels/statistics.ts'
import { CURLY, fitted, PAST_CHIN, PAST_JAW, STRAIGHT } from './fits.ts'
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
const UNSEEN = '#4e3524'
/** Less is an ear's shadow or a fringe at the photo's edge, in squares of the face's width. */
const LEAST = 0.03
/** Of skin in white light: chroma over lightness. */
const PLAIN_SATURATION = 0.095

type Beside = { isBald: boolean; cut: CutMeasures; fall: readonly number[]; beard: Lab | null; brows: Lab }

/**
 * `isBald` says what the skull above the forehead shows. `beard` is its colour as photographed where there surely is one, `brows` the
 * brows' own: they lend it to hair that is not seen.
 */
export function readHair(
  hair: HairMeasures,
  face: SkinMeasures,
  { isBald, cut, fall, beard, brows }: Beside,
): HairReading {
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
  const read = {
    colour: colourOf(hair, face, cutOff ? beard : null),
    type: typeOf(hair, cut),
    length: lengthOf(hair, cut, fall, cutOff),
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

function colourOf(hair: HairMeasures, face: SkinMeasures, beard: Lab | null): Reading<string> {
  if (hair.area < LEAST) return { value: beard ? hex(fromOklab(beard)) : UNSEEN, sure: beard ? 0.6 : 0.2 }
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
  const value = hex(fromOklab([lightness, colourful * Math.cos(hue), colourful * Math.sin(hue)]))
  return { value, sure: clamp(0.6 + hair.area * 0.5, 0, 0.95) * clamp(hair.natural * 1.5, 0, 1) }
}

/** Photos sink dark brown into black. */
const WARM_BLACK = 0.25
/** Hair is never green; light is. Radians. */
const YELLOWEST = 1.36

function lengthOf(
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

/** Of people who were in no fit, half of those with curls or coils are found from here on, and 5 % of the others. */
const CURLED = 0.38
/** Coils stand off a head, and their strands keep no direction. */
const [OFF, COIL] = [0.3, 0.5]

function typeOf(hair: HairMeasures, { dome }: CutMeasures): Reading<Look['hairType']> {
  const { area, crown, halo, coherence, middle, lit } = hair
  if (halo > OFF && coherence < COIL) return { value: 'afro', sure: 0.8 }
  const texture = Math.log(hair.texture + 0.01)
  const shine = lit[0] - middle[0]
  const curly = logistic(
    fitted(CURLY, [coherence, texture, halo, area, crown.bare, shine, dome.tint, dome.light, middle[0]]),
  )
  if (curly > CURLED) return { value: 'rizado', sure: clamp(0.5 + curly / 2, 0, 0.9) }
  const straight = logistic(fitted(STRAIGHT, [coherence, texture, halo, middle[0]]))
  return straight > 0.5 ? { value: 'liso', sure: straight } : { value: 'ondulado', sure: 0.8 - straight / 2 }
}
