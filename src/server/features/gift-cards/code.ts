import { randomInt } from 'node:crypto'

/**
 * What a code is made of: no letter or digit that looks or, read aloud in Spanish, sounds like another (0 O, 1 I L, 5 S,
 * 8 B, B V), and no vowel, so that none spells a word.
 */
export const CODE_LETTERS = '234679CDFGHJKMNPQRTWXY'
const GROUPS = 3
const GROUP_LENGTH = 4

/** A new code, e.g. `K7RM-4XTP-9HWD`: 53 bits, for guesses that the provider counts. */
export function mintCode(): string {
  return Array.from({ length: GROUPS }, group).join('-')
}

const letter = () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))
const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
