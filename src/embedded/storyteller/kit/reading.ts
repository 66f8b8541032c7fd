import { partsOfName } from '../language/people/person-names.ts'
import { BRIEF_FIELDS } from '../../../contract/brief-fields.ts'
import type { Brief } from '../../../engine.ts'
import { nameGender, relationGender } from '../../../contract/gender.ts'
import { AGE_BANDS, type AgeReading, readAge } from '../language/people/age.ts'
import { readAddress, type Address } from '../language/people/address.ts'
import { type Favourite, readFavourite } from '../language/favourite/favourite.ts'
import { isElle, readGenderHint, readGiverHint } from '../language/people/gender-hint.ts'
import { readInMemory } from '../language/people/in-memory.ts'
import { ofTheirParents } from '../language/people/giver-called.ts'
import { isKinWord } from '../language/people/names.ts'
import { withNames } from '../language/people/names-kept.ts'
import { bossOrOld, roleBy } from './who-signs.ts'
import { isOldOne, isPetName, isUnnamedBond } from '../language/people/open-bond.ts'
import { type Memory, readMemory } from '../language/memory/memory.ts'
import { type Milestone, milestoneIn, readTo } from '../language/people/milestone.ts'
import { occasionIn } from '../language/people/occasion-words.ts'
import { type Given, grammar, type Person, readRecipient } from '../language/people/person.ts'
import { type Quality, readQuality } from '../language/admired/quality.ts'
import { inSpanish, readRelation, type Role } from '../language/people/relations.ts'
import { readSender, type Sender } from '../language/people/sender.ts'
import { isSure } from '../language/sureness.ts'
import { readUnborn } from '../language/people/unborn.ts'
import { bare, words } from '../language/grammar/text.ts'
import { topicOf } from '../language/favourite/topics.ts'
import { toldTrait } from './told-trait.ts'
import type { Trait } from '../language/trait/trait.ts'
import { type Answers, answersOf, leftOut } from './answers.ts'
import { outOfBox } from './out-of-box.ts'

/** All that was understood of a brief, each part with how sure it is. */
export type Reading = {
  answers: Answers
  /** What they are to the giver, as it was written or as their name says it. */
  relation: string
  r: Person
  s: Sender
  address: Address
  fav: Favourite
  quality: Quality
  memory: Memory
  trait: Trait | null
  age: AgeReading
  occasion: Brief['occasion']
  /** How many years the occasion is of; null where it was not said. */
  milestone: Milestone | null
  /** To whom it is to be read besides, as it was written: 'sus hijos'. */
  readTo: string | null
  /** How sure it is that the recipient has died, 0 to 1; from SURE on the story is told in their memory. */
  inMemory: number
  /** How sure it is that they are not born yet, 0 to 1; from SURE on nothing is told of them as of somebody born. */
  unborn: number
}

/** What the form or «Así lo entendimos» told decides over what is read. */
function decided(brief: Brief) {
  const { readings = {} } = brief
  return {
    relation:
      readings.relation ??
      unnamedBond(brief) ??
      kinOfName(brief) ??
      bossOrOld(brief) ??
      inSpanish(withNames(brief.recipientRelation, brief.senderName)),
    age: AGE_BANDS.find((band) => band === (readings.age ?? (isAgeOfOne(brief) ? undefined : brief.recipientAge))),
    gender:
      genderOf(readings.gender) ??
      brief.recipientGender ??
      (isUnnamedBond(brief.recipientRelation) ? relationGender(brief.recipientRelation) : null),
    senderGender: genderOf(readings.senderGender) ?? brief.senderGender ?? null,
    kind: KINDS.find((kind) => kind === (readings.kind ?? brief.recipientKind)),
    occasion: readings.occasion === null ? 'porque-si' : (readings.occasion ?? brief.occasion),
  }
}

