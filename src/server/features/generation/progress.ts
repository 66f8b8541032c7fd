import { and, eq, inArray, sql } from 'drizzle-orm'
import { CHAPTERS } from '../../../contract/constants.ts'
import type { Ctx } from '../../context.ts'
import { paragraphs, stories } from '../../db/schema/stories.ts'
import type { LockedStory } from '../stories/lock.ts'
import type { presentPart } from '../stories/present.ts'
import { appendEnd, appendEvent, forgetTellings } from './events.ts'
import { PICTURES, progressMessage, progressOf } from './rules.ts'

/** Ends a story once its last piece is there, whichever that was. */
export async function finishIfComplete(ctx: Ctx, { id: storyId }: LockedStory): Promise<void> {
  const { cover, missing } = await missingPictures(ctx, storyId)
  if (cover || missing.length > 0 || (await countChapters(ctx, storyId)) < CHAPTERS) return
  const [done] = await ctx.db
    .update(stories)
    .set({ status: 'complete', failure: null, refused: false, progress: 100 })
    .where(and(eq(stories.id, storyId), inArray(stories.status, ['illustrating', 'written', 'failed'])))
    .returning({ id: stories.id })
  if (!done) return
  await appendEvent(ctx, storyId, { type: 'progress', progress: 100, message: '¡Tu cuento está listo!' })
  await appendEnd(ctx, storyId, { type: 'complete', storyId })
}

/** Progress never goes back, whatever is drawn again. */
export async function announceProgress(ctx: Ctx, { id: storyId }: LockedStory): Promise<void> {
  const chapters = await countChapters(ctx, storyId)
  const { cover, missing } = await missingPictures(ctx, storyId)
  const drawn = chapters - missing.length + (cover ? 0 : 1)
  const [story] = await ctx.db
    .update(stories)
    .set({ progress: sql`greatest(${stories.progress}, ${progressOf(chapters, Math.min(drawn, PICTURES))})` })
    .where(eq(stories.id, storyId))
    .returning({ progress: stories.progress })
  if (!story || story.progress >= 100) return
  await appendEvent(ctx, storyId, {
    type: 'progress',
    progress: story.progress,
    message: progressMessage(chapters, drawn),
  })
}

/**
 * A chapter as it now stands. Once the story has been told, it takes the place of the one told before, in the log too,
 * which so stays as short however often the story is changed. A complete story ends anew behind it, so that whoever reads
 * the log from its beginning reads all of it.
 */
export async function announcePart(ctx: Ctx, story: LockedStory, part: ReturnType<typeof presentPart>): Promise<void> {
  const isTold = story.status === 'complete' || story.status === 'written'
  if (isTold) await forgetTellings(ctx, story.id, part.paragraphNumber)
  await appendEvent(ctx, story.id, {
    type: 'story_part',
    storyId: story.id,
    ...(story.storyTitle && { storyTitle: story.storyTitle }),
    part,
  })
  if (story.status === 'complete') await appendEvent(ctx, story.id, { type: 'complete', storyId: story.id })
}

export async function countChapters(ctx: Ctx, storyId: number): Promise<number> {
  return ctx.db.$count(paragraphs, eq(paragraphs.storyId, storyId))
}

export async function missingPictures(ctx: Ctx, storyId: number): Promise<{ cover: boolean; missing: number[] }> {
  const [story] = await ctx.db.select({ cover: stories.coverPictureId }).from(stories).where(eq(stories.id, storyId))
  const rows = await ctx.db.select().from(paragraphs).where(eq(paragraphs.storyId, storyId))
  return {
    cover: story?.cover === null,
    missing: rows.filter((row) => row.pictureId === null).map((row) => row.paragraphNumber),
  }
}
