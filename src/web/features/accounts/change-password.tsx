import { passwordChangeSchema } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { callAuth } from './call-auth.ts'
import { PasswordAgain } from './password-again.tsx'

export function ChangePassword() {
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
    <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
      <PasswordAgain {...field('currentPassword')} label="Contraseña actual" />
      <TextField {...field('password')} label="Contraseña nueva" type="password" autoComplete="new-password" />
      <Button type="submit" size="small" busy={busy}>
        Cambiar contraseña
      </Button>
    </form>
  )
}
