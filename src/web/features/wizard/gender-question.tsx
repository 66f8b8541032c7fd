import { isGenderDoubtful } from '../../../contract/gender.ts'
import { draftStore, useDraft } from './draft-store.ts'
import { ofName } from '../../../contract/said-names.ts'
import { FIELD_LABEL } from '../../ui/field-frame.tsx'

const CHOICES = [
  { value: 'f', words: 'la protagonista, contenta y valiente' },
  { value: 'm', words: 'el protagonista, contento y valiente' },
  { value: null, words: 'Como mejor suene' },
] as const

/** Asked only where neither name nor relation tells how Spanish should speak of the recipient. */
export function GenderQuestion() {
  const { recipientGender, recipientName, recipientRelation } = useDraft()
  if (!isGenderDoubtful(recipientName, recipientRelation)) return null
  return (
    <fieldset>
      <legend className={FIELD_LABEL}>¿Cómo hablamos {ofName(recipientName)} en el cuento?</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {CHOICES.map(({ value, words }) => (
          <label
            key={words}
            className="flex min-h-14 cursor-pointer items-center gap-[0.7rem] rounded-field bg-sheet px-4 py-[0.6rem] leading-[1.25] shadow-[inset_0_0_0_1.5px_var(--edge)] focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus has-checked:shadow-[inset_0_0_0_3px_var(--thread)] forced-colors:has-checked:outline-3 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="radio"
              className="size-5 flex-none accent-action"
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
