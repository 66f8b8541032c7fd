import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { PaymentError } from '../../payments/payments.ts'
import { markRefunded } from './settle.ts'

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

/** What was paid twice goes back by itself; where the provider refuses that, a person must. */
export async function refundSecondPayment(ctx: Ctx, purchaseId: string): Promise<void> {
  try {
    await refundPurchase(ctx, purchaseId)
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure === 'unavailable') throw error
    const problem = `Paid twice for one story, and the provider refuses to give it back (${error.message}): do it by hand`
    ctx.log.error({ purchaseId, problem }, 'a second payment cannot be given back')
    await ctx.db.update(purchases).set({ problem }).where(eq(purchases.id, purchaseId))
  }
}
