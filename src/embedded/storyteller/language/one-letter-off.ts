import { isEntry, isNounForm, known } from './dictionary.ts'

const SOUNDS_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/s(?=[eiéí])/gu, 'c'],
  [/z(?=[eiéí])/gu, 'c'],
  [/(?<=[aeiouáéíóú])s(?=[ao])/gu, 'z'],
  [/^b/gu, 'v'],
  [/^v/gu, 'b'],
  [/(?<=[aeiouáéíóú])b(?=[aeiouáéíóú])/gu, 'v'],
  [/(?<=[aeiouáéíóú])v(?=[aeiouáéíóú])/gu, 'b'],
  [/g(?=[eiéí])/gu, 'j'],
  [/j(?=[eiéí])/gu, 'g'],
  [/^(?=[aeiouáéíóú])/gu, 'h'],
  [/^(?=(?:erman|ij)[oa]s?$)/gu, 'h'],
]
const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** Of a diminutive, the word that it is made of: 'hermanito' → 'hermano'. */
const plainOf = (word: string) => word.replace(/it([oa]s?)$/u, '$1')

/**
 * 'pasiencia' → 'paciencia', 'ermanito' → 'hermanito': a word that no dictionary has, one letter beside the only one
 * that sounds alike, with or without an accent. Anything else stays as it was written.
 */
export function oneLetterOff(word: string): string {
  // 'bolitas': of a diminutive only the letter that is not heard is missed
  if (word.length < 6 || (isNounForm(plainOf(word)) && plainOf(word) !== word)) return word
  const found = new Set<string>()
  for (const [alike, letter] of SOUNDS_ALIKE)
    for (const { index, 0: old } of word.matchAll(alike)) {
      const candidate = word.slice(0, index) + letter + word.slice(index + old.length)
      // which accent a form of a verb has, only the words around it tell
      if (known(candidate)) return candidate
      for (const spelt of [candidate, ...withAccents(candidate)])
        if (isEntry(spelt) || (plainOf(spelt) !== spelt && isEntry(plainOf(spelt)))) found.add(spelt)
    }
  const [only = word] = found
  return found.size === 1 ? only : word
}

const withAccents = (word: string) =>
  word
    .split('')
    .flatMap((letter, i) => (ACCENTED[letter] ? [word.slice(0, i) + ACCENTED[letter] + word.slice(i + 1)] : []))
