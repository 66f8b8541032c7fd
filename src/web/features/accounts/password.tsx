import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordChangeSchema, type User } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { toast } from '../../ui/toast.ts'
import { callAuth } from './call-auth.ts'
import { Section } from './account-section.tsx'
import { PasswordAgain } from './password-again.tsx'
import { hasPasswordQuery } from './queries.ts'

/** To change the password, or to get one where the account is entered through a provider. */
export function Password({ user }: { user: User }) {
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  return <Section title="Tu contraseña">{hasPassword ? <Change /> : <First email={user.email} />}</Section>
}

/** As with a forgotten one, the link in the mailbox proves who asks. */
function First({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const { busy, problem, submit } = useForm({
    send: async () => {
      await callAuth('requestReset', { email })
      setSent(true)
    },
  })
  if (sent) return <p role="status">Te escribimos a {email}: abre el enlace y elige tu contraseña.</p>
  return (
    <form noValidate onSubmit={submit}>
      <p>Entras con tu proveedor de acceso. Si quieres, elige además una contraseña para entrar sin él.</p>
      <Problem text={problem} />
      <Button type="submit" size="small" className="mt-4" busy={busy}>
        Crear una contraseña
      </Button>
    </form>
  )
}

function Change() {
  const { field, busy, submit } = useForm({
    defaultValues: { currentPassword: '', password: '' },
    resolver: bySchema(passwordChangeSchema),
    shownAt: 'currentPassword',
    send: async ({ currentPassword, password }, { reset }) => {
      await callAuth('changePassword', { currentPassword, newPassword: password, revokeOtherSessions: true })
      reset()
      toast({ title: 'Contraseña cambiada', description: 'Cerramos las demás sesiones' })
    },
  })
  return (
    <form className="form" noValidate onSubmit={submit}>
      <PasswordAgain {...field('currentPassword')} label="Contraseña actual" />
      <TextField {...field('password')} label="Contraseña nueva" type="password" autoComplete="new-password" />
      <Button type="submit" size="small" busy={busy}>
        Cambiar contraseña
      </Button>
    </form>
  )
}
