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
  if (story.status === 'writing') return drawnUnasked(ctx, story)
  const rows = await ctx.db
    .select({ subject: pictures.subject })
    .from(pictures)
    .where(and(eq(pictures.storyId, story.id), eq(pictures.status, 'waiting'), eq(pictures.asked, false)))
  return rows.map(({ subject }) => subject)
}
