import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { batched } from '../../db/batch.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions, users } from '../../db/schema/accounts.ts'
import type { Deps } from '../../deps.ts'

const DAY_MS = 86_400_000

const sessionsQuery = prepared((db) =>
  db
    .select({ token: sessions.token, userId: users.id, anonymous: users.isAnonymous, expiresAt: sessions.expiresAt })
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
 * Who a session's cookie speaks for, in one query, where there is nothing to do about it. Null where the cookie is not
 * ours, the session is gone, has expired or is due to be renewed: all of that is better-auth's.
 */
export async function freshSession(
  { auth, database, settings }: Pick<Deps, 'auth' | 'database' | 'settings'>,
  cookies: Record<string, string | undefined>,
): Promise<{ userId: string; anonymous: boolean } | null> {
  const { authCookies, secret } = await auth.$context
  const token = signedValue(cookies[authCookies.sessionToken.name], secret)
  const found = token === null ? undefined : await findSession(database.db, token)
  if (!found) return null
  const left = found.expiresAt.getTime() - Date.now()
  return left > (settings.RETENTION_DAYS - 1) * DAY_MS ? found : null
}

/** The value before the last dot, where what is behind it is its HMAC. */
function signedValue(cookie: string | undefined, secret: string): string | null {
  const at = cookie?.lastIndexOf('.') ?? -1
  if (!cookie || at < 1) return null
  const value = cookie.slice(0, at)
  const signature = Buffer.from(cookie.slice(at + 1), 'base64')
  const expected = createHmac('sha256', secret).update(value).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? value : null
}
