import { and, eq, isNull } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { purchases, type PurchaseRow } from '../../db/schema/purchases.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { Postponed } from '../../jobs/job.ts'
import { waitOf } from '../generation/failures.ts'
import { illustrateStory } from '../generation/writes.ts'
import { bookFile } from '../stories/book.ts'
import { type Owned, storyForWork } from '../stories/policy.ts'
import { deliverQueue } from './queues.ts'
import { flagPurchase } from './settle.ts'

/** How long one run waits for pictures, before the next run asks for them again. */
const PICTURES_MS = 10 * 60_000
const LOOK_AGAIN_MS = 500
const LOOKS_PER_WISH = 20

/**
 * Makes what was bought: the missing pictures, then the book; then the e-mail is queued. Every step
 * finds what an earlier, interrupted run has made.
 */
export async function fulfilPurchase(ctx: Ctx, purchaseId: string, signal: AbortSignal): Promise<void> {
  const purchase = await findPaid(ctx, purchaseId)
  if (!purchase) return
  const story = purchase.storyId === null ? null : await storyForWork(ctx, purchase.storyId)
  if (!story) {
    await flagPurchase(ctx, purchase, 'The story was deleted before it was delivered')
    return
  }
  const complete = story.status === 'complete' ? story : await completeStory(ctx, story, signal)
  await bookFile(ctx, complete, 'digital')
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

/** Asks for every picture that is missing, now and again, and waits until all are there. */
async function completeStory(ctx: Ctx, asked: Owned<StoryRow>, signal: AbortSignal): Promise<Owned<StoryRow>> {
  for (let looks = 0; looks * LOOK_AGAIN_MS < PICTURES_MS; looks++) {
    signal.throwIfAborted()
    // A request made while a failed attempt is ending finds its job still queued, so it is repeated.
    if (looks % LOOKS_PER_WISH === 0) await illustrateStory(ctx, asked)
    const story = await storyForWork(ctx, asked.id)
    if (!story) throw new Error('the story is gone')
    if (story.status === 'complete') return story
    // A provider said when to retry: the delivery is postponed until then instead of failing.
    const waitMs = waitOf(ctx, story)
    if (waitMs > 0) throw new Postponed(waitMs)
    if (story.status === 'failed') throw new Error('the illustrations could not be drawn')
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }
  throw new Error('the illustrations are not ready yet')
}
