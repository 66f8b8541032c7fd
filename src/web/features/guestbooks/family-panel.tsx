import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Guestbook, Invitation } from '../../../contract/guestbooks.ts'
import { saidBack, toName } from '../../../contract/said-names.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { momentOf } from '../gifts/moment.ts'
import { DayForm } from './day-form.tsx'
import { EntryList } from './entry-list.tsx'
import { guestbookQuery } from './queries.ts'
import { invitationText, sendInvitation } from './send-invitation.ts'

type Props = {
  storyId: number
  /** Whom the book is for, and whether in their memory. */
  names: Pick<Invitation, 'recipientName' | 'occasion'>
  className?: string
}

/** For whoever gives a story: the link for relatives, and what they have left. */
export function FamilyPanel({ storyId, names, className }: Props) {
  const { data: guestbook } = useQuery(guestbookQuery(storyId))
  const [choosing, setChoosing] = useState<'open' | 'change' | null>(null)
  if (!guestbook) return null
  const { state, path, toldByMail, entries } = guestbook
  return (
    <section aria-labelledby="familia" className={className}>
      <div className="sheet grid gap-4 p-[clamp(1.25rem,4vw,2.4rem)] text-left">
        <h2 id="familia" className="text-t2">
          Que la familia se sume
        </h2>
        <p className="text-ink-2">
          Envía un enlace a quienes quieren {toName(saidBack(names.recipientName))}: dejan una línea, un recuerdo y, si
          quieren, una foto, sin cuenta. Tú eliges qué sale en las páginas de dedicatorias del libro.
        </p>
        {choosing ? (
          <DayForm
            storyId={storyId}
            guestbook={guestbook}
            renew={choosing === 'open'}
            onDone={() => setChoosing(null)}
          />
        ) : (
          <>
            <p className="flex items-center gap-2 font-bold">
              {state !== 'none' && <Icon name={state === 'open' ? 'clock' : 'lock'} />} {stateWords(guestbook)}
            </p>
            {state === 'open' && path && <Link path={path} names={names} />}
            <div className="flex flex-wrap gap-2">
              {state === 'open' && path ? (
                <>
                  <Button size="small" variant="soft" onClick={() => setChoosing('change')}>
                    Cambiar el día
                  </Button>
                  <Close storyId={storyId} />
                </>
              ) : (
                <Button size="small" variant={state === 'none' ? 'main' : 'plain'} onClick={() => setChoosing('open')}>
                  {state === 'none' ? 'Invitar a la familia' : 'Abrir con un enlace nuevo'}
                </Button>
              )}
            </div>
          </>
        )}
        {!toldByMail && <NoNotices storyId={storyId} />}
        {entries.length > 0 && <EntryList storyId={storyId} entries={entries} />}
        {entries.length === 0 && state === 'open' && (
          <p className="text-ink-2">Todavía no hay palabras. Aparecerán aquí en cuanto alguien las deje.</p>
        )}
      </div>
    </section>
  )
}

function stateWords({ state, closesAt, timeZone }: Guestbook): string {
  const day = momentOf({ opensAt: closesAt, timeZone })
  switch (state) {
    case 'open':
      return `Se puede escribir hasta el ${day}.`
    case 'over':
      return `El plazo terminó el ${day}.`
    case 'closed':
      return 'El enlace está cerrado: nadie puede escribir.'
    default:
      return ''
  }
}

function Link({ path, names }: { path: string; names: Props['names'] }) {
  const url = new URL(path, location.href).href
  const message = `${invitationText(names)} ${url}`
  return (
    <>
      <p className="num rounded-field bg-well px-4 py-2.5 text-small wrap-anywhere select-all">{url}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="main" onClick={() => void sendInvitation(url, names)}>
          Enviar la invitación
        </Button>
        <Button size="small" asChild>
          <a href={`https://wa.me/?text=${encodeURIComponent(message)}`} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        </Button>
      </div>
    </>
  )
}

/** Whoever asked for no more messages may ask for them again. */
function NoNotices({ storyId }: { storyId: number }) {
  const change = useChange(storyId, 'No pudimos cambiar los avisos')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      Pediste que no te avisemos por correo cuando alguien deja palabras.
      <Button
        size="small"
        variant="quiet"
        onClick={() => void change(() => call('changeGuestbook', { params: { storyId }, body: { toldByMail: true } }))}
      >
        Volver a avisarme
      </Button>
    </p>
  )
}

function Close({ storyId }: { storyId: number }) {
  const change = useChange(storyId, 'No pudimos cerrar el enlace')
  return (
    <Button
      size="small"
      variant="soft"
      onClick={() => void change(() => call('closeGuestbook', { params: { storyId } }))}
    >
      Cerrar la invitación
    </Button>
  )
}

function useChange(storyId: number, failed: string): (ask: () => Promise<Guestbook>) => Promise<void> {
  const client = useQueryClient()
  return async (ask) => {
    try {
      client.setQueryData(guestbookQuery(storyId).queryKey, await ask())
    } catch (error) {
      toast({ title: failed, description: explain(error, 'Inténtalo de nuevo'), variant: 'destructive' })
    }
  }
}
