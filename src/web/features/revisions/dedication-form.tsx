import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { storyChangeSchema } from '../../../contract/changes.ts'
import { MAX_DEDICATION_LENGTH, MAX_TITLE_LENGTH } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { saveWords } from './save-words.ts'
import type { Bench } from './use-workshop.ts'

type Props = { storyId: number; bench: Bench; suggestion: string; onDone: () => void }

/** Edits the dedication and the title. */
export function DedicationForm({ storyId, bench, suggestion, onDone }: Props) {
  const client = useQueryClient()
  const { field, busy, submit, setValue, setFocus } = useForm({
    defaultValues: { dedication: bench.workshop.dedication, storyTitle: bench.workshop.storyTitle },
    resolver: bySchema(storyChangeSchema.required()),
    shownAt: 'dedication',
    offline: MESSAGES.unavailable,
    send: async (change) => {
      await saveWords(client, storyId, change)
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
        maxLength={MAX_DEDICATION_LENGTH}
        hint="Se imprime en cursiva al principio del libro."
      />
      {suggestion && field('dedication').value.trim() === '' && (
        <button
          type="button"
          className="-mt-3 min-h-11 text-left underline decoration-thread underline-offset-[0.2em] wrap-anywhere"
          onClick={() => {
            setValue('dedication', suggestion)
            setFocus('dedication')
          }}
        >
          Empezar por «{suggestion}»
        </button>
      )}
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
