import { useForm } from 'react-hook-form'
import { useEffect, useRef, useState } from 'react'
import { MESSAGES } from '../../../contract/messages.ts'
import { checkoutSchema } from '../../../contract/purchases.ts'
import { call } from '../../call.ts'
import { ApiError } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'

type Fields = { email: string }

/** Asks for the e-mail and leads to the provider's page. Sent once, however often it is pressed. */
export function CheckoutForm({ storyId, ready }: { storyId: number; ready: boolean }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({ defaultValues: { email: '' } })
  const { leaving, begin, end } = useLeaving()

  async function submit({ email }: Fields): Promise<void> {
    if (email.trim() === '') {
      toast({ title: 'Email requerido', description: MESSAGES.emailRequired, variant: 'destructive' })
      setError('email', { message: MESSAGES.emailRequired })
      setFocus('email')
      return
    }
    const checked = checkoutSchema.safeParse({ email })
    if (!checked.success) {
      setError('email', { message: checked.error.issues[0]?.message ?? MESSAGES.emailInvalid })
      setFocus('email')
      return
    }
    if (!begin()) return
    try {
      const { url } = await call('createCheckoutSession', { params: { storyId }, body: checked.data })
      window.location.assign(url)
    } catch (error) {
      end()
      const own = error instanceof ApiError && error.status === 409 ? error.body?.message : undefined
      toast({ title: 'Error', description: own ?? MESSAGES.paymentFailed, variant: 'destructive' })
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      <TextField
        label="Tu email"
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="go"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="elena@correo.mx"
        hint="Aquí te enviamos el PDF. Nada más."
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button variant="main" type="submit" busy={leaving} disabled={!ready}>
        <Icon name="lock" />
        {leaving ? 'Redirigiendo a pago seguro...' : 'Proceder al pago'}
      </Button>
    </form>
  )
}

/** Busy from the press until the provider's page is there; a page brought back by the back button is idle again. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false)
  const running = useRef(false)
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      running.current = false
      setLeaving(false)
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return {
    leaving,
    begin: () => {
      if (running.current) return false
      running.current = true
      setLeaving(true)
      return true
    },
    end: () => {
      running.current = false
      setLeaving(false)
    },
  }
}
