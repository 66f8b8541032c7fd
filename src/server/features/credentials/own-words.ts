import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { users } from '../../db/schema/accounts.ts'
import { AppError } from '../../errors.ts'

type Person = {
  email?: unknown
  username?: unknown
  firstName?: string | null
  lastName?: string | null
}

/** What whoever guesses somebody's password would try first. */
export function ownWords({ email, username, firstName, lastName }: Person, product: string): string[] {
  const [local = '', domain = ''] = typeof email === 'string' ? email.split('@') : []
  return [username, local, domain.split('.').at(-2), firstName, lastName, product].filter(
    (word) => typeof word === 'string',
  )
}

/** @throws AppError invalid, where a member's new password is weak or made of what is known of them */
export async function requireStrongPassword(ctx: Ctx, userId: string, password: unknown): Promise<void> {
  const [member] = await ctx.db.select().from(users).where(eq(users.id, userId))
  const own = member ? ownWords(member, ctx.deps.settings.PRODUCT_NAME) : []
  const { passwordProblem } = await import('./passwords.ts')
  const problem = passwordProblem(typeof password === 'string' ? password : '', own)
  if (problem) throw new AppError('invalid', problem, { password: problem })
}
