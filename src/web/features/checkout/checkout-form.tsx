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

/** Asks for the e-mail and leads to the provider's page; busy until that page is there. */
export function CheckoutForm({ storyId, ready }: { storyId: number; ready: boolean }) {
  const { mail } = useConfig()
  const { field, busy, submit } = useForm({
    defaultValues: { email: '' },
    resolver: bySchema(checkoutSchema),
    onRefused: ({ email }) => {
      if (email?.message === MESSAGES.emailRequired)
        toast({ title: 'Email requerido', description: MESSAGES.emailRequired, variant: 'destructive' })
    },
    send: async (buyer) => {
      try {
        const { url } = await call('createCheckoutSession', { params: { storyId }, body: buyer })
        await leaveFor(url)
      } catch (error) {
        const own = error instanceof ApiError && error.status === 409 ? error.body?.message : undefined
        toast({ title: 'Error', description: own ?? MESSAGES.paymentFailed, variant: 'destructive' })
      }
    },
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        {...field('email')}
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
      <Button variant="main" type="submit" busy={busy} disabled={!ready}>
        <Icon name="lock" />
        {busy ? 'Redirigiendo a pago seguro...' : 'Proceder al pago'}
      </Button>
    </form>
  )
}
