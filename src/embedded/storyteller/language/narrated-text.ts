import { QUOTE } from './narrated-verbs.ts'
import type { Person } from './person.ts'
import { contract, upperFirst } from './text.ts'

/** A memory as words that a narrator may change one by one. */

/** Who remembers, and who is remembered. */
export type Rememberers = { r: Person; s: Person }

/** Whose deed a verb is; 'other' is whoever or whatever else stands there. */
export type Doer = 'giver' | 'recipient' | 'both' | 'other'

/** `out`: what a narrator says for it; `lead` and `tail`: names put before it and after it; `low` is a quotation's mark. */
export type Word = {
  word: string
  low: string
  gap: string
  isName: boolean
  out?: string
  lead?: string
  tail?: string
}

/** What has been told so far: who did the last deed, who has been called by name, who else is in it. */
export type Telling = {
  people: Rememberers
  last: Doer | null
  named: Set<'giver' | 'recipient'>
  /** Who or what did the last deed, where neither of them did. */
  other: { plural: boolean; isThing: boolean } | null
  /** Genders of others that a pronoun might mean. */
  others: Set<'f' | 'm'>
  /** The memory says 'you', and whoever is told of in it is somebody else. */
  isSpokenTo: boolean
  isTold: boolean
  /** The last deed that stands by itself was the recipient's. */
  isGoingOn: boolean
  /** Something was done to the recipient: what then is told of somebody is told of them. */
  isMet: boolean
  /** The giver says 'yo' where a form may be anybody's: one without it is not theirs. */
  saysI: boolean
}

const QUOTED = /[“"‘][^”"’]*[”"’]/gu

/** `quotes`: what was said, word for word; ¤ stands for it in `text`. */
export function withoutQuotes(memory: string): { text: string; quotes: string[] } {
  const quotes: string[] = []
  const text = memory.replace(/(?<=\d)\.(?=\d)/gu, '·').replace(QUOTED, (quote) => `¤${quotes.push(quote) - 1}¤`)
  return { text, quotes }
}

export const withQuotes = (text: string, quotes: readonly string[]) =>
  text.replaceAll('·', '.').replace(/¤(\d+)¤/gu, (_, at: string) => quotes[Number(at)]!)

const WORD = /¤\d+¤|\d+(?:[:.,·]\d+)*[%°ºª]?\p{L}*|\p{L}+/gu

export function wordsOf(sentence: string): { words: Word[]; end: string } {
  const words: Word[] = []
  let from = 0
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    words.push({
      word,
      low: word.startsWith('¤') ? QUOTE : word.toLowerCase(),
      gap: sentence.slice(from, index),
      isName: /^\p{Lu}/u.test(word),
    })
    from = index + word.length
  }
  return { words, end: sentence.slice(from) }
}

export function textOf(words: readonly Word[], end: string): string {
  const text = words.map(({ word, gap, out, lead, tail }) => {
    const told = [lead, out ?? word, tail].filter(Boolean).join(' ')
    return gap + told
  })
  return contract(
    (text.join('') + end)
      .replace(/ {2,}/gu, ' ')
      .replace(/ (?=[,.;:])/gu, '')
      .trim(),
  ).replace(/(?<=[.] )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

export const sentence = (text: string) => upperFirst(text.trim())

/** A comma, a colon or a stop stands before it. */
export const isParted = (word: Word | undefined) => /[,;:.—…()¡¿!?]/u.test(word?.gap ?? '')
