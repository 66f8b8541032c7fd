import { AGE_WORDS, GENDER_WORDS, KIND_WORDS, OCCASION_WORDS } from '../../../contract/choice-words.ts'
import type { ReadingKey, Understanding } from '../../../contract/readings.ts'
import { ChipWords } from './chip-words.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { confirm } from './confirm.ts'

const CHOICES: Partial<Record<ReadingKey, Record<string, string>>> = {
  age: AGE_WORDS,
  gender: GENDER_WORDS,
  kind: KIND_WORDS,
  senderGender: GENDER_WORDS,
  occasion: OCCASION_WORDS,
}

/** Something that is better asked than guessed; it need not be answered. */
export function UnderstoodAsk({ ask: { key, question } }: { ask: Understanding['asks'][number] }) {
  const words = CHOICES[key]
  if (words) return <ChoiceChips legend={question} words={words} value={null} onPick={(value) => confirm(key, value)} />
  return <ChipWords label={question} value="" onKeep={(said) => said !== null && confirm(key, said)} />
}
