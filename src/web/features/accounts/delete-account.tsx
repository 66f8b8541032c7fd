import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { browserStorage } from '../../kept.ts'
import { startOver } from '../generation/current-generation.ts'
import { call } from '../../call.ts'
import { Section } from './account-section.tsx'
import { forgetLooks } from '../wizard/kept-looks.ts'
import { PasswordAgain } from './password-again.tsx'
import { DyingLinks } from './dying-links.tsx'
import { hasPasswordQuery } from './queries.ts'

export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  const { field, busy, problem, submit } = useForm({
    defaultValues: { password: '' },
    shownAt: 'password',
    send: async ({ password }) => {
      await call('deleteAccount', { body: password ? { password } : {} })
      // The wizard's draft, photos and looks in this browser are personal data of the account too.
      await startOver('browser').catch(() => undefined)
      forgetLooks(browserStorage('localStorage'))
      location.assign('/')
    },
  })
  return (
    <Section title="Borrar la cuenta">
      <p>Se borran de verdad tu cuenta, tus fotos, tus cuentos y sus ilustraciones. No hay vuelta atrás.</p>
      <Button size="small" className="mt-4" onClick={() => setOpen(true)}>
        Borrar mi cuenta
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="¿Borrar tu cuenta?"
        description="Descarga antes tus datos si los quieres conservar."
      >
        <DyingLinks />
        <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
          {hasPassword ? <PasswordAgain {...field('password')} /> : <Problem text={problem} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="main" busy={busy}>
              Borrar todo
            </Button>
            <Button onClick={() => setOpen(false)}>Conservar mi cuenta</Button>
          </div>
        </form>
      </Dialog>
    </Section>
  )
}
