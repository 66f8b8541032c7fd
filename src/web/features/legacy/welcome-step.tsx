import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_NAME_LENGTH, MAX_RELATION_LENGTH } from '../../../contract/constants.ts'
import { STYLE_CARDS, STYLES } from '../../../contract/styles.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { photosQuery } from '../library/queries.ts'
import { relationLabel } from '../library/photo-card.tsx'
import { SelectField } from '../library/select-field.tsx'
import { draftStore, useDraft } from '../wizard/draft-store.ts'
import { missingInWelcome } from './checks.ts'
import { type Relation, relationOf, RELATIONS } from './relations.ts'

export function WelcomeStep({ onNext }: { onNext: () => void }) {
  const draft = useDraft()
  const [relation, setRelation] = useState<Relation>(relationOf(draft.recipientRelation))

  function chooseRelation(value: string): void {
    const chosen = value as Relation
    setRelation(chosen)
    draftStore.change({ recipientRelation: chosen === 'otro' ? '' : chosen })
  }
  function next(): void {
    const missing = missingInWelcome({ ...draft, relation })
    if (missing) return toast({ title: 'Campo requerido', description: missing, variant: 'destructive' })
    onNext()
  }

  return (
    <form className="sheet four-steps-sheet" noValidate action={next}>
      <h1 className="text-t2">Bienvenida</h1>
      <TextField
        label="Tu nombre"
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        value={draft.senderName}
        onChange={(event) => draftStore.change({ senderName: event.target.value })}
      />
      <SelectField
        label="Tu relación con quien lo recibe"
        value={relation}
        onChange={chooseRelation}
        options={RELATIONS.map((value) => ({ value, label: value }))}
      />
      {relation === 'otro' && (
        <TextField
          label="¿Quién es?"
          maxLength={MAX_RELATION_LENGTH}
          value={draft.recipientRelation}
          onChange={(event) => draftStore.change({ recipientRelation: event.target.value })}
          hint="Por ejemplo: mi vecina de toda la vida."
        />
      )}
      <TextField
        label="Nombre de quien lo recibe"
        maxLength={MAX_NAME_LENGTH}
        value={draft.recipientName}
        onChange={(event) => draftStore.change({ recipientName: event.target.value })}
      />
      <SelectField
        label="Estilo de ilustración"
        value={draft.illustrationStyle}
        onChange={(value) =>
          draftStore.change({ illustrationStyle: STYLES.find((style) => style === value) ?? draft.illustrationStyle })
        }
        options={STYLES.map((value) => ({ value, label: STYLE_CARDS[value].label }))}
      />
      <PhotoSelect
        label="Tu foto (opcional)"
        value={draft.senderPhotoId}
        onChange={(senderPhotoId) => draftStore.change({ senderPhotoId })}
      />
      <PhotoSelect
        label="La foto de quien lo recibe (opcional)"
        value={draft.recipientPhotoId}
        onChange={(recipientPhotoId) => draftStore.change({ recipientPhotoId })}
      />
      <Button variant="main" type="submit">
        Continuar
      </Button>
    </form>
  )
}

type PhotoSelectProps = { label: string; value: number | null; onChange: (id: number | null) => void }

function PhotoSelect({ label, value, onChange }: PhotoSelectProps) {
  const { data } = useInfiniteQuery(photosQuery)
  const photos = data?.pages.flat() ?? []
  const chosen = photos.find((photo) => photo.id === value)
  return (
    <div className="four-steps-photo">
      <SelectField
        label={label}
        empty={photos.length === 0 ? 'Tu biblioteca está vacía' : 'Sin foto'}
        value={chosen ? String(chosen.id) : ''}
        onChange={(id) => onChange(id ? Number(id) : null)}
        options={photos.map((photo) => ({
          value: String(photo.id),
          label: [relationLabel(photo.personRelation), photo.description].filter(Boolean).join(': '),
        }))}
      />
      {chosen && <img src={`${chosen.photoUrl}?size=thumbnail`} alt="" width={72} height={72} />}
    </div>
  )
}
