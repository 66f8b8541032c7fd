import { known } from '../grammar/dictionary.ts'
import { isCountryWord } from './country-words.ts'
import { isDerived } from './derived.ts'
import { speltByEar } from './spelt-by-ear.ts'
import { restoreAccents } from './word-accents.ts'

/** A word that no dictionary has and that no other word sounds like: a name, or of one house. */
export const isStrange = (word: string): boolean =>
  !/(?:[aei]r|mente)$/u.test(word) &&
  !isDerived(word) &&
  !known(word) &&
  !known(word.replace(/e?s$/u, '')) &&
  !known(restoreAccents(word)) &&
  speltByEar(word) === word

/** As `isStrange`, and no common word of any country. */
export const isNobodysWord = (word: string): boolean => isStrange(word) && !isCountryWord(word)

/** 'nino nino', which a fire engine says: a word that is said twice, and no other for want of a tilde. */
export const isSound = (word: string, text: string, at: number): boolean =>
  /n[ao]$/u.test(word) &&
  restoreAccents(word).includes('ñ') &&
  new RegExp(`(?<![A-Za-zÀ-ỹ])${word} ${word}(?![A-Za-zÀ-ỹ])`, 'u').test(
    text.slice(Math.max(0, at - word.length - 1), at + word.length * 2 + 1),
  )
