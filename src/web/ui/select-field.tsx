import type { ComponentProps } from 'react'
import { field, FieldFrame, type Labelled, useFieldIds } from './field-frame.tsx'

type Props = Labelled &
  Omit<ComponentProps<'select'>, 'className'> & {
    options: readonly { value: string; label: string }[]
    /** Text of the empty option. */
    empty?: string
  }

/** A labelled native select. */
export function SelectField({ label, hint, error, optional, options, empty = 'Elige una opción', ...select }: Props) {
  const ids = useFieldIds(select.id, hint, error)
  return (
    <FieldFrame {...{ label, hint, error, optional, ids }}>
      <span className="relative block after:pointer-events-none after:absolute after:top-1/2 after:right-[1.3rem] after:-mt-2 after:size-[0.6rem] after:rotate-45 after:border-r-[2.5px] after:border-b-[2.5px] after:border-thread">
        <select
          {...select}
          id={ids.field}
          className={field({ kind: 'select' })}
          data-empty={select.value === '' || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        >
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}
