import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import { useDraft } from './draft-store.ts'
import { type Line, LINES } from './lines.ts'
import { PersonPicture } from './person-picture.tsx'
import { StepHeading } from './step-heading.tsx'
import { searchFor } from './use-wizard-step.ts'

export function ReviewStep() {
  return (
    <>
      <StepHeading step="review" title="Una última lectura" lead="Si algo no suena a ti, cámbialo ahora." />
      <div className="sheet sheet-stack wizard-letter">
        <dl>
          {LINES.map((line) => (
            <ReviewLine key={line.label} line={line} />
          ))}
        </dl>
      </div>
      <p className="wizard-tip mt-6 items-center text-[1.18rem]">
        <Icon name="clock" className="size-6" />
        <span>Tu cuento estará listo en unos 2 minutos. Puedes quedarte a verlo nacer.</span>
      </p>
    </>
  )
}

/** A line without words is left out, but for the pictures. */
function ReviewLine({ line: { label, step, edit = `Cambiar: ${label}`, words } }: { line: Line }) {
  const draft = useDraft()
  const told = words(draft)
  if (!told && step !== 'photos') return null
  return (
    <div className="wizard-line">
      <dt>{label}</dt>
      <dd>
        {step === 'photos' && (
          <span className="mt-1.5 flex gap-3">
            <span className="wizard-thumb">
              <PersonPicture role="sender" alt={draft.senderName.trim()} />
            </span>
            <span className="wizard-thumb">
              <PersonPicture role="recipient" alt={draft.recipientName.trim()} />
            </span>
          </span>
        )}
        {told}
      </dd>
      <dd className="wizard-line-edit">
        <Link to="/create" search={searchFor(step)} aria-label={edit}>
          Cambiar
        </Link>
      </dd>
    </div>
  )
}
