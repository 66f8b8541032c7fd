import type { Brief } from '../../../server/engines/engine.ts'
import { answersOf, type Answers } from './answers.ts'
import { ANY_DEEDS } from '../deeds/any-deeds.ts'
import type { Kit } from './kit.ts'
import { confessionOf } from './confession.ts'
import { DEEDS, type Deed } from '../deeds/deeds.ts'
import { CRADLE_DEEDS, FURTHER_DEEDS } from '../deeds/further-deeds.ts'
import { addressed, readAddress } from '../language/address.ts'
import { readFavourite } from '../language/favourite.ts'
import { readGenderHint } from '../language/gender-hint.ts'
import { readMemory } from '../language/memory.ts'
import { type Person, readRecipient } from '../language/person.ts'
import { readSender } from '../language/sender.ts'
import { type Quality, readQuality } from '../language/quality.ts'
import type { Age } from '../language/relations.ts'
import { isLong } from '../language/text.ts'
import { readTrait } from '../language/trait.ts'
import { pickFrom, randomFrom } from './seeded.ts'
import { turnOf } from '../deeds/trait-turns.ts'
import { topicOf, worldsOf } from '../worlds/worlds.ts'

function recipientOf(brief: Brief, answers: Answers): Person {
  const hint = brief.recipientGender ?? null
  const person = readRecipient(brief.recipientName, brief.recipientRelation, hint)
  if (person.gender || person.several) return person
  return readRecipient(brief.recipientName, brief.recipientRelation, readGenderHint(answers))
}

/** 'Tus compañeros de quirófano': so signs who says «tú». */
const signedToYou = (brief: Brief) => /^\s*tus? /iu.exec(brief.senderName)?.[0] ?? ''

function deedsFor(r: Person, { cls }: Quality): Deed[] {
  const isPet = r.role === 'pet'
  if (r.baby && !isPet) return CRADLE_DEEDS
  const deeds = cls === 'other' ? ANY_DEEDS : [...DEEDS[cls], FURTHER_DEEDS[cls]]
  return deeds.filter((deed) => !(deed.handy && isPet) && !(deed.grown && r.age === 'small'))
}

/** Reads a brief: what every arc is told from. */
export function kitFor(brief: Brief, seed: string): Kit {
  const random = randomFrom(
    [
      seed,
      brief.senderName,
      brief.recipientName,
      brief.recipientRelation,
      brief.favoriteThing,
      brief.specialMemory,
      brief.admiration,
      brief.extraTrait,
    ].join('\n'),
  )
  const choose = <T>(options: readonly T[]) => pickFrom(random, options)
  const answers = answersOf(brief)
  const r = recipientOf(brief, answers)
  const s = readSender(brief.senderName, r, brief.recipientRelation)
  const address = readAddress(
    [answers.memory, answers.admiration, answers.trait, signedToYou(brief)],
    r.several,
    r.name,
  )
  const fav = readFavourite(answers.favourite, s.name, (text) => topicOf(text, r.role === 'pet'))
  const [w, w2 = null] = worldsOf(fav, answers.favourite, r.role === 'pet', choose)
  const quality = readQuality(answers.admiration, { recipient: r, sender: s.name, several: s.several, address })
  const memory = readMemory(answers.memory, r.name, address, choose)
  const trait = readTrait(answers.trait, r, s.name, choose)
  const deed = choose(deedsFor(r, quality))
  return {
    r,
    s,
    fav,
    w,
    w2,
    quality,
    memory,
    trait,
    address,
    pick: (...options) => choose(options),
    byAge: (options) => byAge(options, r.age),
    soft: (...paragraphs) => ({ soft: paragraphs }),
    opt: (...paragraphs) => ({ optional: paragraphs }),
    you: (...forms) => addressed(address, ...forms),
    yours: (text) => (address === 'tú' || address === 'vos' ? text.replace(/(?<!\p{L})su(?=s?\s)/gu, 'tu') : text),
    plant: deed.plant,
    deed: (o) => deed.act(r, o),
    turn: (gate, otherwise) => (trait ? turnOf(trait, r, gate, choose) : otherwise),
    confession: (tag) => confessionOf({ s, quality, address, choose }, tag),
    quotes: [
      { text: withoutStop(memory.note), share: 36 },
      ...[quality.what, fav.quote, trait?.said]
        .filter((text) => !!text)
        .map((text) => ({ text: withoutStop(text!), share: isLong(text!, 14) ? 0 : 12 })),
    ],
  }
}

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
