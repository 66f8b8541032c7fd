import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { forWhom } from '../../../contract/cover-line.ts'
import type { Invitation } from '../../../contract/guestbooks.ts'
import { capital, giverName } from '../../../contract/said-names.ts'
import { isMissing } from '../../send.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { Unreachable } from '../errors/unreachable.tsx'
import { momentOf } from '../gifts/moment.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { EntryForm } from './entry-form.tsx'
import { OwnEntries } from './own-entries.tsx'
import { invitationQuery, ownEntriesQuery } from './queries.ts'
import { ParcelPicture } from '../../ui/parcel-picture.tsx'

/** Where a relative leaves words for somebody's book. */
export function GuestbookPage() {
  const { token = '' } = useParams({ strict: false })
  const invitation = useQuery(invitationQuery(token))
  if (invitation.isError && !isMissing(invitation.error))
    return (
      <PageFrame title="Unas palabras">
        <Unreachable
          what="No pudimos abrir el enlace"
          error={invitation.error}
          onRetry={() => void invitation.refetch()}
        />
      </PageFrame>
    )
  if (invitation.isError) return <Closed />
  if (!invitation.data) return <PageFrame title="Unas palabras" header="plain" children={null} />
  return <Open invitation={invitation.data} token={token} />
}

function Open({ invitation, token }: { invitation: Invitation; token: string }) {
  const { data: own } = useQuery(ownEntriesQuery(token))
  const [another, setAnother] = useState(false)
  const { senderName, occasion, closesAt, timeZone, state, style } = invitation
  const title = `Unas palabras ${forWhom(invitation)}`
  const giver = giverName(senderName)
  const open = state === 'open'
  const until = momentOf({ opensAt: closesAt, timeZone })
  return (
    <PageFrame title={title} header="plain">
      <div className="wrap grid max-w-3xl gap-8 py-[clamp(1.5rem,5vw,4rem)]">
        <header className="grid items-center gap-6 tablet:grid-cols-[minmax(0,1fr)_15rem]">
          <div>
            <h1 className="text-t1 wrap-anywhere">{title}</h1>
            <p className="mt-4 text-lead text-ink-2">
              {capital(giver || 'alguien')} {occasion === 'en-recuerdo' ? 'prepara' : 'le regala'} un libro hecho{' '}
              {forWhom(invitation)}. Deja una línea, y si quieres un recuerdo y una foto: lo que{' '}
              {giver || 'quien regala'} elija irá al final del libro, en pantalla y en la edición de imprenta.
            </p>
            <p className="mt-3 font-bold">
              {open ? `Puedes escribir hasta el ${until}.` : `El plazo terminó el ${until}.`}
            </p>
          </div>
          <ParcelPicture style={style} className="aspect-[1.5] w-full rounded-paper object-cover shadow-lift" />
        </header>
        {own && own.length > 0 && <OwnEntries own={own} token={token} open={open} />}
        {open && own && (own.length === 0 || another) && (
          <EntryForm
            token={token}
            onDone={() => setAnother(false)}
            {...(own.length > 0 && { onCancel: () => setAnother(false) })}
          />
        )}
        {open && own && own.length > 0 && !another && (
          <p>
            <Button size="small" onClick={() => setAnother(true)}>
              Dejar las palabras de otra persona
            </Button>
          </p>
        )}
        {open && (
          <p className="text-small text-ink-2">
            No hace falta cuenta. Tus palabras las ve quien regala el libro, y si las elige, quien lo lea. En este
            navegador puedes cambiarlas o retirarlas. <Link to="/privacidad">Qué pasa con mis datos</Link>
          </p>
        )}
      </div>
    </PageFrame>
  )
}

function Closed() {
  return (
    <PageFrame title="Este enlace ya no está abierto" header="plain">
      <BlankSlate
        art="bow"
        title="Este enlace ya no está abierto"
        lead={<p>Se cerró, cambió, está incompleto o su libro se borró. Quien te lo envió puede darte el nuevo.</p>}
      >
        <Button asChild>
          <Link to="/">Ir al inicio</Link>
        </Button>
      </BlankSlate>
    </PageFrame>
  )
}
