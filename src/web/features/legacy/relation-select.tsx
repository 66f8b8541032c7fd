import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '../../ui/select-field.tsx'
import { relationOptions } from '../library/relation-options.ts'
import { draftStore } from '../wizard/draft-store.ts'
import type { Answers } from '../wizard/use-draft-form.ts'
import { type Relation, relationOf, RELATIONS } from './relations.ts'

type Props = { relation: Relation; onRelation: (relation: Relation) => void }

/** Selects the recipient's relation; `otro` leaves it to a free text field. */
export function RelationSelect({ relation, onRelation }: Props) {
  const { control, setValue, clearErrors } = useFormContext<Answers>()
  const { field, fieldState } = useController({ name: 'recipientRelation', control })
  const own = relation === 'otro'

  function choose(value: string): void {
    const chosen = value === 'otro' ? value : relationOf(value)
    const recipientRelation = chosen === 'otro' ? '' : chosen
    onRelation(chosen)
    setValue('recipientRelation', recipientRelation)
    clearErrors('recipientRelation')
    draftStore.change({ recipientRelation })
  }

  return (
    <SelectField
      {...(own ? {} : { ref: field.ref, error: fieldState.error?.message })}
      label="¿Quién es para ti?"
      value={relation}
      onChange={(event) => choose(event.target.value)}
      options={relationOptions(RELATIONS)}
    />
  )
}
