import { Suspense } from 'react'
import { optionalPart } from '../../ui/optional-part.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AnswerField } from './answer-field.tsx'
import { useDraft } from './draft-store.ts'
import { StepHeading } from './step-heading.tsx'
import { STEP_FIELDS, TIP } from './step-layout.tsx'

const GenderQuestion = optionalPart(async () => (await import('./gender-question.tsx')).GenderQuestion)
const MoreQuestions = optionalPart(async () => (await import('./more-questions.tsx')).MoreQuestions)

export function RecipientStep() {
  const { recipientName, recipientRelation } = useDraft()
  const isNamed = recipientName.trim() !== '' && recipientRelation.trim() !== ''
  return (
    <>
      <StepHeading step="recipient" title="¿Para quién es este cuento?" lead="Escríbelo como lo dirías en voz alta." />
      <div className={STEP_FIELDS}>
        <AnswerField name="recipientName" label="¿Cómo se llama?" placeholder="Leo" />
        <AnswerField
          name="recipientRelation"
          label="¿Quién es para ti?"
          placeholder="mi hijo, mi abuela, mi mejor amiga…"
          examples={['mi hija', 'mi hijo', 'mi mamá', 'mi papá', 'mi abuela', 'mi nieto', 'mi mejor amiga']}
        />
        {isNamed && (
          <Suspense>
            <GenderQuestion />
          </Suspense>
        )}
        <AnswerField
          name="senderName"
          label="¿Y tú, cómo te llamas?"
          placeholder="Como quieras firmar el libro"
          hint="Así aparecerá en la dedicatoria."
          autoComplete="given-name"
        />
        {isNamed && (
          <Suspense>
            <MoreQuestions />
          </Suspense>
        )}
        <p className={`${TIP} text-[1.08rem]/[1.42]`}>
          <Icon name="idea" className="mt-0.5 size-6" />
          <span>
            <b>Consejo.</b> Usa el nombre de casa. «Leo» emociona más que «Leonardo», y «mamá» más que «Elena».
          </span>
        </p>
      </div>
    </>
  )
}
