import { safeReturnPath } from '../../../contract/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useConfig } from '../shell/config.ts'
import { rememberMember } from '../shell/member-hint.ts'
import { EmailConfirmation } from './email-confirmation.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { SecondStep } from './second-step.tsx'
import { useSignIn } from './use-sign-in.ts'

type Props = { next: string | null; onSignUp: () => void; onForgotten: () => void }

export function SignInForm({ next, onSignUp, onForgotten }: Props) {
  const config = useConfig()
  const { field, busy, submit, asksForCode, back } = useSignIn(() => enter(next))
  if (asksForCode) {
    return (
      <>
        <h1 className="text-t1">Un paso más</h1>
        <p className="mt-2 text-lead text-ink-2">Tu cuenta pide un código después de la contraseña.</p>
        <SecondStep onDone={() => enter(next)} onBack={back} />
      </>
    )
  }
  return (
    <>
      <h1 className="text-t1">Hola otra vez</h1>
      <p className="mt-2 text-lead text-ink-2">Tus cuentos y tus fotos te esperan donde los dejaste.</p>
      <EmailConfirmation />
      <ProviderSignIn next={next} />
      <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
        <TextField
          {...field('identifier')}
          label="Email o nombre de usuario"
          autoComplete="username"
          autoCapitalize="none"
        />
        <TextField {...field('password')} label="Contraseña" type="password" autoComplete="current-password" />
        <Button variant={config.oidc ? 'plain' : 'main'} type="submit" block busy={busy}>
          Ingresar
        </Button>
        <p className="flex flex-wrap justify-center gap-x-6">
          <Button variant="quiet" onClick={onSignUp}>
            Crear una cuenta
          </Button>
          <Button variant="quiet" onClick={onForgotten}>
            Olvidé mi contraseña
          </Button>
        </p>
      </form>
      <p className="mt-6 flex gap-3 text-small text-ink-2">
        <Icon name="heart" />
        <span>No hace falta cuenta para crear ni comprar. Sirve para guardar.</span>
      </p>
    </>
  )
}

/** Loads the page anew, since all queries so far were a visitor's. */
export function enter(next: string | null): void {
  rememberMember(true)
  location.assign(safeReturnPath(next))
}
