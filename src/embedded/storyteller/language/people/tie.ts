import { type Gender, relationGender } from '../../../../contract/gender.ts'
import { privateFact } from '../../../../contract/private-facts.ts'
import { bare, words } from '../grammar/text.ts'
import { isKinWord } from './names.ts'
import { readRelation, type Role } from './relations.ts'

/** 'mejor', a noun, and of where or of whom, where that ends there: 'mi mejor amiga del liceo', 'la miss de matemática de mi hijo Fabrizio'. */
const TIE =
  /^(?<whose>mi |nuestr[oa] |el |la )?(?<best>mejor |querid[oa] )?(?<noun>\p{Ll}+)(?<also> y \p{Ll}+)?(?<of>(?: del? (?!mi |nuestr|otr[oa]|tod[oa]|hace |est[ea])(?:la |el )?\p{L}{3,}?)?(?: de (?:mi|nuestr[oa]) \p{L}+(?: \p{Lu}\p{L}+)?)?(?=\s*(?:$|[,.;(])| (?:q(?:ue)?|y|desde) ))?(?=$|[\s,.;(])(?<rest>[^,.;(]*)/u

/** No place: 'de sangre', 'de celda'. */
const OF_NO_PLACE =
  /^ del? (?:cariñ|coraz|vida|alma|sangre|leche|crianza|acogida|verdad|mentira|broma|celda|prisi|terapia|rehab|años|meses)/u

/** Of whom a pair gives together. */
const YOUNGER: ReadonlySet<Role> = new Set<Role>(['child', 'grandchild', 'nephew'])
const KIN: ReadonlySet<Role> = new Set<Role>([
  ...YOUNGER,
  ...(['sibling', 'cousin', 'grandparent', 'parent', 'uncle', 'inlaw', 'partner'] as const),
])

type Whom = { role: Role; gender: Gender | null }

/** What its giver calls who it is for, where nobody could take it wrong: 'mi mejor amiga', 'nuestra vecina'; null where it is not sure. */
export function tieSaid(relation: string, { role, gender }: Whom, several: boolean): string | null {
  const { whose = '', best = '', noun = '', also = '', of = '', rest = '' } = TIE.exec(relation.trim())?.groups ?? {}
  const isOfMine = / de (?:mi|nuestr[oa]) /u.test(of)
  // 'hermano mayor de mi esposo', 'la señora que me cuida'
  const isOfAnother =
    (!isOfMine && (/^(?:el|la) $/u.test(whose) || / de (?:mi|nuestr|su|tu|un)/u.test(rest))) || / de otr/u.test(rest)
  if (isOfAnother || /[aeo]s$/u.test(noun) || /^(?:amor|vida|cielo|señora?|mujer|hombre|chic[oa])$/u.test(noun))
    return null
  const { role: own } = readRelation(`mi ${noun}`)
  const isTheirs = role === 'pet' ? own === 'pet' : own !== 'other' || isKinWord(noun)
  if (!isTheirs && !(isOfMine && whose !== '')) return null
  // 'nuestra abuela de Tomás', 'mi prima de mi mamá': of both it cannot be; a bare «tía», of one of two who sign
  const isOfNobody = /^(?:mi|nuestr[oa]) $/u.test(whose) && / de (?:mi|nuestr[oa]|\p{Lu}\p{L}+)(?= |$)/u.test(of)
  if (KIN.has(own) && (isOfNobody || (several && whose === '' && !YOUNGER.has(own)))) return null
  const both = isKinWord(also.slice(3)) ? also : ''
  const isHer = (relationGender(noun) ?? gender) === 'f'
  const known = relationGender(noun) ?? gender
  const mine = isOfMine ? known && (isHer ? 'la ' : 'el ') : several ? known && `nuestr${isHer ? 'a' : 'o'} ` : 'mi '
  const my = whose || mine
  const said = `${my}${best}${noun}${both}${OF_NO_PLACE.test(of) ? '' : of}`
  return my === null || privateFact(said) !== null ? null : said
}

/** 'el maestro Anselmo' says itself that he is «nuestro maestro». */
export const isSaidBy = (name: string, said: string): boolean => {
  const told = words(bare(name))
  return words(bare(said)).every((word) => /^(?:mi|nuestr[oa]|el|la)$/u.test(word) || told.includes(word))
}
