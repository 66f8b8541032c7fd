import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { sessions, verifications } from '../../db/schema/accounts.ts'
import { recordEvent, type SecurityEvent } from '../../security-events.ts'
import { sessionToken } from '../../sessions/session.ts'

/** What a call came to: `entered` is whose session it began. */
export type Recorded = { event: SecurityEvent | undefined; entered: string | undefined }
type Answered = { call: string; status: number; location: string | null; setCookies: string[]; errorCode: string }

/** The event of a call that succeeded; a sign-in counts only if a session began. */
const DONE: Readonly<Record<string, SecurityEvent>> = {
  'sign-up/email': 'sign_up',
  'sign-in/email': 'sign_in',
  'sign-in/username': 'sign_in',
  'callback/oidc': 'sign_in',
  'request-password-reset': 'password_reset_asked',
  'reset-password': 'password_reset',
  'change-password': 'password_changed',
  'change-email': 'email_change_asked',
  'verify-email': 'email_changed',
  'revoke-session': 'sessions_ended',
  'revoke-other-sessions': 'sessions_ended',
  'two-factor/disable': 'second_factor_off',
  'two-factor/generate-backup-codes': 'backup_codes_renewed',
  'two-factor/verify-totp': 'sign_in',
  'two-factor/verify-backup-code': 'sign_in',
}

const FAILED: Readonly<Record<string, SecurityEvent>> = {
  INVALID_EMAIL_OR_PASSWORD: 'sign_in_failed',
  INVALID_USERNAME_OR_PASSWORD: 'sign_in_failed',
  USER_NOT_FOUND: 'sign_in_failed',
  INVALID_PASSWORD: 'reauthentication_failed',
  INVALID_CODE: 'second_factor_failed',
  INVALID_BACKUP_CODE: 'second_factor_failed',
  INVALID_TWO_FACTOR_COOKIE: 'second_factor_failed',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second_factor_failed',
  ACCOUNT_TEMPORARILY_LOCKED: 'second_factor_failed',
  INVALID_TOKEN: 'link_refused',
  TOKEN_EXPIRED: 'link_refused',
}

/** Records the outcome of a call about an account. `about` is the user where it is known without a session. */
export async function recordAnswer(ctx: Ctx, answered: Answered, about?: string): Promise<Recorded> {
  const entered = await sessionOwner(ctx, answered.setCookies)
  const member = ctx.who.anonymous ? undefined : (ctx.who.userId ?? undefined)
  const event = eventOf(answered, { entered: entered !== undefined, isMember: member !== undefined })
  if (event) recordEvent(ctx, event, { call: answered.call, userId: entered ?? about ?? member })
  return { event, entered }
}

function eventOf(
  { call, status, location, errorCode }: Answered,
  { entered, isMember }: { entered: boolean; isMember: boolean },
): SecurityEvent | undefined {
  if (status >= 400) return FAILED[errorCode]
  const event = DONE[call]
  if (call === 'two-factor/verify-totp' && isMember) return 'second_factor_on'
  if (call === 'verify-email') return location?.includes('error=') ? 'link_refused' : event
  if (event !== 'sign_in' || entered) return event
  return call === 'callback/oidc' ? 'sign_in_failed' : 'second_factor_asked'
}

/** The user that a password reset link belongs to, while it is valid. */
export async function resetOwner({ db }: Ctx, token: unknown): Promise<string | undefined> {
  if (typeof token !== 'string') return undefined
  const [found] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, `reset-password:${token}`))
  return found?.userId
}

/** The token of the session that a response starts. */
export function newToken({ deps }: Ctx, setCookies: string[]): Promise<string | null> {
  const pairs = setCookies.map((cookie) => cookie.slice(0, cookie.indexOf(';')).split('=', 2))
  const values = pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)])
  return sessionToken(deps, Object.fromEntries(values))
}

async function sessionOwner(ctx: Ctx, setCookies: string[]): Promise<string | undefined> {
  const token = setCookies.length > 0 ? await newToken(ctx, setCookies) : null
  if (token === null) return undefined
  const [found] = await ctx.db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.token, token))
  return found?.userId
}
