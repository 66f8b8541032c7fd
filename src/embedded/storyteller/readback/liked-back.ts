import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { isFelt } from '../language/grammar/verbs.ts'
import { upperFirst } from '../language/grammar/text.ts'

/** What is liked, told in so many words that our sentences do not hold: as a sentence of its own, with where it begins. */

/** 'Le gusta', what, or «A los dos les encantan…» as it stands; null where it begins like neither. `said` begins small. */
export function likedBack(
  written: string,
  { le, past }: { le: 'le' | 'les'; past: boolean },
): { lead: string; text: string } | null {
  // 'lo que más le gusta es su moto': said once is enough
  const said = written.replace(
    /^lo que m[aá]s les? (?:gusta|gustan|encanta|encantan|gustaba) (?:es|son|era) (?=\p{L})/iu,
    '',
  )
  const words = said.match(/\p{L}+/gu) ?? []
  const [first = '', second = ''] = words.map((word) => word.toLowerCase())
  // 'a Ana las sirenas y a Leo los camiones'
  if (
    /^a \p{L}+ (?:(?:el|la|l[oa]s|sus?|una?) |\p{L}+[aeií]r ).*(?: y|,) a \p{L}+ /u.test(said) ||
    /^[^.]+, a \p{L}+\. a \p{L}+ /iu.test(said) ||
    /^al? [^,;]+, [^;]+; al? /iu.test(said)
  )
    return { lead: `De lo que más ${le} ${past ? 'gustaba' : 'gusta'}: `, text: said }
  if (opensWithVerb(said)) return { lead: '', text: upperFirst(said) }
  const isThing =
    /^(?:el|la|los|las|su|sus|un|una|unos|unas|cualquier|todo|todos|todas|lo)$/u.test(first) && second !== ''
  const isDeed = isInfinitive(first) || (/^(?:no|nunca)$/u.test(first) && isInfinitive(second)) || first === 'que'
  if (!isThing && !isDeed) return null
  const isMany = /^(?:los|las|sus|unos|unas|todos|todas)$/u.test(first)
  const verb = past ? (isMany ? 'gustaban' : 'gustaba') : isMany ? 'gustan' : 'gusta'
  return { lead: `${upperFirst(le)} ${verb} `, text: told(said) }
}

const CLITIC =
  /^(?:no|nunca|siempre|ya|se|les?|l[oa]s?|me|te|nos|os|hasta|casi|también|con (?:ella|él|ellos|ellas|eso)|de ahí|ahí|todos los (?:días|domingos)|cada \p{L}+|tiene|hay) /u

/** 'las cochinillas, las junta en un bote' → 'las cochinillas: las junta en un bote'. */
function told(said: string): string {
  // 'tejer ella les hace gorros a todos', 'las uñas se las pinta ella'
  const [, head, rest] =
    /^(\p{L}+[aeií]r) ((?:ella|él) (?:les?|nos|se|te|l[oa]s?) .*)$/u.exec(said) ??
    /^((?:el|la|l[oa]s|sus?) \p{L}+) ((?:se|les?|nos) (?:l[oa]s? )?\p{L}+ .*)$/u.exec(said) ??
    []
  if (head && rest) return `${head}: ${rest.replace(/(?<=\p{L}) (?=una vez (?:se|les?|nos) )/u, '; ')}`
  const at = said.indexOf(', ')
  if (at < 0 || said.slice(0, at).includes(':')) return said
  return startsClause(said.slice(at + 2)) ? `${said.slice(0, at)}: ${said.slice(at + 2)}` : said
}

/** True of 'las junta en un bote', 'tiene veinte', 'con ella cosió'; not of 'la calle' and 'sobre todo el mar'. */
export function startsClause(text: string): boolean {
  let rest = text
  let led = false
  for (let hit = CLITIC.exec(rest); hit && !/^(?:tiene|hay) $/u.test(hit[0]); hit = CLITIC.exec(rest)) {
    rest = rest.slice(hit[0].length)
    led = true
  }
  const word = /^\p{Ll}+/u.exec(rest)?.[0] ?? ''
  if (/^(?:es|era|son|eran|está|estaba|tiene|hay|ha|va|sabe)$/u.test(word)) return true
  const form = finiteForm(word)
  return (
    form !== null &&
    form.person === 3 &&
    (!isNounForm(word) || (led && (!/^l[oa]s? /u.test(text) || /^l[oa]s \p{L}+[^s\s](?: |$)/u.test(text))))
  )
}

const opensWithVerb = (said: string) =>
  isFelt(said.replace(/^a \p{L}+(?: \p{L}+)? /u, '')) || startsClause(said) || TWO_DO.test(said)

/** 'los dos duermen abrazados' */
const TWO_DO = /^(?:los|las) (?:dos|tres|cuatro) (?:se )?\p{L}+n(?!\p{L})/u
