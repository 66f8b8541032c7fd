import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { markRefunded } from './settle.ts'

export type RefundOutcome =
  | { ok: true; purchase: PurchaseRow }
  | { ok: false; reason: 'unknown' | 'not_paid' | 'already_refunded' }

/**
 * Gives all the money back, marks the purchase and withdraws the clean book. The provider is asked
 * first and by a key of the purchase, so that a crash in between is mended by doing it again.
 *
 * @throws PaymentError
 */
export async function refundPurchase(ctx: Ctx, purchaseId: string): Promise<RefundOutcome> {
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId))
  if (!purchase) return { ok: false, reason: 'unknown' }
  if (purchase.status === 'refunded') return { ok: false, reason: 'already_refunded' }
  if (purchase.paidAt === null) return { ok: false, reason: 'not_paid' }
  // A code may have made it free: then there is nothing to give back but the book.
  if (purchase.paymentId) await ctx.deps.payments.refund(purchase.paymentId, `refund-${purchase.id}`)
  const refunded = await markRefunded(ctx, purchase.id)
  return refunded ? { ok: true, purchase: refunded } : { ok: false, reason: 'unknown' }
}
