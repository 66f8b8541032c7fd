import { useEffect } from 'react'
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { type AnswerField, answerProblem, fieldsOf } from '../../../contract/brief-fields.ts'
import type { Draft } from './draft.ts'

export type Answers = Record<AnswerField, string>

const FIELDS = fieldsOf('words')

const checkAnswers: Resolver<Answers> = (values) => {
  const problems = FIELDS.flatMap((field) => {
    const message = answerProblem(field, values[field])
    return message ? [[field, { type: 'answer', message }] as const] : []
  })
  return problems.length > 0 ? { values: {}, errors: Object.fromEntries(problems) } : { values, errors: {} }
}

/** The form over the draft's texts. The draft is the truth: what another tab changes in it shows here too. */
export function useDraftForm(draft: Draft): UseFormReturn<Answers> {
  const form = useForm<Answers>({
    mode: 'onTouched',
    resolver: checkAnswers,
    defaultValues: Object.fromEntries(FIELDS.map((field) => [field, draft[field]])) as Answers,
  })
  const { getValues, setValue } = form
  useEffect(() => {
    for (const field of FIELDS) if (getValues(field) !== draft[field]) setValue(field, draft[field])
  }, [draft, getValues, setValue])
  return form
}
