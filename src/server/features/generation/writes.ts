import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { CHAPTERS } from '../../../contract/constants.ts'
import { type Generation, joinChapter } from '../../../contract/stories.ts'
import { type Ctx, enqueue, transact } from '../../context.ts'
import {
  paragraphs,
  pictures,
  sheets,
  stories,
  type PictureRow,
  type SheetRow,
  type StoryRow,
} from '../../db/schema/stories.ts'
import type { Chapter, StoryHead } from '../../engines/engine.ts'
import { requireOwnPhotos } from '../photos/policy.ts'
import { type Owned, ownedStory } from '../stories/policy.ts'
import { presentPart } from '../stories/present.ts'
import { appendEvent } from './events.ts'
import { requireDailyRoom } from './limits.ts'
import { illustrateQueue, sheetQueue, writeQueue } from './queues.ts'
import {
  briefDigest,
  COVER,
  digestOf,
  PICTURES,
  progressMessage,
  progressOf,
  sheetDigest,
  type Failure,
} from './rules.ts'

/**
 * Begins a story, or finds the one that this very wish already made: under the same `attempt`, or
 * with the same answers while it is still being made. `illustrated` asks for its pictures too.
 *
 * @throws AppError not_found (a photo), too_many (stories of one day)
 */
export function beginStory(
  ctx: Ctx & { who: { userId: string } },
  wish: Generation,
  { illustrated }: { illustrated: boolean },
): Promise<Owned<StoryRow>> {
  const { userId } = ctx.who
  return transact(ctx, async (ctx) => {
    // One wish of a person at a time: two equal ones must find each other, and the day's limit must hold.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
    const existing = await findStory(ctx, userId, wish)
    if (existing) {
      await takeUp(ctx, existing, illustrated)
      return ownedStory(ctx, existing.id)
    }
    await requireOwnPhotos(ctx, [wish.senderPhotoId, wish.recipientPhotoId])
    await requireDailyRoom(ctx, userId)
    const { attempt, ...brief } = wish
    const [story] = await ctx.db
      .insert(stories)
      .values({ ...brief, userId, attempt, illustrated, briefDigest: briefDigest(wish), seed: randomUUID() })
      .returning()
    if (!story) throw new Error('the story was not stored')
    await announceProgress(ctx, story.id)
    await enqueue(ctx, writeQueue, { storyId: story.id })
    return story as Owned<StoryRow>
  })
}

async function findStory(ctx: Ctx, userId: string, wish: Generation): Promise<Owned<StoryRow> | undefined> {
  const mine = eq(stories.userId, userId)
  const [byAttempt] = wish.attempt
    ? await ctx.db
        .select()
        .from(stories)
        .where(and(mine, eq(stories.attempt, wish.attempt)))
    : []
  if (byAttempt) return byAttempt as Owned<StoryRow>
  const [underWay] = await ctx.db
    .select()
    .from(stories)
    .where(and(mine, eq(stories.briefDigest, briefDigest(wish)), inArray(stories.status, ['writing', 'illustrating'])))
  return underWay as Owned<StoryRow> | undefined
}

/** A story that is asked for again: what is missing is made, what failed is tried once more. */
async function takeUp(ctx: Ctx, story: Owned<StoryRow>, illustrated: boolean): Promise<void> {
  if (illustrated && story.status !== 'complete') return illustrateStory(ctx, story)
  if (story.status !== 'failed' || story.storyContent !== null) return
  await ctx.db.update(stories).set({ status: 'writing', failure: null, refused: false }).where(eq(stories.id, story.id))
  await enqueue(ctx, writeQueue, { storyId: story.id })
}

/** Asks for every picture that a story lacks, now and as its chapters come; what failed is tried again. */
export async function illustrateStory(ctx: Ctx, story: Owned<StoryRow>): Promise<void> {
  await transact(ctx, async (ctx) => {
    const [current] = await ctx.db.select().from(stories).where(eq(stories.id, story.id)).for('update')
    if (!current || current.status === 'complete') return
    const rewrite = current.status === 'failed' && (await countChapters(ctx, story.id)) < CHAPTERS
    const status = rewrite || current.status === 'writing' ? 'writing' : 'illustrating'
    await ctx.db
      .update(stories)
      .set({ illustrated: true, status, failure: null, refused: false })
      .where(eq(stories.id, story.id))
    if (status === 'writing') await enqueue(ctx, writeQueue, { storyId: story.id })
    const { cover, missing } = await missingPictures(ctx, story.id)
    if (cover && current.coverPrompt !== null) await requestPicture(ctx, current as Owned<StoryRow>, COVER, {})
    for (const number of missing) await requestPicture(ctx, current as Owned<StoryRow>, number, {})
    await finishIfComplete(ctx, story.id)
  })
}

