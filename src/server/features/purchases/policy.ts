import { eq } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Ctx } from '../../context.ts'
import { purchases } from '../../db/schema/purchases.ts'
import { pictures, type PictureRow, stories } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import type { Readable } from '../stories/policy.ts'

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
