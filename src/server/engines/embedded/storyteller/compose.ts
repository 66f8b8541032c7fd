import type { Beat } from './kit.ts'
import { contract, countWords, upperFirst } from './language/text.ts'

/** Words of a chapter, the sender's long answers apart. */
export const LIMITS = { min: 90, max: 150 }
/** An answer may take this many words of a chapter; what it has beyond them lengthens the chapter. */
const QUOTE_SHARE = 36

/** How many words a chapter may have, given the long answers that it quotes. */
export function allowance(text: string, quotes: readonly string[]): number {
  const extra = quotes
    .filter((quote) => text.includes(quote))
    .reduce((sum, quote) => sum + Math.max(0, countWords(quote) - QUOTE_SHARE), 0)
  return LIMITS.max + extra
}

/** Required paragraphs always stay; optional ones enter in order while there is room. */
export function compose(beats: readonly Beat[], quotes: readonly string[]): string[] {
  const flat = beats.flat(9 as 1).filter((beat): beat is string | { optional: string } => Boolean(beat))
  const required = flat.filter((beat) => typeof beat === 'string').join('\n')
  let room = allowance(required, quotes) - 2 - countWords(required)
  return flat.flatMap((beat) => {
    if (typeof beat === 'string') return [polish(beat)]
    const cost = countWords(beat.optional)
    if (cost > room) return []
    room -= cost
    return [polish(beat.optional)]
  })
}

/** Mends what joining pieces leaves behind: contractions, doubled marks, capitals after a stop. */
export function polish(text: string): string {
  return upperFirst(contract(text.replace(/\s*\n\s*/g, ' ').trim()))
    .replace(/([.!?…])\.(?!\.)/g, '$1')
    .replace(/([¿¡])\s+/g, '$1')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([!?…])»\./g, '$1»')
    .replace(/\.»(?![.,;:])/g, '».')
    .replace(/\.»([.,;:])/g, '»$1')
    .replace(/([.!?] [«¿¡]*)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
