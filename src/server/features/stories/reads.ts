import { and, asc, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Paragraph, Story, StorySummary } from '../../../contract/stories.ts'
import type { Ctx } from '../../context.ts'
import { paragraphs, type ParagraphRow, stories, type StoryRow } from '../../db/schema/stories.ts'
import { type Readable, readableWholeStory, wholeStoryBySession } from './policy.ts'
import { presentParagraph, presentStory } from './present.ts'

export async function paragraphRows(ctx: Ctx, storyId: number): Promise<ParagraphRow[]> {
  return ctx.db
    .select()
    .from(paragraphs)
    .where(eq(paragraphs.storyId, storyId))
    .orderBy(asc(paragraphs.paragraphNumber))
}

/** The plots of the other stories of whoever asked for this one. */
export async function plotsToldBefore(ctx: Ctx, { id, userId }: StoryRow): Promise<string[]> {
  const rows = await ctx.db
    .select({ plot: stories.plot })
    .from(stories)
    .where(and(eq(stories.userId, userId), ne(stories.id, id), isNotNull(stories.plot)))
  return rows.flatMap(({ plot }) => plot ?? [])
}

export async function getStory(ctx: Ctx, storyId: number): Promise<Story> {
  const story = await readableWholeStory(ctx, storyId)
  return presentStory(story, story.paragraphs, story.dedications)
}

/** The same by the token of a session alone; null where the caller must be identified first. */
export async function getStoryBySession(ctx: Ctx, token: string, storyId: number): Promise<Story | null> {
  const story = await wholeStoryBySession(ctx, token, storyId)
  return story && presentStory(story, story.paragraphs, story.dedications)
}

export async function listParagraphs(ctx: Ctx, story: Readable<StoryRow>): Promise<Paragraph[]> {
  return (await paragraphRows(ctx, story.id)).map(presentParagraph)
}

/** Newest first; `before` is the id of the last story already shown. */
export async function listStories(
  ctx: Ctx,
  userId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StorySummary[]> {
  const rows = await ctx.db
    .select({
      story: stories,
      written: sql<number>`(select count(*)::int from ${paragraphs} where ${paragraphs}.story_id = ${stories}.id)`,
    })
    .from(stories)
    .where(and(eq(stories.userId, userId), before === undefined ? undefined : lt(stories.id, before)))
    .orderBy(desc(stories.id))
    .limit(limit)
  return rows.map(({ story, written }) => {
    const { parts: _, ...rest } = presentStory({ ...story, recipientName: story.brief.recipientName }, [], [])
    return {
      ...rest,
      paragraphsCount: written || rest.paragraphsCount,
      illustrationStyle: story.brief.illustrationStyle,
      bought: story.boughtAt !== null,
      complete: story.status === 'complete',
      ...(story.brief.occasion && { occasion: story.brief.occasion }),
    }
  })
}
