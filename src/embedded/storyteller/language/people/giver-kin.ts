import { type Gender, nameGender } from '../../../../contract/gender.ts'
import { coupleKin } from './giver-called.ts'
import { isKinWord } from './names.ts'
import { FURTHER, INLAWS } from './mirrored-kin.ts'
import { namedAmong } from './one-of-them.ts'
import { partsOfName } from './person-names.ts'
import type { Person } from './person.ts'
import type { Role } from './relations.ts'
import { WED, whichOf } from './sender-voice.ts'
import { bare } from '../grammar/text.ts'

/** What the sender is to the recipient: [feminine, masculine]. */
export const MIRROR: Partial<Record<Role, readonly [string, string]>> = {
  child: ['mamá', 'papá'],
  grandchild: ['abuela', 'abuelo'],
  nephew: ['tía', 'tío'],
  godchild: ['madrina', 'padrino'],
  sibling: ['hermana', 'hermano'],
  cousin: ['prima', 'primo'],
  student: ['maestra', 'maestro'],
  grandparent: ['nieta', 'nieto'],
  parent: ['hija', 'hijo'],
  uncle: ['sobrina', 'sobrino'],
  friend: ['amiga', 'amigo'],
  colleague: ['compañera', 'compañero'],
}

const GODCHILD = ['ahijada', 'ahijado'] as const

const KIN_NAME =
  /^(mam|pap[aá]|pap[ií]|mami|abuel|t[ií][ao]\b|yay|nan[ao]\b|abue\b|madrina|padrino|hij|herman|niet|sobrin|prim[ao]\b)/i

export function kinOf(
  name: string,
  signature: string,
  gender: Gender | null,
  plural: boolean,
  recipient: Person,
  rawRelation: string,
): string | null {
  if (plural && /^\p{Lu}/u.test(name)) return kinOfAll(name, gender, recipient, rawRelation)
  if (
    KIN_NAME.test(signature) ||
    KIN_NAME.test(name.replace(/^(?:el|la) /iu, '')) ||
    /^(?:[Ss]us?|(?:[Ee]l|[Ll]a)(?! \p{Lu})|[Ll][oa]s|[Tt]od[oa]s?|[Aa]lguien)(?:\s|$)/u.test(name) ||
    plural
  )
    return null
  const another = / de (?:mis?|nuestr[oa]s?|sus?|una?) \p{L}/u.test(bare(rawRelation))
  // whose favourite person they are no animal says
  if (recipient.role === 'pet') return null
  const pair =
    recipient.role === 'uncle' && /(?<![A-Za-zÀ-ỹ])(?:madrin|padrin)/u.test(bare(rawRelation))
      ? GODCHILD
      : MIRROR[recipient.role]
  const uneven =
    /(^|\s)(jef|soci|equipo|client|vecin|gerent|director|compadr|comadr|madrastr|padrastr|hijastr|hermanastr|nana(?= |$))/.test(
      bare(rawRelation),
    )
  const inlaw = INLAWS.find(([theirs]) => theirs.test(bare(rawRelation)))?.[1]
  if (inlaw && gender && !another) return `su ${inlaw[gender === 'f' ? 0 : 1]}`
  const kin = pair && gender ? pair[gender === 'f' ? 0 : 1] : ''
  // 'Rodrigo el padrino', who is the brother of one of the two alone
  const signedAs = SIGNED_AS.exec(signature)?.[1]
  if (signedAs && !signedAs.endsWith(` ${kin}`)) return signedAs
  const mutual = gender && MUTUAL.exec(bare(rawRelation))?.[1]
  if (mutual)
    return mutual === 'vecin' ? `su vecin${gender === 'f' ? 'a' : 'o'}` : `su com${gender === 'f' ? 'adre' : 'padre'}`
  if (CHOSEN.test(bare(rawRelation)) && gender) return gender === 'f' ? 'su hija' : 'su hijo'
  // 'mi marido', of whom nobody knows whether it is his wife or his husband who gives: the name is warmer than «su pareja»
  if (recipient.role === 'partner') return !gender && WED.test(rawRelation) ? null : coupleKin(gender, rawRelation)
  if (!pair || !gender || uneven || (recipient.several && isOfTwoKinds(rawRelation))) return null
  const further = FURTHER.find(([theirs]) => theirs.test(bare(rawRelation)))?.[1]
  if (further) return `su ${further[gender === 'f' ? 0 : 1]}`
  // 'mi mejor amigo' has one in who says it
  if (/^(?:(?:mi|el|la) )?mejor amig[oa](?![A-Za-zÀ-ỹ])/u.test(bare(rawRelation))) return `su mejor ${kin}`
  return `su ${kin}${recipient.role === 'sibling' ? twin(rawRelation, gender) : whichOf(recipient.role, rawRelation)}`
}

