import { safeReturnPath } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { useConfig } from '../shell/config.ts'

/** The way in through an OpenID Connect provider, where one is configured, and what went wrong on it. */
export function ProviderSignIn({ next }: { next: string | null }) {
  const config = useConfig()
  const error = new URLSearchParams(location.search).get('error')
  if (!config.oidc) return null
  return (
    <div className="form">
      {error && (
        <p className="field-error" role="alert">
          {error === 'access_denied' ? MESSAGES.oidcDenied : MESSAGES.oidcUnavailable}
        </p>
      )}
      <Button variant="main" block asChild>
        <a href={`/api/login?next=${encodeURIComponent(safeReturnPath(next))}`}>Ingresar con mi proveedor de acceso</a>
      </Button>
      <p className="text-center text-small text-ink-2">o con tu contraseña</p>
    </div>
  )
}
