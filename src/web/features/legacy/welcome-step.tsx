import { useState } from 'react'
import { AnswerField } from '../wizard/answer-field.tsx'
import { draftStore, useDraft } from '../wizard/draft-store.ts'
import { MoreQuestions } from '../wizard/more-questions.tsx'
import { missingInWelcome } from './checks.ts'
import { LibraryLook } from './library-look.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { RelationSelect } from './relation-select.tsx'
import { relationOf, relationSaidBack } from './relations.ts'
import { StepForm } from './step-form.tsx'
import { StyleChoice } from './style-choice.tsx'

export function WelcomeStep({ onNext }: { onNext: () => void }) {
  const draft = useDraft()
  const [relation, setRelation] = useState(relationOf(draft.recipientRelation))
  return (
    <StepForm
      title="Bienvenida"
      lead="Dinos quién regala el libro y quién lo protagoniza."
      submit="Continuar"
      missingIn={(answers) => missingInWelcome(answers, relation)}
      onNext={onNext}
    >
      <div className="grid grid-cols-1 items-start gap-[1.7rem] tablet:grid-cols-2 tablet:gap-[1.4rem]">
        <AnswerField
          name="senderName"
          label="Tu nombre"
          placeholder="Como quieras firmar el libro"
          autoComplete="given-name"
        />
        <RelationSelect relation={relation} onRelation={setRelation} />
      </div>
      {relation === 'otro' && (
        <AnswerField name="recipientRelation" label="¿Quién es?" hint="Por ejemplo: mi vecina de toda la vida." />
      )}
      <AnswerField name="recipientName" label="Nombre de quien lo recibe" placeholder="Leo" />
      <p className="font-story text-[1.2rem]/[1.3] text-ink-2 italic" role="status">
        {relationSaidBack(draft)}
      </p>
      {draft.recipientName.trim() !== '' && draft.recipientRelation.trim() !== '' && <MoreQuestions />}
      <StyleChoice
        value={draft.illustrationStyle}
        onChange={(illustrationStyle) => draftStore.change({ illustrationStyle })}
      />
      <PhotoChoice
        label="Tu foto"
        value={draft.senderPhotoId}
        onChange={(senderPhotoId) => draftStore.change({ senderPhotoId, senderLook: null })}
      />
      {draft.senderPhotoId !== null && (
        <LibraryLook role="sender" id={draft.senderPhotoId} name={draft.senderName.trim() || 'quien regala'} />
      )}
      <PhotoChoice
        label="La foto de quien lo recibe"
        value={draft.recipientPhotoId}
        onChange={(recipientPhotoId) =>
          draftStore.change({ recipientPhotoId, recipientLook: null, recipientCoat: null })
        }
      />
      {draft.recipientPhotoId !== null && (
        <LibraryLook
          role="recipient"
          id={draft.recipientPhotoId}
          name={draft.recipientName.trim() || 'quien lo recibe'}
        />
      )}
    </StepForm>
  )
}
