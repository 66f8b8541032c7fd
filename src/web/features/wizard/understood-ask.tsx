import { READING_CHOICES } from '../../../contract/choice-words.ts'
import type { Understanding } from '../../../contract/readings.ts'
import { ChipWords } from './chip-words.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { confirm } from './confirm.ts'

type Props = { ask: Understanding['asks'][number]; said: string | null | undefined }

/** Something that is better asked than guessed; it need not be answered. */
export function UnderstoodAsk({ ask: { key, question }, said = null }: Props) {
  const words = READING_CHOICES[key]
  return words ? (
    <ChoiceChips
      legend={question}
      words={words}
      value={said}
      revocable={said !== null}
      onPick={(value) => confirm(key, value)}
    />
  ) : (
    <ChipWords label={question} value={said ?? ''} onKeep={(words) => words !== null && confirm(key, words)} />
  )
}
