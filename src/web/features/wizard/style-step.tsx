import { lazy } from 'react'
import { saidBack, toName } from '../../../contract/said-names.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { useDraft } from './draft-store.ts'
import { StepHeading } from './step-heading.tsx'
import { usePreparedReview } from './use-prepared-review.ts'

const StyleCards = lazy(fetchStyleCards)

/** The wizard's first view does without; the wizard fetches it as soon as that stands. */
export async function fetchStyleCards() {
  return { default: (await import('./style-cards.tsx')).StyleCards }
}

export function StyleStep() {
  const { recipientName } = useDraft()
  usePreparedReview()
  return (
    <>
      <StepHeading
        step="style"
        title="¿Con qué mano lo dibujamos?"
        lead={`La misma escena en los diez estilos. Elige el que se parezca ${toName(saidBack(recipientName))}.`}
      />
      <LatePart onMissing={() => undefined} meanwhile={<div className="mt-7 min-h-128" aria-busy="true" />}>
        <StyleCards />
      </LatePart>
    </>
  )
}
