import type { Ask, ReadingKey } from '../../../contract/readings.ts'
import { contract } from '../language/grammar/text.ts'

/** A question where it is open; none where it is not. */
export const asked = (isOpen: boolean, key: ReadingKey, question: string, choices?: Ask['choices']): Ask[] =>
  isOpen ? [{ key, question: contract(question), ...(choices && { choices }) }] : []
