import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import { Section } from './account-section.tsx'
import { hasPasswordQuery } from './queries.ts'
import { FirstPassword } from './first-password.tsx'
import { ChangePassword } from './change-password.tsx'

/** To change the password, or to get one where the account is entered through a provider. */
export function Password({ user }: { user: User }) {
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  return (
    <Section title="Tu contraseña">{hasPassword ? <ChangePassword /> : <FirstPassword email={user.email} />}</Section>
  )
}
