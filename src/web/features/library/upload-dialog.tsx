import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_DESCRIPTION_LENGTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { FINDING_TEXTS, type PhotoFinding } from '../../../contract/photo-findings.ts'
import { LIBRARY_RELATIONS } from '../../../contract/photos.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'
import { photosQuery } from './queries.ts'
import { relationOptions } from './relation-options.ts'
import { UploadFile } from './upload-file.tsx'

const CHOOSE = 'Elige la foto que quieres guardar'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** One photo, whose it is and, if one likes, a few words about it. */
export function UploadDialog({ open, onOpenChange }: Props) {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [relation, setRelation] = useState<(typeof LIBRARY_RELATIONS)[number] | ''>('')
  const [description, setDescription] = useState('')
  const [missing, setMissing] = useState<'file' | 'relation' | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    if (busy) return
    setMissing(file ? (relation ? null : 'relation') : 'file')
    if (!file) return toast({ title: MESSAGES.photoRequired, description: CHOOSE, variant: 'destructive' })
    if (!relation)
      return toast({ title: 'Relación requerida', description: MESSAGES.photoRelationRequired, variant: 'destructive' })
    setBusy(true)
    try {
      const { findings = [] } = await call('addPhoto', { photo: file, form: { personRelation: relation, description } })
      setFile(null)
      setRelation('')
      setDescription('')
      onOpenChange(false)
      toast({ title: 'Foto subida con éxito', ...advice(findings, relation) })
      await client.invalidateQueries(photosQuery)
    } catch (error) {
      toast({
        title: 'Error al subir la foto',
        description: explain(error, 'Inténtalo de nuevo'),
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Subir una foto"
      description="JPEG, PNG o WebP, hasta 10&nbsp;MB. Le quitamos la ubicación y los demás datos ocultos."
    >
      <form className="grid gap-5" noValidate action={() => void submit()}>
        <UploadFile file={file} onFile={setFile} error={missing === 'file' && !file ? CHOOSE : undefined} />
        <SelectField
          label="¿De quién es la foto?"
          value={relation}
          onChange={(value) => setRelation(LIBRARY_RELATIONS.find((known) => known === value) ?? '')}
          error={missing === 'relation' && !relation ? MESSAGES.photoRelationRequired : undefined}
          options={relationOptions(LIBRARY_RELATIONS)}
        />
        <TextField
          label="Descripción"
          optional
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Button variant="main" type="submit" busy={busy}>
          Subir foto
        </Button>
      </form>
    </Dialog>
  )
}

/** What would make a better photo, where there is something; a pet's face is not looked for. */
function advice(findings: readonly PhotoFinding[], relation: string): { description?: string } {
  const first = findings.find((finding) => finding !== 'no-face' || relation !== 'mascota')
  return first ? { description: FINDING_TEXTS[first] } : {}
}