/** 'Fer, Luis y Toño', to «nuestro papá», are his children; null where one may be a spouse or a stranger, and of 'Pau y Dani', whose gender nobody knows. */
function kinOfAll(name: string, gender: Gender | null, { role, several }: Person, relation: string): string | null {
  const names = namedAmong(name)
  const areNames = names.length === partsOfName(name).length && names.every(isNamed)
  const isOfEach = (GIVEN_BY_PAIRS.has(role) || OURS.test(relation)) && !OF_NOT_ALL.test(relation)
  const isPlain = !ANOTHER_WORD.test(bare(relation)) && !(several && isOfTwoKinds(relation))
  const pair = MIRROR[role]
  if (!pair || !areNames || !isOfEach || !isPlain) return null
  if (names.every((one) => nameGender(one) === 'f')) return `sus ${pair[0]}s`
  return gender === 'm' && names.some((one) => nameGender(one) === 'm') ? `sus ${pair[1]}s` : null
}
const OURS = /^\s*(?:nuestr[oa]s? |(?:el |la )?herman(?:it)?[oa]s? (?:mayor|menor)(?![A-Za-zÀ-ỹ]))/iu
const isNamed = (one: string) => /^(?:la |el )?\p{Lu}/u.test(one) && !one.toLowerCase().split(' ').some(isKinWord)
/** Of a bare «mamá» or «hermana» one of two who sign is the wife or the husband as often as not. */
const GIVEN_BY_PAIRS: ReadonlySet<Role> = new Set<Role>(['child', 'grandchild', 'nephew', 'friend', 'colleague'])
/** Of one of them, or of somebody else: 'mi hija', 'hija de nuestros vecinos', 'sobrina de Tomás' */
const OF_NOT_ALL =
  /(?<![A-Za-zÀ-ỹ])(?:[Mm]is?|[Ss]us?)(?![A-Za-zÀ-ỹ])| de (?:nuestr|una? (?!años?)|l[oa]s? |(?:don |doña )?\p{Lu})| del /u
const ANOTHER_WORD = /(?<![A-Za-zÀ-ỹ])(?:bisniet|ahijad|padrin|madrin|vecin|jef|equipo|alumn|hijastr|cunad)/u

/** 'mi hermana gemela', 'mi carnal, somos cuates (gemelos)' */
function twin(rawRelation: string, gender: Gender): string {
  const [kind] = /(?<![A-Za-zÀ-ỹ])(?:gemel|melliz)(?=[oa]s?(?![A-Za-zÀ-ỹ]))/iu.exec(rawRelation) ?? []
  return kind ? ` ${kind.toLowerCase()}${gender === 'f' ? 'a' : 'o'}` : ''
}

const SIGNED_AS = /^\p{Lu}\p{L}+,? ((?:el|la) (?:padrino|madrina|compadre|comadre|vecin[oa]|herman[oa]|prim[oa]))$/u

/** What two people are to each other alike. */
const MUTUAL = /^(?:mi |el |la )?(vecin|comadr|compadr)[A-Za-zÀ-ỹ]*(?: del? .*)?$/u
/** 'mi padrastro pero para mí es mi papá' */
const CHOSEN = /(?:padrastr|madrastr).*(?<![A-Za-zÀ-ỹ])(?:es|como) mi (?:pap|mam)/u

/** 'mi hermano y mi cuñada', to whom nobody is the same */
function isOfTwoKinds(rawRelation: string): boolean {
  const kinds = [...bare(rawRelation).matchAll(KINDS)].map(([kind]) => kind)
  return new Set(kinds).size > 1
}
const KINDS =
  /(?<![A-Za-zÀ-ỹ])(?:hij(?!astr)|niet|sobrin|herman|prim|cunad|tio|tia|abuel|suegr|yerno|nuera|amig|espos|novi|mama|papa|padre|madre|compadre|comadre|colega|companer|vecin)/gu
