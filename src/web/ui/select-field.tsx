import { useId } from 'react'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  /** What stands there while nothing is chosen. */
  empty?: string
}

/** The browser's own select: on a phone nothing serves a thumb better. */
export function SelectField({ label, value, onChange, options, empty = 'Elige una opción' }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} className="field-input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
