import { useState } from 'react'
import type { Entry, EntryStatus } from '../../../contract/guestbooks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VoicePlayer } from '../../ui/voice-player.tsx'
import { EntryWords } from './entry-words.tsx'

type Props = {
  entry: Entry
  busy: boolean
  isFirst: boolean
  isLast: boolean
  onStatus: (status: EntryStatus) => void
  onMove: (step: -1 | 1) => void
  onDelete: () => void
}

/** One relative's words, and what their giver does with them. */
export function EntryCard({ entry, busy, isFirst, isLast, onStatus, onMove, onDelete }: Props) {
  const [asking, setAsking] = useState(false)
  const { author, photoUrl, soundUrl, status } = entry
  return (
    <li
      data-status={status}
      className="grid gap-3 rounded-paper border-[1.5px] border-rule p-4 data-[status=chosen]:border-thread data-[status=hidden]:bg-well"
    >
      <div className="flex items-start gap-4">
        {photoUrl && (
          <img
            src={photoUrl}
            alt={`Foto de ${author}`}
            width={88}
            height={88}
            loading="lazy"
            className="size-22 flex-none rounded-[2px] border-4 border-page object-cover shadow-lift"
          />
        )}
        <EntryWords entry={entry} />
      </div>
      {soundUrl && (
        <VoicePlayer src={soundUrl} label={`Mensaje de voz de ${author}`} className="h-11 w-full max-w-md" />
      )}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {status === 'chosen' ? (
          <Button
            size="small"
            disabled={busy}
            aria-label={`En el libro: sacar a ${author}`}
            onClick={() => onStatus('waiting')}
          >
            <Icon name="check" /> En el libro
          </Button>
        ) : (
          <Button
            size="small"
            variant="main"
            disabled={busy}
            aria-label={`Poner en el libro: ${author}`}
            onClick={() => onStatus('chosen')}
          >
            Poner en el libro
          </Button>
        )}
        {/* They stay on one line where they do not fit beside it. */}
        <span className="-mr-2 ml-auto flex items-center [&>button]:px-2.5">
          <Button
            size="small"
            variant="soft"
            disabled={busy || isFirst}
            aria-label={`Subir: ${author}`}
            onClick={() => onMove(-1)}
          >
            <Icon name="left" className="rotate-90" />
          </Button>
          <Button
            size="small"
            variant="soft"
            disabled={busy || isLast}
            aria-label={`Bajar: ${author}`}
            onClick={() => onMove(1)}
          >
            <Icon name="right" className="rotate-90" />
          </Button>
          {status !== 'chosen' && (
            <Button
              size="small"
              variant="soft"
              disabled={busy}
              aria-label={`${status === 'hidden' ? 'Mostrar' : 'Ocultar'}: ${author}`}
              onClick={() => onStatus(status === 'hidden' ? 'waiting' : 'hidden')}
            >
              {status === 'hidden' ? 'Mostrar' : 'Ocultar'}
            </Button>
          )}
          <Button
            size="small"
            variant="soft"
            disabled={busy}
            aria-label={`Borrar: ${author}`}
            onClick={() => setAsking(true)}
          >
            <Icon name="bin" />
          </Button>
        </span>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`¿Borrar las palabras de ${author}?`}
        description="No se puede deshacer."
      >
        <div className="flex flex-wrap gap-3">
          <Button
            variant="main"
            onClick={() => {
              setAsking(false)
              onDelete()
            }}
          >
            Borrar para siempre
          </Button>
          <Button onClick={() => setAsking(false)}>Conservar</Button>
        </div>
      </Dialog>
    </li>
  )
}
