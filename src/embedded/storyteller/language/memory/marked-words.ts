import { QUOTE } from './kinds-of-words.ts'
import { contract } from '../grammar/text.ts'

/** A memory as words, each with what stands before it; what was quoted is one word. */

/** Whose deed a verb is; 'other' is whoever or whatever else stands there. */
type Doer = 'giver' | 'recipient' | 'both' | 'other'

/** `out`: what a narrator says for it; `lead` and `tail`: names put before it and after it; `low` is a quotation's mark. */
export type Word = {
  word: string
  low: string
  gap: string
  isName: boolean
  /** With it begins a clause: whose deed it is, and whether that is left unsaid. */
  begins?: { doer: Doer; isSilent: boolean }
  out?: string
  lead?: string
  tail?: string
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
  )
    .replace(/(?<=[.] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(ON_THE_CONTRARY, '$1, ')
}

/** 'al contrario se rio' */
const ON_THE_CONTRARY =
  /(?<=^|[.;,] )((?:al|por el) contrario|sin embargo|de hecho) (?=(?!del? |que |y |al? )[A-Za-zÀ-ỹ])/giu

/** A comma, a colon or a stop stands before it. */
export const isParted = (word: Word | undefined) => /[,;:.—…()¡¿!?]/u.test(word?.gap ?? '')
