import type { Lab } from '../../../contract/colour.ts'
import type { Look } from '../../../engine.ts'
import { clamp, logistic } from '../pixels/statistics.ts'
import BEARDED_FACE from './beard-fit.json' with { type: 'json' }
import { beardedEvidence, hairyLipEvidence, numbersOf } from './evidence.ts'
import { BEARD, fitted } from './fits.ts'
import FITS from './look-fits.json' with { type: 'json' }
import type { BeardMeasures, BeardPart } from './measure-beard.ts'
import type { HairsMeasures } from './measure-hairs.ts'
import type { Patches } from './measure-patches.ts'
import type { Reading } from './reading.ts'
import { beardTones, isGoatee, isRoughLip, type Hairy } from './tones.ts'

type Key = keyof BeardMeasures['lip'][number]

type Places = { beard: BeardMeasures; patches: Patches; lower: readonly number[] }
type Seen = Places & { hairs: HairsMeasures } & Omit<Parameters<typeof beardedEvidence>[0], 'places'>

/** The beard, and its colour as photographed where there surely is one. */
export function readBeard(seen: Seen): Reading<Look['beard']> & { colour: Lab | null } {
  const { beard, patches } = seen
  const one = (part: BeardPart, key: Key) => (beard[part][0][key] + beard[part][1][key]) / 2
  const least = (part: BeardPart, key: Key) => Math.min(beard[part][0][key], beard[part][1][key])
  const { dark, rough, faded } = wholeOf(beard)
  const { places, bearded } = beardedFace(seen)
  const lip = fitted(FITS.hairyLip, numbersOf(hairyLipEvidence(seen)))
  const likely = logistic(bearded + LIP * Math.max(lip, BARE_LIP))
  if (seen.face.expression.yaw > PROFILE) return { value: 'ninguna', sure: 0.5, colour: null }
  const isBareBelow = (one('chin', 'dark') + one('chinSide', 'dark')) / 2 < 0.06 && one('jaw', 'dark') < 0.15
  // The nose throws a shadow there: alone it must be clear and rough on both sides.
  if (isBareBelow && least('lip', 'dark') > 0.3 && least('lip', 'rough') > 0.6)
    return { value: 'bigote', sure: 0.6, colour: null }
  if (likely < WHOLE_BEARD && isRoughLip(patches, hairyFrom(likely)))
    return { value: 'bigote', sure: 0.6, colour: null }
  if (isPale(seen.hairs)) return { value: 'barba', sure: PALE_BEARD, colour: beard.colour }
  if (likely < BEARDED) return { value: 'ninguna', sure: 1 - likely, colour: null }
  // Neither parts nor lip seem bearded, but the whole face: where nothing is darker than the cheeks, that is a patch of light.
  if (places < 0 && lip < 0 && dark < LIT_CHIN) return { value: 'ninguna', sure: 0.5, colour: null }
  if (isGoatee(patches)) return { value: 'perilla', sure: likely, colour: null }
  // Through stubble the skin is seen; a light beard is grey, or rougher.
  const isThin = dark < DENSE && faded < GREY && rough < LONG
  if (isThin && likely < STUBBLE) return { value: 'ninguna', sure: 1 - likely, colour: null }
  if (isThin) return { value: 'barba incipiente', sure: likely, colour: null }
  return { value: 'barba', sure: likely, colour: likely > 0.85 ? beard.colour : null }
}

/** How likely there is a beard, as logits: of lip, chin and jaws alone, and with what else is seen. */
export function beardedFace(seen: Omit<Seen, 'hairs'>): { places: number; bearded: number } {
  const places = fitted(BEARDED_FACE, beardEvidence(seen))
  return { places, bearded: fitted(FITS.bearded, numbersOf(beardedEvidence({ ...seen, places }))) }
}

/** What tells a bearded face, in the order of `beard-fit.json`: the parts against the cheeks, then place by place. */
export function beardEvidence({ beard, patches, lower }: Places): number[] {
  const { dark, rough, faded } = wholeOf(beard)
  const lip = (beard.lip[0].dark + beard.lip[1].dark) / 2
  const parts = fitted(BEARD, [
    clamp(rough, -0.5, 1.6),
    faded,
    clamp(dark, -0.1, 0.45),
    clamp(lip, -0.1, 0.45),
    ...beardTones(patches),
  ])
  return [clamp(parts, -PLAIN, PLAIN), ...lower]
}

/** A logit beyond which the parts tell no more. */
const PLAIN = 6

const WHOLE: BeardPart[] = ['lip', 'chin', 'chinSide']

/** Of lip, chin and its sides the means. */
function wholeOf(beard: BeardMeasures): { dark: number; rough: number; faded: number } {
  const mean = (of: (one: (key: Key) => number) => number) =>
    WHOLE.reduce((sum, part) => sum + of((key) => (beard[part][0][key] + beard[part][1][key]) / 2), 0) / WHOLE.length
  return {
    dark: mean((one) => one('dark')),
    rough: mean((one) => one('rough')),
    faded: mean((one) => Math.max(0, one('fade')) * clamp(one('rough'), 0, 1.5)),
  }
}

/**
 * How rough a lip with hair is at least, and how much rougher than the chin: the corners of a smile, the nose's shadow and
 * grain are rough too, so it must be rougher and stand alone where the rest of the face says that it is shaven, and may be
 * smoother where that leaves it in doubt.
 */
function hairyFrom(likely: number): Hairy {
  if (likely < SHAVEN) return HAIRY.shaven
  return likely > DOUBTFUL && likely < BEARDED ? HAIRY.doubtful : HAIRY.usual
}

const [SHAVEN, DOUBTFUL] = [0.12, 0.25]
const HAIRY = {
  shaven: { rough: 1.3, beyondChin: 1.2 },
  usual: { rough: 1, beyondChin: 0.4 },
  doubtful: { rough: 0.6, beyondChin: 0.4 },
} satisfies Record<string, Hairy>
/** How much darker than the cheeks hair is at least, if nothing but the whole face tells of it. */
const LIT_CHIN = 0.06

/** White or grey all over chin and jaws, and no mere shine, which is smooth. */
function isPale({ chin, jaw }: HairsMeasures): boolean {
  return jaw.pale > 0.5 && chin.pale > 0.15 && jaw.grain > 0.4
}

const PALE_BEARD = 0.8
/**
 * What the upper lip alone says, beside what the whole lower face says: a moustache is not lost in bare chin and jaws. A lip
 * that is surely bare tells no more of the chin below it.
 */
const [LIP, BARE_LIP] = [0.7, -1.5]
/** A lip is hairy too where there is a whole beard. */
const WHOLE_BEARD = 0.75
/** Of people of whose source no fit knew anybody, of 84 beards 72 are drawn from here on, and of 368 shaven faces none. */
const BEARDED = 0.66
/** What would only be stubble is a shaven face's shade as well: a beard where there is none is worse than a missed one. */
const STUBBLE = 0.7
/** In profile a jaw's shade lies where its beard would be. */
const PROFILE = 45
const [DENSE, GREY, LONG] = [0.26, 0.1, 1.2]
