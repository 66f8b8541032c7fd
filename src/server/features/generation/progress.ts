import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { CHAPTERS } from '../../../contract/constants.ts'
import type { StoryEvent } from '../../../contract/events.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { paragraphs, pictures, stories } from '../../db/schema/stories.ts'
import type { LockedStory } from '../stories/lock.ts'
import type { presentPart } from '../stories/present.ts'
import { appendEnd, appendEvent, forgetTellings } from './events.ts'
import { COVER, type Failure, PICTURES, progressMessage, progressOf } from './rules.ts'

/**
 * Ends a story once its last piece is there, or once none of those that it lacks is being drawn any more: what the others
 * bring until then is told before the end.
 */
export async function endIfOver(ctx: Ctx, { id: storyId }: LockedStory): Promise<void> {
  const { cover, missing } = await missingPictures(ctx, storyId)
  const lacking = cover ? [COVER, ...missing] : missing
  if (lacking.length > 0) return failIfGivenUp(ctx, storyId, lacking)
  if ((await countChapters(ctx, storyId)) < CHAPTERS) return
  const [done] = await ctx.db
    .update(stories)
    .set({ status: 'complete', failure: null, refused: false, progress: 100 })
    .where(and(eq(stories.id, storyId), inArray(stories.status, ['illustrating', 'written', 'failed'])))
    .returning({ id: stories.id })
  if (!done) return
  await appendEvent(ctx, storyId, { type: 'progress', progress: 100, message: '¡Tu cuento está listo!' })
  await appendEnd(ctx, storyId, { type: 'complete', storyId })
}

async function failIfGivenUp(ctx: Ctx, storyId: number, lacking: number[]): Promise<void> {
  const [story] = await ctx.db
    .select({ status: stories.status, failure: stories.failure, refused: stories.refused })
    .from(stories)
    .where(eq(stories.id, storyId))
  // What came after its end moved that from the end of the log, where it is looked for.
  if (story?.status === 'failed')
    return appendEvent(ctx, storyId, errorEvent({ ...story, message: story.failure ?? MESSAGES.generationFailed }))
  if (story?.status !== 'illustrating') return
  const asked = await ctx.db
    .select({ status: pictures.status, failure: pictures.failure, refused: pictures.refused })
    .from(pictures)
    .where(and(eq(pictures.storyId, storyId), inArray(pictures.subject, lacking)))
    .orderBy(desc(pictures.refused), desc(pictures.id))
  const failed = asked.find(({ status }) => status === 'failed')
  if (!failed || asked.some(({ status }) => status === 'waiting')) return
  const { refused, failure } = failed
  await failStory(ctx, storyId, { message: failure ?? MESSAGES.generationFailed, refused })
}

/** Marks the story as failed and tells its followers; a new request continues with what is stored. */
export async function failStory(ctx: Ctx, storyId: number, failure: Failure): Promise<void> {
  await transact(ctx, async (ctx) => {
    const [failed] = await ctx.db
      .update(stories)
      .set({ status: 'failed', failure: failure.message, refused: failure.refused })
      .where(and(eq(stories.id, storyId), inArray(stories.status, ['writing', 'illustrating'])))
      .returning({ id: stories.id })
    if (failed) await appendEnd(ctx, storyId, errorEvent(failure))
  })
}

function errorEvent({ message, refused }: Failure): StoryEvent {
  return { type: 'error', message, ...(refused && { refused }) }
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
