import { MIN_PASSWORD_LENGTH, signUpSchema } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { callAuth } from './call-auth.ts'
import { enter } from './sign-in-form.tsx'

export function SignUpForm({ next, onSignIn }: { next: string | null; onSignIn: () => void }) {
  const { field, busy, problem, submit } = useForm({
    defaultValues: { email: '', username: '', password: '' },
    resolver: bySchema(signUpSchema),
    send: async (account) => {
      await callAuth('signUp', { ...account, name: account.username })
      enter(next)
    },
  })
  return (
    <>
      <h1 className="text-t1">Una estantería para tus cuentos</h1>
      <p className="mt-2 text-lead text-ink-2">
        Lo que ya hiciste aquí se viene contigo: cuentos, fotos y compras en camino.
      </p>
      <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
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
        <Problem text={problem} />
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
