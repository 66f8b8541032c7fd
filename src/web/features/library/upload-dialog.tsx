import { useQueryClient } from '@tanstack/react-query'
import { MAX_DESCRIPTION_LENGTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { FINDING_TEXTS, type PhotoFinding } from '../../../contract/photo-findings.ts'
import { LIBRARY_RELATIONS } from '../../../contract/photos.ts'
import { call } from '../../call.ts'
import { byRules } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'
import { photosQuery, withFirst } from './queries.ts'
import { relationOptions } from './relation-options.ts'
import { UploadFile } from '../../ui/upload-file.tsx'

const CHOOSE = 'Elige la foto que quieres guardar'

type Values = { photo: File | null; personRelation: (typeof LIBRARY_RELATIONS)[number] | ''; description: string }
const NOTHING: Values = { photo: null, personRelation: '', description: '' }

/** One thing at a time: the photo, then whose it is. */
function missingIn({ photo, personRelation }: Values) {
  if (!photo) return { photo: CHOOSE }
  return { personRelation: personRelation === '' ? MESSAGES.photoRelationRequired : null }
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Uploads one photo with its relation and an optional description. */
export function UploadDialog({ open, onOpenChange }: Props) {
  const client = useQueryClient()
  const { field, busy, submit, watch, setValue, formState } = useForm({
    defaultValues: NOTHING,
    resolver: byRules(missingIn),
    onRefused: ({ photo }) =>
      toast({
        title: photo ? MESSAGES.photoRequired : 'Relación requerida',
        description: photo ? CHOOSE : MESSAGES.photoRelationRequired,
        variant: 'destructive',
      }),
    send: async ({ photo, personRelation, description }, { reset }) => {
      if (!photo || !personRelation) return
      try {
        const { photo: added, findings = [] } = await call('addPhoto', {
          photo,
          form: { personRelation, description },
        })
        // Seen at once, however slow the list is to come anew.
        client.setQueryData(photosQuery.queryKey, (album) => album && withFirst(album, added))
        reset()
        onOpenChange(false)
        toast({ title: 'Foto subida con éxito', ...advice(findings, personRelation) })
        await client.invalidateQueries(photosQuery)
      } catch (error) {
        toast({
          title: 'Error al subir la foto',
          description: explain(error, 'Inténtalo de nuevo'),
          variant: 'destructive',
        })
      }
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Subir una foto"
      description="JPEG, PNG o WebP, hasta 10&nbsp;MB. Le quitamos la ubicación y los demás datos ocultos."
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <UploadFile
          file={watch('photo')}
          onFile={(photo) => setValue('photo', photo, { shouldValidate: formState.isSubmitted })}
          error={formState.errors.photo?.message}
          hint="Una cara, de frente y con luz."
        />
        <SelectField
          {...field('personRelation')}
          label="¿De quién es la foto?"
          options={relationOptions(LIBRARY_RELATIONS)}
        />
        <TextField {...field('description')} label="Descripción" optional maxLength={MAX_DESCRIPTION_LENGTH} />
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
