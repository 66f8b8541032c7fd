import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { stories } from '../../db/schema/stories.ts'
import { cancelGiftCard, lockGiftCard, payGiftCard, redeemGiftCard, reopenGiftCards } from '../gift-cards/writes.ts'
import { lockStory } from '../stories/lock.ts'
import type { SessionState } from '../../payments/payments.ts'
import { disputeNotes, disputeOf } from './disputes.ts'
import { fulfilQueue, refundQueue } from './queues.ts'
import { isOrphaned, isPaid, mismatch } from './rules.ts'
import { tell } from './tell.ts'

const purchaseId = z.uuid()

/**
 * Brings a purchase up to what its provider says now. Every way in which news arrives (notice, verify
 * call, reconciliation) ends here, so their order and number do not matter. Null where the session is
 * not one of ours.
 */
export function settleSession(ctx: Ctx, state: SessionState): Promise<PurchaseRow | null> {
  if (!purchaseId.safeParse(state.purchaseId).success) return Promise.resolve(null)
  return transact(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, state.purchaseId ?? '')
    if (!purchase || purchase.provider !== ctx.deps.payments.id) return null
    // The id is unknown where a crash came between making the session and storing it.
    if (purchase.sessionId !== null && purchase.sessionId !== state.id) return null
    if (state.refunded) return refunded(ctx, purchase, state)
    if (state.paid) return paid(ctx, purchase, state)
    return unpaid(ctx, purchase, state)
  })
}

/** All the money went back: the clean book goes back too, unless the story was paid another time. */
export function markRefunded(ctx: Ctx, id: string): Promise<PurchaseRow | null> {
  return transact(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, id)
    return purchase && withdraw(ctx, purchase)
  })
}

/** How a purchase's dispute stands now: the book stays until it is lost, and goes back with the money. */
export function noteDispute(ctx: Ctx, id: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, id)
    const dispute = purchase && (await disputeOf(ctx, purchase.paymentId))
    if (!dispute || dispute === purchase.dispute) return
    ctx.log.error({ purchaseId: id, dispute }, 'the dispute of a payment')
    const noted = await change(ctx, purchase, disputeNotes(dispute, purchase))
    if (dispute === 'lost') await withdraw(ctx, noted)
    await tell(ctx, noted, dispute === 'open' ? 'disputed' : `dispute_${dispute}`)
  })
}

/** A refund came back: the money is still here, and only a person can bring it to the buyer. */
export function noteFailedRefund(ctx: Ctx, id: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, id)
    if (!purchase || purchase.problem === REFUND_FAILED) return
    await flagPurchase(ctx, await change(ctx, purchase, { refundedAt: null }), REFUND_FAILED)
    await tell(ctx, purchase, 'return_failed')
  })
}

const REFUND_FAILED = "The buyer's bank sent the refund back: give the money back by hand"

/** Flags a purchase for the operator and logs it as an error; nothing more happens to it automatically. */
export function flagPurchase(ctx: Ctx, purchase: PurchaseRow, problem: string): Promise<PurchaseRow> {
  const { id: purchaseId, storyId } = purchase
  ctx.log.error({ purchaseId, storyId, problem }, 'purchase flagged')
  return transact(ctx, async (ctx) => {
    if (storyId !== null) await ctx.db.update(stories).set({ flag: problem }).where(eq(stories.id, storyId))
    return change(ctx, purchase, { status: 'flagged', problem })
  })
}

