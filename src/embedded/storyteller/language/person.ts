import { type Gender, isSeveral, nameGender, relationGender } from '../../../contract/gender.ts'
import { isCollective } from './collective.ts'
import { pluralVerb } from './verb-forms.ts'
import { cleanName, lowerCommonWords, nicknamed } from './names.ts'
import { asTyped, ofMany, partsOfName, professionOf, titled } from './person-names.ts'
import { type Age, readRelation, type Role, type Species } from './relations.ts'

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
  baby: boolean
  species: Species | null
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

/** `hint` is what the form or the answers tell about the gender, where they do. */
export function readRecipient(rawName: string, rawRelation: string, hint: Gender | null = null): Person {
  const relation = readRelation(rawRelation)
  let name = nicknamed(rawName) ?? (cleanName(rawName) || 'Alguien')
  if (!nicknamed(rawName) && /^(los|las|el|la|mis?)\s/i.test(name))
    name = asTyped(lowerCommonWords(name), rawName).replace(/^mis /, 'los ').replace(/^mi /, 'su ')
  name = ofMany(professionOf(name, hint ?? relationGender(rawRelation)))
  const collective = isCollective(name)
  const plural = isSeveral(name, rawRelation) && !collective
  const gender = plural ? genderOf(name, rawRelation, true) : (hint ?? genderOf(name, rawRelation, false))
  const { role, age, baby, species } = relation
  return {
    name: titled(name, plural),
    gender,
    plural,
    role,
    age,
    baby,
    species,
    ...grammar(gender, plural, plural || collective),
  }
}
