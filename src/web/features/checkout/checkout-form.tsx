import { useEffect } from 'react'
import { MESSAGES } from '../../../contract/messages.ts'
import { checkoutSchema } from '../../../contract/purchases.ts'
import { call } from '../../call.ts'
import { leaveFor } from '../../forms/leave-for.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { ApiError } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfig } from '../shell/config.ts'
import { useUser } from '../shell/user.ts'
import { meantEmail } from './email-typo.ts'
import { keptCode } from './kept-code.ts'
import { emailOnLeaving, rememberLeaving } from './left-checkout.ts'

/** Asks for the e-mail and leads to the provider's page; busy until that page is there. */
export function CheckoutForm({ storyId, ready }: { storyId: number; ready: boolean }) {
  const { mail } = useConfig()
  const { user } = useUser()
  const { field, busy, submit, setValue, setFocus, getValues } = useForm({
    defaultValues: { email: emailOnLeaving(storyId) ?? '' },
    resolver: bySchema(checkoutSchema),
    onRefused: ({ email }) => {
      if (email?.message === MESSAGES.emailRequired)
        toast({ title: 'Email requerido', description: MESSAGES.emailRequired, variant: 'destructive' })
    },
    send: async (buyer) => {
      try {
        const code = keptCode()
        const body = { ...buyer, ...(code !== null && { code }) }
        const { url } = await call('createCheckoutSession', { params: { storyId }, body })
        rememberLeaving(storyId, buyer.email)
        await leaveFor(url)
      } catch (error) {
        const own = error instanceof ApiError && error.status === 409 ? error.body?.message : undefined
        toast({ title: 'Error', description: own ?? MESSAGES.paymentFailed, variant: 'destructive' })
      }
    },
  })

  const ownEmail = user?.email
  useEffect(() => {
    if (ownEmail && getValues('email') === '') setValue('email', ownEmail)
  }, [ownEmail, getValues, setValue])
  const email = field('email')
  const meant = meantEmail(email.value)
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        {...email}
        label="Tu email"
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="go"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="elena@correo.mx"
        hint={mail ? 'Aquí te enviamos el PDF. Nada más.' : 'Queda con tu compra. Nada más.'}
      />
      <p role="status" className="contents">
        {meant && (
          <span className="-mt-2">
            ¿Quisiste escribir{' '}
            <button
              type="button"
              className="min-h-11 font-bold wrap-anywhere underline decoration-thread underline-offset-[0.2em]"
              onClick={() => {
                setValue('email', meant)
                setFocus('email')
              }}
            >
              {meant}
            </button>
            ?
          </span>
        )}
      </p>
      <Button variant="main" type="submit" busy={busy} disabled={!ready}>
        <Icon name="lock" />
        {busy ? 'Redirigiendo a pago seguro...' : 'Proceder al pago'}
      </Button>
    </form>
  )
}
