import { createHash } from 'node:crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { and, eq, gt, sql } from 'drizzle-orm'
import { secondStepSchema } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { twoFactors, users, verifications } from '../../db/schema/accounts.ts'
import { AppError } from '../../errors.ts'
import { recordEvent } from '../../security-events.ts'
import { announceChange, beforeChange } from './announce.ts'
import { hashBackupCodes, likeStored, makeBackupCodes } from './backup-codes.ts'
import { claimForMember } from './claim.ts'
import { signedCookie } from '../../sessions/session.ts'

/** As long as a code may be good: its own half minute, the one before and the one after. */
const CODE_SECONDS = 120

/** Codes of an authenticator application (TOTP, RFC 6238) after the password, and codes to fall back on. */
export function twoFactorPlugin() {
  return twoFactor({
    backupCodeOptions: {
      customBackupCodesGenerate: makeBackupCodes,
      storeBackupCodes: { encrypt: hashBackupCodes, decrypt: (stored) => Promise.resolve(stored) },
    },
  })
}

/** The calls that take a code. The application's is also what proves at the beginning that it was set up. */
export function isSecondStep(call: string): boolean {
  return /\/two-factor\/verify-(totp|backup-code)$/.test(call)
}

/**
 * Makes a code ready for the library, which neither spends the application's codes nor compares digests. Whoever is not
 * signed in as a member is signing in: the library must not take a visitor's session for the member's.
 *
 * @throws AppError invalid, for a code that was used before
 */
export async function prepareSecondStep(
  ctx: Ctx,
  call: string,
  cookies: Record<string, string | undefined>,
  headers: Headers,
  given: unknown,
): Promise<{ code: string; userId: string }> {
  const { data, error } = secondStepSchema.safeParse(given)
  if (!data) throw wrong(error.issues[0]?.message ?? MESSAGES.codeRequired)
  const byApplication = call.endsWith('/verify-totp')
  const isMember = ctx.who.userId !== null && !ctx.who.anonymous
  if (isMember && !byApplication) throw new AppError('invalid', MESSAGES.invalidRequest)
  const challenge = isMember ? null : await signedCookie(ctx.deps, cookies, 'two_factor')
  if (challenge) headers.set('cookie', `${challenge.name}=${encodeURIComponent(challenge.cookie)}`)
  const userId = isMember ? ctx.who.userId : challenge && (await challenged(ctx, challenge.value))
  if (!userId) {
    recordEvent(ctx, 'second_factor_failed')
    throw new AppError('unauthorized', MESSAGES.codeTooLate)
  }
  if (!byApplication) return { code: await storedForm(ctx, userId, data.code), userId }
  const digits = data.code.replace(/\D/g, '')
  if (!(await spend(ctx, userId, digits))) {
    recordEvent(ctx, 'second_factor_failed', { userId })
    throw wrong(MESSAGES.codeWrong)
  }
  return { code: digits, userId }
}

/** Moves a visitor's things to the member after the second step, as sign-in without one does. */
export async function claimAfterSecondStep({ who, db }: Ctx, answered: unknown): Promise<void> {
  const { user } = (answered ?? {}) as { user?: { id?: unknown } }
  if (who.userId !== null && who.anonymous && typeof user?.id === 'string') {
    await claimForMember(db, who.userId, user.id)
  }
}

/** For a member who has neither the application nor a code any more. */
export async function switchOffTwoFactor(ctx: Ctx, userId: string): Promise<void> {
  const before = await beforeChange(ctx, userId)
  await transact(ctx, async ({ db, now }) => {
    await db.delete(twoFactors).where(eq(twoFactors.userId, userId))
    await db.update(users).set({ twoFactorEnabled: false, updatedAt: now() }).where(eq(users.id, userId))
  })
  recordEvent(ctx, 'second_factor_off', { userId, by: 'operator' })
  await announceChange(ctx, 'second_factor_off', before)
}

function wrong(message: string): AppError {
  return new AppError('invalid', message, { code: message })
}

/** The user whose password was accepted in the first step. */
async function challenged({ db }: Ctx, identifier: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)))
  return found?.userId
}

async function storedForm({ db }: Ctx, userId: string, code: string): Promise<string> {
  const [found] = await db
    .select({ codes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return likeStored(code, found?.codes ?? '[]')
}

/** Marks a code as used; false where it was used before while valid, so that an observed code cannot be replayed. */
async function spend({ db }: Ctx, userId: string, code: string): Promise<boolean> {
  const id = `code-${createHash('sha256').update(`${userId} ${code}`).digest('base64url')}`
  const expiresAt = sql`now() + make_interval(secs => ${CODE_SECONDS})`
  const spent = await db
    .insert(verifications)
    .values({ id, identifier: id, value: '', expiresAt })
    .onConflictDoUpdate({
      target: verifications.id,
      set: { expiresAt },
      setWhere: sql`${verifications.expiresAt} <= now()`,
    })
    .returning({ id: verifications.id })
  return spent.length > 0
}
