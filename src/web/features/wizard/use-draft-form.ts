import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { briefSchema } from '../../../contract/stories.ts'
import type { Draft } from './draft.ts'
import { STEP_FIELDS, type TextField } from './steps.ts'

export type Answers = Record<TextField, string>

const FIELDS: readonly TextField[] = [...STEP_FIELDS.recipient, ...STEP_FIELDS.personalization]

const answersSchema = briefSchema.pick({
  senderName: true,
  recipientName: true,
  recipientRelation: true,
  favoriteThing: true,
  specialMemory: true,
  admiration: true,
  extraTrait: true,
})

/** The form over the draft's texts. The draft is the truth: what another tab changes in it shows here too. */
export function useDraftForm(draft: Draft): UseFormReturn<Answers> {
  const form = useForm<Answers>({
    mode: 'onTouched',
    resolver: zodResolver(answersSchema) as never,
    defaultValues: Object.fromEntries(FIELDS.map((field) => [field, draft[field]])) as Answers,
  })
  const { getValues, setValue } = form
  useEffect(() => {
    for (const field of FIELDS) if (getValues(field) !== draft[field]) setValue(field, draft[field])
  }, [draft, getValues, setValue])
  return form
}
