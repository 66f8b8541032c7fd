import { GIFT_MESSAGES } from '../../../contract/gift-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_DEDICATION_LENGTH } from '../../../contract/constants.ts'
import type { Gift } from '../../../contract/gifts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { call } from '../../call.ts'
import { byRules } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useConfig } from '../shell/config.ts'
import { giftQuery } from './giver-queries.ts'
import { localMoment, momentIn, ownTimeZone, timeZones } from './moment.ts'

type Values = { line: string; local: string; timeZone: string; email: string }

/** Edits the tag's line and the day from which the gift can be opened; without a day it is open at once. */
export function WrappingForm({ storyId, gift, onDone }: { storyId: number; gift: Gift; onDone: () => void }) {
  const client = useQueryClient()
  const { mail } = useConfig()
  const zone = gift.timeZone ?? ownTimeZone()
  const { field, busy, submit, setValue, watch } = useForm<Values>({
    defaultValues: {
      line: gift.line,
      local: gift.opensAt ? localMoment(gift.opensAt, zone) : '',
      timeZone: zone,
      email: gift.email ?? '',
    },
    resolver: byRules(({ local, timeZone }: Values) => ({
      timeZone: local !== '' && timeZone === '' ? GIFT_MESSAGES.timeZoneUnknown : null,
    })),
    shownAt: 'line',
    offline: MESSAGES.unavailable,
    send: async ({ line, local, timeZone, email }) => {
      const opensAt = local === '' ? null : momentIn(local, timeZone)
      const to = mail ? { email: email.trim() || null } : {}
      const body = { line, opensAt, ...(opensAt !== null && { timeZone }), ...to }
      client.setQueryData(giftQuery(storyId).queryKey, await call('changeGift', { params: { storyId }, body }))
      onDone()
    },
  })
  const hasDay = watch('local') !== ''
  return (
    <form className="grid gap-4" aria-label="Etiqueta, día y envío" onSubmit={submit}>
      <TextArea {...field('line')} label="Tu línea en la etiqueta" optional maxLength={MAX_DEDICATION_LENGTH} />
      <TextField
        {...field('local')}
        type="datetime-local"
        label="Se abre el día"
        optional
        hint="Antes de esa hora solo se ven el paquete y una cuenta atrás. Sin día, se abre desde ya."
      />
      {hasDay && (
        <SelectField
          {...field('timeZone')}
          label="Hora de"
          options={timeZones().map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          hint="La del lugar donde vive quien lo recibe."
        />
      )}
      {mail && (
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          label="Enviárselo por correo a"
          optional
          hint={
            hasDay ? 'Le llega el paquete a esa hora, una sola vez.' : 'Le llega el paquete al guardar, una sola vez.'
          }
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="main" type="submit" busy={busy}>
          Guardar
        </Button>
        {hasDay && (
          <Button size="small" disabled={busy} onClick={() => setValue('local', '')}>
            Quitar el día
          </Button>
        )}
        <Button size="small" variant="quiet" disabled={busy} onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
