import { useState } from 'react'
import { MIN_PASSWORD_LENGTH } from '../../../contract/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { callAuth } from './call-auth.ts'
import { checkSignUp } from './checks.ts'
import { enter } from './sign-in-form.tsx'
import { useSubmit } from './use-submit.ts'

export function SignUpForm({ next, onSignIn }: { next: string | null; onSignIn: () => void }) {
  const [values, setValues] = useState({ email: '', username: '', password: '' })
  const { busy, problems, submit } = useSubmit(
    async () => {
      const username = values.username.trim()
      await callAuth('signUp', { ...values, email: values.email.trim(), username, name: username })
      enter(next)
    },
    () => checkSignUp(values),
  )
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  })
  return (
    <>
      <h1 className="text-t1">Una estantería para tus cuentos</h1>
      <p className="mt-2 text-lead text-ink-2">
        Lo que ya hiciste aquí se viene contigo: cuentos, fotos y compras en camino.
      </p>
      <form className="form" noValidate action={() => void submit()}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
        <TextField
          {...field('username')}
          label="Nombre de usuario"
          autoComplete="username"
          autoCapitalize="none"
          hint="Así te saludaremos. Letras, números, puntos o guiones."
        />
        <TextField
          {...field('password')}
          label="Contraseña"
          type="password"
          autoComplete="new-password"
          hint={`Al menos ${MIN_PASSWORD_LENGTH} caracteres. Una frase se recuerda mejor.`}
        />
        {problems.form && (
          <p className="mt-[0.4rem] font-bold text-thread" role="alert">
            {problems.form}
          </p>
        )}
        <Button variant="main" type="submit" block busy={busy}>
          Crear cuenta
        </Button>
        <Button variant="quiet" onClick={onSignIn}>
          Ya tengo una cuenta
        </Button>
      </form>
    </>
  )
}
