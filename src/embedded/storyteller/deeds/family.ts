import type { Person } from '../language/people/person.ts'
import { upperFirst } from '../language/grammar/text.ts'

/** One thing done, where `o` is somebody who is there and needs it ('la vecina', 'el conductor'). */
export type Act = (r: Person, o: string) => string

/**
 * A quality as people name it, and what whoever has it does. An act is a paragraph that shows it and names neither it
 * nor the gender of anybody, and needs nothing that a story may lack: no hour, no weather, no wall, no dish. In it `@`
 * is whom the story is for, `&` somebody who is there, `[corrió]` a verb that agrees with `@`, `[le]` 'le' or 'les',
 * and `{voy|vamos}` what one says, or several.
 */
export type Family = {
  id: string
  /** A habit so much their own that whatever else is said beside it tells less: it decides before all other words. */
  exact?: RegExp
  /** What they do, in phrases: it decides before any word that only names a quality. Keys are bare of accents. */
  does?: RegExp
  /** Words that name the quality. */
  is?: RegExp
  /** Words that are said of anybody who is loved: they decide where nothing else was said. */
  faint?: RegExp
  /** What it is known by are doings that tell little ('ayuda', 'está'): any that tells more decides before it. */
  broad?: true
  /** Its acts need a hand that knows how: whoever is said not to know is told in the giver's words. */
  mastery?: true
  /** Three or more, each of which a reader would call by that quality's name. */
  acts: readonly [string, string, string, ...string[]]
  /** For whom chapters are short: in few and plain words. */
  small?: readonly string[]
  /** For an animal; without them its quality is said aloud. */
  pet?: readonly string[]
  /** For whoever is carried in arms. */
  cradle?: readonly string[]
}

const MARK = /@|&|\[([^\]]+)\]|\{([^|}]+)\|([^}]+)\}/gu

export const actOf =
  (text: string): Act =>
  (r, o) => {
    let [isNamed, isTold] = [false, false]
    const again = pronounOf(r, o)
    return text.replace(MARK, (mark: string, verb?: string, one?: string, many?: string, at = 0) => {
      if (mark === '@') {
        // «miró a ella» is nobody's Spanish
        const named = isTold && again && !/(?<!\p{L})a $/iu.test(text.slice(0, at)) ? again : r.name
        isTold = true
        return named === again && /(?:^|[.!?»] )$/u.test(text.slice(0, at)) ? upperFirst(again) : named
      }
      if (mark === '&') {
        const named = isNamed ? definite(o) : o
        isNamed = true
        return named
      }
      if (verb === undefined) return r.spoken(one!, many!)
      if (/^le$/i.test(verb)) return verb === 'le' ? r.le : upperFirst(r.le)
      const agreed = r.v(verb.charAt(0).toLowerCase() + verb.slice(1))
      return /^\p{Lu}/u.test(verb) ? upperFirst(agreed) : agreed
    })
  }

/** Whoever has a long name is said again as «ella» or «él», where it is sure which, and nobody else there could be meant. */
function pronounOf({ name, gender, several, sure }: Person, o: string): 'ella' | 'él' | null {
  if (!name.includes(' ') || several || sure.gender < 1) return null
  if (gender === 'f' && /^(?:el|un) /u.test(o)) return 'ella'
  return gender === 'm' && /^(?:la|una) /u.test(o) ? 'él' : null
}

/** 'una niña que no encontraba su casa', 'la señora del abrigo', once they were named: 'la niña', 'la señora'. */
export const definite = (o: string) =>
  o
    .replace(/^un(a?) (.+?)(?: que .*)?$/u, (_, a: string, who: string) => `${a ? 'la' : 'el'} ${who}`)
    .replace(/^((?:el|la) \p{Ll}+) del? .+$/u, '$1')
