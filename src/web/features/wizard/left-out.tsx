import { Link } from '@tanstack/react-router'
import type { Advice } from '../../../contract/readings.ts'
import { LINES } from './lines.ts'
import { searchFor } from './use-wizard-step.ts'

/** What of an answer the book does not tell, where its giver confirms it, with the way back to the answer. */
export function LeftOut({ advice: { field, leftOut } }: { advice: Advice }) {
  const label = LINES.find(({ fields }) => fields.includes(field))?.label
  return (
    <p className="mt-1 text-ink-2">
      <span className="wrap-anywhere">{leftOut}</span>{' '}
      <Link
        to="/create"
        search={searchFor('personalization')}
        aria-label={`Volver a la respuesta: ${label}`}
        className="inline-block py-[0.5rem] text-ink underline decoration-thread decoration-auto"
      >
        Volver a la respuesta
      </Link>
    </p>
  )
}
