import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Workshop } from '../../../contract/changes.ts'
import { DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import type { Ctx } from '../../context.ts'
import { pictures, stories, type StoryRow } from '../../db/schema/stories.ts'
import { redrawsLeft } from '../generation/limits.ts'
import type { Owned } from '../stories/policy.ts'
import { pictureUrl } from '../stories/present.ts'
import { paragraphRows } from '../stories/reads.ts'

/** What can still be changed in a story: every version of every picture, and how many redraws are left. */
export async function getWorkshop(ctx: Ctx, { id }: Owned<StoryRow>): Promise<Workshop> {
  const drawn = await ctx.db
    .select()
    .from(pictures)
    .where(and(eq(pictures.storyId, id), inArray(pictures.status, ['ready', 'waiting'])))
    .orderBy(asc(pictures.id))
  // After them: what is seen to be drawn is seen to be in use.
  const [story] = await ctx.db.select().from(stories).where(eq(stories.id, id))
  const inUse = new Set([story?.coverPictureId, ...(await paragraphRows(ctx, id)).map(({ pictureId }) => pictureId)])
  return {
    storyTitle: story?.storyTitle ?? DEFAULT_STORY_TITLE,
    dedication: story?.dedication ?? '',
    redrawsLeft: await redrawsLeft(ctx, id),
    versions: drawn
      .filter(({ status }) => status === 'ready')
      .map((row) => ({
        id: row.id,
        subject: row.subject,
        imageUrl: pictureUrl(row.id) ?? '',
        wish: row.wish,
        ...(row.wishOutcome && { outcome: row.wishOutcome }),
        ...(row.undrawn && { undrawn: row.undrawn }),
        inUse: inUse.has(row.id),
      })),
    redrawing: drawn.flatMap(({ status, subject, redo, wish }) =>
      status === 'waiting' && redo ? [{ subject, redo, wish }] : [],
    ),
  }
}
