import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { callAuth } from './call-auth.ts'
import { Section } from './account-section.tsx'
import { checkNewPassword } from './checks.ts'
import { PasswordAgain } from './password-again.tsx'
import { hasPasswordQuery } from './queries.ts'
import { useSubmit } from './use-submit.ts'

/** To change the password, or to get one where the account is entered through a provider. */
export function Password({ user }: { user: User }) {
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  return <Section title="Tu contraseña">{hasPassword ? <Change /> : <First email={user.email} />}</Section>
}

/** As with a forgotten one, the link in the mailbox proves who asks. */
function First({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const { busy, problems, submit } = useSubmit(async () => {
    await callAuth('requestReset', { email })
    setSent(true)
  })
  if (sent) return <p role="status">Te escribimos a {email}: abre el enlace y elige tu contraseña.</p>
  return (
    <form noValidate action={() => void submit()}>
      <p>Entras con tu proveedor de acceso. Si quieres, elige además una contraseña para entrar sin él.</p>
      {problems.form && (
        <p className="mt-3 font-bold text-thread" role="alert">
          {problems.form}
        </p>
      )}
      <Button type="submit" size="small" className="mt-4" busy={busy}>
        Crear una contraseña
      </Button>
    </form>
  )
}

function Change() {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const { busy, problems, submit } = useSubmit(
    async () => {
      await callAuth('changePassword', { currentPassword: current, newPassword: next, revokeOtherSessions: true })
      setCurrent('')
      setNext('')
      toast({ title: 'Contraseña cambiada', description: 'Cerramos las demás sesiones' })
    },
    () => checkNewPassword(next),
  )
  return (
    <form className="form" noValidate action={() => void submit()}>
      <PasswordAgain
        label="Contraseña actual"
        value={current}
        onChange={setCurrent}
        error={problems['currentPassword'] ?? problems.form}
      />
      <TextField
        label="Contraseña nueva"
        type="password"
        autoComplete="new-password"
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={problems['password']}
      />
      <Button type="submit" size="small" busy={busy}>
        Cambiar contraseña
      </Button>
    </form>
  )
}
