import { and, eq, sql } from 'drizzle-orm'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { lockStory } from '../stories/lock.ts'
import { storyForWork } from '../stories/policy.ts'
import { fulfilPurchase, giveUpFulfilling } from './fulfil.ts'
import { fulfilQueue } from './queues.ts'

/** Pauses of 2, 4, 8 … seconds: an engine that is away for some minutes costs nobody their book. */
const MOST_FAILURES = 8

/** What follows from the end of a bought story: its book; or another attempt after a pause, at last the operator. */
export async function followEnd(ctx: Ctx, storyId: number, signal: AbortSignal): Promise<void> {
  const story = await storyForWork(ctx, storyId)
  if (story?.status === 'failed') return tryAgainLater(ctx, storyId)
  if (story?.status !== 'complete') return
  for (const { id } of await paidFor(ctx, storyId)) await fulfilPurchase(ctx, id, signal)
}

/** The purchases of a story that are paid and not delivered. */
export function paidFor(ctx: Ctx, storyId: number): Promise<PurchaseRow[]> {
  return ctx.db.select().from(purchases).where(isPaidFor(storyId))
}

function tryAgainLater(ctx: Ctx, storyId: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, storyId)
    // Somebody has asked for it again meanwhile.
    if (story?.status !== 'failed') return
    const failed = await ctx.db
      .update(purchases)
      .set({ failures: sql`${purchases.failures} + 1` })
      .where(isPaidFor(storyId))
      .returning()
    for (const { id: purchaseId, failures: attempt } of failed) {
      if (attempt > MOST_FAILURES) await giveUpFulfilling(ctx, purchaseId)
      else await enqueue(ctx, fulfilQueue, { purchaseId, attempt }, { delaySeconds: 2 ** attempt })
    }
  })
}

function isPaidFor(storyId: number) {
  return and(eq(purchases.storyId, storyId), eq(purchases.status, 'paid'))
}
