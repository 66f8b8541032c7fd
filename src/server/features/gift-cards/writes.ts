import { and, eq, isNull } from 'drizzle-orm'
import { GIFT_CARD_MONTHS } from '../../../contract/gift-cards.ts'
import { type Ctx, enqueue } from '../../context.ts'
import { type GiftCardRow, giftCards } from '../../db/schema/gift-cards.ts'
import { promotionQueue } from './queues.ts'

/** A code that is given back can be used for this long at least. */
const REOPENED_MS = 30 * 86_400_000

/** The card as it stands, held until the transaction ends; before its purchases. Null where it is gone. */
export async function lockGiftCard(ctx: Ctx, id: string): Promise<GiftCardRow | null> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, id)).for('update')
  return card ?? null
}

/** Money came in: its code begins to count. Within the transaction that settles the purchase and holds the card. */
export async function payGiftCard(ctx: Ctx, id: string): Promise<void> {
  const expiresAt = new Date(ctx.now())
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + GIFT_CARD_MONTHS)
  await ctx.db.update(giftCards).set({ paidAt: ctx.now(), expiresAt }).where(eq(giftCards.id, id))
  await tellProvider(ctx, id)
}

/** Its money went back: its code ends. Within the transaction that holds the card. */
export async function cancelGiftCard(ctx: Ctx, id: string): Promise<void> {
  const [cancelled] = await ctx.db
    .update(giftCards)
    .set({ cancelledAt: ctx.now() })
    .where(and(eq(giftCards.id, id), isNull(giftCards.cancelledAt)))
    .returning()
  if (cancelled) await nextRound(ctx, cancelled)
}

/** The provider took its code for a purchase. What is no card's promotion changes nothing. */
export async function redeemGiftCard(ctx: Ctx, promotionId: string, purchaseId: string): Promise<void> {
  await ctx.db
    .update(giftCards)
    .set({ redeemedAt: ctx.now(), redeemedBy: purchaseId })
    .where(and(eq(giftCards.promotionId, promotionId), isNull(giftCards.redeemedAt)))
}

/** The purchase that a code made free came to nothing: the same code counts again. */
export async function reopenGiftCards(ctx: Ctx, purchaseId: string): Promise<void> {
  const used = await ctx.db.select().from(giftCards).where(eq(giftCards.redeemedBy, purchaseId)).for('update')
  for (const { id, expiresAt, ...card } of used) {
    const least = ctx.now().getTime() + REOPENED_MS
    await ctx.db
      .update(giftCards)
      .set({
        redeemedAt: null,
        redeemedBy: null,
        promotionId: null,
        expiresAt: new Date(Math.max(least, expiresAt?.getTime() ?? 0)),
      })
      .where(eq(giftCards.id, id))
    if (card.cancelledAt === null) await nextRound(ctx, { id, promotionRound: card.promotionRound })
  }
}

/** Has the provider hear of the card as it stands. */
export async function tellProvider(ctx: Ctx, giftCardId: string): Promise<void> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, giftCardId))
  if (card) await enqueue(ctx, promotionQueue, { giftCardId, round: card.promotionRound })
}

/** For a change that comes while the provider may still be hearing of the one before. */
export async function nextRound(
  ctx: Ctx,
  { id: giftCardId, promotionRound }: Pick<GiftCardRow, 'id' | 'promotionRound'>,
): Promise<void> {
  const round = promotionRound + 1
  await ctx.db.update(giftCards).set({ promotionRound: round }).where(eq(giftCards.id, giftCardId))
  await enqueue(ctx, promotionQueue, { giftCardId, round })
}
