import { field, FieldFrame, type Labelled, useFieldIds } from './field.tsx'

type Props = Labelled & {
  id?: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  /** What stands there while nothing is chosen. */
  empty?: string
}

/** The browser's own select: on a phone nothing serves a thumb better. */
export function SelectField({ id, value, onChange, options, empty = 'Elige una opción', ...words }: Props) {
  const ids = useFieldIds(id, words.hint, words.error)
  return (
    <FieldFrame {...words} ids={ids}>
      <span className="relative block after:pointer-events-none after:absolute after:top-1/2 after:right-[1.3rem] after:-mt-2 after:size-[0.6rem] after:rotate-45 after:border-r-[2.5px] after:border-b-[2.5px] after:border-thread">
        <select
          id={ids.field}
          className={field({ kind: 'select' })}
          data-empty={value === '' || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={words.error ? true : undefined}
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
