import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { sessions } from '../../db/schema/accounts.ts'
import { sessionToken } from '../../sessions/session.ts'

/** The library's list of sessions, each under a name by which it can be ended instead of its token, and which made the request. */
export async function nameSessions(
  { deps }: Ctx,
  cookies: Readonly<Record<string, string | undefined>>,
  listed: string,
): Promise<string> {
  const own = await sessionToken(deps, cookies)
  const all = JSON.parse(listed) as { token: string }[]
  return JSON.stringify(
    all.map((session) => ({ ...session, token: nameOf(session.token), current: session.token === own })),
  )
}

/** The token of the caller's session of that name, as the library's call to end it takes it; of nobody's where there is none. */
export async function endedToken({ db, who }: Ctx, name: unknown): Promise<string> {
  if (who.userId === null) return ''
  const own = await db.select({ token: sessions.token }).from(sessions).where(eq(sessions.userId, who.userId))
  return own.find(({ token }) => nameOf(token) === name)?.token ?? ''
}

/** Tokens are random: a digest tells nothing of them. */
function nameOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
