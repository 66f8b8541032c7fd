import { and, count, desc, eq, gte, inArray, isNotNull, like, lt, or, sql, sum } from 'drizzle-orm'
import type { Money } from '../../../contract/money.ts'
import type { Ctx } from '../../context.ts'
import { DAY_MS } from '../../day.ts'
import {
  type PaymentEventRow,
  paymentEvents,
  purchases,
  type PurchaseRow,
  type PurchaseStatus,
} from '../../db/schema/purchases.ts'
import { stories } from '../../db/schema/stories.ts'
import { LATE_MS, PAID_STATUSES } from './rules.ts'

/** Newest first. */
export function listPurchases(
  ctx: Ctx,
  { status, limit }: { status?: PurchaseStatus | undefined; limit: number },
): Promise<PurchaseRow[]> {
  return ctx.db
    .select()
    .from(purchases)
    .where(status && eq(purchases.status, status))
    .orderBy(desc(purchases.createdAt))
    .limit(limit)
}

/** Paid and not delivered for too long, or with something amiss: what waits for the operator. */
export function listStuck(ctx: Ctx): Promise<PurchaseRow[]> {
  const late = new Date(ctx.now().getTime() - LATE_MS)
  return ctx.db
    .select()
    .from(purchases)
    .where(
      or(
        eq(purchases.status, 'flagged'),
        isNotNull(purchases.problem),
        and(eq(purchases.status, 'paid'), lt(purchases.paidAt, late)),
      ),
    )
    .orderBy(desc(purchases.createdAt))
}

export type PurchaseReport = {
  purchase: PurchaseRow
  story: { title: string | null; status: string; failure: string | null } | null
  notices: PaymentEventRow[]
}

/** By its id, the first characters of it as receipts show them, or the provider's session or payment. */
export async function findPurchases(ctx: Ctx, reference: string): Promise<PurchaseRow[]> {
  const wanted = reference.trim()
  const prefix = /^[0-9a-f-]{6,36}$/i.test(wanted)
  return ctx.db
    .select()
    .from(purchases)
    .where(
      or(
        eq(purchases.sessionId, wanted),
        eq(purchases.paymentId, wanted),
        prefix ? like(sql`${purchases.id}::text`, `${wanted.toLowerCase()}%`) : undefined,
      ),
    )
    .limit(5)
}

export async function reportPurchase(ctx: Ctx, purchase: PurchaseRow): Promise<PurchaseReport> {
  const [story] = await ctx.db
    .select({ title: stories.storyTitle, status: stories.status, failure: stories.failure })
    .from(stories)
    .where(eq(stories.id, purchase.storyId ?? 0))
  const notices = await ctx.db
    .select()
    .from(paymentEvents)
    .where(
      or(eq(paymentEvents.sessionId, purchase.sessionId ?? ''), eq(paymentEvents.paymentId, purchase.paymentId ?? '')),
    )
    .orderBy(paymentEvents.receivedAt)
  return { purchase, story: story ?? null, notices }
}

export type Stats = {
  since: string
  purchases: Partial<Record<PurchaseStatus, number>>
  /** What came in and stayed, and what went back. */
  revenue: Money[]
  refunded: Money[]
  storiesMade: number
}

/** The last day, week and month, and everything. */
export function reportStats(ctx: Ctx): Promise<Stats[]> {
  const now = ctx.now().getTime()
  const periods = [
    ['24 hours', new Date(now - DAY_MS)],
    ['7 days', new Date(now - 7 * DAY_MS)],
    ['30 days', new Date(now - 30 * DAY_MS)],
    ['always', new Date(0)],
  ] as const
  return Promise.all(periods.map(([since, from]) => statsOf(ctx, since, from)))
}

async function statsOf(ctx: Ctx, since: string, from: Date): Promise<Stats> {
  const byStatus = await ctx.db
    .select({ status: purchases.status, number: count() })
    .from(purchases)
    .where(gte(purchases.createdAt, from))
    .groupBy(purchases.status)
  return {
    since,
    purchases: Object.fromEntries(byStatus.map(({ status, number }) => [status, number])),
    revenue: await moneyOf(ctx, PAID_STATUSES, from),
    refunded: await moneyOf(ctx, ['refunded'], from),
    storiesMade: await ctx.db.$count(stories, gte(stories.createdAt, from)),
  }
}

async function moneyOf(ctx: Ctx, statuses: readonly PurchaseStatus[], from: Date): Promise<Money[]> {
  const rows = await ctx.db
    .select({ amount: sum(purchases.paidAmount).mapWith(Number), currency: purchases.currency })
    .from(purchases)
    .where(and(inArray(purchases.status, [...statuses]), gte(purchases.paidAt, from)))
    .groupBy(purchases.currency)
  return rows.map(({ amount, currency }) => ({ amount: amount ?? 0, currency }))
}
