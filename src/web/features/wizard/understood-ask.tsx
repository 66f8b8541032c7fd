import { READING_CHOICES } from '../../../contract/choice-words.ts'
import type { Ask } from '../../../contract/readings.ts'
import { ChipWords } from './chip-words.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { confirm } from './confirm.ts'

type Props = { ask: Ask; said: string | null | undefined }

/** Something that is better asked than guessed; it need not be answered. */
export function UnderstoodAsk({ ask: { key, question, choices }, said = null }: Props) {
  const words = choices ? Object.fromEntries(choices.map(({ value, label }) => [value, label])) : READING_CHOICES[key]
  // other words were said of it since: they are changed where they are read back
  if (choices && said !== null && !(said in (words ?? {}))) return null
  return words ? (
    <ChoiceChips
      legend={question}
      words={words}
      value={said}
      revocable={said !== null && !choices}
      onPick={(value) => confirm(key, value)}
    />
  ) : (
    <ChipWords label={question} value={said ?? ''} onKeep={(words) => words !== null && confirm(key, words)} />
  )
}
