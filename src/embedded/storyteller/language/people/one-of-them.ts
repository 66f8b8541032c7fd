import { nameGender } from '../../../../contract/gender.ts'
import { known } from '../grammar/dictionary.ts'
import { contract, escaped } from '../grammar/text.ts'
import { isCollective } from './collective.ts'
import { isKinWord } from './names.ts'
import { partsOfName } from './person-names.ts'

/** Of several who give, one speaks: by name where one is known, and else as one of them. */

type Several = { name: string; several: boolean; gender: 'f' | 'm' | null; signature?: string }

/** 'sus amigas de la uni Ale, Dani y Kari' → 'Ale', 'Dani', 'Kari'; of 'Josu y la cuadrilla', 'Josu'; no town of 'los primos de Lima y Quito'. */
export function namedAmong(name: string): readonly string[] {
  if (OF_A_PLACE.test(name)) return []
  const [all = ''] = /^(?:tod[oa]s )?(?:sus|l[oa]s) (?:(?! [ye] )[^,\p{Lu}])*(?=\p{Lu})/u.exec(name) ?? []
  const parts = partsOfName(name.slice(all.length)).map((part) => part.replace(OF_YOUNGER, ''))
  const named = parts.length > 1 ? parts.filter((part) => NAMED.test(part)) : []
  return eldersNamed(all, named) ?? named
}

/** Of 'Sary y su mamá', as it was signed, the second is her mother: beside whom it is for «su mamá» would be another's. */
export function namedOf({ name, signature = '' }: Pick<Several, 'name' | 'signature'>): readonly string[] {
  const named = namedAmong(name)
  const [, child = '', parent = ''] = CHILD_AND.exec(signature) ?? []
  return named.map((one) =>
    parent && one === `su ${parent}`
      ? `${nameGender(parent) === 'm' || parent.startsWith('p') ? 'el' : 'la'} ${parent} de ${child}`
      : one,
  )
}
const CHILD_AND = /^(\p{Lu}\p{L}+) y su (mam[áai]|pap[áai]|madre|padre)$/u

/** 'su hija Luz Dary': whom nobody is told to respect. */
const OF_YOUNGER = /^sus? (?:hij|niet|bisniet|herman|prim|sobrin|ahijad|nuera|yerno|cuñad|amig)\p{Ll}* (?=\p{Lu})/u

/** 'sus abuelos Merche y Paco' → 'la abuela Merche', 'sus papás Lety y Gerardo' → 'su mamá': no child calls them by the bare name; «los papás» may be somebody else's. */
function eldersNamed(all: string, named: readonly string[]): string[] | null {
  const [, stem = ''] =
    /^(?:sus|l[oa]s(?! [mp]a(?:[mp]|dre))) ((?:bis)?abuel(?:it)?|yay|t[ií]|pap|padr|mam|madr|padrin|madrin)(?:[oaá]|e)s $/u.exec(
      all,
    ) ?? []
  const genders = named.map((one) => nameGender(one))
  if (!stem || named.length === 0 || genders.includes(null)) return null
  const isPair = new Set(genders).size === named.length
  return named.map((one, i) => {
    const she = genders[i] === 'f'
    if (/^[mp]adrin$/u.test(stem)) return she ? `la madrina ${one}` : `el padrino ${one}`
    if (!/^[mp]/u.test(stem)) return `${she ? 'la' : 'el'} ${stem}${she ? 'a' : 'o'} ${one}`
    if (!isPair) return `${she ? 'mamá' : 'papá'} ${one}`
    return `su ${stem.endsWith('dr') ? (she ? 'madre' : 'padre') : she ? 'mamá' : 'papá'}`
  })
}

const OF_A_PLACE = /^(?:tod[oa]s )?(?:sus|l[oa]s) [^,\p{Lu}]*(?<= )(?:del?|en|con|la|el|l[oa]s) \p{Lu}/u

const NAMED =
  /^(?:(?:el|la|su|don|doña) )?(?:\p{Ll}+ )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$|^su (?:(?:mam|pap|abuel|madrin|padrin|herman|yay|nonn?|lel)\p{Ll}+|t[ií][oa]|[mp]a)$/u

