import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { Section } from './account-section.tsx'
import { hasPasswordQuery } from './queries.ts'
import type { Goal } from './two-factor-dialog.tsx'

const TwoFactorDialog = lazy(async () => ({ default: (await import('./two-factor-dialog.tsx')).TwoFactorDialog }))

/** Switches the second factor on or off and renews its backup codes. */
export function TwoFactor({ user }: { user: User }) {
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  const [goal, setGoal] = useState<Goal | null>(null)
  return (
    <Section title="Verificación en dos pasos">
      {user.twoFactor ? (
        <>
          <p>Está activada: después de tu contraseña pedimos un código de tu teléfono.</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="small" onClick={() => setGoal('codes')}>
              Códigos de respaldo nuevos
            </Button>
            <Button size="small" onClick={() => setGoal('off')}>
              Desactivar
            </Button>
          </div>
        </>
      ) : hasPassword ? (
        <>
          <p>Después de tu contraseña te pediremos un código de tu teléfono. Así, quien la adivine no podrá entrar.</p>
          <Button size="small" className="mt-4" onClick={() => setGoal('on')}>
            Activar
          </Button>
        </>
      ) : (
        <p>Entras con tu proveedor de acceso: actívala allí.</p>
      )}
      {goal && (
        <LatePart onMissing={() => setGoal(null)}>
          <TwoFactorDialog goal={goal} onClose={() => setGoal(null)} />
        </LatePart>
      )}
    </Section>
  )
}
