import { and, eq, sql } from 'drizzle-orm'
import { CHAPTERS } from '../../../contract/constants.ts'
import { joinChapter } from '../../../contract/stories.ts'
import { type Ctx, transact } from '../../context.ts'
import { paragraphs, pictures, stories } from '../../db/schema/stories.ts'
import type { Chapter, StoryHead } from '../../../engine.ts'
import { type LockedStory, lockStory } from '../stories/lock.ts'
import { presentPart } from '../stories/present.ts'
import { askForPicture } from './pictures.ts'
import { announcePart, announceProgress, endIfOver } from './progress.ts'
import { COVER } from './rules.ts'
import { drawnUnasked } from './unasked.ts'

/** Stores the head and drops the chapters of an earlier attempt, which another engine could not continue. */
export async function storeHead(ctx: Ctx, storyId: number, head: StoryHead): Promise<void> {
  await transact(ctx, async (ctx) => {
    const before = await lockStory(ctx, storyId)
    if (!before) return
    const beginning = {
      storyTitle: head.title,
      characters: head.characters,
      plot: head.plot ?? null,
      coverPrompt: head.cover.imagePrompt,
      coverScene: head.cover.scene,
      coverPictureId: null,
    }
    const story = { ...before, ...beginning }
    await ctx.db.update(stories).set(beginning).where(eq(stories.id, storyId))
    await ctx.db.delete(paragraphs).where(eq(paragraphs.storyId, storyId))
    // Waiting pictures belong to that attempt and must not be drawn for the new one.
    await ctx.db.delete(pictures).where(and(eq(pictures.storyId, storyId), eq(pictures.status, 'waiting')))
    await announceProgress(ctx, story)
    await drawOnArrival(ctx, story, COVER)
  })
}

/** Stores a chapter, sends it, and asks for its picture, all or nothing. */
export async function storeChapter(ctx: Ctx, storyId: number, chapter: Chapter): Promise<void> {
  await transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, storyId)
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
    await announceProgress(ctx, story)
    await drawOnArrival(ctx, story, chapter.number)
  })
}

/** Asks for the picture of what has just been written, where all are wanted, or where this one is drawn unasked. */
async function drawOnArrival(ctx: Ctx, story: LockedStory, subject: number): Promise<void> {
  const unasked = drawnUnasked(ctx, story).includes(subject)
  if (story.illustrated || unasked) await askForPicture(ctx, story, subject, null, { unasked })
}

/** All chapters are there. */
export async function finishWriting(ctx: Ctx, storyId: number): Promise<void> {
  await transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, storyId)
    // Deleted while it was being written: there is nothing to end.
    if (!story) return
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
    await announceProgress(ctx, story)
    await endIfOver(ctx, story)
  })
}
