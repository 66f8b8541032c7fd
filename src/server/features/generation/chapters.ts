import { and, eq, inArray, sql } from 'drizzle-orm'
import { CHAPTERS } from '../../../contract/constants.ts'
import { joinChapter } from '../../../contract/stories.ts'
import { type Ctx, transact } from '../../context.ts'
import { paragraphs, pictures, stories, type StoryRow } from '../../db/schema/stories.ts'
import type { Chapter, StoryHead } from '../../engines/engine.ts'
import { type Owned, storyForWork } from '../stories/policy.ts'
import { presentPart } from '../stories/present.ts'
import { appendEvent } from './events.ts'
import { requestPicture } from './pictures.ts'
import { announcePart, announceProgress, finishIfComplete } from './progress.ts'
import { COVER, type Failure } from './rules.ts'

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
    // Deleted while it was being written: there is nothing to end.
    if (rows.length === 0 && !(await storyForWork(ctx, storyId))) return
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
