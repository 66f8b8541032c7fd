import { and, eq } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import { credentials } from '../../db/schema/accounts.ts'
import { AppError } from '../../errors.ts'
import { recordEvent } from '../../security-events.ts'
import { verifyPassword } from './password-hash.ts'

/**
 * Asks again for the password before what cannot be taken back; an account without one has proved itself to its provider.
 *
 * @throws AppError invalid, where the password is wrong
 */
export async function requirePassword(ctx: Ctx, userId: string, password: string | undefined): Promise<void> {
  const [credential] = await ctx.db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
  if (!credential?.hash) return
  if (password && (await verifyPassword({ hash: credential.hash, password }))) return
  recordEvent(ctx, 'reauthentication_failed', { userId })
  throw new AppError('invalid', MESSAGES.passwordWrong, { password: MESSAGES.passwordWrong })
}
