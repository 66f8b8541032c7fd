import { eq } from 'drizzle-orm'
import { type Ctx, transact } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { PaymentError } from '../../payments/payments.ts'
import { lockPurchase, markRefunded } from './settle.ts'
import { tell } from './tell.ts'

type RefundOutcome =
  | { ok: true; purchase: PurchaseRow }
  | { ok: false; reason: 'unknown' | 'not_paid' | 'already_refunded' }

/**
 * Gives all the money back, marks the purchase and withdraws the clean book. The provider is asked
 * first and by a key of the purchase, so that a crash in between is mended by doing it again.
 * `byHand` only notes what was given back another way: no provider returns the cash of a voucher.
 *
 * @throws PaymentError
 */
export async function refundPurchase(
  ctx: Ctx,
  purchaseId: string,
  { byHand = false }: { byHand?: boolean } = {},
): Promise<RefundOutcome> {
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId))
  if (!purchase) return { ok: false, reason: 'unknown' }
  if (purchase.status === 'refunded') return { ok: false, reason: 'already_refunded' }
  if (purchase.paidAt === null) return { ok: false, reason: 'not_paid' }
  // A code may have made it free: then there is nothing to give back but the book.
  if (purchase.paymentId && !byHand) await ctx.deps.payments.refund(purchase.paymentId, `refund-${purchase.id}`)
  const refunded = await markRefunded(ctx, purchase.id)
  if (byHand) ctx.log.warn({ purchaseId }, 'a purchase was noted as given back by hand')
  return refunded ? { ok: true, purchase: refunded } : { ok: false, reason: 'unknown' }
}

/** What was paid twice, or can never be delivered, goes back by itself, and buyer and operator are told. */
export async function refundByItself(ctx: Ctx, purchaseId: string): Promise<void> {
  try {
    await refundPurchase(ctx, purchaseId)
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure === 'unavailable') throw error
    await leaveRefundToPerson(ctx, purchaseId, `The provider refuses to give it back (${error.message})`)
    return
  }
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId))
  // A code may have made it free.
  if (purchase?.status === 'refunded' && purchase.paidAmount) await tell(ctx, purchase, 'returned')
}

/** For money that no provider gives back, or that none could be asked about. */
export async function leaveRefundToPerson(ctx: Ctx, purchaseId: string, why: string): Promise<void> {
  const problem = `${why}: do it by hand`
  ctx.log.error({ purchaseId, problem }, 'a payment cannot be given back')
  await transact(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, purchaseId)
    if (purchase?.status !== 'flagged') return
    await ctx.db.update(purchases).set({ problem }).where(eq(purchases.id, purchaseId))
    await tell(ctx, purchase, 'return_refused')
  })
}
