import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import { Section } from './account-section.tsx'
import { hasPasswordQuery } from './queries.ts'
import { FirstPassword } from './first-password.tsx'
import { ChangePassword } from './change-password.tsx'

/** Changes the password, or offers one to an account that signs in through a provider. */
export function Password({ user }: { user: User }) {
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  return (
    <Section title="Tu contraseña">{hasPassword ? <ChangePassword /> : <FirstPassword email={user.email} />}</Section>
  )
}