async function countChapters(ctx: Ctx, storyId: number): Promise<number> {
  return ctx.db.$count(paragraphs, eq(paragraphs.storyId, storyId))
}

async function missingPictures(ctx: Ctx, storyId: number): Promise<{ cover: boolean; missing: number[] }> {
  const [story] = await ctx.db.select({ cover: stories.coverPictureId }).from(stories).where(eq(stories.id, storyId))
  const rows = await ctx.db.select().from(paragraphs).where(eq(paragraphs.storyId, storyId))
  return {
    cover: story?.cover === null,
    missing: rows.filter((row) => row.pictureId === null).map((row) => row.paragraphNumber),
  }
}

export type PictureWish = {
  imagePrompt?: string | undefined
  style?: StoryRow['illustrationStyle'] | undefined
  senderPhotoId?: number | null | undefined
  recipientPhotoId?: number | null | undefined
}

/**
 * Asks for a picture; what the wish leaves open is the story's own. An equal wish is drawn once: while
 * it waits or when it is ready its row is found again; one that failed is tried again.
 */
export async function requestPicture(
  ctx: Ctx,
  story: Owned<StoryRow>,
  subject: number,
  wish: PictureWish,
): Promise<PictureRow> {
  const asked = {
    imagePrompt: wish.imagePrompt || (await storedPrompt(ctx, story, subject)),
    style: wish.style ?? story.illustrationStyle,
    senderPhotoId: wish.senderPhotoId ?? story.senderPhotoId,
    recipientPhotoId: wish.recipientPhotoId ?? story.recipientPhotoId,
  }
  return transact(ctx, async (ctx) => {
    const requestDigest = digestOf(asked)
    await ctx.db
      .insert(pictures)
      .values({ storyId: story.id, subject, ...asked, requestDigest })
      .onConflictDoNothing()
    const [picture] = await ctx.db
      .select()
      .from(pictures)
      .where(
        and(eq(pictures.storyId, story.id), eq(pictures.subject, subject), eq(pictures.requestDigest, requestDigest)),
      )
      .for('update')
    if (!picture) throw new Error('the picture was not stored')
    if (picture.status === 'ready') {
      await usePicture(ctx, picture)
      return picture
    }
    if (picture.status === 'failed') {
      await ctx.db
        .update(pictures)
        .set({ status: 'waiting', failure: null, refused: false })
        .where(eq(pictures.id, picture.id))
    }
    const sheet = 'sheet' in ctx.deps.illustrator ? await requestSheet(ctx, story, asked) : null
    if (sheet) await enqueue(ctx, sheetQueue, { sheetId: sheet.id })
    else await enqueue(ctx, illustrateQueue, { pictureId: picture.id })
    return { ...picture, status: 'waiting' }
  })
}

/** The sheet that the picture must wait for; null once it is there. What failed is tried again. */
async function requestSheet(
  ctx: Ctx,
  story: StoryRow,
  wish: Pick<PictureRow, 'style' | 'senderPhotoId' | 'recipientPhotoId'>,
): Promise<SheetRow | null> {
  const { style, senderPhotoId, recipientPhotoId } = wish
  const requestDigest = sheetDigest(story, wish)
  await ctx.db
    .insert(sheets)
    .values({ storyId: story.id, style, senderPhotoId, recipientPhotoId, requestDigest })
    .onConflictDoNothing()
  // Locked until the picture is stored: the sheet's job must see it, or we must see the sheet.
  const [sheet] = await ctx.db
    .select()
    .from(sheets)
    .where(and(eq(sheets.storyId, story.id), eq(sheets.requestDigest, requestDigest)))
    .for('update')
  if (!sheet || sheet.status === 'ready') return null
  if (sheet.status === 'failed') await ctx.db.update(sheets).set({ status: 'waiting' }).where(eq(sheets.id, sheet.id))
  return sheet
}

async function storedPrompt(ctx: Ctx, story: StoryRow, subject: number): Promise<string> {
  if (subject === COVER) return story.coverPrompt ?? ''
  const [row] = await ctx.db
    .select({ imagePrompt: paragraphs.imagePrompt })
    .from(paragraphs)
    .where(and(eq(paragraphs.storyId, story.id), eq(paragraphs.paragraphNumber, subject)))
  return row?.imagePrompt ?? ''
}

/** Makes a finished picture the one in use, and tells whoever follows the story. */
export async function usePicture(ctx: Ctx, picture: PictureRow): Promise<void> {
  const [story] = await ctx.db.select().from(stories).where(eq(stories.id, picture.storyId)).for('update')
  if (!story) return
  if (picture.subject === COVER) {
    await ctx.db.update(stories).set({ coverPictureId: picture.id }).where(eq(stories.id, story.id))
  } else {
    const [paragraph] = await ctx.db
      .update(paragraphs)
      .set({ pictureId: picture.id })
      .where(and(eq(paragraphs.storyId, story.id), eq(paragraphs.paragraphNumber, picture.subject)))
      .returning()
    if (paragraph) await announcePart(ctx, story, presentPart(paragraph))
  }
  await announceProgress(ctx, story.id)
  await finishIfComplete(ctx, story.id)
}

