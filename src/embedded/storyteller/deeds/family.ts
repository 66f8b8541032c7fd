import type { Person } from '../language/person.ts'

/**
 * One thing done, in a paragraph that names neither the quality nor the gender of anybody. `o` is somebody who is
 * there and needs it ('la vecina', 'el conductor').
 */
export type Act = (r: Person, o: string) => string

/** A quality as people name it, and what whoever has it does. */
export type Family = {
  id: string
  /** Its words, without accents. */
  test: RegExp
  /** Three or more, each of which a reader would call by that quality's name. */
  acts: readonly [Act, Act, Act, ...Act[]]
  /** For an animal; without them its quality is said aloud. */
  pet?: readonly Act[]
  /** For whoever is carried in arms. */
  cradle?: readonly Act[]
}
