import { and, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { Delivery } from '../../../contract/purchases.ts'
import type { Ctx } from '../../context.ts'
import { purchases } from '../../db/schema/purchases.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { giftPathOf } from '../gifts/reads.ts'
import type { Readable } from '../stories/policy.ts'
import { deliveryPath, deliveryState, isPaid, PAID_STATUSES, toldEmail } from './rules.ts'

/** How far the delivery of a story is, by the purchase that counts: one that holds before one that was given back. */
export async function getDelivery(ctx: Ctx, story: Readable<StoryRow>): Promise<Omit<Delivery, 'cover' | 'own'>> {
  const [purchase] = await ctx.db
    .select()
    .from(purchases)
    .where(and(eq(purchases.storyId, story.id), or(isNotNull(purchases.paidAt), eq(purchases.status, 'awaiting'))))
    .orderBy(
      desc(inArray(purchases.status, ['paid', 'delivered'])),
      desc(ne(purchases.status, 'refunded')),
      desc(ne(purchases.status, 'flagged')),
      desc(purchases.paidAt),
    )
    .limit(1)
  if (!purchase) return { state: 'not_bought', email: null, sharePath: null }
  const sharePath = isPaid(purchase) ? await giftPathOf(ctx, story) : null
  return { state: deliveryState(purchase), email: toldEmail(ctx, purchase), sharePath }
}

/** Where whoever bought a story is written to, and the path that opens it there; null where no purchase holds. */
export async function buyerOf(ctx: Ctx, storyId: number): Promise<{ email: string; path: string } | null> {
  const [purchase] = await ctx.db
    .select({ email: purchases.email, sessionId: purchases.sessionId })
    .from(purchases)
    .where(and(eq(purchases.storyId, storyId), inArray(purchases.status, PAID_STATUSES)))
    .orderBy(desc(purchases.paidAt))
    .limit(1)
  return purchase ? { email: purchase.email, path: deliveryPath(storyId, purchase.sessionId ?? '') } : null
}
