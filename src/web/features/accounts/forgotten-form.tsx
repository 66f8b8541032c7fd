import { useState } from 'react'
import { signUpSchema } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useConfig } from '../shell/config.ts'
import { callAuth } from './call-auth.ts'

export function ForgottenForm({ onSignIn }: { onSignIn: () => void }) {
  const { mail } = useConfig()
  const [sent, setSent] = useState(false)
  const { field, busy, submit } = useForm({
    defaultValues: { email: '' },
    resolver: bySchema(signUpSchema.pick({ email: true })),
    shownAt: 'email',
    send: async ({ email }) => {
      await callAuth('requestReset', { email })
      setSent(true)
    },
  })
  return (
    <>
      <h1 className="text-t1">Se nos olvida a todos</h1>
      {sent ? (
        <p className="mt-4 text-lead" role="status">
          {mail
            ? 'Si hay una cuenta con ese email, en un momento recibirás un enlace para elegir otra contraseña.'
            : 'Si hay una cuenta con ese email, el enlace para elegir otra contraseña está escrito: esta instalación no envía correo, y quien la administra lo tiene en su bandeja de salida.'}{' '}
          Sirve una sola vez y durante una hora.
        </p>
      ) : (
        <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            hint={
              mail
                ? 'Te enviaremos un enlace para elegir otra.'
                : 'Esta instalación no envía correo: el enlace le llega a quien la administra.'
            }
          />
          <Button variant="main" type="submit" block busy={busy}>
            Enviar enlace
          </Button>
        </form>
      )}
      <p className={sent ? 'mt-6' : 'mt-3 flex justify-center'}>
        <Button variant={sent ? 'plain' : 'quiet'} onClick={onSignIn}>
          Volver a ingresar
        </Button>
      </p>
    </>
  )
}
