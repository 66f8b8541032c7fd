import { useEffect } from 'react'
import { Link } from '@tanstack/react-router'
import {
  GIFT_CARD_MONTHS,
  giftCardOrderSchema,
  MAX_CARD_LINE_LENGTH,
  MAX_CARD_NAME_LENGTH,
} from '../../../contract/gift-cards.ts'
import { formatMoney } from '../../../contract/money.ts'
import { call } from '../../call.ts'
import { leaveFor } from '../../forms/leave-for.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { ApiError } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useConfig } from '../shell/config.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { useUser } from '../shell/user.ts'
import { CardFace } from './card-face.tsx'
import { forgetDraft, keepDraft, keptDraft } from './order-draft.ts'
import { PaperChoice } from './paper-choice.tsx'

const YEARS = GIFT_CARD_MONTHS / 12

/** Where a card is written and its purchase begins. */
export function OrderPage() {
  const { price, mail } = useConfig()
  const { user } = useUser()
  const { field, busy, problem, submit, watch, setValue, getValues } = useForm({
    defaultValues: keptDraft(),
    resolver: bySchema(giftCardOrderSchema),
    send: async (order) => {
      keepDraft(order)
      try {
        const { url } = await call('buyGiftCard', { body: order })
        await leaveFor(url)
      } catch (error) {
        // Paid already: what is ordered from here on is another card.
        if (error instanceof ApiError && error.status === 409) forgetDraft()
        throw error
      }
    },
  })
  const ownEmail = user?.email
  useEffect(() => {
    if (ownEmail && getValues('email') === '') setValue('email', ownEmail)
  }, [ownEmail, getValues, setValue])
  const [recipientName, senderName, line, style] = watch(['recipientName', 'senderName', 'line', 'style'])
  return (
    <PageFrame title="Tarjeta de regalo">
      <div className="wrap grid grid-cols-1 items-start gap-9 pt-8 pb-20 min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] min-[60rem]:grid-rows-[auto_1fr] min-[60rem]:gap-x-[clamp(3rem,6vw,6rem)]">
        <div className="min-w-0">
          <h1 className="text-t1">Regala un cuento por hacer</h1>
          <p className="mt-4 text-lead text-ink-2">
            Hay quien disfruta haciéndolo. Esta tarjeta paga un cuento: quien la recibe elige para quién es, sube fotos,
            escoge el estilo y lo hace a su gusto.
          </p>
        </div>
        <section
          aria-label="Así se verá"
          className="min-[60rem]:sticky min-[60rem]:top-8 min-[60rem]:col-start-2 min-[60rem]:row-span-2 min-[60rem]:row-start-1"
        >
          <CardFace face={{ recipientName, senderName, line, style }} />
        </section>
        <div className="min-w-0">
          <form noValidate onSubmit={submit} className="grid gap-6" aria-label="Tu tarjeta">
            <TextField
              {...field('recipientName')}
              label="Para quién es"
              maxLength={MAX_CARD_NAME_LENGTH}
              autoComplete="off"
            />
            <TextField
              {...field('senderName')}
              label="De parte de"
              maxLength={MAX_CARD_NAME_LENGTH}
              autoComplete="name"
            />
            <TextArea {...field('line')} label="Una línea" optional maxLength={MAX_CARD_LINE_LENGTH} />
            <PaperChoice value={style} onChange={(chosen) => setValue('style', chosen)} />
            <TextField
              {...field('email')}
              label="Tu email"
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="elena@correo.mx"
              hint={
                mail
                  ? 'Aquí te enviamos la tarjeta en PDF, para imprimirla o reenviarla.'
                  : 'Queda con tu compra. La tarjeta y su PDF los ves al pagar.'
              }
            />
            {problem && (
              <p role="alert" className="text-thread">
                {problem}
              </p>
            )}
            <Button variant="main" type="submit" busy={busy}>
              <Icon name="lock" />
              {busy ? 'Redirigiendo a pago seguro...' : `Comprar la tarjeta, ${formatMoney(price)}`}
            </Button>
          </form>
          <ul className="mt-6 grid gap-3 text-ink-2">
            <li>Vale un cuento en PDF, una sola vez, durante {YEARS} años desde el pago.</li>
            <li>Mientras no se use, puedes pedir que te devolvamos el dinero en los primeros 30 días.</li>
            <li>
              Quien empieza su cuento en la página de la tarjeta encuentra el código puesto al pagar.{' '}
              <Link to="/terminos">Los términos</Link>
            </li>
          </ul>
        </div>
      </div>
    </PageFrame>
  )
}
