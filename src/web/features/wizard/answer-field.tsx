import { Suspense, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { AnswerField as FieldName } from '../../../contract/brief-fields.ts'
import { MAX_ANSWER_LENGTH, MAX_NAME_LENGTH } from '../../../contract/constants.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { optionalPart } from '../../ui/optional-part.tsx'
import { draftStore } from './draft-store.ts'
import type { ExampleField } from './answer-examples.ts'
import { Examples } from './examples.tsx'
import { takeExample } from './take-example.ts'
import type { Answers } from './use-draft-form.ts'

type Props = {
  name: FieldName
  label: string
  placeholder?: string
  hint?: string
  optional?: boolean
  long?: boolean
  autoComplete?: string
  /** Things to tap instead of typing. */
  examples?: readonly string[]
  /** The question whose things to tap fit whoever the story is for. */
  fitting?: ExampleField
}

const FittingExamples = optionalPart(async () => (await import('./fitting-examples.tsx')).FittingExamples)
const AnswerAdvice = optionalPart(async () => (await import('./answer-advice.tsx')).AnswerAdvice)

/** One answer of the wizard: kept in the draft with every stroke. */
export function AnswerField({
  name,
  label,
  placeholder,
  hint,
  optional,
  long,
  autoComplete = 'off',
  examples,
  fitting,
}: Props) {
  const { control } = useFormContext<Answers>()
  const { field, fieldState } = useController({ name, control })
  const box = useRef<HTMLElement | null>(null)

  function change(value: string): void {
    field.onChange(value)
    draftStore.change({ [name]: value })
  }

  function take(example: string): void {
    change(takeExample(field.value, example, long ? MAX_ANSWER_LENGTH : MAX_NAME_LENGTH, Boolean(long)))
    box.current?.focus()
  }

  const shared = {
    name,
    label,
    placeholder,
    optional: optional ?? false,
    required: !optional,
    autoComplete,
    value: field.value,
    onBlur: field.onBlur,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value),
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      box.current = element
      field.ref(element)
    },
    ...(hint ? { hint } : {}),
    error: fieldState.error?.message,
  }
  return (
    <div className="wizard-answer">
      {long ? (
        <TextArea {...shared} rows={2} maxLength={MAX_ANSWER_LENGTH} />
      ) : (
        <TextField {...shared} maxLength={MAX_NAME_LENGTH} autoCapitalize="none" enterKeyHint="next" />
      )}
      {examples && <Examples examples={examples} value={field.value} onTake={take} />}
      {fitting && (
        <Suspense>
          <FittingExamples name={fitting} value={field.value} onTake={take} />
        </Suspense>
      )}
      {field.value.trim() !== '' && (
        <Suspense>
          <AnswerAdvice name={name} value={field.value} onTake={change} />
        </Suspense>
      )}
    </div>
  )
}