/** 'sus nietos' → 'uno de sus nietos', and then 'otro de sus nietos'; 'el equipo' → 'alguien del equipo', 'los de urgencias' → 'alguien de urgencias'; of two kinds 'uno de los papás', and then 'una de las alumnas'; null of more groups with articles. */
export function someOf({ name, gender }: Omit<Several, 'several'>): readonly [string, string] | null {
  if (isCollective(name) || /^(?:toda )?la familia(?![A-Za-zÀ-ỹ])/u.test(name))
    return ['alguien', 'otra persona'].map((one) => contract(`${one} de ${name.replace(/^todo /iu, '')}`)) as [
      string,
      string,
    ]
  const [, whence = ''] = /^(?:tod[oa]s )?l[oa]s (del? .+?)(?: del turno .+)?$/u.exec(name) ?? []
  if (whence) return [`alguien ${whence}`, `otra persona ${whence}`]
  // 'los papás y alumnos de 3.º B': one of either
  const [, the = '', first = '', its = '', second = '', of = ''] =
    /^(?:tod[oa]s )?(sus|l[oa]s) (\p{Ll}+s) y (?:(sus|l[oa]s) )?(\p{Ll}+s)( del? .+)?$/u.exec(name) ?? []
  const hers = isHers(the, first, gender === 'f')
  if (second)
    return [oneOfKind(the, first, hers), oneOfKind(its || the, second, isHers(its, second, hers))].map(
      (one) => one + of,
    ) as [string, string]
  const one = name.replace(/(?<=^(?:tod[oa]s )?(?:sus|l[oa]s) \p{Ll}+s)(?:, \p{Ll}+s)* y \p{Ll}+s(?= de|$)/u, '')
  const [, all = ''] = /^(?:tod[oa]s )?((?:sus|l[oa]s) .+)$/u.exec(one) ?? []
  if (all === '' || / y (?:sus?|l[oa]s?|el) /u.test(all)) return null
  const end = gender === 'f' || all.startsWith('las ') ? 'a' : 'o'
  return [`un${end} de ${all}`, `otr${end} de ${all}`]
}

/** The article that was typed tells it, and where there is none the word; 'sus colegas', 'sus futbolistas' are as the others. */
const isHers = (article: string, kind: string, ofAll: boolean): boolean => {
  if (article.startsWith('l')) return article === 'las'
  if (/^(?:mam|(?:co)?madres|mujeres)|oras$/u.test(kind)) return true
  if (/^(?:pap|hombres)|(?:o|dre|ore)s$/u.test(kind)) return false
  return (kind.endsWith('as') && !/^(?:pat|pan|caus)as$/u.test(kind) && known(kind.replace(/as$/u, 'os'))) || ofAll
}

const oneOfKind = (article: string, kind: string, hers: boolean): string =>
  `un${hers ? 'a' : 'o'} de ${article === 'sus' ? article : hers ? 'las' : 'los'} ${kind}`

/** Who of them says `said`: 'Rodrigo' of 'Mamá y Rodrigo', but for who is named in it; 'uno de sus nietos', 'uno de los dos'; at the next `turn` another, whose name is a person's. */
export function oneOfThem(s: Several, said: string, turn: 0 | 1 = 0): string {
  const names = namedOf(s).filter((name) => !holds(said, name) || PARENT_OF.test(name))
  // 'mi hija es la clienta': no child of the two says it
  const parent = OF_CHILD.test(said) ? names.find((name) => PARENT_OF.test(name)) : undefined
  if (parent) return parent
  // who speaks of themselves is likelier whoever signs first
  const isOfFirst = IN_FIRST_PERSON.test(said)
  const [first = names[0], ...others] = isOfFirst ? [] : names.filter((name) => !isKinWord(name.toLowerCase()))
  const another = others.find(isPerson)
  const byName = turn === 1 && !OF_THEIR_OWN.test(said) ? (another ?? first) : first
  if (byName) return byName
  const areTwo = s.several && partsOfName(s.name).length === 2 && namedAmong(s.name).length === 2
  return areTwo
    ? `un${s.gender === 'f' ? 'a' : 'o'} de l${s.gender === 'f' ? 'a' : 'o'}s dos`
    : (someOf(s)?.[0] ?? 'una voz conocida')
}

/** Of 'Ana y Pelusa', 'Ana y Rocky' the second may be their dog. */
export const isPerson = (name: string): boolean =>
  name.split(' ').some(isKinWord) || (nameGender(name) !== null && !known(name.toLowerCase()))

const PARENT_OF = /^(?:el|la) (?:mam|pap|[mp]adre)\p{Ll}* de /u
const OF_CHILD = /(?<![A-Za-zÀ-ỹ])mi (?:hij|niñ|nen)\p{Ll}*/iu

const IN_FIRST_PERSON = /(?<![A-Za-zÀ-ỹ])(?:yo|me|mis?|conmigo)(?![A-Za-zÀ-ỹ])/iu

/** 'cómo cuida a su nieto': who may be the one that signs second. */
const OF_THEIR_OWN = /(?<![A-Za-zÀ-ỹ])[st]us? (?:bis)?(?:niet|hij)[oa]s?(?![A-Za-zÀ-ỹ])/iu

const holds = (text: string, name: string) =>
  (name.match(/\p{Lu}\p{L}+/gu) ?? []).some(
    (word) => text.includes(word) && new RegExp(`(?<![A-Za-zÀ-ỹ])${escaped(word)}(?![A-Za-zÀ-ỹ])`, 'u').test(text),
  )
