import { ACCENTED } from '../grammar/text.ts'
import { cached, WORDS_AT_HAND } from '../grammar/cache.ts'
import { hasGenders, isEntry, isNounForm, known } from '../grammar/dictionary.ts'
import { isCountryWord } from './country-words.ts'

/** Endings that make a word of another, and how that one may have ended: 'tecito' of «té», 'vergüencita' of «vergüenza». */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/cec(?:it|ill)[oa]s?$/u, ['']],
  [/ec(?:it|ill|ic)[oa]s?$/u, ['', 'e', 'o', 'a']],
  [/c(?:it|ill|ic)[oa]s?$/u, ['', 'o', 'zo', 'za', 'z', 'ce']],
  [/(?:it|ic|ill|az|ot|et|uel|uch|on|ach)[oa]s?$/u, ['', 'o', 'a', 'e']],
  [/(?:[oe]tes?|ón|ín|ones|ines)$/u, ['', 'o', 'a', 'e']],
]
/** 'taqu' of «taco», 'tragu' of «trago», 'agü' of «agua», 'luc' of «luz», as they are spelt before each of the ends. */
const respelt = (stem: string): string[] => [
  stem,
  stem.replace(/qu$/u, 'c'),
  stem.replace(/gu$/u, 'g'),
  stem.replace(/gü$/u, 'gu'),
  stem.replace(/c$/u, 'z'),
]

/** 'café', of which «cafe» is left. */
const accented = (word: string): string[] =>
  word.split('').map((letter, i) => word.slice(0, i) + (ACCENTED[letter] ?? letter) + word.slice(i + 1))

/** Nothing is made of a plural: 'pansitos' has lost its c. */
const isPlural = (word: string) => word.endsWith('s') && !isEntry(word) && isEntry(word.slice(0, -1))

const isWhole = (word: string) =>
  word.length > 1 &&
  !isPlural(word) &&
  (isNounForm(word) || hasGenders(word) || isCountryWord(word) || (word.length > 4 && known(word)))

/** True for a regular derivation of a word, which no dictionary lists and which is right as it was typed: 'tecito', 'perrazo', 'besote'. */
export const isDerived = cached(WORDS_AT_HAND, (low): boolean =>
  ENDINGS.some(([ending, ends]) => {
    const stem = low.replace(ending, '')
    return (
      stem !== low &&
      ends.some((end) => respelt(stem).some((made) => [made + end, ...accented(made + end)].some(isWhole)))
    )
  }),
)
