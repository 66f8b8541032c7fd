import { ANSWER_DEFAULTS, MAX_ANSWER_LENGTH, MAX_NAME_LENGTH, MAX_RELATION_LENGTH } from './constants.ts'
import { MESSAGES, tooLong, unsupportedText } from './messages.ts'
import { hasUnsupportedText } from './text.ts'

/*
 * What the sender's answers must be. The schemas are made of these rules; forms check by them alone, for a page should
 * not wait for a schema library before it can be written on.
 */

export type AnswerField =
  | 'senderName'
  | 'recipientName'
  | 'recipientRelation'
  | 'favoriteThing'
  | 'specialMemory'
  | 'admiration'
  | 'extraTrait'

/** What is said where the answer is missing, or null where it may be; and its longest length. */
type AnswerRule = { required: string | null; max: number }

export const ANSWER_RULES: Record<AnswerField, AnswerRule> = {
  senderName: { required: MESSAGES.senderNameRequired, max: MAX_NAME_LENGTH },
  recipientName: { required: MESSAGES.recipientNameRequired, max: MAX_NAME_LENGTH },
  recipientRelation: { required: MESSAGES.recipientRelationRequired, max: MAX_RELATION_LENGTH },
  favoriteThing: { required: MESSAGES.favoriteThingRequired, max: MAX_ANSWER_LENGTH },
  specialMemory: { required: MESSAGES.specialMemoryRequired, max: MAX_ANSWER_LENGTH },
  admiration: { required: MESSAGES.admirationRequired, max: MAX_ANSWER_LENGTH },
  extraTrait: { required: null, max: MAX_ANSWER_LENGTH },
}

/** What is wrong with an answer, in Spanish, or null where it is good. */
export function answerProblem(field: AnswerField, value: string): string | null {
  const { required, max } = ANSWER_RULES[field]
  const text = value.trim()
  if (required && text === '') return required
  if (text.length > max) return tooLong(max)
  return hasUnsupportedText(text) ? unsupportedText : null
}

/** Empty favourite thing, memory and admiration are filled before validation. */
export function fillAnswers<T extends Partial<Record<keyof typeof ANSWER_DEFAULTS, unknown>>>(brief: T): T {
  const filled = { ...brief }
  for (const [key, value] of Object.entries(ANSWER_DEFAULTS) as [keyof T, T[keyof T]][]) {
    const given = filled[key]
    if (given === undefined || given === null || (typeof given === 'string' && given.trim() === '')) filled[key] = value
  }
  return filled
}
