import { Link } from '@tanstack/react-router'
import type { Advice } from '../../../contract/readings.ts'
import type { Draft } from './draft.ts'
import { labelOf, LINES } from './lines.ts'
import { searchFor } from './use-wizard-step.ts'

/** What of an answer the book does not tell, where its giver confirms it, with the way back to the answer. */
export function LeftOut({ advice: { field, leftOut }, draft }: { advice: Advice; draft: Draft }) {
  const line = LINES.find(({ fields }) => fields.includes(field))
  if (!line) return null
  return (
    <p className="mt-1 text-ink-2">
      <span className="wrap-anywhere">{leftOut}</span>{' '}
      <Link
        to="/create"
        search={searchFor(line.step)}
        aria-label={`Volver a la respuesta: ${labelOf(line, draft)}`}
        className="inline-block py-[0.5rem] text-ink underline decoration-thread decoration-auto"
      >
        Volver a la respuesta
      </Link>
    </p>
  )
}
