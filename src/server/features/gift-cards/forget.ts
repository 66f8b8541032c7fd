import { and, eq, isNull, lt, ne, notExists, notLike, or } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { giftCards } from '../../db/schema/gift-cards.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { currentSeal, resealed } from '../../link-tokens.ts'

const NO_WORDS = { recipientName: '', senderName: '', line: '' }

/** Deletes the words on all cards that a member bought. Whoever was given one keeps a code that counts. */
export async function forgetGiftCardsOf(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.update(giftCards).set(NO_WORDS).where(eq(giftCards.userId, userId))
}

/** Deletes cards that nobody paid, and the words on those that were used, have expired or were cancelled before a day. */
export async function forgetOldGiftCards(ctx: Ctx, before: Date): Promise<void> {
  const mayBePaid = ctx.db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.giftCardId, giftCards.id), ne(purchases.status, 'expired'), ne(purchases.status, 'failed')))
  await ctx.db
    .delete(giftCards)
    .where(and(isNull(giftCards.paidAt), lt(giftCards.createdAt, before), notExists(mayBePaid)))
  await ctx.db
    .update(giftCards)
    .set(NO_WORDS)
    .where(
      and(
        ne(giftCards.recipientName, ''),
        or(lt(giftCards.redeemedAt, before), lt(giftCards.expiresAt, before), lt(giftCards.cancelledAt, before)),
      ),
    )
}

/** Seals anew with the secret in force what the one before has sealed; then that one can go. */
export async function resealGiftCards(ctx: Ctx): Promise<void> {
  const seal = await currentSeal(ctx)
  if (seal === null) return
  const stale = await ctx.db
    .select({ id: giftCards.id, sealedToken: giftCards.sealedToken, sealedCode: giftCards.sealedCode })
    .from(giftCards)
    .where(or(notLike(giftCards.sealedToken, `${seal}%`), notLike(giftCards.sealedCode, `${seal}%`)))
  for (const { id, ...before } of stale) {
    const [sealedToken, sealedCode] = await Promise.all([
      resealed(ctx, before.sealedToken),
      resealed(ctx, before.sealedCode),
    ])
    if (sealedToken !== null && sealedCode !== null)
      await ctx.db.update(giftCards).set({ sealedToken, sealedCode }).where(eq(giftCards.id, id))
  }
}
