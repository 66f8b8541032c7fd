import { eq } from 'drizzle-orm'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { PaymentError } from '../../payments/payments.ts'
import { refundQueue } from './queues.ts'
import { isOrphaned } from './rules.ts'
import { flagPurchase, lockPurchase, settleSession } from './settle.ts'

/**
 * Closes the checkout of a story that was deleted; what was paid meanwhile is found out and goes back. A checkout whose
 * session is not known yet is closed by whoever stores the session.
 *
 * @throws PaymentError unavailable: try again
 */
export async function closeCheckout(ctx: Ctx, purchaseId: string): Promise<void> {
  const { payments } = ctx.deps
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.id, purchaseId))
  if (purchase?.status === 'paid') return settleDeleted(ctx, purchaseId)
  if (!purchase?.sessionId || purchase.status !== 'pending' || purchase.provider !== payments.id) return
  try {
    await payments.expireSession(purchase.sessionId)
    const state = await payments.getSession(purchase.sessionId)
    if (state) await settleSession(ctx, state)
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure === 'unavailable') throw error
    // It ends by itself within a day, and money that still comes goes back.
    ctx.log.error({ purchaseId, detail: error.message }, 'the checkout of a deleted story cannot be closed')
  }
}

/**
 * A paid story that is gone before its e-mail. Whoever had the book on its page may have taken it: whether money goes
 * back then, a person decides.
 */
export function settleDeleted(ctx: Ctx, purchaseId: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const purchase = await lockPurchase(ctx, purchaseId)
    if (purchase?.status !== 'paid' || !isOrphaned(purchase)) return
    const when = purchase.printedAt ? 'after its book was ready and before its e-mail' : 'before it was delivered'
    if (!purchase.printedAt) await enqueue(ctx, refundQueue, { purchaseId })
    await flagPurchase(ctx, purchase, `The story was deleted ${when}`)
  })
}
