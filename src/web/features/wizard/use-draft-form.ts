import { useEffect } from 'react'
import { useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { type AnswerField, answerProblem, fieldsOf } from '../../../contract/brief-fields.ts'
import { byRules } from '../../forms/resolvers.ts'
import type { Draft } from './draft.ts'

export type Answers = Record<AnswerField, string>

const FIELDS = fieldsOf('words')

const checkAnswers = byRules<Answers>((values) =>
  Object.fromEntries(FIELDS.map((field) => [field, answerProblem(field, values[field])])),
)

/** The form over the draft's texts, kept equal to the draft, which another tab may change too. */
export function useDraftForm(draft: Draft, options: UseFormProps<Answers> = {}): UseFormReturn<Answers> {
  const form = useForm<Answers>({
    mode: 'onTouched',
    resolver: checkAnswers,
    ...options,
    defaultValues: Object.fromEntries(FIELDS.map((field) => [field, draft[field]])) as Answers,
  })
  const { getValues, setValue } = form
  useEffect(() => {
    for (const field of FIELDS) if (getValues(field) !== draft[field]) setValue(field, draft[field])
  }, [draft, getValues, setValue])
  return form
}