/** Stores the head; chapters of an earlier beginning, told by an engine that could not go on, are dropped. */
export async function storeHead(ctx: Ctx, storyId: number, head: StoryHead): Promise<void> {
  await transact(ctx, async (ctx) => {
    const [story] = await ctx.db
      .update(stories)
      .set({
        storyTitle: head.title,
        characters: head.characters,
        coverPrompt: head.cover.imagePrompt,
        coverScene: head.cover.scene,
        coverPictureId: null,
      })
      .where(eq(stories.id, storyId))
      .returning()
    if (!story) return
    await ctx.db.delete(paragraphs).where(eq(paragraphs.storyId, storyId))
    // Pictures of that beginning are not wanted any more: nobody draws them, or puts them in the new one's place.
    await ctx.db.delete(pictures).where(and(eq(pictures.storyId, storyId), eq(pictures.status, 'waiting')))
    await announceProgress(ctx, storyId)
    if (story.illustrated) await requestPicture(ctx, story as Owned<StoryRow>, COVER, {})
  })
}

/** Stores a chapter, sends it, and asks for its picture, all or nothing. */
export async function storeChapter(ctx: Ctx, storyId: number, chapter: Chapter): Promise<void> {
  await transact(ctx, async (ctx) => {
    const [story] = await ctx.db.select().from(stories).where(eq(stories.id, storyId)).for('update')
    if (!story) return
    const [paragraph] = await ctx.db
      .insert(paragraphs)
      .values({
        storyId,
        paragraphNumber: chapter.number,
        paragraphText: joinChapter(chapter.title, chapter.paragraphs),
        imagePrompt: chapter.imagePrompt,
        scene: chapter.scene,
      })
      .onConflictDoNothing()
      .returning()
    if (!paragraph) return
    await announcePart(ctx, story, presentPart(paragraph))
    await announceProgress(ctx, storyId)
    if (story.illustrated) await requestPicture(ctx, story as Owned<StoryRow>, chapter.number, {})
  })
}

/** All chapters are there. */
export async function finishWriting(ctx: Ctx, storyId: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(paragraphs)
      .where(eq(paragraphs.storyId, storyId))
      .orderBy(paragraphs.paragraphNumber)
    if (rows.length !== CHAPTERS) throw new Error(`the writer ended after ${rows.length} chapters`)
    await ctx.db
      .update(stories)
      .set({
        storyContent: rows.map((row) => row.paragraphText).join('\n\n'),
        status: sql`case when ${stories.illustrated} then 'illustrating' else 'written' end`,
      })
      .where(and(eq(stories.id, storyId), eq(stories.status, 'writing')))
    await announceProgress(ctx, storyId)
    await finishIfComplete(ctx, storyId)
  })
}

/** The person is told; what was made stays, and asking again goes on from there. */
export async function failStory(ctx: Ctx, storyId: number, { message, refused }: Failure): Promise<void> {
  await transact(ctx, async (ctx) => {
    const [failed] = await ctx.db
      .update(stories)
      .set({ status: 'failed', failure: message, refused })
      .where(and(eq(stories.id, storyId), inArray(stories.status, ['writing', 'illustrating'])))
      .returning({ id: stories.id })
    if (failed) await appendEvent(ctx, storyId, { type: 'error', message })
  })
}

export async function finishIfComplete(ctx: Ctx, storyId: number): Promise<void> {
  const { cover, missing } = await missingPictures(ctx, storyId)
  if (cover || missing.length > 0 || (await countChapters(ctx, storyId)) < CHAPTERS) return
  const [done] = await ctx.db
    .update(stories)
    .set({ status: 'complete', failure: null, refused: false, progress: 100 })
    .where(and(eq(stories.id, storyId), inArray(stories.status, ['illustrating', 'written', 'failed'])))
    .returning({ id: stories.id })
  if (!done) return
  await appendEvent(ctx, storyId, { type: 'progress', progress: 100, message: '¡Tu cuento está listo!' })
  await appendEvent(ctx, storyId, { type: 'complete', storyId })
}

/** Progress never goes back, whatever is drawn again. */
async function announceProgress(ctx: Ctx, storyId: number): Promise<void> {
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

async function announcePart(ctx: Ctx, story: StoryRow, part: ReturnType<typeof presentPart>): Promise<void> {
  await appendEvent(ctx, story.id, {
    type: 'story_part',
    storyId: story.id,
    ...(story.storyTitle && { storyTitle: story.storyTitle }),
    part,
  })
}
