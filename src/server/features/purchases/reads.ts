import { and, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { z } from 'zod'
import { MESSAGES } from '../../../contract/messages.ts'
import type { deliverySchema } from '../../../contract/purchases.ts'
import type { Ctx } from '../../context.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { pictures, stories, type PictureRow, type StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import type { Readable } from '../stories/policy.ts'
import { deliveryPath, deliveryState, isPaid } from './rules.ts'

/** How far the delivery of a story is, by the purchase that counts: one that holds before one that was given back. */
export async function getDelivery(ctx: Ctx, story: Readable<StoryRow>): Promise<z.output<typeof deliverySchema>> {
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
  const sharePath = isPaid(purchase) && purchase.sessionId ? deliveryPath(story.id, purchase.sessionId) : null
  return { state: deliveryState(purchase), email: purchase.email, sharePath }
}

/**
 * The cover of a story whose checkout is open, for the provider's page. The purchase's id is what
 * nobody can guess.
 *
 * @throws AppError not_found
 */
export async function checkoutCover(ctx: Ctx, purchaseId: string): Promise<Readable<PictureRow>> {
  const [row] = await ctx.db
    .select({ picture: pictures, status: purchases.status, expiresAt: purchases.expiresAt })
    .from(purchases)
    .innerJoin(stories, eq(stories.id, purchases.storyId))
    .innerJoin(pictures, eq(pictures.id, stories.coverPictureId))
    .where(eq(purchases.id, purchaseId))
  if (row?.status !== 'pending' || row.expiresAt <= ctx.now()) throw new AppError('not_found', MESSAGES.pictureNotFound)
  return row.picture as Readable<PictureRow>
}
