import { and, asc, eq, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { type Ctx, enqueue } from '../../context.ts'
import { paymentEvents, purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { giftCards } from '../../db/schema/gift-cards.ts'
import { stories } from '../../db/schema/stories.ts'
import { hasLiveJob } from '../../jobs/live.ts'
import { promotionQueue } from '../gift-cards/queues.ts'
import { tellProvider } from '../gift-cards/writes.ts'
import { endedQueue } from '../stories/queues.ts'
import { deliverQueue, fulfilQueue, noticeQueue } from './queues.ts'
import { PaymentError, type SessionState } from '../../payments/payments.ts'
import { OPEN_STATUSES } from './rules.ts'
import { settleSession } from './settle.ts'

const BATCH = 100
const MINUTE_MS = 60_000
/** Untouched for this long, a purchase's notice or job was lost. */
const PATIENCE_MS = 2 * MINUTE_MS
const STALLED_MS = 10 * MINUTE_MS
const DAYS_WATCHED = 90

/** Makes up for lost notices and jobs, first where no provider is needed. */
export async function reconcile(ctx: Ctx, signal: AbortSignal): Promise<void> {
  await closeNeverOpened(ctx)
  await requeueNotices(ctx)
  await requeueWork(ctx)
  for (const purchase of await purchasesToAsk(ctx)) {
    signal.throwIfAborted()
    await askAgain(ctx, purchase)
  }
}

/** The buyer never got the address of the checkout. */
async function closeNeverOpened(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(purchases)
    .set({ status: 'expired' })
    .where(and(eq(purchases.status, 'pending'), isNull(purchases.sessionId), lt(purchases.expiresAt, ctx.now())))
}

/** The pauses between two questions grow with a purchase's age: a few dozen in all. */
async function purchasesToAsk(ctx: Ctx): Promise<PurchaseRow[]> {
  const now = ctx.now().toISOString()
  const lastAsked = sql`coalesce(${purchases.checkedAt}, ${purchases.createdAt})`
  const pause = sql`greatest(${seconds(PATIENCE_MS)}, (${lastAsked} - ${purchases.createdAt}) / 4)`
  return ctx.db
    .select()
    .from(purchases)
    .where(
      and(
        inArray(purchases.status, [...OPEN_STATUSES, 'failed', 'paid', 'delivered']),
        eq(purchases.provider, ctx.deps.payments.id),
        isNotNull(purchases.sessionId),
        sql`${purchases.createdAt} > ${now}::timestamptz - ${seconds(DAYS_WATCHED * 24 * 60 * MINUTE_MS)}`,
        // Implied by the line above; written so that the index is used.
        sql`${lastAsked} > ${now}::timestamptz - ${seconds(DAYS_WATCHED * 24 * 60 * MINUTE_MS)}`,
        sql`${lastAsked} + ${pause} < ${now}::timestamptz`,
      ),
    )
    .orderBy(asc(lastAsked))
    .limit(BATCH)
}

function seconds(milliseconds: number) {
  return sql`make_interval(secs => ${milliseconds / 1_000})`
}

/** A purchase that cannot be asked about waits for the next time: the others are not made to wait for it. */
async function askAgain(ctx: Ctx, { id, sessionId, status }: PurchaseRow): Promise<void> {
  const state = sessionId === null ? null : await ask(ctx, id, sessionId)
  const settled = state && (await settleSession(ctx, state))
  if (settled && settled.status !== status) {
    ctx.log.warn({ purchaseId: id, from: status, to: settled.status }, 'a purchase was healed: its notice was lost')
  }
  await ctx.db.update(purchases).set({ checkedAt: ctx.now() }).where(eq(purchases.id, id))
}

async function ask(ctx: Ctx, purchaseId: string, sessionId: string): Promise<SessionState | null> {
  try {
    return await ctx.deps.payments.getSession(sessionId)
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure === 'unavailable') throw error
    ctx.log.error({ purchaseId, detail: error.message }, 'the provider refuses to tell of a purchase')
    return null
  }
}

async function requeueNotices(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - STALLED_MS)
  const events = await ctx.db
    .select({ eventId: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        isNull(paymentEvents.processedAt),
        lt(paymentEvents.receivedAt, before),
        not(hasLiveJob(noticeQueue, sql`${paymentEvents.id}`)),
      ),
    )
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(BATCH)
  for (const event of events) await enqueue(ctx, noticeQueue, event)
}

/**
 * Paid and not delivered, while nobody works on it: no job waits or runs, and the story is not being made (its end will be
 * told). Where the story is gone, nothing is waited for.
 */
async function requeueWork(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - STALLED_MS)
  const { id, mailRound, failures, printedAt, giftCardId } = purchases
  const mailing = hasLiveJob(deliverQueue, sql`${id} || '-' || ${mailRound}`)
  const making = sql`(coalesce(${stories.status}, '') in ('writing', 'illustrating')
    or ${hasLiveJob(fulfilQueue, sql`${id}::text`)} or ${hasLiveJob(fulfilQueue, sql`${id} || '-' || ${failures}`)}
    or ${hasLiveJob(endedQueue, sql`${stories.id} || '-' || ${stories.lastSeq}`)}
    or ${hasLiveJob(promotionQueue, sql`${giftCards.id} || '-' || ${giftCards.promotionRound}`)})`
  const stalled = await ctx.db
    .select({ id, printedAt, mailRound, giftCardId })
    .from(purchases)
    .leftJoin(stories, eq(stories.id, purchases.storyId))
    .leftJoin(giftCards, eq(giftCards.id, giftCardId))
    .where(
      and(
        eq(purchases.status, 'paid'),
        isNull(purchases.mailProblem),
        or(lt(purchases.paidAt, before), and(isNull(purchases.storyId), isNull(giftCardId))),
        sql`case when ${printedAt} is null then not ${making} else not ${mailing} end`,
      ),
    )
    .orderBy(asc(purchases.paidAt))
    .limit(BATCH)
  for (const { id: purchaseId, printedAt, mailRound: round, giftCardId } of stalled) {
    if (printedAt) await enqueue(ctx, deliverQueue, { purchaseId, round })
    else if (giftCardId) await tellProvider(ctx, giftCardId)
    else await enqueue(ctx, fulfilQueue, { purchaseId })
  }
}
