import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Gift } from '../../../contract/gifts.ts'
import type { Style } from '../../../contract/styles.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfig } from '../shell/config.ts'
import { giftQuery } from './giver-queries.ts'
import { GiftLink } from './gift-link.tsx'
import { momentOf } from './moment.ts'
import { WrappingForm } from './wrapping-form.tsx'
import { ParcelPicture } from '../../ui/parcel-picture.tsx'

/** For whoever gives a bought story: its parcel, the tag, the day, and the link. */
export function GivingPanel({ storyId, style }: { storyId: number; style: Style }) {
  const { data: gift } = useQuery(giftQuery(storyId))
  const [editing, setEditing] = useState(false)
  if (!gift) return null
  return (
    <section aria-labelledby="regalo" className="wrap max-w-4xl py-10">
      <div className="sheet overflow-clip tablet:grid tablet:grid-cols-[17rem_minmax(0,1fr)]">
        <ParcelPicture style={style} lazy className="h-44 w-full object-cover tablet:h-full" />
        <div className="grid content-start gap-4 p-[clamp(1.25rem,4vw,2.4rem)] text-left">
          <h2 id="regalo" className="text-t2">
            Regálalo envuelto
          </h2>
          <p className="text-ink-2">
            Quien lo reciba verá un paquete con tu etiqueta; al desatar el lazo encuentra el libro, para leerlo,
            escucharlo y guardarlo. No ve nada de tu compra.
          </p>
          {editing ? (
            <WrappingForm storyId={storyId} gift={gift} onDone={() => setEditing(false)} />
          ) : (
            <Wrapped gift={gift} onEdit={() => setEditing(true)} />
          )}
          <GiftLink gift={gift} />
          <Address storyId={storyId} gift={gift} />
        </div>
      </div>
    </section>
  )
}

function Wrapped({ gift, onEdit }: { gift: Gift; onEdit: () => void }) {
  const sending = sendingOf(gift, useConfig().mail)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y-[1.5px] border-dashed border-rule py-3">
      <p className="min-w-0 wrap-anywhere">
        {gift.line ? (
          <span className="font-story text-[1.2rem]/[1.35] italic">«{gift.line}»</span>
        ) : (
          'La etiqueta lleva los nombres. Puedes añadir una línea tuya.'
        )}
        <span className="mt-1 flex items-center gap-2 text-ink-2">
          <Icon name="clock" /> {gift.opensAt ? `Se abre el ${momentOf(gift)}.` : 'Se puede abrir desde ya.'}
        </span>
        {sending && (
          <span className="mt-1 flex items-center gap-2 text-ink-2">
            <Icon name={gift.mail === 'failed' || gift.mail === 'outdated' ? 'warning' : 'mail'} /> {sending}
          </span>
        )}
        {gift.openedAt && (
          <span className="mt-1 flex items-center gap-2 text-ink-2">
            <Icon name="heart" /> Ya desataron el lazo: lo abrieron el{' '}
            {momentOf({ opensAt: gift.openedAt, timeZone: null })}.
          </span>
        )}
      </p>
      <Button size="small" onClick={onEdit}>
        Etiqueta, día y envío
      </Button>
    </div>
  )
}

function sendingOf({ mail, email, opensAt, openedAt }: Gift, sends: boolean): string | null {
  if (!sends && mail === 'planned') return 'Esta instalación no envía correo: dale tú el enlace.'
  if (!sends && mail === 'sent')
    return `El correo para ${email} está escrito, pero esta instalación no envía correo: dale tú el enlace.`
  switch (mail) {
    case 'planned':
      return opensAt && Date.parse(opensAt) > Date.now()
        ? `Ese día se enviará a ${email}.`
        : `Lo estamos enviando a ${email}.`
    case 'sent':
      return openedAt ? `Lo enviamos a ${email}.` : `Lo enviamos a ${email}. Cuando desaten el lazo, lo verás aquí.`
    case 'outdated':
      return `El enlace que enviamos a ${email} ya no abre: lo cambiaste después.`
    case 'failed':
      return `No pudimos entregarlo en ${email}. Corrige la dirección, inténtalo otra vez o envía tú el enlace.`
    case 'stopped':
      return 'Quien lo recibe pidió no recibir correos. Puedes darle el enlace tú.'
    default:
      return null
  }
}

/** The link, changed or closed: both at once, and both can be taken back by renewing it. */
function Address({ storyId, gift }: { storyId: number; gift: Gift }) {
  const client = useQueryClient()
  const { mail } = useConfig()
  async function change(ask: () => Promise<Gift>, done: string): Promise<void> {
    try {
      client.setQueryData(giftQuery(storyId).queryKey, await ask())
      toast({ title: done })
    } catch (error) {
      toast({
        title: 'No pudimos cambiar el enlace',
        description: explain(error, 'Inténtalo de nuevo'),
        variant: 'destructive',
      })
    }
  }
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-2 gap-y-2">
      {mail && (gift.mail === 'outdated' || gift.mail === 'failed') && (
        <Button
          size="small"
          className="ml-3"
          onClick={() =>
            void change(
              () => call('changeGift', { params: { storyId }, body: { again: true } }),
              gift.mail === 'outdated' ? 'Le enviamos el enlace nuevo' : 'Lo enviamos otra vez',
            )
          }
        >
          {gift.mail === 'outdated' ? 'Enviar el enlace nuevo' : 'Intentarlo otra vez'}
        </Button>
      )}
      <Button
        variant="soft"
        size="small"
        onClick={() =>
          void change(
            () => call('renewGift', { params: { storyId } }),
            'El enlace es nuevo: el anterior ya no abre nada, tampoco en lo que ya imprimiste',
          )
        }
      >
        {gift.closed ? 'Abrir con un enlace nuevo' : 'Cambiar el enlace'}
      </Button>
      {!gift.closed && (
        <Button
          variant="soft"
          size="small"
          onClick={() => void change(() => call('closeGift', { params: { storyId } }), 'El enlace está cerrado')}
        >
          Cerrar el enlace
        </Button>
      )}
    </div>
  )
}
