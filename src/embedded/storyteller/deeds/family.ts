import type { Person } from '../language/people/person.ts'
import { upperFirst } from '../language/grammar/text.ts'

/** One thing done, where `o` is somebody who is there and needs it ('la vecina', 'el conductor'). */
export type Act = (r: Person, o: string) => string

/**
 * A quality as people name it, and what whoever has it does. An act is a paragraph that shows it and names neither it
 * nor the gender of anybody, hurts nobody, invents no habit, and needs nothing that a story may lack: no hour, no
 * weather, no wall, no dish, no load, nothing to sit on. Somebody met may sit, lie or be stuck, so nobody is helped up
 * or walked with, and whoever is admired neither weeps nor trembles. In it `@` is whom the story is for, `&` somebody who is there,
 * `[corrió]` a verb that agrees with `@`, `[le]` 'le' or 'les', and `{voy|vamos}` what one says, or several.
 */
export type Family = {
  id: string
  /** Nouns and adjectives that name the quality, each of which may be all that a clause says. Bare of accents. */
  is?: RegExp
  /** What they do: a whole clause, from its verb to its end. */
  does?: RegExp
  /** What is said of them across clauses: 'trabaja desde niño y llega cantando'. */
  whole?: RegExp
  /** Two or more, each of which a reader would call by that quality's name. */
  acts: readonly [string, string, ...string[]]
  /** For whom chapters are short: in few and plain words. */
  small?: readonly string[]
  /** For an animal. */
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
        const named = isTold && again && !/(?<![A-Za-zÀ-ỹ])a $/iu.test(text.slice(0, at)) ? again : r.name
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