/** «Sofi, Mateo y la bebé Julia»: of three one is, and the age that was chosen is not of all. */
function isAgeOfOne({ recipientName, recipientAge }: Brief): boolean {
  const areBabies = partsOfName(recipientName).map((part) =>
    /(?<![A-Za-zÀ-ỹ])(?:beb[eé]|reci[eé]n nacid[oa])(?![A-Za-zÀ-ỹ])/iu.test(part),
  )
  return recipientAge === 'bebe' && areBabies.length > 1 && areBabies.includes(true) && areBabies.includes(false)
}

/** «Mamá (Elena)», of whom «hijo» was said: what the giver is to her was written. */
function kinOfName({ recipientName, recipientRelation }: Brief): string | null {
  const { role } = readRelation(recipientRelation)
  const [, kin = ''] =
    /^\s*(?:mi )?(mam[áai]|mami|pap[áai]|papi|abuel(?:it)?[ao]|t[ií][ao]|madrina|padrino)(?![A-Za-zÀ-ỹ])/iu.exec(
      recipientName,
    ) ?? []
  const named = kin && readRelation(kin).role
  return named && CHILD_OF[named] === role ? `mi ${kin.toLowerCase()}` : null
}

/** 'mi novio?? o lo que sea': what has no name yet is not given one. */
const unnamedBond = ({ recipientRelation }: Brief) => (isUnnamedBond(recipientRelation) ? 'alguien muy especial' : null)

const CHILD_OF: Partial<Record<Role, Role>> = { parent: 'child', grandparent: 'grandchild', uncle: 'nephew' }

/** '…, no digan que tiene 90 años la tele' */
const NOT_TO_SAY = /(?<![A-Za-zÀ-ỹ])no (?:l[oae]s? )?(?:dig|pong|cuent|mencion|imprim)[^.;]*/iu

const OCCASIONS = BRIEF_FIELDS.occasion.of
const KINDS = ['una', 'varias', 'animal'] as const
const genderOf = (value: string | null | undefined) => (value === 'f' || value === 'm' ? value : null)

export function readBrief(written: Brief): Reading {
  const brief = outOfBox(written)
  const told = decided(brief)
  const answers = answersOf(brief)
  const said = {
    // 'dormir, tiene 6 días': no liking, and yet how old they are
    favourite: `${answers.favourite.said}. ${brief.favoriteThing.replace(NOT_TO_SAY, '')}`,
    memory: answers.memory.said,
    // 'cumple 15' is no quality, and yet says how old they are
    admiration: answers.admiration.isLeftOut ? brief.admiration : answers.admiration.said,
    trait: brief.extraTrait,
  }
  const likely = likelyAge(told, said)
  // what was chosen decides, and the years that were written are said where they are of it
  const age: AgeReading = told.age
    ? { band: told.age, years: likely.band === told.age && isSure(likely.sure) ? likely.years : null, sure: 1 }
    : likely
  const given: Given = {
    age: told.age ? { ...age, years: null } : age,
    ...(told.kind && { kind: told.kind }),
    ...roleBy(brief.senderName),
    isOpen: (isPetName(brief) || isOldOne(told.relation)) && brief.readings?.relation === undefined,
  }
  const first = readRecipient(brief.recipientName, told.relation, told.gender, given)
  const person =
    first.gender || first.several
      ? first
      : readRecipient(brief.recipientName, told.relation, readGenderHint(said), given)
  const unborn = readUnborn({ name: brief.recipientName, relation: told.relation }, brief.specialMemory)
  const r =
    told.gender === null && ((isSure(unborn) && !isForetold(brief)) || isElle(brief.recipientRelation))
      ? { ...person, gender: null, ...grammar(null, person.plural, person.several) }
      : person
  const s = giverOf(brief, r, told)
  const address = readAddress(
    [
      answers.memory.said,
      answers.admiration.said,
      answers.trait.said,
      // whoever signs 'tu nuera' may well say «usted» to doña Mary
      /^(?:don|doña) /iu.test(r.name) ? '' : signedToYou(brief),
    ],
    { ...r, relation: told.relation },
    brief.variant,
  )
  const inMemory = inMemoryOf(told.occasion, brief)
  const occasion =
    OCCASIONS.find((occasion) => occasion === told.occasion) ??
    (occasionIn(brief.recipientRelation) || birthdayIn(brief.extraTrait))
  const reader = { recipient: r, sender: s.name, several: s.several, address, relation: told.relation }
  const { memory, admiration, trait } = answers
  const names = r.several ? words(r.name) : []
  const read = (said: string, clarity: number) =>
    readFavourite(said, s.name, (text) => topicOf(text, r.role === 'pet'), clarity, names)
  const liked = (said: string, clarity: number) => {
    const theirs = r.role === 'partner' && !s.several ? ofTheirParents(said, brief.variant === 'es-ES') : said
    return theirs === said ? read(said, clarity) : { ...read(theirs, clarity), typed: read(said, clarity).typed }
  }
  const likings = liked(answers.favourite.said, answers.favourite.clarity)
  // what is not surely read is not told
  const favourite = isSure(likings.sure) ? answers.favourite : leftOut('favourite')
  return {
    answers: { ...answers, favourite },
    relation: told.relation,
    r,
    s,
    address,
    age,
    occasion,
    milestone: milestoneIn(brief.recipientRelation, occasion),
    readTo: readTo(brief.recipientRelation),
    fav: favourite.isLeftOut ? liked(favourite.said, 1) : likings,
    quality: readQuality(admiration.said, reader, admiration.clarity),
    memory: readMemory(memory.said, r.name, memory.clarity),
    trait: trait.isLeftOut ? null : toldTrait(trait, brief.readings?.trait ?? brief.extraTrait),
    inMemory,
    unborn,
  }
}

