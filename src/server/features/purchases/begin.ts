import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { giftCardOrderSchema } from '../../../contract/gift-cards.ts'
import { GIFT_CARD_MESSAGES } from '../../../contract/gift-card-messages.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { purchaseSchema } from '../../../contract/purchases.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { purchases, type PurchaseRow, type PurchaseStatus } from '../../db/schema/purchases.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { orderGiftCard } from '../gift-cards/order.ts'
import { type CheckoutRequest, type CheckoutSession, PaymentError, shownCode } from '../../payments/payments.ts'
import type { Owned } from '../stories/policy.ts'
import { closeCheckoutQueue } from '../stories/queues.ts'
import { CHECKOUT_LEAST_MS, CHECKOUT_MS, isOrphaned, isPaid, OPEN_STATUSES, PAID_STATUSES } from './rules.ts'
import { lockPurchase, settleSession } from './settle.ts'
import { type Wanted, wantedGiftCard, wantedStory } from './wanted.ts'

/**
 * Begins the purchase of a story, or finds the one that this buyer has begun: asking twice gives one
 * checkout. The price is the one of now; whoever has a checkout open keeps its price. Whoever has a
 * voucher to pay is led to the page that says so: what is paid in cash, no provider can give back.
 *
 * @throws AppError conflict (bought, still being written, or the code of no use), invalid (the address), unavailable
 */
export async function beginPurchase(
  ctx: Ctx,
  story: Owned<StoryRow>,
  { email, code }: z.output<typeof purchaseSchema>,
): Promise<string> {
  const promotion = code === undefined ? null : await promotionOf(ctx, code)
  return begin(ctx, wantedStory(story, promotion), email)
}

async function promotionOf(ctx: Ctx, code: string): Promise<CheckoutRequest['promotion']> {
  try {
    const id = await ctx.deps.payments.findPromotion(code)
    if (id === null) throw new AppError('conflict', GIFT_CARD_MESSAGES.codeSpent)
    return { id, shown: shownCode(code) }
  } catch (error) {
    throw explain(ctx, error)
  }
}

/**
 * The same for a gift card. Ordered again before it is paid, it is the same card with its newer words.
 *
 * @throws AppError conflict (paid), invalid (the address), not_found, unavailable; EngineError refused
 */
export async function beginGiftCard(
  ctx: Ctx & { who: { userId: string } },
  order: z.output<typeof giftCardOrderSchema>,
): Promise<string> {
  const { card, token } = await orderGiftCard(ctx, order)
  return begin(ctx, wantedGiftCard(card, token), order.email)
}

async function begin(ctx: Ctx, wanted: Wanted, email: string): Promise<string> {
  const { purchase, others } = await reserve(ctx, wanted, email)
  const vouchers = await closeOthers(ctx, others, wanted)
  if (vouchers > 0) return begin(ctx, wanted, email)
  if (!purchase.checkoutUrl) return openCheckout(ctx, purchase, wanted)
  const status = await currentStatus(ctx, purchase, wanted)
  if (status === 'pending') return purchase.checkoutUrl
  if (status === 'awaiting') return ctx.deps.settings.BASE_URL + wanted.waitsAt(purchase)
  await ctx.db
    .update(purchases)
    .set({ status: 'expired' })
    .where(and(eq(purchases.id, purchase.id), inArray(purchases.status, [...OPEN_STATUSES])))
  return begin(ctx, wanted, email)
}

/** Finds or makes the row before the provider is called: its id makes the call idempotent. */
function reserve(ctx: Ctx, wanted: Wanted, email: string): Promise<{ purchase: PurchaseRow; others: PurchaseRow[] }> {
  return transact(ctx, async (ctx) => {
    const { isBought, ...held } = await wanted.hold(ctx)
    const rows = await ctx.db
      .select()
      .from(purchases)
      .where(and(wanted.itsPurchases, inArray(purchases.status, [...OPEN_STATUSES, ...PAID_STATUSES])))
      .orderBy(desc(purchases.createdAt))
    if (isBought || rows.some(isPaid)) throw new AppError('conflict', wanted.alreadyBought)

    const { PRICE_CENTS: amount, PRICE_CURRENCY: currency } = ctx.deps.settings
    const asked = { email, amount, currency, provider: ctx.deps.payments.id }
    const latest = ctx.now().getTime() + CHECKOUT_LEAST_MS
    const same =
      rows.find((row) => row.status === 'awaiting') ??
      rows.find(
        (row) =>
          row.email === asked.email &&
          row.amount === asked.amount &&
          row.currency === asked.currency &&
          row.provider === asked.provider &&
          row.promotionId === held.promotionId &&
          row.expiresAt.getTime() > latest,
      )
    const others = rows.filter((row) => row !== same)
    if (same) return { purchase: same, others }
    const expiresAt = new Date(ctx.now().getTime() + CHECKOUT_MS)
    const values = { ...asked, ...held, createdAt: ctx.now(), expiresAt }
    const [purchase] = await ctx.db.insert(purchases).values(values).returning()
    if (!purchase) throw new Error('the purchase was not stored')
    return { purchase, others }
  })
}

