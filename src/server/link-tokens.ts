import { createHash, randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Ctx } from './context.ts'

/** Tokens in the addresses of links that open something: found by a digest, and kept encrypted for whoever made them. */

const TOKEN_BYTES = 16

/** A new token with what is stored of it: a digest that finds it, and itself encrypted with the secret of the installation. */
export async function mintToken(ctx: Ctx): Promise<{ tokenDigest: string; sealedToken: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { tokenDigest: digestToken(token), sealedToken: await sealText(ctx, token) }
}

export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** What was sealed, a token or a code; null where no secret in the settings opens it any more. */
export async function unsealed(ctx: Ctx, sealed: string): Promise<string | null> {
  const { secretConfig: key } = await ctx.deps.auth.$context
  if (typeof key !== 'string' && !key.keys.has(versionOf(sealed))) return null
  return symmetricDecrypt({ key, data: sealed })
}

/** The same token, sealed with the secret in force; null where no secret in the settings opens it any more. */
export async function resealed(ctx: Ctx, sealedToken: string): Promise<string | null> {
  const token = await unsealed(ctx, sealedToken)
  return token === null ? null : sealText(ctx, token)
}

/** What stands before everything that was sealed with the secret in force; null where there is only one, without versions. */
export async function currentSeal(ctx: Ctx): Promise<string | null> {
  const { secretConfig: key } = await ctx.deps.auth.$context
  return typeof key === 'string' ? null : `$ba$${key.currentVersion}$`
}

/** Any text that must be shown again to whoever it belongs to; `unsealed` opens it. */
export async function sealText(ctx: Ctx, text: string): Promise<string> {
  const { secretConfig: key } = await ctx.deps.auth.$context
  return symmetricEncrypt({ key, data: text })
}

/** `$ba$VERSION$…` */
function versionOf(sealed: string): number {
  return Number(sealed.split('$')[2])
}
