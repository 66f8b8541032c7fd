import { useState } from 'react'
import { MIN_PASSWORD_LENGTH } from '../../../contract/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { callAuth } from './call-auth.ts'
import { checkNewPassword } from './checks.ts'
import { useSubmit } from './use-submit.ts'

export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [done, setDone] = useState(false)
  const { busy, problems, submit } = useSubmit(
    async () => {
      await callAuth('resetPassword', { token, newPassword: password })
      setDone(true)
    },
    () => checkNewPassword(password),
  )
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
      <form className="form" noValidate action={() => void submit()}>
        <TextField
          label="Contraseña nueva"
          name="password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={problems['password'] ?? problems.form}
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
