import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { storyChangeSchema } from '../../../contract/changes.ts'
import { MAX_DEDICATION_LENGTH, MAX_TITLE_LENGTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { call } from '../../call.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { storyQuery } from '../stories/queries.ts'
import { workshopQuery } from './queries.ts'
import type { Bench } from './use-workshop.ts'

type Props = { storyId: number; bench: Bench; names: string; onDone: () => void }

/** Edits the dedication and the title. */
export function DedicationForm({ storyId, bench, names, onDone }: Props) {
  const client = useQueryClient()
  const { field, busy, submit } = useForm({
    defaultValues: { dedication: bench.workshop.dedication, storyTitle: bench.workshop.storyTitle },
    resolver: bySchema(storyChangeSchema.required()),
    shownAt: 'dedication',
    offline: MESSAGES.unavailable,
    send: async (change) => {
      const workshop = await call('changeStory', { params: { id: storyId }, body: change })
      client.setQueryData(workshopQuery(storyId).queryKey, workshop)
      await client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey })
      toast({ title: 'Guardado', description: 'Así se imprimirá en tu libro.' })
      onDone()
    },
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])

  return (
    <form
      ref={form}
      className="sheet grid gap-[1.1rem] p-[clamp(1.25rem,4vw,2.4rem)]"
      aria-label="Dedicatoria"
      onSubmit={submit}
    >
      <TextArea
        {...field('dedication')}
        label="Tu dedicatoria"
        optional
        placeholder={names}
        maxLength={MAX_DEDICATION_LENGTH}
        hint="Se imprime en cursiva al principio del libro."
      />
      <TextField {...field('storyTitle')} label="Título del cuento" maxLength={MAX_TITLE_LENGTH} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="main" type="submit" busy={busy}>
          Guardar
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
