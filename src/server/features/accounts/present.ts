import type { User } from '../../../contract/accounts.ts'
import type { users } from '../../db/schema/accounts.ts'

export type UserRow = typeof users.$inferSelect

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.displayUsername ?? row.username ?? (row.name || nameOf(row.email)),
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    bio: row.bio,
    profileImageUrl: row.image?.startsWith('profiles/')
      ? `/api/account/picture?v=${encodeURIComponent(row.image.slice('profiles/'.length, 20))}`
      : null,
    twoFactor: row.twoFactorEnabled,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A provider need not tell a name. */
function nameOf(email: string): string {
  return email.split('@')[0] ?? email
}
