import type { Beat, Quote } from './kit.ts'
import type { Limits } from './limits.ts'
import { speechApart } from './speech-apart.ts'
import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import { withNumbersInWords } from '../language/grammar/numbers.ts'
import { contract, countWords, splitSentences, upperFirst } from '../language/grammar/text.ts'

/** How many words a chapter may have, given the long answers that it quotes. */
export function allowance(text: string, quotes: readonly Quote[], { max }: Limits): number {
  const long = quotes
    .map(({ text: said, share }) => ({ said, more: countWords(said) - share }))
    .filter(({ more }) => more > 0)
  if (long.length === 0) return max
  const whole = plain(text)
  return max + long.filter(({ said }) => isSaid(whole, said)).reduce((sum, { more }) => sum + more, 0)
}

/** Whoever says it may be named after its first sentence, and what was done be seen between two of its clauses. */
const isSaid = (whole: string, said: string) =>
  whole.includes(plain(said)) ||
  splitSentences(said).every((sentence) => sentence.split(/,? [ye] /u).every((part) => whole.includes(plain(part))))

/** Marks, capitals and contractions depend on what stands around a quotation. */
const plain = cached(ANSWERS_AT_HAND, (text) =>
  contract(withNumbersInWords(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase(),
)

type Piece = { paragraphs: string[]; rank: 0 | 1 | 2 | 3 }

function pieceOf(beat: string | { soft: string[] } | { optional: string[] } | { spare: string[] }): Piece {
  if (typeof beat === 'string') return { paragraphs: [beat], rank: 0 }
  if ('soft' in beat) return { paragraphs: beat.soft, rank: 1 }
  return 'optional' in beat ? { paragraphs: beat.optional, rank: 2 } : { paragraphs: beat.spare, rank: 3 }
}

/** How a chapter is filled: words that are enough for its reader, the seed's choice, and the Spanish that it is told in. */
type Filling = {
  limits: Limits
  enough: number
  choose: <T>(options: readonly T[]) => T
  told: (text: string) => string
}

/**
 * Required paragraphs always stay. Soft ones enter in order while the chapter's limit allows; optional ones until
 * there is enough: the first of them first (it may bring a thing that returns), the others as the seed has it. Spare
 * ones enter where a chapter would be too short without them.
 */
export function compose(
  beats: readonly Beat[],
  quotes: readonly Quote[],
  { limits, enough, choose, told }: Filling,
): string[] {
  const pieces = beats
    .flat(9 as 1)
    .filter((beat): beat is Exclude<typeof beat, null | false | undefined | '' | Beat[]> => Boolean(beat))
    .map(pieceOf)
    // measured as it will be read: a word of another country may be three
    .map(({ paragraphs, rank }): Piece => ({ paragraphs: paragraphs.map((text) => told(polish(text))), rank }))
  const kept = new Set(pieces.filter(({ rank }) => rank === 0))
  const text = [...kept].flatMap((piece) => piece.paragraphs).join('\n')
  const most = allowance(text, quotes, limits) - 2
  let words = countWords(text)
  const enter = (piece: Piece, limit: number) => {
    const cost = countWords(piece.paragraphs.join('\n'))
    if (words + cost > limit) return
    words += cost
    kept.add(piece)
  }
  for (const piece of pieces.filter(({ rank }) => rank === 1)) enter(piece, most)
  const [first, ...others] = pieces.filter(({ rank }) => rank === 2)
  const waiting = new Set(others)
  const limit = () => (words < limits.min ? most : most - (limits.max - enough))
  if (first) enter(first, limit())
  while (waiting.size > 0) {
    const next = choose([...waiting])
    waiting.delete(next)
    enter(next, limit())
  }
  for (const piece of pieces.filter(({ rank }) => rank === 3)) if (words < limits.min) enter(piece, most)
  return pieces.filter((piece) => kept.has(piece)).flatMap((piece) => piece.paragraphs.flatMap(speechApart))
}

/** «… «…» …» → «… “…” …», whatever marks were typed. */
export function nestQuotes(text: string): string {
  if (!/[‘“«»]/.test(text)) return text
  let depth = 0
  return text.replace(/‘([^‘’]*)’|“([^“”]*)”/gu, '«$1$2»').replace(/[«»]/g, (mark) => {
    if (mark === '«') return depth++ === 0 ? mark : '“'
    return --depth === 0 ? mark : '”'
  })
}

/** Mends what joining pieces leaves behind: contractions, doubled marks, capitals after a stop. */
export function polish(text: string): string {
  const nested = nestQuotes(text)
  const line = nested.includes('\n') ? nested.replace(/\s*\n\s*/g, ' ') : nested
  const joined = upperFirst(contract(line.trim()))
  return withPause(JOINTS.test(joined) ? withoutJoints(joined) : joined).replace(
    /([.!?] [«¿¡]*)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** Without any of these marks there is nothing for `withoutJoints` to mend. */
const JOINTS = /[.!?…][.»]|[¿¡]\s|\s[,.;:!?]|\.\)/

const withoutJoints = (text: string): string =>
  text
    .replace(/([.!?…])\.(?!\.)/g, '$1')
    .replace(/([¿¡])\s+/g, '$1')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/(?<![.…])\.\)$/, ').')
    // a stop closes the sentence even after the quotation's own mark
    .replace(/([!?…])»(?=$|\s+[\p{Lu}¿¡«])/gu, '$1».')
    .replace(/\.»(?![.,;:])/g, '».')
    .replace(/\.»([.,;:])/g, '»$1')

/** 'En eso, con la guitarra delante, Luis se puso a cantar': of ours, and not what somebody said. */
const withPause = (text: string): string =>
  /(?:Luego|En eso|Más tarde) con /.test(text)
    ? text.replace(/(?<=^(?:[^—«]*[.!?…] )?(?:Luego|En eso|Más tarde)) (?=con (?:el|la|l[oa]s) [^,.]+, )/u, ', ')
    : text
