import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { callAuth } from './call-auth.ts'
import { Section } from './account-section.tsx'
import { checkEmail } from './checks.ts'
import { PasswordAgain } from './password-again.tsx'
import { hasPasswordQuery } from './queries.ts'
import { useSubmit } from './use-submit.ts'

export function Address({ user }: { user: User }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(false)
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  const { busy, problems, submit } = useSubmit(
    async () => {
      await callAuth('changeEmail', {
        newEmail: email.trim(),
        callbackURL: '/ingresar?correo=confirmado',
        ...(password && { password }),
      })
      setPassword('')
      setSent(true)
    },
    () => (email.trim().toLowerCase() === user.email ? { email: MESSAGES.emailSame } : checkEmail(email)),
  )
  return (
    <Section title="Tu email">
      <p>{user.email}</p>
      {sent ? (
        <p className="mt-3" role="status">
          Te escribimos a {email.trim()}. El cambio vale cuando abras el enlace.
        </p>
      ) : (
        <form className="form" noValidate action={() => void submit()}>
          <TextField
            label="Email nuevo"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={problems['email'] ?? problems['newEmail'] ?? problems.form}
          />
          {hasPassword && <PasswordAgain value={password} onChange={setPassword} error={problems['password']} />}
          <Button type="submit" size="small" busy={busy}>
            Cambiar email
          </Button>
        </form>
      )}
    </Section>
  )
}
