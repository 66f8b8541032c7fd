import { upperFirst } from '../grammar/text.ts'
import { type Gender, isSeveral, nameGender, relationGender } from '../../../../contract/gender.ts'
import { type AgeBand, type AgeReading } from './age.ts'
import { isCollective } from './collective.ts'
import { pluralVerb } from '../grammar/verb-forms.ts'
import { cleanName, isKinWord, lowerCommonWords, nicknamed, withoutSurname } from './names.ts'
import { ofMany, partsOfName, professionOf, titled } from './person-names.ts'
import { type Age, readRelation, type Relation, type Role } from './relations.ts'
import { type Species, speciesOf } from './animals.ts'
import { isSure } from '../sureness.ts'

/** Who the story is for, and who gives it: name, number, age and what they are to each other. */

export type Person = {
  name: string
  /** Null where neither name, relation, answers nor the form told it: wording must then need none. */
  gender: Gender | null
  plural: boolean
  /** More than one, also where the name is one noun: 'el equipo de ventas'. */
  several: boolean
  role: Role
  age: Age
  /** Null where nothing told it: `age` is then what the relation makes likely. */
  band: AgeBand | null
  baby: boolean
  species: Species | null
  /** How sure each reading is, 0 to 1. */
  sure: { relation: number; age: number; gender: number }
  /** A verb in the third person singular, made to agree in number: v('corrió'). */
  v: (form: string) => string
  /** One of two wordings, by number: n('Llegas', 'Llegan'). */
  n: (one: string, many: string) => string
  /** One of two wordings in direct speech by or to them: a team is singular but says «nosotros». */
  spoken: (one: string, many: string) => string
  /** One of three wordings, by gender: g('la niña', 'el niño', 'la criatura'). */
  g: (feminine: string, masculine: string, neutral: string) => string
  le: 'le' | 'les'
}

export function grammar(gender: Gender | null, plural: boolean, several: boolean) {
  return {
    several,
    spoken: (one: string, many: string) => (several ? many : one),
    v: (form: string) => (plural ? pluralVerb(form) : form),
    n: (one: string, many: string) => (plural ? many : one),
    g: (feminine: string, masculine: string, neutral: string) =>
      gender === 'f' ? feminine : gender === 'm' ? masculine : neutral,
    le: plural ? ('les' as const) : ('le' as const),
  }
}

function genderOf(name: string, relationText: string, plural: boolean): Gender | null {
  const fromRelation = relationGender(relationText)
  if (!plural) return fromRelation ?? nameGender(name)
  if (/^las\s/i.test(name)) return 'f'
  const parts = partsOfName(name)
  if (parts.length > 1) return parts.every((part) => nameGender(part) === 'f') ? 'f' : 'm'
  return fromRelation ?? 'm'
}

/** Who is read to in short chapters with a refrain: babies, and children under five whose age was told. */
export const isSmallest = ({ role, baby, band }: Pick<Person, 'role' | 'baby' | 'band'>) =>
  role !== 'pet' && (baby || band === 'bebe' || band === '2-4')

/** What the form told of the recipient, and what was read elsewhere than in name and relation. */
export type Given = {
  age?: AgeReading
  kind?: 'una' | 'varias' | 'animal'
  role?: Role
  /** What they are to each other is not told by the word that was used. */
  isOpen?: boolean
}

const AGE_OF: Record<AgeBand, Age> = {
  bebe: 'small',
  '2-4': 'small',
  '5-7': 'small',
  '8-11': 'older',
  '12-17': 'older',
  adulto: 'adult',
  mayor: 'elder',
}

/** `told` is what the form or the answers tell about the gender, where they do. */
export function readRecipient(
  rawName: string,
  rawRelation: string,
  told: Gender | null = null,
  given: Given = {},
): Person {
  // 'mi jefe': masculine, whatever the surname ends in
  const hint =
    told ?? (/(?<![A-Za-zÀ-ỹ])jefe(?![A-Za-zÀ-ỹ])/iu.test(rawRelation) && nameGender(rawName) !== 'f' ? 'm' : null)
  const read = asNamed(readRelation(rawRelation), rawName)
  const relation = given.kind === 'animal' ? asPet(read) : given.isOpen ? asAnybody(read) : read
  const name = nameOf(rawName, rawRelation, hint)
  const collective = isCollective(name) && given.kind !== 'una'
  const isMany = given.kind === 'una' ? false : given.kind === 'varias' || isSeveral(name, rawRelation)
  const plural = isMany && !collective
  const fromRelation = relationGender(rawRelation)
  const gender = plural ? genderOf(name, rawRelation, true) : (hint ?? genderOf(name, rawRelation, false))
  const role = relation.role === 'other' && given.role && !given.isOpen ? given.role : relation.role
  return {
    name: titled(name, plural, hint ?? fromRelation),
    gender,
    plural,
    role,
    ...ageOf(relation, role, given.age),
    species: relation.species,
    sure: {
      relation: relation.role === 'other' ? (given.role ? 0.7 : 0.3) : 0.95,
      age: given.age?.sure ?? 0,
      gender: gender === null ? 0 : fromRelation || hint ? 1 : 0.85,
    },
    ...grammar(gender, plural, plural || collective),
  }
}

