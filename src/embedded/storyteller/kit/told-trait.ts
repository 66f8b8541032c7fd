import { withoutLaughter } from '../language/grammar/breaks.ts'
import { bare, countWords, escaped } from '../language/grammar/text.ts'
import { readTrait, type Trait } from '../language/trait/trait.ts'

/** The last box is told whole; where something of it is left out, what stays is told where it is a clause of what was typed. */
export function toldTrait({ said, clarity }: { said: string; clarity: number }, typed: string): Trait | null {
  const isWhole = countWords(said) >= countWords(withoutLaughter(typed)) || standsIn(typed, said)
  return isWhole ? readTrait(said, clarity) : null
}

const standsIn = (typed: string, said: string) =>
  new RegExp(`${escaped(bare(said).replace(/[.!\s]+$/u, ''))}\\s*(?:[.,;!?)\\n]|$)`, 'u').test(bare(typed))
