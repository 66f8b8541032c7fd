import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { startOver } from '../generation/current-generation.ts'
import { call } from '../../call.ts'
import { Section } from './account-section.tsx'
import { PasswordAgain } from './password-again.tsx'
import { hasPasswordQuery } from './queries.ts'
import { useSubmit } from './use-submit.ts'

export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  const { busy, problems, submit } = useSubmit(async () => {
    await call('deleteAccount', { body: password ? { password } : {} })
    // What this browser keeps of the wizard is theirs too: names, memories, photos.
    await startOver().catch(() => undefined)
    location.assign('/')
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
        <form className="form" noValidate action={() => void submit()}>
          {hasPassword ? (
            <PasswordAgain value={password} onChange={setPassword} error={problems['password'] ?? problems.form} />
          ) : (
            problems.form && (
              <p className="mt-[0.4rem] font-bold text-thread" role="alert">
                {problems.form}
              </p>
            )
          )}
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