/**
 * A buyer has one checkout open at a time, so that nobody pays twice; who paid meanwhile has bought.
 * Gives how many cannot be closed, because a voucher of theirs is out.
 */
async function closeOthers(ctx: Ctx, others: PurchaseRow[], wanted: Wanted): Promise<number> {
  let vouchers = 0
  for (const { sessionId } of others) {
    if (!sessionId) continue
    try {
      await ctx.deps.payments.expireSession(sessionId)
      if ((await settleKnown(ctx, sessionId, wanted)) === 'awaiting') vouchers += 1
    } catch (error) {
      // It stays open until it expires; a second payment is noticed and refunded.
      if (!(error instanceof PaymentError)) throw error
      ctx.log.warn({ failure: error.failure, detail: error.message }, 'an older checkout could not be closed')
    }
  }
  return vouchers
}

/** The provider is asked, because its notice of the payment may have been lost. */
async function currentStatus(
  ctx: Ctx,
  { sessionId }: PurchaseRow,
  wanted: Wanted,
): Promise<PurchaseStatus | undefined> {
  if (!sessionId) return undefined
  try {
    return await settleKnown(ctx, sessionId, wanted)
  } catch (error) {
    throw explain(ctx, error)
  }
}

async function settleKnown(
  ctx: Ctx,
  sessionId: string,
  { alreadyBought }: Wanted,
): Promise<PurchaseStatus | undefined> {
  const state = await ctx.deps.payments.getSession(sessionId)
  const purchase = state && (await settleSession(ctx, state))
  if (purchase && isPaid(purchase)) {
    throw new AppError('conflict', alreadyBought)
  }
  return purchase?.status
}

async function openCheckout(ctx: Ctx, purchase: PurchaseRow, wanted: Wanted): Promise<string> {
  try {
    const session = await ctx.deps.payments.createSession(wanted.request(ctx.deps.settings.BASE_URL, purchase))
    await storeSession(ctx, purchase, session, wanted)
    return session.url
  } catch (error) {
    // The provider repeats its refusal under the same idempotency key, so a later attempt needs a new purchase.
    if (error instanceof PaymentError && error.failure !== 'unavailable') {
      await ctx.db.update(purchases).set({ status: 'failed' }).where(eq(purchases.id, purchase.id))
    }
    throw explain(ctx, error)
  }
}

/** What is bought may have been deleted while the provider was asked. */
async function storeSession(
  ctx: Ctx,
  { id: purchaseId }: PurchaseRow,
  session: CheckoutSession,
  wanted: Wanted,
): Promise<void> {
  const isGone = await transact(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, purchaseId)
    await ctx.db
      .update(purchases)
      .set({ sessionId: session.id, checkoutUrl: session.url, expiresAt: session.expiresAt })
      .where(eq(purchases.id, purchaseId))
    if (purchase && !isOrphaned(purchase)) return false
    await enqueue(ctx, closeCheckoutQueue, { purchaseId })
    return true
  })
  if (isGone) throw wanted.gone()
}

function explain(ctx: Ctx, error: unknown): unknown {
  if (!(error instanceof PaymentError)) return error
  ctx.log.error({ failure: error.failure, detail: error.message }, 'the payment provider refused a checkout')
  if (error.failure === 'email') return new AppError('invalid', MESSAGES.emailInvalid, { email: MESSAGES.emailInvalid })
  return new AppError('unavailable', MESSAGES.paymentFailed)
}
