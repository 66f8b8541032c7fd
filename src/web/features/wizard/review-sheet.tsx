import { Link } from '@tanstack/react-router'
import { useDraft } from './draft-store.ts'
import { withImplied } from './implied.ts'
import { labelOf, type Line, LINES } from './lines.ts'
import { PersonPicture } from './person-picture.tsx'
import { Understood } from './understood.tsx'
import { searchFor } from './use-wizard-step.ts'

/** The answers as they were understood, and all of the brief, line by line. */
export function ReviewSheet() {
  return (
    <>
      <Understood />
      <div className="sheet sheet-stack mt-7 p-[clamp(1.4rem,4vw,2.75rem)]">
        <dl>
          {LINES.map((line) => (
            <ReviewLine key={line.label} line={line} />
          ))}
        </dl>
      </div>
    </>
  )
}

const THUMB = 'size-[74px] overflow-hidden rounded-[2px] border-4 border-[oklch(0.987_0.008_92)] shadow-lift'

/** A line without words is left out, but for the pictures. */
function ReviewLine({ line }: { line: Line }) {
  const draft = withImplied(useDraft())
  const { step, words } = line
  const label = labelOf(line, draft)
  const { edit = `Cambiar: ${label}` } = line
  const told = words(draft)
  if (!told && step !== 'photos') return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-[0.1rem] border-b-[1.5px] border-dashed border-rule py-[0.8rem] first:pt-0 last:border-0 last:pb-0">
      <dt className="text-(length:--text-small) text-ink-2">{label}</dt>
      <dd className="col-start-1 font-story text-[1.32rem]/[1.32] font-medium wrap-anywhere whitespace-pre-line">
        {step === 'photos' && (
          <span className="mt-1.5 flex gap-3">
            <span className={THUMB}>
              <PersonPicture role="sender" alt={draft.senderName.trim()} />
            </span>
            <span className={THUMB}>
              <PersonPicture role="recipient" alt={draft.recipientName.trim()} />
            </span>
          </span>
        )}
        {told}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center font-ui text-[1.125rem]/[1.3] font-medium">
        <Link
          to="/create"
          search={searchFor(step)}
          aria-label={edit}
          className="block px-[0.2rem] py-[0.7rem] underline decoration-thread decoration-auto"
        >
          Cambiar
        </Link>
      </dd>
    </div>
  )
}
