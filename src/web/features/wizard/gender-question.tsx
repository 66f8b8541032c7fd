import { draftStore, useDraft } from './draft-store.ts'
import { FIELD_LABEL } from '../../ui/field-frame.tsx'

const CHOICES = [
  { value: 'f', words: 'la protagonista, contenta y valiente' },
  { value: 'm', words: 'el protagonista, contento y valiente' },
  { value: null, words: 'Como mejor suene' },
] as const

/** Asked only where neither name nor relation tells how Spanish should speak of the recipient. */
export function GenderQuestion({ name }: { name: string }) {
  const { recipientGender } = useDraft()
  return (
    <fieldset>
      <legend className={FIELD_LABEL}>¿Cómo hablamos de {name} en el cuento?</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {CHOICES.map(({ value, words }) => (
          <label key={words} className="wizard-choice">
            <input
              type="radio"
              name="recipientGender"
              checked={recipientGender === value}
              onChange={() => draftStore.change({ recipientGender: value })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
