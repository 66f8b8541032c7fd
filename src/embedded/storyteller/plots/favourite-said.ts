import type { Kit } from '../kit/kit.ts'
import type { Favourite } from '../language/favourite.ts'
import { isTold } from '../language/favourite-telling.ts'
import { isNounForm } from '../language/dictionary.ts'
import { finiteForm } from '../language/finite.ts'
import type { Person } from '../language/person.ts'
import { startsClause } from '../language/quality-parts.ts'
import { isLong, upperFirst, words } from '../language/text.ts'
import { isFelt } from '../language/verbs.ts'

/** What is liked, and then, as a sentence of its own, what is said of it besides. `isAlive`: it may do something itself. */
export function favouriteSaid(
  { fav, s, r }: Kit,
  { isTiny, isAlive }: { isTiny: boolean; isAlive: boolean },
): Favourite {
  if (fav.telling !== null) return { ...fav, all: inSentences(fav.telling, r) }
  if (fav.said === null || (isTiny && isLong(fav.said, 12))) return fav
  const said = isTold(fav.said)
    ? byName(fav.said, r, isAlive)
    : `${upperFirst(s.name)} lo ${s.v('contaba')} así: «${upperFirst(fav.said)}»`
  return { ...fav, all: `${fav.all}. ${said}` }
}

/** 'se quiere meter a la cubeta' → 'Emma se quiere meter a la cubeta', where nobody but they can be who does it. */
function byName(said: string, r: Person, isAlive: boolean): string {
  const [lead = ''] = LEAD.exec(said) ?? []
  const [verb = ''] = words(said.slice(lead.length))
  const form = finiteForm(verb.toLowerCase())
  const isTheirs =
    form?.person === 3 &&
    form.plural === (r.plural || r.several) &&
    // 'no la cobija, la etiqueta'
    !(/l[oa]s? $/iu.test(lead) && isNounForm(verb.toLowerCase())) &&
    !isFelt(said) &&
    !OF_THE_THING.test(said.slice(lead.length)) &&
    (!isAlive || /(?:^|\s)l[oa]s? $/iu.test(lead))
  return isTheirs ? `${r.name} ${said}` : upperFirst(said)
}

const LEAD = /^(?:(?:ya|siempre|nunca|no|también|hasta|se|les?|l[oa]s?) )*/iu
/** What a thing is, sounds and smells like, and what it has. */
const OF_THE_THING =
  /^(?:es (?!\p{L}+(?:er[oa]|ista|or|ora|átic[oa])(?!\p{L}))|son |est[áa]n? |estaban? |suena|huele|sabe a|queda|cuesta|da |hay |tiene (?!como |m[aá]s de |\d|un[oa]s? |dos |tres ))/iu

/** 'disfrazarse; va al súper de abeja', 'el karaoke, canta horrible y le vale': the rest is what they do. */
function inSentences(telling: string, r: Person): string {
  const at = telling.search(/[;,] /u)
  const rest = telling.slice(at + 2)
  return at > 0 && startsClause(rest) ? `${telling.slice(0, at)}. ${byName(rest, r, false)}` : telling
}
