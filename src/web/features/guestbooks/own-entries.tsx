import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnEntry } from '../../../contract/guestbooks.ts'
import { call } from '../../call.ts'
import { explain, isMissing } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryWords } from './entry-words.tsx'
import { forgetSecret } from './kept-secrets.ts'
import { ownEntriesQuery } from './queries.ts'

type Props = { own: OwnEntry[]; token: string; open: boolean }

/** What was left from this browser: to be changed until the day, and to be taken back at any time. */
export function OwnEntries({ own, token, open }: Props) {
  const [editing, setEditing] = useState<string | null>(null)
  return (
    <section aria-labelledby="tuyas" className="grid gap-4">
      <h2 id="tuyas" className="text-t2">
        Lo que dejaste
      </h2>
      {own.map((entry) =>
        editing === entry.secret ? (
          <EntryForm
            key={entry.secret}
            token={token}
            entry={entry}
            onDone={() => setEditing(null)}
            onCancel={() => setEditing(null)}
          />
        ) : (
          <Left key={entry.secret} entry={entry} token={token} onEdit={open ? () => setEditing(entry.secret) : null} />
        ),
      )}
    </section>
  )
}

function Left({ entry, token, onEdit }: { entry: OwnEntry; token: string; onEdit: (() => void) | null }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function withdraw(): Promise<void> {
    setBusy(true)
    try {
      await call('withdrawEntry', { body: { secret: entry.secret } }).catch(unlessGone)
      forgetSecret(token, entry.secret)
      toast({ title: 'Tus palabras se borraron' })
      await client.invalidateQueries(ownEntriesQuery(token))
    } catch (error) {
      toast({
        title: 'No pudimos borrarlas',
        description: explain(error, 'Inténtalo de nuevo'),
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <article className="sheet grid gap-3 p-[clamp(1.1rem,3vw,1.8rem)]">
      <EntryWords entry={entry} />
      {entry.hasPhoto && (
        <p className="flex items-center gap-2 text-ink-2">
          <Icon name="camera" /> Con tu foto.
        </p>
      )}
      {entry.hasSound && (
        <p className="flex items-center gap-2 text-ink-2">
          <Icon name="voice" /> Con tu mensaje de voz.
        </p>
      )}
      <div className="-ml-3 flex flex-wrap gap-x-2">
        {onEdit && (
          <Button size="small" variant="soft" onClick={onEdit}>
            <Icon name="pencil" /> Cambiar
          </Button>
        )}
        <Button size="small" variant="soft" busy={busy} onClick={() => void withdraw()}>
          <Icon name="bin" /> Retirar mis palabras
        </Button>
      </div>
    </article>
  )
}

/** Deleted meanwhile by whoever gives the book. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error
}
