import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

export type Labelled = {
  label: string
  /** A line of help under the field; an error takes its place. */
  hint?: ReactNode
  /** What is wrong with the value; tied to the field and announced. */
  error?: string | undefined
  optional?: boolean
}

/** A line of text with its label, hint and error tied together. Takes every property of an input. */
export function TextField({ label, hint, error, optional, className, ...input }: Labelled & ComponentProps<'input'>) {
  const ids = useFieldIds(input.id, hint, error)
  return (
    <FieldFrame {...{ label, hint, error, optional, ids }}>
      <input
        {...input}
        id={ids.field}
        className={clsx('field-input', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  )
}

/** Several lines of text that grow with their content, and a count once the end is near. */
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
        <span className={clsx('num text-mini whitespace-nowrap', left < 0 ? 'text-thread' : 'text-ink-2')}>
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
        className={clsx('field-input field-area', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  )
}

type Ids = { field: string; hint: string; error: string; describedBy: string | undefined }

/** The ids by which a control, its label, its hint and its error know each other. */
export function useFieldIds(given: string | undefined, hint: ReactNode, error: string | undefined): Ids {
  const own = useId()
  const field = given ?? own
  const ids = { field, hint: `${field}-hint`, error: `${field}-error` }
  return { ...ids, describedBy: error ? ids.error : hint ? ids.hint : undefined }
}

type FrameProps = Labelled & { ids: Ids; count?: ReactNode; children: ReactNode }

/** Label above, error and hint below whatever control stands between them. */
export function FieldFrame({ label, hint, error, optional, ids, count, children }: FrameProps) {
  return (
    <div className="field">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={ids.field} className="field-label">
          {label}
          {optional && <span className="font-normal text-ink-2"> (opcional)</span>}
        </label>
        {count}
      </div>
      {children}
      {error && (
        <p id={ids.error} className="field-error" role="alert">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={ids.hint} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
