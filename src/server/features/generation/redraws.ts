import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { MAX_REDRAWS } from '../../../contract/constants.ts'
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
    if ((await redrawsLeft(ctx, story.id, wish.redo)) === 0) throw new AppError('too_many', MESSAGES.redrawsSpent)
    const { style, senderPhotoId, recipientPhotoId } = shown
    return askForPicture(ctx, story, subject, {
      ...wish,
      style: wish.style ?? style,
      senderPhotoId: wish.senderPhotoId ?? senderPhotoId,
      recipientPhotoId: wish.recipientPhotoId ?? recipientPhotoId,
    })
  })
}

/** How many pictures may still be drawn anew, this very wish not counted; what failed cost nothing. */
export async function redrawsLeft(ctx: Ctx, storyId: number, redo?: string): Promise<number> {
  const asked = await ctx.db.$count(
    pictures,
    and(
      eq(pictures.storyId, storyId),
      isNotNull(pictures.redo),
      ne(pictures.status, 'failed'),
      redo === undefined ? undefined : ne(pictures.redo, redo),
    ),
  )
  return Math.max(0, MAX_REDRAWS - asked)
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
