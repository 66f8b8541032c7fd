import { eq, notLike } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { gifts } from '../../db/schema/gifts.ts'
import { currentSeal, resealed } from '../../link-tokens.ts'

/** Seals anew with the secret in force what the one before has sealed; then that one can go. */
export async function resealTokens(ctx: Ctx): Promise<void> {
  const seal = await currentSeal(ctx)
  if (seal === null) return
  const stale = await ctx.db
    .select({ storyId: gifts.storyId, sealedToken: gifts.sealedToken })
    .from(gifts)
    .where(notLike(gifts.sealedToken, `${seal}%`))
  for (const { storyId, sealedToken: before } of stale) {
    const sealedToken = await resealed(ctx, before)
    if (sealedToken !== null) await ctx.db.update(gifts).set({ sealedToken }).where(eq(gifts.storyId, storyId))
  }
}
