import { safeReturnPath } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { pathOf } from '../../path-of.ts'
import { useConfig } from '../shell/config.ts'

/** Error codes of better-auth and of providers (RFC 6749, section 4.1.2.1). */
const PROBLEMS: Record<string, string> = {
  access_denied: MESSAGES.oidcDenied,
  account_not_linked: MESSAGES.oidcEmailTaken,
  email_not_found: MESSAGES.oidcNoEmail,
}

/** Link to sign in through the OpenID Connect provider, where one is configured, and the error it came back with. */
export function ProviderSignIn({ next }: { next: string | null }) {
  const config = useConfig()
  const answer = new URLSearchParams(location.search)
  const error = answer.has('correo') ? null : answer.get('error')
  if (!config.oidc) return null
  return (
    <div className="mt-6 grid gap-5">
      {error && (
        <p className="mt-[0.4rem] font-bold text-thread" role="alert">
          {PROBLEMS[error] ?? MESSAGES.oidcUnavailable}
        </p>
      )}
      <Button variant="main" block asChild>
        <a href={pathOf('login', { query: { next: safeReturnPath(next) } })}>Ingresar con mi proveedor de acceso</a>
      </Button>
      <p className="text-center text-small text-ink-2">o con tu contraseña</p>
    </div>
  )
}
