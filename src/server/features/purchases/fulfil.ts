import { and, eq, isNull } from 'drizzle-orm'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import { illustrateStory } from '../generation/writes.ts'
import { bookFile } from '../stories/book.ts'
import { storyForWork } from '../stories/policy.ts'
import { settleDeleted } from './close.ts'
import { deliverQueue } from './queues.ts'
import { flagPurchase } from './settle.ts'

/**
 * Makes what was bought: the book, and queues its e-mail. For a story that is not complete its missing pictures are asked
 * for, and nothing is waited for: its end brings the rest (`ended.ts`). Every step finds what an earlier, interrupted run
 * has made.
 */
export async function fulfilPurchase(ctx: Ctx, purchaseId: string, signal: AbortSignal): Promise<void> {
  const purchase = await findPaid(ctx, purchaseId)
  if (!purchase || purchase.giftCardId !== null) return
  const story = purchase.storyId === null ? null : await storyForWork(ctx, purchase.storyId)
  if (!story) return settleDeleted(ctx, purchaseId)
  if (story.status !== 'complete') return illustrateStory(ctx, story)
  await bookFile(ctx, story, 'digital', signal)
  signal.throwIfAborted()
  await transact(ctx, async (ctx) => {
    const [printed] = await ctx.db
      .update(purchases)
      .set({ printedAt: ctx.now() })
      .where(and(eq(purchases.id, purchaseId), eq(purchases.status, 'paid'), isNull(purchases.mailedAt)))
      .returning()
    if (printed) await enqueue(ctx, deliverQueue, { purchaseId, round: printed.mailRound })
  })
}

/** After the last attempt: the buyer is told, the operator too, and the money can go back. */
export async function giveUpFulfilling(ctx: Ctx, purchaseId: string): Promise<void> {
  const purchase = await findPaid(ctx, purchaseId)
  if (!purchase) return
  const story = purchase.storyId === null ? null : await storyForWork(ctx, purchase.storyId)
  const reason = story?.failure ? `: ${story.failure}` : ''
  await flagPurchase(ctx, purchase, `The book could not be made${reason}`)
}

async function findPaid(ctx: Ctx, id: string): Promise<PurchaseRow | undefined> {
  const [purchase] = await ctx.db
    .select()
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.status, 'paid')))
  return purchase
}
