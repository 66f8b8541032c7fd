import { useState } from 'react'
import { MIN_PASSWORD_LENGTH, signUpSchema } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { callAuth } from './call-auth.ts'

export function NewPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState(false)
  const { field, busy, submit } = useForm({
    defaultValues: { password: '' },
    resolver: bySchema(signUpSchema.pick({ password: true })),
    shownAt: 'password',
    send: async ({ password }) => {
      await callAuth('resetPassword', { token, newPassword: password })
      setDone(true)
    },
  })
  if (done) {
    return (
      <div role="status">
        <h1 className="text-t1">Contraseña cambiada</h1>
        <p className="mt-3 text-lead text-ink-2">Cerramos las demás sesiones para que solo entres tú.</p>
        <Button variant="main" className="mt-6" asChild>
          <a href="/ingresar">Ingresar</a>
        </Button>
      </div>
    )
  }
  return (
    <>
      <h1 className="text-t1">Elige una contraseña nueva</h1>
      <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
        <TextField
          {...field('password')}
          label="Contraseña nueva"
          type="password"
          autoComplete="new-password"
          hint={`Al menos ${MIN_PASSWORD_LENGTH} caracteres.`}
        />
        <Button variant="main" type="submit" block busy={busy}>
          Guardar contraseña
        </Button>
      </form>
      <p className="mt-4 text-small">
        <a href="/ingresar">Pedir otro enlace</a>
      </p>
    </>
  )
}
