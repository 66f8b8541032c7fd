import { signInSchema } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordAgain } from './password-again.tsx'

export function PasswordStep({ action, onGiven }: { action: string; onGiven: (password: string) => Promise<void> }) {
  const { field, busy, submit } = useForm({
    defaultValues: { password: '' },
    resolver: bySchema(signInSchema.pick({ password: true })),
    shownAt: 'password',
    send: ({ password }) => onGiven(password),
  })
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <PasswordAgain {...field('password')} />
      <Button variant="main" type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  )
}
