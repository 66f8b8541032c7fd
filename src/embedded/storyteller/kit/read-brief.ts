import type { Brief } from '../../../engine.ts'
import { ANY_DEEDS } from '../deeds/any-deeds.ts'
import { LIMITS } from './limits.ts'
import type { Kit } from './kit.ts'
import { confessionOf, firstSentence } from './confession.ts'
import { DEEDS, type Deed } from '../deeds/deeds.ts'
import { CRADLE_DEEDS, FURTHER_DEEDS } from '../deeds/further-deeds.ts'
import { addressed } from '../language/address.ts'
import { isSmallest, type Person } from '../language/person.ts'
import type { Quality } from '../language/quality.ts'
import type { Age } from '../language/relations.ts'
import { occasionOf, waitedFor } from '../occasions/occasion.ts'
import { isSure } from '../language/sureness.ts'
import { countWords, isLong } from '../language/text.ts'
import { isDoubted, isInMemory, readBrief } from './reading.ts'
import { rememberedQuality, rememberedTrait } from './remembered.ts'
import { choicesFrom } from './seeded.ts'
import { turnOf } from '../deeds/trait-turns.ts'
import { worldsOf } from '../worlds/worlds.ts'

/** 'no le tiene miedo a nada' */
const FEARLESS =
  /(?<!\p{L})(?:no|nunca|sin|jamás) (?:(?:l[ea]s? |te )?(?:tien\p{L}+|ten\p{L}+|tuv\p{L}+|teme\p{L}*|conoce) )?(?:ningún )?(?:el )?miedo|nada (?:l[aeo]s?|te) (?:asusta|espanta|da miedo)|no (?:l[ea]s? )?teme/iu

function deedsFor(r: Person, { cls, own }: Quality): Deed[] {
  const isPet = r.role === 'pet'
  if (r.baby && !isPet) return CRADLE_DEEDS
  const deeds = cls === 'other' ? ANY_DEEDS : [...DEEDS[cls], FURTHER_DEEDS[cls]]
  return deeds.filter(
    (deed) => !(deed.afraid && FEARLESS.test(own)) && !(deed.handy && isPet) && !(deed.grown && r.age === 'small'),
  )
}

/** Reads a brief: what every arc is told from. */
export function kitFor(brief: Brief, seed: string): Kit {
  const { senderName, recipientName, recipientRelation } = brief
  // who it is for, never what was answered: an answer changes what it says and leaves the other beats as they were
  const choices = choicesFrom([seed, senderName, recipientName, recipientRelation].join('\n'))
  const reading = readBrief(brief, choices('reading'))
  const { answers, r, s, address, fav, memory } = reading
  const inMemory = isInMemory(reading)
  const quality = inMemory ? rememberedQuality(reading.quality) : reading.quality
  const trait = inMemory ? rememberedTrait(reading.trait, r) : reading.trait
  const [w, w2 = null] = worldsOf(fav, answers.favourite.said, r.role === 'pet', choices('worlds'))
  const deed = choices('deed')(deedsFor(r, quality))
  const forSmallest = isSmallest(r) && !inMemory
  const occasion = inMemory
    ? null
    : isSure(reading.unborn)
      ? waitedFor(r)
      : occasionOf(reading.occasion, r, forSmallest, choices('occasion'))
  const drawing = (part: string): Pick<Kit, 'pick' | 'turn' | 'confession'> => {
    const choose = choices(part)
    return {
      pick: (...options) => choose(options),
      turn: (gate, otherwise) => (trait ? turnOf(trait, r, gate, choices(`${part} turn`)) : otherwise),
      confession: (tag) => confessionOf({ r, s, quality, address, choose: choices(`${part} praise`) }, tag),
    }
  }
  const kit: Kit = {
    r,
    s,
    fav,
    w,
    w2,
    quality,
    memory,
    trait,
    address,
    occasion,
    limits: forSmallest ? LIMITS.smallest : LIMITS.usual,
    inMemory,
    mayHaveDied: !inMemory && isDoubted(reading) && brief.readings?.occasion === undefined,
    leftOut: new Set(FIELDS.filter((field) => answers[field].isLeftOut)),
    ...drawing('story'),
    at: (part) => ({ ...kit, ...drawing(part) }),
    when: (condition, beat, otherwise = null) => (condition ? beat : otherwise),
    byAge: (options) => byAge(options, r.age),
    soft: (...paragraphs) => ({ soft: paragraphs }),
    opt: (...paragraphs) => ({ optional: paragraphs }),
    you: (...forms) => addressed(address, ...forms),
    yours: (text) => (address === 'tú' || address === 'vos' ? text.replace(/(?<!\p{L})su(?=s?\s)/gu, 'tu') : text),
    plant: deed.plant,
    deed: (o) => deed.act(r, o),
    quotes: [
      { text: withoutStop(memory.note), share: forSmallest ? 0 : 36 },
      ...(quality.toYou ? [] : [{ text: firstSentence(quality.own), share: 0 }]),
      ...[quality.what, fav.quote, trait?.said]
        .filter((text) => !!text)
        .map((text) => ({ text: withoutStop(text!), share: forSmallest || isLong(text!, 14) ? 0 : 12 })),
      ...(forSmallest ? [{ text: fav.all, share: 0 }] : []),
      ...(forSmallest && trait ? [{ text: trait.fact, share: countWords(trait.said) }] : []),
      ...(occasion ? [occasion.opening, occasion.closing, ...(occasion.inScene ?? [])] : []).map((text) => ({
        text,
        share: 0,
      })),
    ],
  }
  return kit
}

const FIELDS = ['favourite', 'memory', 'admiration', 'trait'] as const

/** A full stop moves out of the quotation marks. */
const withoutStop = (text: string) => text.replace(/\.?(»?)$/, '$1')

function byAge<T>(options: { small?: T; older?: T; adult: T; elder?: T }, age: Age): T {
  const order: Age[] = { small: ['small', 'older'], older: ['older', 'small'], adult: [], elder: ['elder'] }[
    age
  ] as Age[]
  for (const key of order) {
    const found = options[key]
    if (found !== undefined) return found
  }
  return options.adult
}
