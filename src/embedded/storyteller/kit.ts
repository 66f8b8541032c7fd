import type { Brief } from '../../server/engines/engine.ts'
import type { Scene } from '../../server/engines/engine.ts'
import { answersOf, type Answers } from './answers.ts'
import { ANY_DEEDS } from './any-deeds.ts'
import type { Quote } from './compose.ts'
import { confessionOf } from './confession.ts'
import { DEEDS, type Deed } from './deeds.ts'
import { CRADLE_DEEDS, FURTHER_DEEDS } from './further-deeds.ts'
import { addressed, readAddress, type Address } from './language/address.ts'
import { readFavourite, type Favourite } from './language/favourite.ts'
import { readGenderHint } from './language/gender-hint.ts'
import { readMemory, type Memory } from './language/memory.ts'
import { readRecipient, readSender, type Person, type Sender } from './language/person.ts'
import { readQuality, type Quality } from './language/quality.ts'
import type { Age } from './language/relations.ts'
import { isLong } from './language/text.ts'
import { readTrait, type Trait } from './language/trait.ts'
import { pickFrom, randomFrom } from './seeded.ts'
import { turnOf } from './trait-turns.ts'
import type { World } from './worlds/world.ts'
import { topicOf, worldsOf } from './worlds/worlds.ts'

/** A paragraph that always stays, one that gives way when the chapter runs long, one that only fills it, or none. */
export type Beat = string | { soft: string[] } | { optional: string[] } | null | false | undefined | Beat[]

/** `action` is a predicate in the third person singular; its subject, the recipient, is added. */
export type ChapterDraft = { title: string; text: Beat[]; scene: Scene }

export type Arc = {
  id: string
  /** How well it suits a brief: 0 never, higher likelier. */
  suits: (kit: Kit) => number
  title: (kit: Kit) => string
  /** What the cover shows; without it, the world with both people in it. */
  cover?: (kit: Kit) => Scene
  /** The chapter in which the memory is read; 3 where it is not given. */
  memoryChapter?: number
  /** The chapter that brings in the favourite; 1 where it is not given. */
  favouriteChapter?: number
  chapters: readonly [Write, Write, Write, Write, Write]
}

type Write = (kit: Kit) => ChapterDraft

/** Everything a writer of arcs may use. Names are short because they live inside prose. */
export type Kit = {
  /** Recipient. */
  r: Person
  /** Sender. */
  s: Sender
  fav: Favourite
  /** The world that the favourite opens, and a second one where two different things were named. */
  w: World
  w2: World | null
  quality: Quality
  memory: Memory
  trait: Trait | null
  address: Address
  /** One of several wordings, chosen by the seed. */
  pick: <T>(...options: T[]) => T
  /** A wording by the recipient's age; the nearest given one where that age is missing. */
  byAge: <T>(options: { small?: T; older?: T; adult: T; elder?: T }) => T
  /** Paragraphs that give way, together, when the sender's answers make the chapter long. */
  soft: (...paragraphs: string[]) => Beat
  /** Paragraphs that enter, together, only where there is room for them. */
  opt: (...paragraphs: string[]) => Beat
  /** A wording by how the sender addresses the recipient: tú, usted, ustedes, vos, vosotros. */
  you: (tu: string, usted: string, ustedes: string, vos?: string, vosotros?: string) => string
  /** What is said of the recipient, said to them: 'de su taller' → 'de tu taller', where they are a tú or a vos. */
  yours: (text: string) => string
  /** Said early about whatever resists: why the deed will work. One sentence without its stop. */
  plant: (o: string) => string
  /** Two or three paragraphs in which the admired quality wins over `o`; the same `o` as planted. */
  deed: (o: string) => string[]
  /** The paragraph in which the extra trait gets the heroes past whoever keeps the gate; without a trait, `otherwise`. */
  turn: (gate: { intro: string; o: string }, otherwise: Beat) => Beat
  /** The sender says to the recipient what they admire; `tag` is the 'dijo Clara' inside the line. */
  confession: (tag: string) => string
  /** Answers that stand whole somewhere, however long: chapters may exceed their length by them. */
  quotes: Quote[]
}

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
