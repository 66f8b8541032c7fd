import { and, eq, isNull } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { type PaymentEventRow, paymentEvents, purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { AppError } from '../../errors.ts'
import { noticeQueue } from './queues.ts'
import { markRefunded, noteDispute, noteFailedRefund, settleSession } from './settle.ts'

/**
 * Takes a provider's notice: proven, stored, its work queued, all in one transaction. One that comes
 * again changes nothing, but wakes its work if that is not done.
 *
 * @throws AppError invalid, where the signature does not hold
 */
export async function receiveNotice(ctx: Ctx, rawBody: Uint8Array, signature: string): Promise<void> {
  const event = await ctx.deps.payments.parseWebhook(rawBody, signature)
  if (!event) throw new AppError('invalid', MESSAGES.invalidRequest)
  if (event.type === 'ignored') return
  await transact(ctx, async (ctx) => {
    await ctx.db.insert(paymentEvents).values(event).onConflictDoNothing()
    const waiting = and(eq(paymentEvents.id, event.id), isNull(paymentEvents.processedAt))
    if ((await ctx.db.$count(paymentEvents, waiting)) > 0) await enqueue(ctx, noticeQueue, { eventId: event.id })
  })
}

/** Asks the provider for the current state, because notices may be late, repeated or out of order. */
export async function workOnNotice(ctx: Ctx, eventId: string): Promise<void> {
  const [event] = await ctx.db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId))
  if (!event || event.processedAt) return
  if (event.sessionId !== null) await workOnSession(ctx, event.sessionId)
  if (event.paymentId !== null) await workOnPayment(ctx, event.type, event.paymentId)
  await ctx.db.update(paymentEvents).set({ processedAt: ctx.now() }).where(eq(paymentEvents.id, eventId))
}

async function workOnSession(ctx: Ctx, sessionId: string): Promise<void> {
  const state = await ctx.deps.payments.getSession(sessionId)
  if (state) await settleSession(ctx, state)
}

/** A payment that is not stored yet arrives with its session's notice, which then reads the refund or dispute too. */
async function workOnPayment(ctx: Ctx, type: PaymentEventRow['type'], paymentId: string): Promise<void> {
  const [purchase] = await ctx.db.select().from(purchases).where(eq(purchases.paymentId, paymentId))
  if (!purchase) return
  const { id } = purchase
  if (type !== 'refunded' && type !== 'refund_failed') return noteDispute(ctx, id)
  // Once a refund has failed, either notice may be the older one.
  const failed = and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.type, 'refund_failed'))
  if ((await ctx.db.$count(paymentEvents, failed)) === 0 || (await isBack(ctx, purchase))) await markRefunded(ctx, id)
  else await noteFailedRefund(ctx, id)
}

async function isBack(ctx: Ctx, { sessionId }: PurchaseRow): Promise<boolean> {
  const state = sessionId === null ? null : await ctx.deps.payments.getSession(sessionId)
  return state?.refunded === true
}
