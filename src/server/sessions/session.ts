import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Ctx, Deps } from '../context.ts'
import { batched } from '../db/batch.ts'
import { prepared } from '../db/prepared.ts'
import { sessions, users } from '../db/schema/accounts.ts'
import { recordEvent } from '../security-events.ts'
import type { Settings } from '../settings.ts'

const DAY_MS = 86_400_000
/** A member signs in anew after this time, however active. Visitors' sessions are exempt, because they cannot sign in again. */
const MEMBER_SESSION_DAYS = 90

type Cookies = Record<string, string | undefined>

const sessionsQuery = prepared((db) =>
  db
    .select({
      token: sessions.token,
      userId: users.id,
      anonymous: users.isAnonymous,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.token} = any(${sql.placeholder('tokens')})`)
    .prepare('sessions'),
)
const findSession = batched(
  (db, tokens: string[]) => sessionsQuery(db).execute({ tokens }),
  ({ token }) => token,
)

/**
 * The user of a session's cookie, in one query. Null where the cookie is not ours, or the session is missing, expired or
 * due for renewal, which is left to better-auth. A member's session past its longest duration is deleted here.
 */
export async function freshSession(
  { deps, db, log, now }: Ctx,
  cookies: Cookies,
): Promise<{ userId: string; anonymous: boolean } | null> {
  const token = await sessionToken(deps, cookies)
  const found = token === null ? undefined : await findSession(db, token)
  if (!found) return null
  if (!found.anonymous && isOld(found, now())) {
    await db.delete(sessions).where(eq(sessions.token, found.token))
    recordEvent({ log, deps }, 'session_over', { userId: found.userId })
    return null
  }
  return needsRenewal(deps.settings, found, now()) ? null : found
}

/** A cookie of the library's by its short name, and its value where we have signed it. */
export async function signedCookie(
  { auth }: Pick<Deps, 'auth'>,
  cookies: Cookies,
  shortName: string,
): Promise<{ name: string; cookie: string; value: string } | null> {
  const { createAuthCookie, secret } = await auth.$context
  const { name } = createAuthCookie(shortName)
  const cookie = cookies[name]
  const value = cookie ? signedValue(cookie, secret) : null
  return cookie && value !== null ? { name, cookie, value } : null
}

/** The token of a cookie that we have signed. Whether the session exists, only the database knows. */
export async function sessionToken({ auth }: Pick<Deps, 'auth'>, cookies: Cookies): Promise<string | null> {
  const { authCookies, secret } = await auth.$context
  const cookie = cookies[authCookies.sessionToken.name]
  if (!cookie) return null
  const known = verified.get(auth) ?? new Map<string, string>()
  verified.set(auth, known)
  const trusted = known.get(cookie)
  if (trusted !== undefined) return trusted
  const token = signedValue(cookie, secret)
  if (token === null) return null
  if (known.size >= MOST_VERIFIED) known.clear()
  known.set(cookie, token)
  return token
}

/** Cookies of good signature and their values: a valid signature stays valid, and checking takes time. */
const verified = new WeakMap<Deps['auth'], Map<string, string>>()
const MOST_VERIFIED = 2_000

/** Neither expired nor due to be renewed, nor so old that it depends on whose it is. */
export function isFresh(settings: Pick<Settings, 'RETENTION_DAYS'>, session: Session, now: Date): boolean {
  return !isOld(session, now) && !needsRenewal(settings, session, now)
}

type Session = { expiresAt: Date; createdAt: Date }

function isOld({ createdAt }: Session, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > MEMBER_SESSION_DAYS * DAY_MS
}

function needsRenewal(
  { RETENTION_DAYS }: Pick<Settings, 'RETENTION_DAYS'>,
  { expiresAt }: Session,
  now: Date,
): boolean {
  return expiresAt.getTime() - now.getTime() <= (RETENTION_DAYS - 1) * DAY_MS
}

/** The value before the last dot, if its HMAC follows; null otherwise. */
export function signedValue(cookie: string, secret: string): string | null {
  const at = cookie.lastIndexOf('.')
  if (at < 1) return null
  const value = cookie.slice(0, at)
  const signature = Buffer.from(cookie.slice(at + 1), 'base64')
  const expected = createHmac('sha256', secret).update(value).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? value : null
}
