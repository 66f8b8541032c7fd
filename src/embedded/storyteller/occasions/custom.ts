import type { Person } from '../language/people/person.ts'

/** What an occasion may look like. */
type Custom = {
  objects: readonly [string, string]
  tell: (r: Person) => readonly [opening: string, closing: string | null]
}

/** `small` is for the smallest: short openings, each with its short end. */
export type Told = {
  customs: readonly Custom[]
  small: (r: Person) => readonly (readonly [opening: string, closing: string | null])[]
}
