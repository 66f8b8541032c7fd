import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { callAuth } from './call-auth.ts'
import { checkEmail } from './checks.ts'
import { useSubmit } from './use-submit.ts'

export function ForgottenForm({ onSignIn }: { onSignIn: () => void }) {
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, problems, submit } = useSubmit(
    async () => {
      await callAuth('requestReset', { email: email.trim() })
      setSent(true)
    },
    () => checkEmail(email),
  )
  return (
    <>
      <h1 className="text-t1">Se nos olvida a todos</h1>
      {sent ? (
        <p className="mt-4 text-lead" role="status">
          Si hay una cuenta con ese email, en un momento recibirás un enlace para elegir otra contraseña. Sirve una sola
          vez y durante una hora.
        </p>
      ) : (
        <form className="form" noValidate action={() => void submit()}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={problems['email'] ?? problems.form}
            hint="Te enviaremos un enlace para elegir otra."
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
