import type { Person } from '../language/people/person.ts'
import { upperFirst } from '../language/grammar/text.ts'

/** What somebody says at times, said by them once: of what is said all the time see the habits of speech. */

type Pick = <T>(options: readonly T[]) => T

const AT_TIMES =
  /^(?:siempre )?(?:dice|contesta|responde|grita|repite|suelta|exclama)n?:? (?:siempre )?(?:con )?(?:un |una )?“([^”]{2,60})”,? (cuando|cada vez que|siempre que|si) ([^“”;:]+)$/iu
const OF_A_THING =
  /^(?:a[ul]? [^“”]+ )?(?:l[ea]s? )?(?:llama|dice)n? “([^”]{2,40})” (al? (?:la |l[oa]s |sus? )?[^“”.;:]+)$/iu
const THING_FIRST = /^(?:l[ea]s? )?llaman? (al? (?:la |l[oa]s |sus? )?[^“”.;:]+?) “([^”]{2,40})”$/iu
/** 'contesta el teléfono con “¿quién vive?”' */
const WITH_IT =
  /^((?:contesta|atiende|abre|cuelga|empieza|termina|acaba|cierra)n? [^“”.;:]{2,30}) con(?: un| una)? “([^”]{2,60})”$/iu
const TAKES_LEAVE =
  /^(?:siempre )?se (?:despide|va)n? (?:siempre )?(?:de todos )?(?:con|diciendo)(?: un| una)? “([^”]{2,60})”$/iu

/** 'dice “ahí voy” cuando la llaman' as they say it; null of what no story lets them say. */
export function saidOnce(said: string, r: Person, pick: Pick): string | null {
  if (r.baby || r.role === 'pet' || r.several) return null
  const text = said
    .replace(/‘([^‘’]*)’/gu, '“$1”')
    .replace(/["]([^"]*)["]/gu, '“$1”')
    .trim()
  const [, saying, , time] = AT_TIMES.exec(text) ?? []
  if (saying && time)
    return pick([
      `${aloud(saying)} —dijo ${r.name}. Lo dice siempre que ${time}, y esa vez lo dijo por adelantado.`,
      `${aloud(saying)} —se adelantó ${r.name}. Lo dice siempre que ${time}, y algo se veía venir.`,
    ])
  const [, other, called] = THING_FIRST.exec(text) ?? []
  const [, name = called, whom = other] = OF_A_THING.exec(text) ?? []
  const le = /^a (?:las |los |sus |tod[oa]s(?= |$))/u.test(whom ?? '') ? 'les' : 'le'
  if (name && whom)
    return pick([
      `${aloud(name)} —dijo ${r.name}. Así ${le} dice ${whom}, y todos entendieron a la primera.`,
      `${aloud(name)} —se acordó de pronto ${r.name}. Así ${le} dice ${whom}, y así se quedó.`,
    ])
  const [, doing, opening] = WITH_IT.exec(text) ?? []
  if (doing && opening) return `${aloud(opening)} —dijo ${r.name}, que así ${doing}.`
  const [, bye] = TAKES_LEAVE.exec(text) ?? []
  return bye ? `${aloud(bye)} —ensayó ${r.name}, para cuando hubiera que despedirse.` : null
}

/** After a raya, a question or a cry keeps its marks. */
const aloud = (said: string) =>
  `—${said.replace(/^([¿¡]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + upperFirst(letter)).replace(/[.,]+$/u, '')}`
