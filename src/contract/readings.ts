import type { AnswerField } from './brief-fields.ts'

/*
 * What is understood of the answers before anything is told. Pages read their draft by these words before the schema
 * library is there, so there is none here; `understanding.ts` has the schemas.
 */

/** What can be understood of the answers, each with the answer that it is read from. */
export const READING_SOURCES = {
  relation: 'recipientRelation',
  age: 'recipientRelation',
  gender: 'recipientRelation',
  kind: 'recipientRelation',
  senderGender: 'senderName',
  occasion: 'specialMemory',
  favorite: 'favoriteThing',
  memory: 'specialMemory',
  memoryPlace: 'specialMemory',
  memorySaid: 'specialMemory',
  admiration: 'admiration',
  trait: 'extraTrait',
} as const satisfies Record<string, AnswerField>

export type ReadingKey = keyof typeof READING_SOURCES
export const READING_KEYS = Object.keys(READING_SOURCES) as [ReadingKey, ...ReadingKey[]]

/** Confirmed by the giver: the words to use in place of an answer's, or null: leave it out. */
export type Readings = { [Key in ReadingKey]?: string | null | undefined }

/**
 * A part of a reading that can be touched and said again. `value` is its canonical form: a noun phrase (`favorite`), a
 * clause in the past told of the recipient in the third person (`memory`), a place with its article (`memoryPlace`),
 * words that somebody said (`memorySaid`), a clause in the third person present or a noun phrase (`admiration`,
 * `trait`), or one of `choices` where it is chosen and not written.
 */
export type Chip = {
  key: ReadingKey
  text: string
  /** 0 to 1. */
  sure: number
  source: AnswerField
  value: string
  choices?: { value: string; label: string }[] | undefined
}
/** A part of a sentence that is read back: plain words or a chip. */
export type Piece = string | Chip

/** What a reading is asked for: advice while answers are written, which must be cheap, or the last review of all. */
export const READING_PURPOSES = ['advice', 'review'] as const

export const ADVICE_KINDS = ['nothing-said', 'hurts', 'other-language', 'private', 'passing', 'name', 'note'] as const
/**
 * What may be better said, and why, in one kind line; `example` is an answer to take. `leftOut`, where something of the
 * answer is not told, is the line that says so when all is reviewed.
 */
export type Advice = {
  field: AnswerField
  kind: (typeof ADVICE_KINDS)[number]
  why: string
  example?: string | undefined
  leftOut?: string | undefined
}

/** What is better asked than guessed: answered by a choice of the key, by one of `choices`, or in words. */
export type Ask = { key: ReadingKey; question: string; choices?: Chip['choices'] }

/** The answers read back in a few warm sentences, what is better asked than guessed, and advice. */
export type Understanding = {
  sentences: Piece[][]
  asks: Ask[]
  advice: Advice[]
}
