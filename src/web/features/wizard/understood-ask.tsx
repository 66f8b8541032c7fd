import { READING_CHOICES } from '../../../contract/choice-words.ts'
import type { Understanding } from '../../../contract/readings.ts'
import { ChipWords } from './chip-words.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { confirm } from './confirm.ts'

/** Something that is better asked than guessed; it need not be answered. */
export function UnderstoodAsk({ ask: { key, question } }: { ask: Understanding['asks'][number] }) {
  const words = READING_CHOICES[key]
  if (words) return <ChoiceChips legend={question} words={words} value={null} onPick={(value) => confirm(key, value)} />
  return <ChipWords label={question} value="" onKeep={(said) => said !== null && confirm(key, said)} />
}
