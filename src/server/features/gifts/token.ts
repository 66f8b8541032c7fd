import { createHash, randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq, notLike } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { gifts } from '../../db/schema/gifts.ts'

const TOKEN_BYTES = 16

/** A new token with what is stored of it: a digest that finds it, and itself encrypted with the secret of the installation. */
export async function mintToken(ctx: Ctx): Promise<{ tokenDigest: string; sealedToken: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { tokenDigest: digestToken(token), sealedToken: await seal(ctx, token) }
}

export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The token of a gift; null where no secret in the settings opens it any more. */
export async function readToken(ctx: Ctx, sealedToken: string): Promise<string | null> {
  const { secretConfig: key } = await ctx.deps.auth.$context
  if (typeof key !== 'string' && !key.keys.has(versionOf(sealedToken))) return null
  return symmetricDecrypt({ key, data: sealedToken })
}

/** Seals anew with the secret in force what the one before has sealed; then that one can go. */
export async function resealTokens(ctx: Ctx): Promise<void> {
  const { secretConfig: key } = await ctx.deps.auth.$context
  if (typeof key === 'string') return
  const stale = await ctx.db
    .select({ storyId: gifts.storyId, sealedToken: gifts.sealedToken })
    .from(gifts)
    .where(notLike(gifts.sealedToken, `$ba$${key.currentVersion}$%`))
  for (const { storyId, sealedToken } of stale) {
    const token = await readToken(ctx, sealedToken)
    if (token === null) continue
    await ctx.db
      .update(gifts)
      .set({ sealedToken: await seal(ctx, token) })
      .where(eq(gifts.storyId, storyId))
  }
}

async function seal(ctx: Ctx, token: string): Promise<string> {
  const { secretConfig: key } = await ctx.deps.auth.$context
  return symmetricEncrypt({ key, data: token })
}

/** `$ba$VERSION$…` */
function versionOf(sealed: string): number {
  return Number(sealed.split('$')[2])
}
