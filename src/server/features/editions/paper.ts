import { sql } from 'drizzle-orm'
import type { Edition } from '../../../contract/editions.ts'
import { type Ctx, enqueue } from '../../context.ts'
import { type PictureRow, stories, type StoryRow } from '../../db/schema/stories.ts'
import { hasLiveJob } from '../../jobs/live.ts'
import { waitFor } from '../generation/events.ts'
import { ON_PAPER, usedPictures } from '../stories/book.ts'
import { paperKey } from '../files/picture-keys.ts'
import { enlargeQueue } from './queues.ts'

/**
 * Has a bought story's pictures drawn for paper when an edition for it is first asked for, and waits for them; where
 * drawing them fails, no longer. Whoever leaves (`signal`) finds them later.
 */
export async function untilOnPaper(
  ctx: Ctx,
  story: StoryRow,
  edition: Edition | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (story.boughtAt === null || !edition || !ON_PAPER.includes(edition)) return
  const isReady = async () => (await lackingOnPaper(ctx, story)).length === 0
  if (await isReady()) return
  await enqueue(ctx, enlargeQueue, { storyId: story.id })
  const isOver = async () => (await isReady()) || !(await isBeingEnlarged(ctx, story))
  await waitFor(ctx, story.id, async () => ((await isOver()) ? true : null), signal)
}

/** Pictures of the book as it stands that the illustrator has drawn itself, at no cost, and has not drawn for paper. */
export async function lackingOnPaper(ctx: Ctx, story: StoryRow): Promise<PictureRow[]> {
  const { illustrator, files } = ctx.deps
  if (!illustrator.free) return []
  const lacking = await Promise.all(
    (await usedPictures(ctx, story)).map(async (picture) => {
      const isOwn = picture.fileKey !== null && picture.model === illustrator.id
      return isOwn && !(await files.stat(paperKey(picture.fileKey ?? ''))) ? picture : null
    }),
  )
  return lacking.filter((picture) => picture !== null)
}

async function isBeingEnlarged(ctx: Ctx, { id }: StoryRow): Promise<boolean> {
  const live = hasLiveJob(enlargeQueue, sql`${String(id)}`)
  return (await ctx.db.$count(stories, sql`${stories.id} = ${id} and ${live}`)) > 0
}
