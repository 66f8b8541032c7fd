import { useState } from 'react'
import { MAX_NAME_LENGTH, MAX_RELATION_LENGTH } from '../../../contract/constants.ts'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { relationOptions } from '../library/relation-options.ts'
import { draftStore, useDraft } from '../wizard/draft-store.ts'
import { missingInWelcome } from './checks.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { type Relation, relationOf, RELATIONS } from './relations.ts'
import { StepFrame } from './step-frame.tsx'
import { StyleChoice } from './style-choice.tsx'
import { useMissing } from './use-missing.ts'

export function WelcomeStep({ onNext }: { onNext: () => void }) {
  const draft = useDraft()
  const [relation, setRelation] = useState<Relation>(relationOf(draft.recipientRelation))
  const { errorOf, check } = useMissing(() => missingInWelcome({ ...draft, relation }))

  function chooseRelation(value: string): void {
    const chosen = value as Relation
    setRelation(chosen)
    draftStore.change({ recipientRelation: chosen === 'otro' ? '' : chosen })
  }

  return (
    <StepFrame
      title="Bienvenida"
      lead="Dinos quién regala el libro y quién lo protagoniza."
      submit="Continuar"
      onSubmit={() => check() && onNext()}
    >
      <div className="four-steps-pair">
        <TextField
          id="field-senderName"
          label="Tu nombre"
          placeholder="Como quieras firmar el libro"
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
          value={draft.senderName}
          onChange={(event) => draftStore.change({ senderName: event.target.value })}
          error={errorOf('senderName')}
        />
        <SelectField
          id="field-relation"
          label="Tu relación con quien lo recibe"
          value={relation}
          onChange={chooseRelation}
          options={relationOptions(RELATIONS)}
          error={errorOf('relation')}
        />
      </div>
      {relation === 'otro' && (
        <TextField
          id="field-recipientRelation"
          label="¿Quién es?"
          maxLength={MAX_RELATION_LENGTH}
          value={draft.recipientRelation}
          onChange={(event) => draftStore.change({ recipientRelation: event.target.value })}
          hint="Por ejemplo: mi vecina de toda la vida."
          error={errorOf('recipientRelation')}
        />
      )}
      <TextField
        id="field-recipientName"
        label="Nombre de quien lo recibe"
        placeholder="Leo"
        maxLength={MAX_NAME_LENGTH}
        value={draft.recipientName}
        onChange={(event) => draftStore.change({ recipientName: event.target.value })}
        error={errorOf('recipientName')}
      />
      <StyleChoice
        value={draft.illustrationStyle}
        onChange={(illustrationStyle) => draftStore.change({ illustrationStyle })}
      />
      <PhotoChoice
        label="Tu foto"
        value={draft.senderPhotoId}
        onChange={(senderPhotoId) => draftStore.change({ senderPhotoId })}
      />
      <PhotoChoice
        label="La foto de quien lo recibe"
        value={draft.recipientPhotoId}
        onChange={(recipientPhotoId) => draftStore.change({ recipientPhotoId })}
      />
    </StepFrame>
  )
}
