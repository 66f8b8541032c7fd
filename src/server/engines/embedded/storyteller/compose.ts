import type { Beat } from './kit.ts'
import { contract, countWords, upperFirst } from './language/text.ts'

/** Words of a chapter, the sender's long answers apart. */
export const LIMITS = { min: 90, max: 150 }

/** An answer that stands whole in the story; what it has beyond `share` words lengthens its chapter. */
export type Quote = { text: string; share: number }

/** How many words a chapter may have, given the long answers that it quotes. */
export function allowance(text: string, quotes: readonly Quote[]): number {
  const extra = quotes
    .filter((quote) => text.includes(quote.text))
    .reduce((sum, quote) => sum + Math.max(0, countWords(quote.text) - quote.share), 0)
  return LIMITS.max + extra
}

type Piece = { paragraphs: string[]; rank: 0 | 1 | 2 }

function pieceOf(beat: string | { soft: string[] } | { optional: string[] }): Piece {
  if (typeof beat === 'string') return { paragraphs: [beat], rank: 0 }
  return 'soft' in beat ? { paragraphs: beat.soft, rank: 1 } : { paragraphs: beat.optional, rank: 2 }
}

/** Required paragraphs always stay; soft ones, then optional ones, enter in order while there is room. */
export function compose(beats: readonly Beat[], quotes: readonly Quote[]): string[] {
  const pieces = beats
    .flat(9 as 1)
    .filter((beat): beat is Exclude<typeof beat, null | false | undefined | Beat[]> => Boolean(beat))
    .map(pieceOf)
  const required = pieces.filter(({ rank }) => rank === 0)
  const text = required.flatMap((piece) => piece.paragraphs).join('\n')
  let room = allowance(text, quotes) - 2 - countWords(text)
  const kept = new Set(required)
  for (const rank of [1, 2])
    for (const piece of pieces.filter((candidate) => candidate.rank === rank)) {
      const cost = countWords(piece.paragraphs.join('\n'))
      if (cost > room) continue
      room -= cost
      kept.add(piece)
    }
  return pieces
    .filter((piece) => kept.has(piece))
    .flatMap((piece) => piece.paragraphs)
    .map(polish)
}

/** «… «…» …» → «… “…” …». */
function nestQuotes(text: string): string {
  let depth = 0
  return text.replace(/‘([^‘’]*)’/gu, '«$1»').replace(/[«»]/g, (mark) => {
    if (mark === '«') return depth++ === 0 ? mark : '“'
    return --depth === 0 ? mark : '”'
  })
}

/** Mends what joining pieces leaves behind: contractions, doubled marks, capitals after a stop. */
export function polish(text: string): string {
  return upperFirst(
    contract(
      nestQuotes(text)
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
    ),
  )
    .replace(/([.!?…])\.(?!\.)/g, '$1')
    .replace(/([¿¡])\s+/g, '$1')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/(?<![.…])\.\)$/, ').')
    .replace(/([!?…])»\./g, '$1»')
    .replace(/\.»(?![.,;:])/g, '».')
    .replace(/\.»([.,;:])/g, '»$1')
    .replace(/([.!?] [«¿¡]*)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
