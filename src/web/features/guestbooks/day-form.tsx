import { useQueryClient } from '@tanstack/react-query'
import { GUESTBOOK_MESSAGES } from '../../../contract/guestbook-messages.ts'
import type { Guestbook } from '../../../contract/guestbooks.ts'
import { call } from '../../call.ts'
import { byRules } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { localMoment, momentIn, ownTimeZone } from '../gifts/moment.ts'
import { guestbookQuery } from './queries.ts'

type Values = { closesAt: string }
/** What is offered where no day was chosen yet. */
const OFFERED_DAYS = 14
const DAY_MS = 86_400_000
const EVENING = '20:00'

type Props = {
  storyId: number
  guestbook: Guestbook
  /** Opens a new link, rather than changing the day of the one there is. */
  renew: boolean
  onDone: () => void
}

/** The last moment at which relatives may write. */
export function DayForm({ storyId, guestbook, renew, onDone }: Props) {
  const client = useQueryClient()
  const zone = (!renew && guestbook.timeZone) || ownTimeZone()
  const { field, busy, submit } = useForm<Values>({
    defaultValues: {
      closesAt: !renew && guestbook.closesAt ? localMoment(guestbook.closesAt, zone) : offeredDay(zone),
    },
    resolver: byRules(({ closesAt }: Values) => ({ closesAt: closesAt ? null : GUESTBOOK_MESSAGES.dayPast })),
    shownAt: 'closesAt',
    send: async ({ closesAt }) => {
      const body = { closesAt: momentIn(closesAt, zone) ?? '', timeZone: zone }
      const changed = await call(renew ? 'openGuestbook' : 'changeGuestbook', { params: { storyId }, body })
      client.setQueryData(guestbookQuery(storyId).queryKey, changed)
      onDone()
    },
  })
  return (
    <form className="grid gap-4" aria-label="Hasta cuándo se puede escribir" noValidate onSubmit={submit}>
      <TextField
        {...field('closesAt')}
        type="datetime-local"
        label="Se puede escribir hasta"
        hint={`Hora de ${zone.replaceAll('_', ' ')}. Después nadie puede añadir ni cambiar nada.`}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="main" type="submit" busy={busy}>
          {renew ? 'Crear el enlace' : 'Guardar'}
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

function offeredDay(zone: string): string {
  const day = localMoment(new Date(Date.now() + OFFERED_DAYS * DAY_MS).toISOString(), zone)
  return `${day.slice(0, 10)}T${EVENING}`
}
