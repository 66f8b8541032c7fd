import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_PROMPT_LENGTH, MAX_SELECTED_PHOTOS } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { call } from '../../call.ts'
import { byRules } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { photosQuery } from './queries.ts'

/** Two photos and a wish become one picture, which joins the album. */
export function CombineForm({ chosen, onDone }: { chosen: readonly number[]; onDone: () => void }) {
  const client = useQueryClient()
  const [result, setResult] = useState<string | null>(null)
  const { field, busy, submit } = useForm({
    defaultValues: { prompt: '' },
    resolver: byRules(({ prompt }) => ({ prompt: prompt.trim() === '' ? 'Cuéntanos cómo las juntamos' : null })),
    onRefused: sayIncomplete,
    send: async ({ prompt }) => {
      const [photoId1, photoId2] = chosen
      if (photoId1 === undefined || photoId2 === undefined) return sayIncomplete()
      try {
        const { imageUrl } = await call('combinePhotos', { body: { photoId1, photoId2, prompt } })
        setResult(imageUrl)
        onDone()
        toast({ title: '¡Imágenes combinadas con éxito!' })
        await client.invalidateQueries(photosQuery)
      } catch (error) {
        toast({
          title: 'Error al combinar imágenes',
          description: explain(error, 'Inténtalo de nuevo'),
          variant: 'destructive',
        })
      }
    },
  })

  return (
    <form className="sheet mt-10 max-w-176 p-6" noValidate onSubmit={submit}>
      <TextArea
        {...field('prompt')}
        label="¿Cómo las juntamos?"
        placeholder="Los dos sentados en una barca al atardecer"
        maxLength={MAX_PROMPT_LENGTH}
        rows={2}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <span className="num" role="status">
          {busy ? 'Juntando las dos fotos…' : `${chosen.length} de ${MAX_SELECTED_PHOTOS} fotos`}
        </span>
        <Button variant="main" size="small" type="submit" busy={busy}>
          Combinar fotos
        </Button>
      </div>
      {result && (
        <div className="mt-6">
          <img
            src={result}
            alt="Las dos fotos juntas"
            width={1536}
            height={1024}
            className="mb-4 h-auto w-full rounded-paper shadow-lift"
          />
          <Button size="small" asChild>
            <a href={result} download="juntos.jpg">
              <Icon name="download" /> Descargar la imagen
            </a>
          </Button>
        </div>
      )}
    </form>
  )
}

function sayIncomplete(): void {
  toast({
    title: MESSAGES.combineIncomplete,
    description: 'Elige dos fotos y cuéntanos cómo las juntamos',
    variant: 'destructive',
  })
}
