import { cva } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'
import { Problem } from './problem.tsx'

export const FIELD_LABEL = 'mb-[0.35rem] block text-[1.14rem] font-bold'

/** Classes of text inputs and selects. */
export const field = cva(
  [
    'w-full rounded-field border-[1.5px] border-edge bg-sheet px-4 py-3 font-ui text-[1.2rem]/[1.3] font-normal text-ink',
    'shadow-[inset_0_2px_3px_color-mix(in_oklab,var(--shade)_7%,transparent)]',
    'placeholder:text-ink-2 placeholder:italic placeholder:opacity-90',
    'focus:border-transparent focus:outline-3 focus:outline-offset-1 focus:outline-focus',
    'aria-invalid:border-2 aria-invalid:border-thread',
  ],
  {
    variants: {
      kind: {
        line: 'min-h-[58px]',
        area: 'field-sizing-content max-h-88 min-h-[6.6rem] resize-y',
        select: [
          'min-h-[58px] cursor-pointer appearance-none pr-[3.2rem] text-ellipsis data-empty:text-ink-2 data-empty:italic',
          '[&_option]:bg-sheet [&_option]:text-ink [&_option]:not-italic',
        ],
      },
    },
    defaultVariants: { kind: 'line' },
  },
)

export type Labelled = {
  label: string
  /** A line of help under the field; an error takes its place. */
  hint?: ReactNode
  /** What is wrong with the value; tied to the field and announced. */
  error?: string | undefined
  optional?: boolean
}

type Ids = { field: string; hint: string; error: string; describedBy: string | undefined }

/** Ids that tie a control to its label, hint and error. */
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
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <label htmlFor={ids.field} className={FIELD_LABEL}>
          {label}
          {optional && <span className="font-normal text-ink-2"> (opcional)</span>}
        </label>
        {count}
      </div>
      {children}
      <Problem id={ids.error} text={error} />
      {hint && !error && (
        <p id={ids.hint} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
