import type { ComponentProps } from 'react'
import { field, FieldFrame, type Labelled, useFieldIds } from './field-frame.tsx'

/** A line of text with its label, hint and error tied together. Takes every property of an input. */
export function TextField({ label, hint, error, optional, className, ...input }: Labelled & ComponentProps<'input'>) {
  const ids = useFieldIds(input.id, hint, error)
  return (
    <FieldFrame {...{ label, hint, error, optional, ids }}>
      <input
        {...input}
        id={ids.field}
        className={field({ className })}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  )
}

/** A textarea that grows with its content, with a character count. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: Labelled & ComponentProps<'textarea'> & { maxLength: number; value: string }) {
  const ids = useFieldIds(input.id, hint, error)
  const left = input.maxLength - input.value.length
  return (
    <FieldFrame
      {...{ label, hint, error, optional, ids }}
      count={
        <span className={`num text-mini whitespace-nowrap ${left < 0 ? 'text-thread' : 'text-ink-2'}`}>
          <span aria-hidden="true">
            {input.value.length.toLocaleString('es-MX')} / {input.maxLength.toLocaleString('es-MX')}
          </span>
          <span className="sr-only" role="status">
            {left <= 50 ? `Quedan ${Math.max(left, 0)} caracteres` : ''}
          </span>
        </span>
      }
    >
      <textarea
        rows={3}
        {...input}
        id={ids.field}
        className={field({ kind: 'area', className })}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  )
}
