import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { type GiftCardRow, giftCards } from '../../db/schema/gift-cards.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { unsealed } from '../../link-tokens.ts'
import { lockGiftCard, nextRound } from '../gift-cards/writes.ts'
import { deliverQueue } from './queues.ts'
import { PAID_STATUSES } from './rules.ts'
import { flagPurchase } from './settle.ts'

/** What a buyer reads on the provider's page beside what the code takes off. */
const NAME = 'Tarjeta de regalo'

/**
 * Brings the provider's promotion up to what a gift card says: there while its code counts, closed once its money went
 * back. May run twice and after any interruption; the first time, the card is then mailed.
 *
 * @throws PaymentError, to be tried again: what its key does not allow today, it may allow tomorrow
 */
export async function tellOfGiftCard(ctx: Ctx, giftCardId: string, round: number): Promise<void> {
  const [card] = await ctx.db.select().from(giftCards).where(eq(giftCards.id, giftCardId))
  if (!card || card.promotionRound !== round) return
  if (card.cancelledAt !== null) return close(ctx, card)
  if (card.paidAt === null || card.expiresAt === null || card.redeemedAt !== null) return
  const promotionId = card.promotionId ?? (await create(ctx, card, card.expiresAt))
  await transact(ctx, (ctx) => store(ctx, giftCardId, round, promotionId))
}

/** After two days: the operator is told. Where money came in and nothing went out, it can go back. */
export async function giveUpPromotion(ctx: Ctx, giftCardId: string): Promise<void> {
  const [settled] = await ctx.db
    .select({ purchase: purchases, cancelledAt: giftCards.cancelledAt })
    .from(purchases)
    .innerJoin(giftCards, eq(giftCards.id, purchases.giftCardId))
    .where(and(eq(purchases.giftCardId, giftCardId), inArray(purchases.status, [...PAID_STATUSES, 'refunded'])))
    .orderBy(desc(purchases.paidAt))
    .limit(1)
  if (!settled) return
  const { purchase, cancelledAt } = settled
  const problem = cancelledAt === null ? NOT_MADE : NOT_CLOSED
  if (purchase.status === 'paid') return void (await flagPurchase(ctx, purchase, problem))
  ctx.log.error({ purchaseId: purchase.id, problem }, 'the code of a gift card is not what it should be')
  await ctx.db.update(purchases).set({ problem }).where(eq(purchases.id, purchase.id))
}

const NOT_MADE = "The gift card's code could not be made at the provider"
const NOT_CLOSED = "The gift card's code could not be closed at the provider: close it there, or it makes a story free"

async function create(ctx: Ctx, card: GiftCardRow, expiresAt: Date): Promise<string> {
  const { id: reference, promotionRound } = card
  const key = `${reference}-${promotionRound}`
  return ctx.deps.payments.createPromotion({
    key,
    reference,
    code: await requiredCode(ctx, card),
    name: NAME,
    expiresAt,
  })
}

/** An attempt that was interrupted may have made it without our knowing its id. */
async function close(ctx: Ctx, card: GiftCardRow): Promise<void> {
  const { payments } = ctx.deps
  const promotionId = card.promotionId ?? (await payments.findPromotion(await requiredCode(ctx, card), card.id))
  if (promotionId !== null) await payments.closePromotion(promotionId)
}

async function store(ctx: Ctx, giftCardId: string, round: number, promotionId: string): Promise<void> {
  const card = await lockGiftCard(ctx, giftCardId)
  if (!card) return
  const isCancelled = card.cancelledAt !== null
  // Its code was used, or given back for another, meanwhile.
  if (!isCancelled && (card.promotionRound !== round || card.redeemedAt !== null)) return
  await ctx.db.update(giftCards).set({ promotionId }).where(eq(giftCards.id, giftCardId))
  // Its money went back meanwhile.
  if (isCancelled) return nextRound(ctx, card)
  const purchase = await unsent(ctx, giftCardId)
  if (!purchase) return
  await ctx.db.update(purchases).set({ printedAt: ctx.now() }).where(eq(purchases.id, purchase.id))
  await enqueue(ctx, deliverQueue, { purchaseId: purchase.id, round: purchase.mailRound })
}

async function unsent(ctx: Ctx, giftCardId: string): Promise<PurchaseRow | undefined> {
  const [purchase] = await ctx.db
    .select()
    .from(purchases)
    .where(and(eq(purchases.giftCardId, giftCardId), eq(purchases.status, 'paid'), isNull(purchases.mailedAt)))
    .orderBy(desc(purchases.paidAt))
    .limit(1)
  return purchase
}

async function requiredCode(ctx: Ctx, { sealedCode }: GiftCardRow): Promise<string> {
  const code = await unsealed(ctx, sealedCode)
  if (code === null) throw new Error('no secret in the settings opens the code of a gift card')
  return code
}