/** Of a father and his son of one name, the father is told of as who he is to him. */
function giverOf(
  { senderName, recipientName, ...answers }: Brief,
  r: Person,
  told: ReturnType<typeof decided>,
): Sender {
  const texts = [answers.specialMemory, answers.admiration, answers.extraTrait]
  const given = bare(words(senderName)[0] ?? '')
  const isNamesake =
    given !== '' &&
    given === bare(words(recipientName)[0] ?? '') &&
    r.role === 'child' &&
    !r.several &&
    !/ [ye] /u.test(senderName)
  const named = readSender(senderName, r, told.relation, told.senderGender)
  const hint = named.several || told.senderGender || isKinWord(words(named.signature)[0]!) ? null : readGiverHint(texts)
  const signed = hint && hint !== named.gender ? readSender(senderName, r, told.relation, hint) : named
  // no small child calls its mother by her name, and so does no story that it is read
  const parents = SMALL.has(r.band ?? '') && r.role === 'child' ? parentsOf(signed, told.relation) : null
  if (parents) return { ...signed, name: parents, kin: null }
  if (!isNamesake) return signed
  const kin = readSender(told.senderGender === 'f' ? 'Mamá' : 'Papá', r, told.relation, told.senderGender)
  return { ...kin, signature: signed.signature }
}

const SMALL: ReadonlySet<string> = new Set(['bebe', '2-4', '5-7'])

/** 'su papá', of «Rubén»; 'su mamá y su papá', of «Ana y Luis», whose child it is; null of anybody else. */
function parentsOf({ name, kin }: Sender, relation: string): string | null {
  if (/^su (?:mamá|papá)$/u.test(kin ?? '')) return kin
  const genders = partsOfName(name).map((part) => (/^(?:la |el )?\p{Lu}\p{L}+$/u.test(part) ? nameGender(part) : null))
  if (genders.length !== 2 || genders.includes(null) || !/^\s*nuestr[oa]s? (?:hij|beb)/iu.test(relation)) return null
  return genders[0] === genders[1]
    ? `sus ${genders[0] === 'f' ? 'mamás' : 'papás'}`
    : genders.map((one) => (one === 'f' ? 'su mamá' : 'su papá')).join(' y ')
}

