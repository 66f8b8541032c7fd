import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { onSessionEnded } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfig } from '../shell/config.ts'
import { userQuery } from '../shell/user.ts'
import { hasPasswordQuery } from './queries.ts'
import { SecondStep } from './second-step.tsx'
import { useSignIn } from './use-sign-in.ts'
import { ProviderAgain } from './provider-again.tsx'

/**
 * Dialog over a member's page whose session has ended: signing in here keeps the page and all that was typed or
 * chosen on it.
 */
export function SignInAgain({ user }: { user: User }) {
  const client = useQueryClient()
  const config = useConfig()
  const { data: hasPassword = true } = useQuery({ ...hasPasswordQuery, enabled: config.oidc })
  const [open, setOpen] = useState(false)
  useEffect(() => onSessionEnded(() => setOpen(true)), [])

  async function back(): Promise<void> {
    const now = await client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => null)
    // Signed in as another user: the page must not show the first one's data.
    if (now && now.id !== user.id) return location.reload()
    if (!now) return
    setOpen(false)
    toast({ title: 'Ya estás dentro', description: 'Todo sigue como lo dejaste: vuelve a intentarlo' })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Tu sesión terminó"
      description="Ingresa otra vez y sigue donde estabas: no se pierde nada de lo que escribiste."
    >
      {config.oidc && <ProviderAgain onBack={back} />}
      {(!config.oidc || hasPassword) && <Form identifier={user.username} onBack={back} />}
    </Dialog>
  )
}

function Form({ identifier, onBack }: { identifier: string; onBack: () => Promise<void> }) {
  const { field, busy, submit, asksForCode, back } = useSignIn(onBack, identifier)
  if (asksForCode) return <SecondStep onDone={onBack} onBack={back} />
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <input type="hidden" name="identifier" autoComplete="username" value={identifier} readOnly />
      <TextField
        {...field('password')}
        label={`Contraseña de ${identifier}`}
        type="password"
        autoComplete="current-password"
      />
      <Button variant="main" type="submit" busy={busy}>
        Ingresar y seguir
      </Button>
    </form>
  )
}
