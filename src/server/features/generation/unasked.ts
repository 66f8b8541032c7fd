import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { pictures, type StoryRow } from '../../db/schema/stories.ts'
import { COVER } from './rules.ts'

/** What whoever opens the story sees first. */
const FIRST_SEEN = [COVER, 1]

/**
 * The pictures that are drawn though nobody has asked for any, where that costs nothing. Without both photos they would
 * lack the likeness that the others will have.
 */
export function drawnUnasked({ deps }: Ctx, story: StoryRow): readonly number[] {
  const { illustrated, senderPhotoId, recipientPhotoId } = story
  return deps.illustrator.free && !illustrated && senderPhotoId && recipientPhotoId ? FIRST_SEEN : []
}

/** Those of them that are still to come. */
export async function arriving(ctx: Ctx, story: StoryRow): Promise<readonly number[]> {
  const rows = await ctx.db
    .select({ subject: pictures.subject, status: pictures.status })
    .from(pictures)
    .where(and(eq(pictures.storyId, story.id), eq(pictures.asked, false)))
  const waiting = rows.filter(({ status }) => status === 'waiting').map(({ subject }) => subject)
  if (story.status !== 'writing') return waiting
  const begun = new Set(rows.map(({ subject }) => subject))
  return drawnUnasked(ctx, story).filter((subject) => waiting.includes(subject) || !begun.has(subject))
}
