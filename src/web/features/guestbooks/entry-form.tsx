import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { GUESTBOOK_MESSAGES } from '../../../contract/guestbook-messages.ts'
import { MAX_AUTHOR_LENGTH, MAX_LINE_LENGTH, MAX_MEMORY_LENGTH, type OwnEntry } from '../../../contract/guestbooks.ts'
import { call } from '../../call.ts'
import { byRules } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { UploadFile } from '../../ui/upload-file.tsx'
import { soundOf, voiceError, VoiceMessage, type VoiceValue } from '../recordings/voice-message.tsx'
import { EntryWords } from './entry-words.tsx'
import { keepSecret, newSecret } from './kept-secrets.ts'
import { ownEntriesQuery } from './queries.ts'

type Earlier = 'keep' | 'remove'
type Values = {
  author: string
  line: string
  memory: string
  photo: File | null
  earlierPhoto: Earlier
  voice: VoiceValue
  earlierSound: Earlier
}

type Props = {
  token: string
  /** What is changed; without it, something new is left. */
  entry?: OwnEntry
  onDone: () => void
  onCancel?: () => void
}

/** A name, a line, perhaps a memory, a photo and a voice message. What could not be sent stays in the form. */
export function EntryForm({ token, entry, onDone, onCancel }: Props) {
  const client = useQueryClient()
  // One for as long as the form stands: sent again after a lost answer, it is still the same entry.
  const [secret] = useState(() => entry?.secret ?? newSecret())
  const { field, busy, problem, submit, watch, setValue } = useForm<Values>({
    defaultValues: {
      author: entry?.author ?? '',
      line: entry?.line ?? '',
      memory: entry?.memory ?? '',
      photo: null,
      earlierPhoto: 'keep',
      voice: null,
      earlierSound: 'keep',
    },
    resolver: byRules(({ author, line, voice }: Values) => ({
      voice: voiceError(voice),
      author: author.trim() ? null : GUESTBOOK_MESSAGES.authorRequired,
      line: line.trim() ? null : GUESTBOOK_MESSAGES.lineRequired,
    })),
    send: async ({ photo, voice, ...form }) => {
      keepSecret(token, secret)
      await call('leaveEntry', {
        params: { token },
        form: { ...form, secret },
        ...(photo && { photo }),
        ...soundOf(voice),
      })
      toast({ title: entry ? 'Cambiado' : '¡Gracias! Tus palabras ya llegaron' })
      await client.invalidateQueries(ownEntriesQuery(token))
      onDone()
    },
  })
  const removed = watch('earlierPhoto') === 'remove'
  const [author, line, memory] = watch(['author', 'line', 'memory'])
  return (
    <form
      className="sheet grid gap-5 p-[clamp(1.25rem,4vw,2.4rem)]"
      noValidate
      aria-label="Tus palabras"
      onSubmit={submit}
    >
      {/* What is typed, once more as readers will see it. */}
      <div aria-hidden="true" className="rounded-paper border-[1.5px] border-dashed border-rule px-5 py-4">
        <p className="mb-2 text-small text-ink-2">Así saldrá en el libro</p>
        <EntryWords
          entry={{
            author: author.trim() || 'Tu nombre',
            line: line.trim() || 'Aquí van tus palabras',
            memory: memory.trim(),
          }}
        />
      </div>
      <TextField
        {...field('author')}
        label="Tu nombre"
        autoComplete="name"
        maxLength={MAX_AUTHOR_LENGTH}
        hint="Como te conoce quien recibe el libro: «Abuela Rosa», «tu primo Leo»."
      />
      <TextArea
        {...field('line')}
        label="Una línea"
        maxLength={MAX_LINE_LENGTH}
        rows={2}
        placeholder="Siempre serás mi sol"
      />
      <TextArea
        {...field('memory')}
        label="Un recuerdo"
        optional
        maxLength={MAX_MEMORY_LENGTH}
        placeholder="La tarde en que plantamos el limonero"
      />
      <div className="grid gap-2">
        <p className="font-bold">
          Una foto <span className="font-normal text-ink-2">(opcional)</span>
        </p>
        {entry?.hasPhoto && !removed && (
          <p className="flex flex-wrap items-center gap-x-4">
            Tu foto está guardada.
            <Button size="small" variant="soft" onClick={() => setValue('earlierPhoto', 'remove')}>
              Quitar la foto
            </Button>
          </p>
        )}
        <UploadFile
          file={watch('photo')}
          onFile={(photo) => setValue('photo', photo)}
          hint="Tuya, o de los dos. Le quitamos la ubicación."
        />
      </div>
      {entry?.hasSound && watch('earlierSound') === 'keep' ? (
        <p className="flex flex-wrap items-center gap-x-4">
          Tu mensaje de voz está guardado.
          <Button size="small" variant="soft" onClick={() => setValue('earlierSound', 'remove')}>
            Quitar el mensaje de voz
          </Button>
        </p>
      ) : (
        <VoiceMessage onChange={(voice) => setValue('voice', voice)} error={field('voice').error} />
      )}
      {problem && (
        <p role="alert" className="font-bold text-thread">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="main" type="submit" busy={busy}>
          {entry ? 'Guardar' : 'Dejar mis palabras'}
        </Button>
        {onCancel && (
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  )
}
