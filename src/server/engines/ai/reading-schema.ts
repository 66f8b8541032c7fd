import { z } from 'zod'
import { answerProblem } from '../../../contract/brief-fields.ts'
import { READING_CHOICES } from '../../../contract/choice-words.ts'
import {
  READING_KEYS,
  READING_SOURCES,
  type Piece,
  type ReadingKey,
  type Understanding,
} from '../../../contract/readings.ts'

// Every key is required: the strictest providers accept no other schema. What it cannot say is checked afterwards.

const keySchema = z.enum(READING_KEYS)
const pieceSchema = z.object({
  text: z.string(),
  key: keySchema.nullable(),
  value: z.string().nullable(),
  sure: z.number().nullable(),
})

export const readingSchema = z.object({
  sentences: z.array(z.array(pieceSchema)),
  asks: z.array(z.object({ key: keySchema, question: z.string() })),
})

const MOST_SENTENCES = 6
const MOST_ASKS = 2

/** A model's reading as pages show it: no key twice, choices among those there are, words that the book can print. */
export function toUnderstanding({ sentences, asks }: z.output<typeof readingSchema>): Understanding {
  const seen = new Set<ReadingKey>()
  return {
    sentences: sentences.slice(0, MOST_SENTENCES).map((pieces) => pieces.map((piece) => toPiece(piece, seen))),
    asks: asks.slice(0, MOST_ASKS),
    advice: [],
  }
}

function toPiece({ text, key, value, sure }: z.output<typeof pieceSchema>, seen: Set<ReadingKey>): Piece {
  if (key === null || seen.has(key) || text.trim() === '') return text
  const choices = READING_CHOICES[key]
  const said = value?.trim() ?? ''
  const isFit = choices ? Object.hasOwn(choices, said) : said !== '' && answerProblem('extraTrait', said) === null
  if (!isFit) return text
  seen.add(key)
  return {
    key,
    text,
    value: said,
    sure: Math.min(1, Math.max(0, sure ?? 0)),
    source: READING_SOURCES[key],
    ...(choices && { choices: Object.entries(choices).map(([value, label]) => ({ value, label })) }),
  }
}
