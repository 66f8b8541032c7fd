import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { storyChangeSchema } from '../../../contract/changes.ts'
import { MAX_DEDICATION_LENGTH, MAX_TITLE_LENGTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { storyQuery } from '../stories/queries.ts'
import { workshopQuery } from './queries.ts'
import type { Bench } from './use-workshop.ts'

type Props = { storyId: number; bench: Bench; names: string; onDone: () => void }

/** Where the dedication and the title are written. */
export function DedicationForm({ storyId, bench, names, onDone }: Props) {
  const client = useQueryClient()
  const [dedication, setDedication] = useState(bench.workshop.dedication)
  const [storyTitle, setStoryTitle] = useState(bench.workshop.storyTitle)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), [])

  async function save(): Promise<void> {
    if (busy) return
    const change = storyChangeSchema.safeParse({ dedication, storyTitle })
    if (!change.success) {
      const issues = change.error.issues.map(({ path, message }) => [String(path[0]), message] as const)
      return setErrors(Object.fromEntries(issues.toReversed()))
    }
    setBusy(true)
    setErrors({})
    try {
      const workshop = await call('changeStory', { params: { id: storyId }, body: change.data })
      client.setQueryData(workshopQuery(storyId).queryKey, workshop)
      await client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey })
      toast({ title: 'Guardado', description: 'Así se imprimirá en tu libro.' })
      onDone()
    } catch (failure) {
      setErrors({ dedication: explain(failure, MESSAGES.unavailable) })
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      className="dedication-form sheet"
      aria-label="Dedicatoria"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextArea
        label="Tu dedicatoria"
        optional
        placeholder={names}
        maxLength={MAX_DEDICATION_LENGTH}
        value={dedication}
        error={errors['dedication']}
        hint="Se imprime en cursiva al principio del libro."
        onChange={(event) => setDedication(event.target.value)}
      />
      <TextField
        label="Título del cuento"
        maxLength={MAX_TITLE_LENGTH}
        value={storyTitle}
        error={errors['storyTitle']}
        onChange={(event) => setStoryTitle(event.target.value)}
      />
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