/** 'cumple 6 el sábado', where what they always do was asked for. */
const birthdayIn = (trait: string) =>
  /(?<![A-Za-zÀ-ỹ])cumple (?:ya |sus )?\d{1,3}(?: años| añitos)? (?:el|en|este|esta|mañana|hoy|pasado)(?![A-Za-zÀ-ỹ])/iu.test(
    trait,
  ) && occasionIn(trait) === 'cumpleanos'
    ? 'cumpleanos'
    : undefined

/** 'supimos que era niño' */
const isForetold = (brief: Brief) =>
  /(?<![A-Za-zÀ-ỹ])(?:era|es|ser[áa]|va a ser|esper[A-Za-zÀ-ỹ]+) (?:un |una )?niñ[oa](?![A-Za-zÀ-ỹ])/iu.test(
    `${brief.recipientRelation}. ${brief.specialMemory}`,
  )

/** A toy of somebody's is no sign of a child where who it is for is grown; who is given a book at a birth is newborn. */
function likelyAge(told: ReturnType<typeof decided>, said: Parameters<typeof readAge>[1]): AgeReading {
  const age = readAge(told.relation, said)
  const { role } = readRelation(told.relation)
  const isYoung = YOUNG.has(role)
  // 'mi papá, 6 años sin vernos': no age of theirs
  if (age.years !== null && age.years < (LEAST_AGE[role] ?? 0)) return { band: null, years: null, sure: 0 }
  if (told.occasion === 'nacimiento' && isYoung && age.years === null) return { band: 'bebe', years: null, sure: 0.9 }
  const isChild = age.band !== null && age.band !== 'adulto' && age.band !== 'mayor'
  // 'su calculadora, la trata como un bebé': what is said beside, of who is no child
  if (isChild && GROWN.has(role) && age.years === null && readAge(told.relation, NOTHING_SAID).band === null)
    return { band: null, years: null, sure: 0 }
  return isChild && !isYoung && age.years === null && !isSure(age.sure) ? { band: null, years: null, sure: 0 } : age
}

/** Nobody is these to somebody who gives them a book before such an age. */
const LEAST_AGE: Partial<Record<Role, number>> = { parent: 16, grandparent: 30, colleague: 15, inlaw: 12, partner: 12 }

const NOTHING_SAID = { favourite: '', admiration: '', trait: '' }
const GROWN: ReadonlySet<Role> = new Set<Role>([
  'colleague',
  'parent',
  'grandparent',
  'inlaw',
  'partner',
  'teacher',
  'uncle',
])
const YOUNG: ReadonlySet<Role> = new Set(['child', 'grandchild', 'nephew', 'godchild', 'sibling', 'cousin', 'student'])

/**
 * What was answered decides. An occasion of the form's does not: a late mother has her Mother's Day, and where nobody
 * said that she lives, what is told as in her memory hurts less than what is told as if she did.
 */
function inMemoryOf(occasion: string | undefined, brief: Brief): number {
  if (occasion === 'en-recuerdo') return 1
  const { readings = {} } = brief
  const read = readInMemory(
    { name: brief.recipientName, relation: brief.recipientRelation },
    [
      readings.memory ?? brief.specialMemory,
      readings.admiration ?? brief.admiration,
      readings.trait ?? brief.extraTrait,
    ],
    occasion === 'despedida',
  )
  // whoever graduates lives, though a death was told in an answer
  const isOfLiving = readings.occasion !== undefined || occasion === 'graduacion'
  return occasion && (isOfLiving ? read < 1 : !isSure(read)) ? Math.min(read, DOUBTED) : read
}

/** Below SURE: it is asked. */
const DOUBTED = 0.5

/** It is asked whether they have died. */
export const isDoubted = ({ inMemory }: Reading) => inMemory > 0.3

export const isInMemory = ({ inMemory }: Reading) => isSure(inMemory)

/** 'Tus compañeros de quirófano': so signs who says «tú». */
const signedToYou = (brief: Brief) => /^\s*tus? /iu.exec(brief.senderName)?.[0] ?? ''
