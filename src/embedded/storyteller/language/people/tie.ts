import { type Gender, relationGender } from '../../../../contract/gender.ts'
import { privateFact } from '../../../../contract/private-facts.ts'
import { nounGender } from '../grammar/gender.ts'
import { bare, contract, words } from '../grammar/text.ts'
import { restoreAccents } from '../spelling/word-accents.ts'
import { isKinWord } from './names.ts'
import type { Person } from './person.ts'
import { readRelation, type Role } from './relations.ts'

/** 'mejor', a noun, and of where or of whom, where that ends there: 'mi mejor amiga del liceo', 'la miss de matemática de mi hijo Fabrizio'. */
const TIE =
  /^(?<whose>mis? |nuestr[oa]s? |el |la )?(?<best>mejor |querid[oa] )?(?<noun>\p{Ll}+)(?<also> y \p{Ll}+)?(?<of>(?: del? (?!mi |nuestr|otr[oa]|tod[oa]|hace |est[ea])(?:la |el )?\p{L}{3,}?)?(?: de (?:mi|nuestr[oa]) \p{L}+(?: \p{Lu}\p{L}+)?)?(?=\s*(?:$|[,.;(])| (?:q(?:ue)?|y|desde) ))?(?=$|[\s,.;(])(?<rest>[^,.;(]*)/u

/** No place: 'de sangre', 'de celda'. */
const OF_NO_PLACE =
  /^ del? (?:cariñ|coraz|vida|alma|sangre|leche|crianza|acogida|verdad|mentira|broma|celda|prisi|terapia|rehab|años|meses)/u

/** Of whom a pair gives together. */
const YOUNGER: ReadonlySet<Role> = new Set<Role>(['child', 'grandchild', 'nephew'])
const KIN: ReadonlySet<Role> = new Set<Role>([
  ...YOUNGER,
  ...(['sibling', 'cousin', 'grandparent', 'parent', 'uncle', 'inlaw', 'partner'] as const),
])

/**
 * Of several who sign, one alone is it: 'mis suegros' of a couple. Who types 'mi mamá' and signs with somebody else signs
 * with a brother or a sister, and 'tus hijos Ana y Luis' say themselves what they are.
 */
export function isOfOneAlone(relation: string, s: Pick<Person, 'name' | 'several'>): boolean {
  const { role } = readRelation(relation)
  const areNamed = s.several && / [ye] |,/u.test(s.name)
  const areKin = /^[st]us /iu.test(s.name) && isKinWord(words(s.name)[1] ?? '')
  const isOne = !YOUNGER.has(role) && !OURS.test(relation.trim()) && !(ELDER.has(role) && MINE.test(relation.trim()))
  return areNamed && !areKin && KIN.has(role) && isOne && !WITH_SMALL.test(s.name)
}

/** 'nuestro sobrino' of a couple and their children: not all of them are it. */
const signWithSmall = (role: Role, { name, several }: Pick<Person, 'name' | 'several'>) =>
  several && KIN.has(role) && WITH_SMALL.test(name)
const ELDER: ReadonlySet<Role> = new Set<Role>(['parent', 'grandparent'])
const MINE = /^mis? /iu
const OURS = /^nuestr[oa]s?(?![A-Za-zÀ-ỹ])/iu
/** 'Ana, Luis y los peques' */
const WITH_SMALL =
  /(?<![A-Za-zÀ-ỹ])(?:y|e|con|más) (?:(?:(?:dos|tres|cuatro|cinco) )?(?:l[oa]s|sus?|mis|nuestr[oa]s) )?(?:peques?|(?:niñ|chic|chiquit|chiquill|pequeñ|hij|niet|nen|cr[ií]|guagü?it|wawit)[oa]s|nenes|enan[oa]s|bebés?|familia|compañía)(?![A-Za-zÀ-ỹ])/iu

/** 'los de la oficina', 'el equipo de Salud': nobody's kin as one. */
const GROUP = /^(?:l[oa]s|el|la|tod[oa]s|grupo|equipo)(?= )/iu

type Whom = Pick<Person, 'name' | 'role' | 'gender' | 'plural'>
type Giver = Pick<Person, 'name' | 'several' | 'gender'>

/** What whom it is for is to who gives, as a tale says whose it is, where nobody could take it wrong: 'Esta es la historia de Aitor, vecino de Nerea.'; null where it is not sure. */
export function tieTold(relation: string, r: Whom, s: Giver): string | null {
  // 'profesor de fisica'
  const tie = TIE.exec(
    relation.trim().replace(/(?<=\p{L} )\p{Ll}{4,}(?![A-Za-zÀ-ỹ])/gu, (word) => restoreAccents(word)),
  )?.groups
  if (!tie) return null
  const { whose = '', best = '', noun: typed = '', also = '', of = '', rest = '' } = tie
  const [, mine = '', whom = ''] = / de (?:mi|nuestr[oa]) (\p{L}+)(?: (\p{Lu}\p{L}+))?$/u.exec(of) ?? []
  // as it was typed: «mi psicóloga» is private, «psicóloga» alone is not
  const typedAs = `${typed}${also}${of}${/^ del? .*/u.exec(rest)?.[0] ?? ''}`
  if (PRIVATE.test(typedAs) || privateFact(`${whose}${best}${typedAs}`) !== null) return null
  // 'hermano mayor de mi esposo', 'la señora que me cuida'
  const isOfAnother =
    (mine === '' && (/^(?:el|la) $/u.test(whose) || / de (?:mi|nuestr|su|tu|un)/u.test(rest))) || / de otr/u.test(rest)
  if (isOfAnother || NO_TIE.test(typed) || /[aeoá]s$/u.test(typed) !== r.plural || (r.plural && whose === ''))
    return null
  const { role: own } = readRelation(`mi ${typed}`)
  // 'nuestra abuela de Tomás', 'mi prima de mi mamá': of both it cannot be; a bare «tía», of one of two who sign
  const isOfNobody = /^(?:mis?|nuestr[oa]s?) $/u.test(whose) && / de (?:mi|nuestr[oa]|\p{Lu}\p{L}+)(?= |$)/u.test(of)
  if (
    KIN.has(own) &&
    (isOfNobody || GROUP.test(s.name) || signWithSmall(own, s) || isOfOneAlone(`${whose}${typed}`, s))
  )
    return null
  if (s.several && best === 'mejor ' && !OURS.test(whose)) return null
  const isTheirs = r.role === 'pet' ? own === 'pet' : own !== 'other' || isKinWord(typed)
  if (!isTheirs && !(mine !== '' && whose !== '')) return null
  if (/(?:^| )familia /u.test(s.name) && !OF_A_FAMILY.test(typed)) return null
  const gender = relationGender(typed) ?? r.gender
  const noun = plainly(typed)
  const both = isKinWord(also.slice(3)) ? also : ''
  // 'la amiga del liceo de Ana' may be of Ana's school
  const from = of.replace(/ de (?:mi|nuestr[oa]) .*$/u, '')
  const place = OF_NO_PLACE.test(from) || WITHOUT_PLACE.test(noun) ? '' : from
  const article = best === 'mejor ' || mine !== '' || r.role === 'pet' || ONE.test(noun)
  const theirs = giversOf(s, { mine, whom, isOfHome: r.role === 'pet' && !s.several && whose.startsWith('nuestr') })
  if (theirs === null || (article && !gender)) return null
  const the = article ? `${articleOf(gender!, r.plural)} ` : ''
  const said = `${the}${best === 'mejor ' ? best : ''}${noun}${both}${place}`
  // 'Pilar y los compañeros de la oficina' say it themselves
  const isSigned = bare(s.name).includes(bare(noun).replace(/[ao]s?$/u, ''))
  if (privateFact(said) !== null || isSigned || isSaidBy(r.name, noun + both)) return null
  // 'Moni y los de depósito, compañeros de laburo'
  const areAlike = s.several && place !== '' && noun.startsWith('compañer') && !r.plural
  const end = gender === 'f' && s.gender === 'f' ? 'as' : 'os'
  const tied = areAlike ? ` y ${s.name}, compañer${end}${place}` : `, ${said} ${theirs}`
  return contract(`Esta es la historia de ${r.name}${tied}.`)
}

const articleOf = (gender: Gender, plural: boolean) =>
  gender === 'f' ? (plural ? 'las' : 'la') : plural ? 'los' : 'el'

/** 'de Ana', 'de la casa', 'del edificio de Ana', 'de Leo, hijo de Ana' */
function giversOf(s: Giver, { mine, whom, isOfHome }: { mine: string; whom: string; isOfHome: boolean }) {
  if (isOfHome) return 'de la casa'
  if (mine === '') return `de ${s.name}`
  // 'la hija de la pareja de Ana' is of papers
  if (/^(?:pareja|novi[oa]|polol[oa]|espos[oa]|marido|mujer|ex)$/u.test(mine)) return null
  if (whom !== '') return `de ${whom}, ${mine} de ${s.name}`
  const gender = relationGender(mine) ?? nounGender(mine)
  return gender && `de ${articleOf(gender, false)} ${mine} de ${s.name}`
}

/** No narrator says 'papito' of somebody else's; 'hermanita' is who is the younger. */
const plainly = (noun: string) =>
  noun
    .replace(/^(mam|pap)(?:[ai]|it[oa])$/u, '$1á')
    .replace(/^(abuel|hij|niet|sobrin|ahijad|prim|amig|vecin)it(?=[oa]s?$)/u, '$1')

const WITHOUT_PLACE = /^(?:amig|vecin|(?:bis)?(?:hij|niet|abuel)|sobrin|herman|prim|t[ií]|ahijad|mam|pap)/u

/** Of whom there is one, or two. */
const ONE =
  /^(?:mam[áa]s?|pap[áa]s?|padres?|madres?|(?:bis)?abuel[oa]s?|abue|espos[oa]|marido|mujer|novi[oa]|polol[oa]|pareja|prometid[oa]|suegr[oa]s?|yerno|nuera|jef[ea]s?|madrina|padrino|padrastro|madrastra)$/u

/** What is said to them and of nobody, or what tells too little. */
const NO_TIE =
  /^(?:amor|vida|cielo|señora?|mujer|hombre|chic[oa]s?|mejor|best|bff|tesoro|reina|princesa|peque|nen[ea]s?|enan|reto|criatur|beb|chiquit|chamac|viej|jefecit|gemel|melliz|tat[ae]$|nan[ao]$|pa$|ma$|equip|client)/u

/** Who is gone to about what is nobody else's. */
const PRIVATE =
  /(?<![A-Za-zÀ-ỹ])(?:psic(?:[oó]log|oterapeut|oanalist)|terapeut|psiquiatr|onc[oó]log|abogad|pacient|sex[oó]log)[aeo]?s?(?![A-Za-zÀ-ỹ])/iu

const OF_A_FAMILY = /^(?:ahijad|amig|vecin|maestr|profe|niñera|enfermer|cuidador|mascota|perr|gat)/u

/** 'el maestro Anselmo' says itself that he is «nuestro maestro». */
const isSaidBy = (name: string, said: string): boolean => {
  const told = words(bare(name))
  return words(bare(said)).every((word) => word === 'y' || told.includes(word))
}