async function paid(ctx: Ctx, purchase: PurchaseRow, state: SessionState): Promise<PurchaseRow> {
  if (isPaid(purchase) || purchase.status === 'refunded') return purchase
  const money = {
    sessionId: state.id,
    paidAmount: state.total.amount,
    paymentId: state.paymentId,
    paidAt: ctx.now(),
  }
  // Whatever becomes of the purchase, the provider has used the code up; withdrawing the purchase gives it back.
  if (state.promotionId !== null) await redeemGiftCard(ctx, state.promotionId, purchase.id)
  const wrong = mismatch(purchase, state)
  if (wrong) {
    if (isOrphaned(purchase)) await enqueue(ctx, refundQueue, { purchaseId: purchase.id })
    return flagPurchase(ctx, await change(ctx, purchase, money), wrong)
  }
  if (await isBought(ctx, purchase)) {
    await enqueue(ctx, refundQueue, { purchaseId: purchase.id })
    return change(ctx, purchase, { ...money, status: 'flagged', problem: 'Paid twice for the same: to be refunded' })
  }
  // A dispute's notice may arrive before the payment's.
  const dispute = await disputeOf(ctx, state.paymentId)
  const settled = await change(ctx, purchase, {
    ...money,
    status: 'paid',
    ...disputeNotes(dispute, { ...purchase, problem: null }),
  })
  if (dispute === 'lost') return withdraw(ctx, settled)
  if (purchase.giftCardId !== null) {
    await payGiftCard(ctx, purchase.giftCardId)
    return settled
  }
  await ctx.db
    .update(stories)
    .set({ boughtAt: ctx.now() })
    .where(eq(stories.id, purchase.storyId ?? 0))
  await enqueue(ctx, fulfilQueue, { purchaseId: purchase.id })
  return settled
}

/** Not paid: the session has ended, a voucher is waiting to be paid, or it has expired. */
async function unpaid(ctx: Ctx, purchase: PurchaseRow, { id, status, failed }: SessionState): Promise<PurchaseRow> {
  if (purchase.status !== 'pending' && purchase.status !== 'awaiting') return purchase
  if (status === 'expired') return change(ctx, purchase, { status: 'expired' })
  if (status === 'open') return purchase
  return change(ctx, purchase, { sessionId: id, status: failed ? 'failed' : 'awaiting' })
}

async function refunded(ctx: Ctx, purchase: PurchaseRow, state: SessionState): Promise<PurchaseRow> {
  const { paidAt } = purchase
  const money = { sessionId: state.id, paidAmount: state.total.amount, paymentId: state.paymentId }
  return withdraw(ctx, await change(ctx, purchase, { ...money, paidAt: paidAt ?? ctx.now() }))
}

async function withdraw(ctx: Ctx, purchase: PurchaseRow): Promise<PurchaseRow> {
  if (purchase.status === 'refunded') return purchase
  if (!(await boughtOtherwise(ctx, purchase))) {
    const { storyId, giftCardId } = purchase
    if (storyId !== null)
      await ctx.db.update(stories).set({ boughtAt: null, flag: null }).where(eq(stories.id, storyId))
    if (giftCardId !== null) await cancelGiftCard(ctx, giftCardId)
  }
  await reopenGiftCards(ctx, purchase.id)
  return change(ctx, purchase, { status: 'refunded', refundedAt: ctx.now(), problem: null })
}

async function isBought(ctx: Ctx, { storyId, giftCardId }: PurchaseRow): Promise<boolean> {
  if (giftCardId !== null) return (await lockGiftCard(ctx, giftCardId))?.paidAt != null
  return (await ctx.db.$count(stories, and(eq(stories.id, storyId ?? 0), isNotNull(stories.boughtAt)))) > 0
}

async function boughtOtherwise(ctx: Ctx, { id, storyId, giftCardId }: PurchaseRow): Promise<boolean> {
  const others = and(
    giftCardId === null ? eq(purchases.storyId, storyId ?? 0) : eq(purchases.giftCardId, giftCardId),
    ne(purchases.id, id),
    inArray(purchases.status, ['paid', 'delivered']),
  )
  return (await ctx.db.$count(purchases, others)) > 0
}

/** The purchase as it stands, held until the transaction ends; its story or gift card is held first. */
export async function lockPurchase(ctx: Ctx, id: string): Promise<PurchaseRow | null> {
  // First what was bought, so that two of its purchases are settled one after the other.
  const [found] = await ctx.db
    .select({ storyId: purchases.storyId, giftCardId: purchases.giftCardId })
    .from(purchases)
    .where(eq(purchases.id, id))
  if (found?.storyId) await lockStory(ctx, found.storyId)
  if (found?.giftCardId) await lockGiftCard(ctx, found.giftCardId)
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.id, id)).for('update')
  return purchase ?? null
}

async function change(ctx: Ctx, purchase: PurchaseRow, values: Partial<PurchaseRow>): Promise<PurchaseRow> {
  const [changed] = await ctx.db.update(purchases).set(values).where(eq(purchases.id, purchase.id)).returning()
  if (!changed) throw new Error('the purchase is gone')
  return changed
}
