import { and, eq } from 'drizzle-orm'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { paragraphs, pictures, type PictureRow, stories, type StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { askForPicture, type PictureWish } from './pictures.ts'
import { COVER } from './rules.ts'

/**
 * Asks for another picture in the place of one that is there, drawn in the same style and from the same photos unless
 * the wish says otherwise. The one that is there stays, and can be chosen again.
 *
 * @throws AppError conflict, where there is no picture yet; too_many, where the story's redraws are spent
 */
export function requestRedraw(
  ctx: Ctx,
  { id }: Owned<StoryRow>,
  subject: number,
  wish: PictureWish & { redo: string },
): Promise<PictureRow> {
  return transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, id)
    if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
    const shown = await pictureInUse(ctx, story.id, subject)
    if (!shown) throw new AppError('conflict', MESSAGES.pictureNotDrawn)
    const { style, senderPhotoId, recipientPhotoId } = shown
    return askForPicture(ctx, story, subject, {
      ...wish,
      style: wish.style ?? style,
      senderPhotoId: wish.senderPhotoId ?? senderPhotoId,
      recipientPhotoId: wish.recipientPhotoId ?? recipientPhotoId,
    })
  })
}

async function pictureInUse(ctx: Ctx, storyId: number, subject: number): Promise<PictureRow | undefined> {
  const [place] =
    subject === COVER
      ? await ctx.db.select({ id: stories.coverPictureId }).from(stories).where(eq(stories.id, storyId))
      : await ctx.db
          .select({ id: paragraphs.pictureId })
          .from(paragraphs)
          .where(and(eq(paragraphs.storyId, storyId), eq(paragraphs.paragraphNumber, subject)))
  if (!place?.id) return undefined
  const [picture] = await ctx.db.select().from(pictures).where(eq(pictures.id, place.id))
  return picture
}
