import { and, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { Delivery } from '../../../contract/purchases.ts'
import type { Ctx } from '../../context.ts'
import { purchases } from '../../db/schema/purchases.ts'
import type { StoryRow } from '../../db/schema/stories.ts'
import { giftPathOf } from '../gifts/reads.ts'
import type { Readable } from '../stories/policy.ts'
import { deliveryState, isPaid, toldEmail } from './rules.ts'

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
