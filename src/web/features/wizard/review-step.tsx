import { lazy } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { StepHeading } from './step-heading.tsx'
import { TIP } from './step-layout.tsx'

const loadSheet = () => import('./review-sheet.tsx')
const ReviewSheet = lazy(async () => ({ default: (await loadSheet()).ReviewSheet }))

/** Loads what the last step shows while those before it are filled in. */
export function prepareReview(): void {
  // Where it cannot be loaded now it is tried again when the step opens, which says so.
  loadSheet().catch(() => undefined)
}

export function ReviewStep() {
  return (
    <>
      <StepHeading step="review" title="Una última lectura" lead="Si algo no suena a ti, cámbialo ahora." />
      <LatePart onMissing={() => undefined} meanwhile={<div className="sheet mt-7 min-h-128" aria-busy="true" />}>
        <ReviewSheet />
      </LatePart>
      <p className={`${TIP} mt-6 items-center text-[1.18rem]/[1.42]`}>
        <Icon name="clock" className="size-6" />
        <span>Tu cuento estará listo en unos 2 minutos. Puedes quedarte a verlo nacer.</span>
      </p>
    </>
  )
}
