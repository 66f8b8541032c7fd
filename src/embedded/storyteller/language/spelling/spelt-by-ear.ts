import { hasGenders, isNounForm, known } from '../grammar/dictionary.ts'
import { ACCENTED, upperFirst } from '../grammar/text.ts'
import { isCountryWord } from './country-words.ts'
import { isDerived } from './derived.ts'

/** Letters that sound alike, in some Spanish or in all, and where: what somebody writes for what they hear. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[sz](?=[eiéí])/gu, 'c'],
  [/[zc](?=[eiéí])/gu, 's'],
  [/s(?=[aoáóuú])/gu, 'z'],
  [/z(?=[aoáóuú])/gu, 's'],
  [/(?<=[aeiouáéíóú])s$/gu, 'z'],
  [/(?<=.)b|^b(?=.{5})/gu, 'v'],
  [/(?<=.)v|^v(?=.{5})/gu, 'b'],
  [/g(?=[eiéí])/gu, 'j'],
  [/j(?=[eiéí])/gu, 'g'],
  [/g(?=[eiéí])/gu, 'gu'],
  [/(?<=g)u(?=[eiéí])/gu, 'ü'],
  [/ll/gu, 'y'],
  [/y(?=[aeiouáéíóú])/gu, 'll'],
  [/(?<=e)s(?=[ptc])/gu, 'x'],
  [/n(?=[bp])/gu, 'm'],
  [/^k(?=[eiéí])/gu, 'qu'],
  [/^k(?=[aouáóú])/gu, 'c'],
  [/q(?=[eiéí])/gu, 'qu'],
  [/^(?=[aeiouáéíóú])/gu, 'h'],
  [/^h(?=[aeiouáéíóú].{4})/gu, ''],
  [/(?<=[aeo])(?=[aeiouáéíóú])/gu, 'h'],
]
/** Somebody who misses more letters than these has meant another word. */
const MOST_LETTERS = 3

/** Of a diminutive, the word that it is made of: 'hermanito' → 'hermano'. */
const plainOf = (word: string) => word.replace(/it([oa]s?)$/u, '$1')

const isWord = (word: string) => known(word) || (plainOf(word) !== word && isNounForm(plainOf(word)))

/**
 * 'pasiencia' → 'paciencia', 'diviciones' → 'divisiones', 'ermanito' → 'hermanito', 'atrebia' → 'atrevía': a word that no
 * dictionary has, in lower case, as the only word that sounds like it, by the fewest letters. Anything else stays as it
 * was written.
 */
export function speltByEar(word: string): string {
  // 'asia' is a place, 'berraco' is spelt so where it is said, a 'llave allen' has its maker's name
  if (word.length < 4 || word === 'allen' || known(upperFirst(word)) || isCountryWord(word)) return word
  // 'tecito' has all its letters, and 'maseta' of «masa» is but a «maceta»
  if (isDerived(word))
    return onlyOf(
      [...new Set(besides(word))].filter((heard) => isNounForm(heard) || hasGenders(heard)),
      word,
    )
  let heard = new Set([word])
  for (let letters = 1; letters <= MOST_LETTERS; letters++) {
    heard = new Set([...heard].flatMap(besides))
    // what is changed and changed back is as it was written
    heard.delete(word)
    const plain = [...heard].filter(isWord)
    const found = plain.length > 0 ? plain : [...heard].flatMap(withAccents).filter(isWord)
    // 'camionsito' → 'camioncito'
    if (found.length === 0) found.push(...[...heard].filter((each) => DIMINUTIVE.test(each) && isDerived(each)))
    if (found.length > 0) return onlyOf(found, word)
  }
  return slipped(word)
}

const DIMINUTIVE = /c(?:it|ill)[oa]s?$/u
const onlyOf = ([only, ...more]: readonly string[], word: string) => (only && more.length === 0 ? only : word)

/** Endings of long words of which each has but one that is so near. */
const LONG = /(?:encia|ancia|able|ible|mente|idad|miento|[cs]ión)s?$/u
const LETTERS = 'abcdefghilmnoprstuvyz'.split('')

/** 'pacienca' → 'paciencia', 'responsble' → 'responsable', 'cariñosmaente' → 'cariñosamente': a letter left out or put in, or two that changed places. */
function slipped(word: string): string {
  if (word.length < 8 || /[áéíóú]/u.test(word) || known(word.replace(/s$/u, ''))) return word
  const typed = word
    .split('')
    .flatMap((letter, i) => [
      ...(i > 0 ? [word.slice(0, i - 1) + letter + word[i - 1]! + word.slice(i + 1)] : []),
      word.slice(0, i) + word.slice(i + 1),
      ...LETTERS.map((left) => word.slice(0, i) + left + word.slice(i)),
    ])
  const found = new Set(
    typed.map((each) => each.replace(/ion$/u, 'ión')).filter((each) => LONG.test(each) && each !== word && known(each)),
  )
  const [only = word] = found
  return found.size === 1 ? only : word
}

/** What sounds like it and is one letter beside it. */
const besides = (word: string): string[] =>
  ALIKE.flatMap(([alike, letter]) =>
    [...word.matchAll(alike)].map(
      ({ index, 0: old }) => word.slice(0, index) + letter + word.slice(index + old.length),
    ),
  )

const withAccents = (word: string): string[] =>
  word
    .split('')
    .flatMap((letter, i) => (ACCENTED[letter] ? [word.slice(0, i) + ACCENTED[letter] + word.slice(i + 1)] : []))