function nameOf(rawName: string, rawRelation: string, hint: Gender | null): string {
  const nickname = nicknamed(rawName)
  let name = nickname ?? (withoutSurname(cleanName(rawName)) || 'Alguien')
  if (!nickname && /^(los|las|el|la|mis?|nuestr[oa]s?)\s/i.test(name))
    name = lowerCommonWords(name)
      // 'mi abuelito Toño': nobody in the story is there to say 'my'
      .replace(/(?<=^| [ye] )(?:mi|nuestr[oa]) (?=\p{Lu})/gu, '')
      // nor does anybody call theirs 'the dad'
      .replace(/^(?:mi|nuestr[oa]) (pap|mam)([áai])$/u, (_, stem: string, end: string) => upperFirst(stem + end))
      .replace(/^(?:mi|nuestr[oa]) ([pm])a$/u, (_, first: string) => (first === 'p' ? 'Papá' : 'Mamá'))
      .replace(/^(?:mi|nuestr[oa]) (\p{L}+)(?= |$)/u, (all, kin: string) =>
        isKinWord(kin) || FOND.test(kin) || isNickname(kin)
          ? `${articleOfKin(kin, hint ?? relationGender(rawRelation))} ${NICKNAME.test(kin) || isNickname(kin) ? upperFirst(kin) : kin}`
          : all.replace(/^./u, (first) => first.toUpperCase()),
      )
      .replace(/^(?:mis|nuestr[oa]s) (\p{L}+)/u, (_, kin: string) => `${kin.endsWith('as') ? 'las' : 'los'} ${kin}`)
  return ofMany(professionOf(name, hint ?? relationGender(rawRelation)))
}

/** 'mi nena', 'mi viejo querido': common words, by which anybody else would say it with an article. */
const FOND =
  /^(?:nen[ea]|niñ[oa]|beb[eé]|viej(?:it)?[oa]|princesa|príncipe|reina|peque|chiquit[oa]|gord(?:it)?[oa]|flac(?:it)?[oa]|negr(?:it)?[oa]|chaparr(?:it)?[oa]|muñec[oa]|jefecit[oa]|enan[oa])$/iu

/** What nobody is called but by those who love them: a name of theirs. */
const NICKNAME = /^(?:gord|flac|negr|chaparr)/iu

/** 'mi cuchita', 'mi catira': of the giver's own, and no «amorcito» whom nobody else calls so. */
const isNickname = (word: string) =>
  !isKinWord(word) &&
  !FOND.test(word) &&
  /^(?:cuch|catir|mon|chin|ñat|chol|loqu|pelad|colorad|moren|güer|priet|crespit|pollit|pulguit|bichit|ratoncit)(?:it|uel|ot)?[oa]$/iu.test(
    word,
  )

const articleOfKin = (kin: string, known: Gender | null) =>
  (relationGender(kin) ?? known ?? (/(?:a|á|mami|abue)$/iu.test(kin) ? 'f' : 'm')) === 'f' ? 'la' : 'el'

/** 'mi viejo', who is called Papá. */
const asNamed = (relation: Relation, name: string): Relation =>
  relation.word.startsWith('viej') &&
  relation.role === 'partner' &&
  /^(?:pap|mam)(?:[aáiíy]|it[oa])$/iu.test(name.trim())
    ? { ...relation, role: 'parent' }
    : relation

const asAnybody = (relation: Relation): Relation => ({ ...relation, role: 'other', age: 'adult', baby: false })

const asPet = (relation: Relation): Relation =>
  relation.role === 'pet'
    ? relation
    : { ...relation, role: 'pet', age: 'adult', baby: false, species: speciesOf('', relation.text) }

/** The form decides; then a number or a word in the answers; then what the relation makes likely. */
function ageOf(relation: Relation, role: Role, read: AgeReading | undefined): Pick<Person, 'age' | 'band' | 'baby'> {
  const likely = role === relation.role ? relation.age : likelyAge(role)
  if (role === 'pet' || !read?.band || !isSure(read.sure)) return { age: likely, band: null, baby: relation.baby }
  // eight years are small where only the relation said so
  const said = read.years !== null && read.years < 9 ? 'small' : AGE_OF[read.band]
  return { age: said, band: read.band, baby: read.band === 'bebe' || (read.years !== null && read.years < 3) }
}

const likelyAge = (role: Role): Age =>
  role === 'child' || role === 'grandchild' || role === 'nephew' || role === 'godchild'
    ? 'small'
    : role === 'grandparent'
      ? 'elder'
      : 'adult'
