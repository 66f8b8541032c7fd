import { useState } from 'react'
import { answerProblem } from '../../../contract/brief-fields.ts'
import { MAX_ANSWER_LENGTH } from '../../../contract/constants.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'

type Props = { label: string; value: string; onKeep: (words: string | null) => void }

/** Words for a reading; none leave it out. */
export function ChipWords({ label, value, onKeep }: Props) {
  const [words, setWords] = useState(value)
  const problem = answerProblem('extraTrait', words)
  return (
    <div>
      <TextArea
        label={label}
        rows={2}
        maxLength={MAX_ANSWER_LENGTH}
        value={words}
        error={problem ?? undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button
        className="mt-2"
        size="small"
        disabled={problem !== null}
        onClick={() => onKeep(words.trim() === '' ? null : words.trim())}
      >
        Guardar
      </Button>
    </div>
  )
}
