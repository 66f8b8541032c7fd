import { createHash } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq, notLike } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { twoFactors } from '../../db/schema/accounts.ts'
import type { Settings } from '../../settings.ts'

/**
 * The secret in force, and the one before while it is being replaced: second factors are encrypted with either. A key's
 * version is made of the key, so that what was sealed with it finds it again in either place.
 */
export function sealingKeys(
  secret: string,
  { AUTH_SECRET_PREVIOUS: previous }: Pick<Settings, 'AUTH_SECRET_PREVIOUS'>,
): { version: number; value: string }[] {
  return [...new Set([secret, ...(previous ? [previous] : [])])].map((value) => ({ version: versionOf(value), value }))
}

/** Seals anew with the secret in force what the one before has sealed; then that one can go. */
export async function resealTwoFactors(ctx: Ctx): Promise<void> {
  const { secretConfig: key } = await ctx.deps.auth.$context
  if (typeof key === 'string') return
  const stale = await ctx.db
    .select({ id: twoFactors.id, secret: twoFactors.secret })
    .from(twoFactors)
    .where(notLike(twoFactors.secret, `$ba$${key.currentVersion}$%`))
  for (const { id, secret } of stale) {
    if (!isReadable(key.keys, secret)) continue
    const resealed = await symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: secret }) })
    await ctx.db.update(twoFactors).set({ secret: resealed }).where(eq(twoFactors.id, id))
  }
}

/** How many second factors no key opens any more that is in the settings. */
export async function countUnreadable(ctx: Ctx): Promise<number> {
  const { secretConfig: key } = await ctx.deps.auth.$context
  if (typeof key === 'string') return 0
  const all = await ctx.db.select({ secret: twoFactors.secret }).from(twoFactors)
  return all.filter(({ secret }) => !isReadable(key.keys, secret)).length
}

/** `$ba$VERSION$…` */
function isReadable(keys: ReadonlyMap<number, string>, sealed: string): boolean {
  return keys.has(Number(sealed.split('$')[2]))
}

function versionOf(key: string): number {
  return createHash('sha256').update(`version of ${key}`).digest().readUIntBE(0, 4)
}
