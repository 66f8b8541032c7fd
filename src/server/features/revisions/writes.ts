import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { chapterChangeSchema, storyChangeSchema } from '../../../contract/changes.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type Ctx, transact } from '../../context.ts'
import { paragraphs, type ParagraphRow, type PictureRow, stories, type StoryRow } from '../../db/schema/stories.ts'
import { AppError } from '../../errors.ts'
import { reviewTexts } from '../generation/moderation.ts'
import { usePicture } from '../generation/pictures.ts'
import { announcePart } from '../generation/progress.ts'
import { lockStory } from '../stories/lock.ts'
import type { Owned } from '../stories/policy.ts'
import { presentPart } from '../stories/present.ts'
import { paragraphRows } from '../stories/reads.ts'
import { discardBooks } from '../stories/writes.ts'
import { createMeter } from '../usage/meter.ts'

/**
 * Puts other words in a chapter's place. Asking twice changes once.
 *
 * @throws AppError conflict, where it reads otherwise than when its editing began or is still being written; refused
 */
export async function changeParagraph(
  ctx: Ctx,
  story: Owned<StoryRow>,
  paragraphId: number,
  { paragraphText, editedFrom }: z.output<typeof chapterChangeSchema>,
): Promise<ParagraphRow> {
  requireWritten(story)
  await review(ctx, story, [paragraphText])
  return transact(ctx, async (ctx) => {
    const held = await lockStory(ctx, story.id)
    const [current] = await ctx.db.select().from(paragraphs).where(eq(paragraphs.id, paragraphId))
    if (!held || !current) throw new AppError('not_found', MESSAGES.storyNotFound)
    if (current.paragraphText === paragraphText) return current
    if (current.paragraphText !== editedFrom) throw new AppError('conflict', MESSAGES.chapterChanged)
    const changed = { ...current, paragraphText }
    await ctx.db.update(paragraphs).set({ paragraphText }).where(eq(paragraphs.id, paragraphId))
    const texts = (await paragraphRows(ctx, story.id)).map((row) => row.paragraphText)
    await ctx.db
      .update(stories)
      .set({ storyContent: texts.join('\n\n') })
      .where(eq(stories.id, story.id))
    await announcePart(ctx, held, presentPart(changed))
    await discardBooks(ctx, held)
    return changed
  })
}

/**
 * The title on the cover, the dedication inside.
 *
 * @throws AppError conflict, where the story is still being written; refused
 */
export async function changeStory(
  ctx: Ctx,
  story: Owned<StoryRow>,
  change: z.output<typeof storyChangeSchema>,
): Promise<Owned<StoryRow>> {
  requireWritten(story)
  const texts = [change.storyTitle, change.dedication].filter((text) => text !== undefined)
  if (texts.length === 0) return story
  await review(ctx, story, texts)
  await transact(ctx, async (ctx) => {
    const held = await lockStory(ctx, story.id)
    if (!held) throw new AppError('not_found', MESSAGES.storyNotFound)
    await ctx.db.update(stories).set(change).where(eq(stories.id, story.id))
    await discardBooks(ctx, held)
  })
  return story
}

/** @throws AppError conflict, where that version is not drawn */
export async function choosePicture(ctx: Ctx, picture: Owned<PictureRow>): Promise<void> {
  if (picture.status !== 'ready') throw new AppError('conflict', MESSAGES.pictureNotDrawn)
  await transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, picture.storyId)
    if (!story) throw new AppError('not_found', MESSAGES.storyNotFound)
    await usePicture(ctx, story, picture)
  })
}

/** Until all chapters are there, the writer may begin the story anew and drop what it has told. */
function requireWritten(story: StoryRow): void {
  if (story.status === 'writing' || story.storyContent === null)
    throw new AppError('conflict', MESSAGES.storyNotWritten)
}

async function review(ctx: Ctx, story: StoryRow, texts: string[]): Promise<void> {
  const meter = createMeter(ctx, story.id)
  try {
    await reviewTexts(ctx, texts, { onUsage: meter.onUsage })
  } finally {
    await meter.written()
  }
}
