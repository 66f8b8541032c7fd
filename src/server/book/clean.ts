import { graphemes, settleText } from '../../contract/text.ts'

/** Letters of a word without a place to break it. */
const LONGEST_WORD = 22
const BREAK_EVERY = 10

/**
 * Text as the book sets it: what no typeface has is marked, and what is longer than `max` letters ends in "…".
 * Nothing in it is ever read as markup.
 */
export function cleanText(text: string, max: number): string {
  // A bound before the real work: a grapheme may hold several code units, a hostile text millions.
  const letters = graphemes(settleText(text.slice(0, max * 16)).text)
  if (letters.length <= max) return letters.join('')
  const kept = letters.slice(0, max - 1).join('')
  const atWord = kept.replace(/\s+\S*$/u, '')
  return `${atWord.length > kept.length / 2 ? atWord : kept}…`
}

/** Spanish typography: dialogue dashes, angle quotes, ellipses, and places where endless words may break. */
export function setTypography(text: string): string {
  return text
    .replace(/\.{3,}/g, '…')
    .replace(/(^|\s)--?(?=[\p{L}¿¡])/gu, '$1—')
    .replace(/--/g, '—')
    .replace(/"([^"]*)"/g, '«$1»')
    .replace(/“([^”]*)”/g, '«$1»')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/(^|[\s(«])—\s+(?=\S)/gu, '$1—')
    .split(' ')
    .map(breakLongWord)
    .join(' ')
}

function breakLongWord(word: string): string {
  const letters = graphemes(word)
  if (letters.length <= LONGEST_WORD) return word
  return letters.map((letter, i) => (i > 0 && i % BREAK_EVERY === 0 ? `\u200b${letter}` : letter)).join('')
}
