import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WizardStep } from '../../../contract/constants.ts'
import { STYLE_CARDS } from '../../../contract/styles.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDraft } from './draft-store.ts'
import { PersonPicture } from './person-picture.tsx'
import { StepHeading } from './step-heading.tsx'
import { searchFor } from './use-wizard-step.ts'

export function ReviewStep() {
  const draft = useDraft()
  return (
    <>
      <StepHeading step="review" title="Una última lectura" lead="Si algo no suena a ti, cámbialo ahora." />
      <div className="sheet sheet-stack wizard-letter">
        <dl>
          <Line label="Fotos" step="photos" edit="Cambiar las fotos">
            <span className="mt-1.5 flex gap-3">
              <span className="wizard-thumb">
                <PersonPicture role="sender" alt={draft.senderName.trim()} />
              </span>
              <span className="wizard-thumb">
                <PersonPicture role="recipient" alt={draft.recipientName.trim()} />
              </span>
            </span>
          </Line>
          <Line label="Para" step="recipient">
            {draft.recipientName.trim()}, {draft.recipientRelation.trim()}
          </Line>
          <Line label="De" step="recipient">
            {draft.senderName.trim()}
          </Line>
          <Line label="Lo que más le gusta" step="personalization">
            {draft.favoriteThing.trim()}
          </Line>
          <Line label="Un recuerdo" step="personalization">
            {draft.specialMemory.trim()}
          </Line>
          <Line label="Lo que admiras" step="personalization">
            {draft.admiration.trim()}
          </Line>
          {draft.extraTrait.trim() && (
            <Line label="Algo más" step="personalization">
              {draft.extraTrait.trim()}
            </Line>
          )}
          <Line label="Estilo" step="style">
            {STYLE_CARDS[draft.illustrationStyle].label}
          </Line>
        </dl>
      </div>
      <p className="wizard-tip mt-6 items-center text-[1.18rem]">
        <Icon name="clock" className="size-6" />
        <span>Tu cuento estará listo en unos 2 minutos. Puedes quedarte a verlo nacer.</span>
      </p>
    </>
  )
}

type LineProps = { label: string; step: WizardStep; edit?: string; children: ReactNode }

function Line({ label, step, edit = `Cambiar: ${label}`, children }: LineProps) {
  return (
    <div className="wizard-line">
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className="wizard-line-edit">
        <Link to="/create" search={searchFor(step)} aria-label={edit}>
          Cambiar
        </Link>
      </dd>
    </div>
  )
}
