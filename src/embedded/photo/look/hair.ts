import { fromOklab, type Lab } from '../../../contract/colour.ts'
import { HARDLY } from '../../../contract/look-traits.ts'
import type { Look } from '../../../engine.ts'
import { hex } from '../../colour.ts'
import { chroma, clamp } from '../pixels/statistics.ts'
import { hairColourEvidence, type Evidence, type HairSeen } from './evidence.ts'
import { namedHair, type HairShares } from './hair-colour.ts'
import { baldEvidence, hairLengthEvidence, hairTypeEvidence } from './head-evidence.ts'
import { learnt, learntShares } from './learnt.ts'
import type { HairMeasures } from './measure-hair.ts'
import type { SkinMeasures } from './measure-skin.ts'
import type { Reading } from './reading.ts'

type HairReading = {
  colour: Reading<string>
  type: Reading<Look['hairType']>
  length: Reading<Look['hairLength']>
}

/** Dark brown, where no hair is seen. */
const UNSEEN: Lab = [0.353, 0.024, 0.036]
/** Less is an ear's shadow or a fringe at the photo's edge, in squares of the face's width. */
const LEAST = 0.03
/** Of skin in white light: chroma over lightness. */
const PLAIN_SATURATION = 0.095

/** `isHidden`: something covers it; `beard`: its colour as photographed, where there surely is one. */
type Beside = { isHidden: boolean; beard: Lab | null }

/** A beard, or else the brows, lend their colour to hair that is not seen. */
export function readHair(seen: HairSeen, { isHidden, beard }: Beside): HairReading {
  const { strands: hair, brows } = seen
  const cutOff = hair.crown.seen < 0.3
  const type = typeOf(seen)
  if (type.value === 'calvo')
    return {
      colour: { value: hex(fromOklab(beard ?? brows)), sure: beard ? 0.6 : 0.4 },
      type,
      length: { value: 'corto', sure: 0.95 },
    }
  const colour = namedColour(seen, colourOf(hair, seen.skin), cutOff ? beard : null)
  const length = lengthOf(seen, cutOff)
  return isHidden ? { colour: doubted(colour), type: doubted(type), length: doubted(length) } : { colour, type, length }
}

function doubted<Value>({ value, sure }: Reading<Value>): Reading<Value> {
  return { value, sure: sure * 0.6 }
}

function namedColour(seen: HairSeen, measured: Lab, beard: Lab | null): Reading<string> {
  if (seen.strands.area < LEAST && beard) return { value: hex(fromOklab(beard)), sure: 0.6 }
  const { colour, sure } = namedHair(measured, hairShares(seen, measured), seen.strands.crown.bare)
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
  const { middle, lit } = hair.fringe ?? hair
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

/** The words of each trait of hair, and the fit that says whether one is right. */
export const HAIR_WORDS = {
  type: { straight: 'liso', wavy: 'ondulado', curly: 'rizado', coily: 'afro' },
  length: { short: 'corto', middling: 'medio', long: 'largo' },
} as const

function lengthOf(seen: HairSeen, cutOff: boolean): Reading<Look['hairLength']> {
  const { value, sure } = likeliest(HAIR_WORDS.length, hairLengthEvidence(seen))
  // Where the photo ends at the chin, nobody knows how far it falls; what has no colour of hair may be a cap, and hide it.
  const isSeen = !cutOff && seen.strands.below.seen >= 0.5 && seen.strands.natural > 0.4
  return { value, sure: isSeen ? sure : sure * 0.6 }
}

/**
 * From where on a head is drawn bald, and from where on people are asked. Of 696 whose source no fit knew, 25 of 38 bald
 * ones are drawn so and 4 who have hair, and 36 of the 38 are asked.
 */
const [BALD, MAYBE_BALD] = [0.5, 0.1]

function typeOf(seen: HairSeen): Reading<Look['hairType']> {
  const bald = learnt('bald', baldEvidence(seen))
  if (bald > BALD) return { value: 'calvo', sure: bald }
  const { value, sure } = likeliest(HAIR_WORDS.type, hairTypeEvidence(seen))
  // Cropped hair or none: that must be asked, whatever kind of hair it is.
  return { value, sure: bald > MAYBE_BALD ? HARDLY : Math.max(HARDLY + 0.1, sure) }
}

/** One of the words is right: their fits are against each other. */
function likeliest<Word extends string>(words: Partial<Record<Fitted, Word>>, evidence: Evidence): Reading<Word> {
  const all = Object.entries(words) as [Fitted, Word][]
  const shares = learntShares(
    all.map(([fit]) => fit),
    evidence,
  )
  const sure = Math.max(...shares)
  return { value: all[shares.indexOf(sure)]![1], sure }
}

type Fitted = Parameters<typeof learnt>[0]
