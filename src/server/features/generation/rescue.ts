import { and, asc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { pictures, type PictureRow, sheets, stories, type StoryStatus } from '../../db/schema/stories.ts'
import { defineJob } from '../../jobs/job.ts'
import { hasLiveJob } from '../../jobs/live.ts'
import { lockStory } from '../stories/lock.ts'
import { storyForWork } from '../stories/policy.ts'
import { queuePicture } from './pictures.ts'
import { illustrateQueue, sheetQueue, writeQueue } from './queues.ts'
import { illustrateStory } from './writes.ts'

const QUIET_MS = 60_000
const BATCH = 100

/**
 * Looks each minute for stories and pictures that are being made, of which nothing was heard for a while and for which
 * no job waits or runs, and asks for their work again: for all of them, a hundred at a time.
 */
export const rescueJob = defineJob({
  name: 'rescue-stories',
  input: z.object({}),
  key: () => 'all',
  concurrency: 1,
  schedule: '* * * * *',
  async run(ctx: Ctx, _input, { signal }) {
    const quietSince = new Date(ctx.now().getTime() - QUIET_MS)
    const failed = [
      ...(await inTurn(ctx, signal, (after) => lostStories(ctx, quietSince, after), takeUpStory)),
      ...(await inTurn(ctx, signal, (after) => lostPictures(ctx, quietSince, after), takeUpPicture)),
    ]
    if (failed.length > 0) throw new Error(`${failed.length} could not be taken up again`, { cause: failed[0] })
  },
})

/** One that fails keeps none of the others waiting: gives what they failed with. */
async function inTurn<Row extends { id: number }>(
  ctx: Ctx,
  signal: AbortSignal,
  page: (after: number) => Promise<Row[]>,
  takeUp: (ctx: Ctx, row: Row) => Promise<void>,
): Promise<unknown[]> {
  const failed: unknown[] = []
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)?.id ?? Infinity)) {
    for (const row of rows) {
      signal.throwIfAborted()
      await takeUp(ctx, row).catch((error: unknown) => failed.push(error))
    }
  }
  return failed
}

type LostStory = { id: number; status: StoryStatus }

function lostStories(ctx: Ctx, quietSince: Date, after: number): Promise<LostStory[]> {
  const drawn = ctx.db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.storyId, stories.id), eq(pictures.status, 'waiting'), isBeingDrawn()))
  return ctx.db
    .select({ id: stories.id, status: stories.status })
    .from(stories)
    .where(
      and(
        inArray(stories.status, ['writing', 'illustrating']),
        lt(stories.updatedAt, quietSince),
        gt(stories.id, after),
        not(hasLiveJob(writeQueue, sql`${stories.id}::text`)),
        sql`not exists (${drawn})`,
      ),
    )
    .orderBy(asc(stories.id))
    .limit(BATCH)
}

async function takeUpStory(ctx: Ctx, { id, status }: LostStory): Promise<void> {
  if (status === 'writing') return enqueue(ctx, writeQueue, { storyId: id })
  const story = await storyForWork(ctx, id)
  if (story) await illustrateStory(ctx, story)
}

function lostPictures(ctx: Ctx, quietSince: Date, after: number): Promise<PictureRow[]> {
  return ctx.db
    .select()
    .from(pictures)
    .where(
      and(
        eq(pictures.status, 'waiting'),
        lt(pictures.createdAt, quietSince),
        gt(pictures.id, after),
        not(isBeingDrawn()),
      ),
    )
    .orderBy(asc(pictures.id))
    .limit(BATCH)
}

function takeUpPicture(ctx: Ctx, picture: PictureRow): Promise<void> {
  return transact(ctx, async (ctx) => {
    const story = await lockStory(ctx, picture.storyId)
    if (story) await queuePicture(ctx, story, picture)
  })
}

/** A picture has a job of its own, or waits for the sheet that it refers to. */
function isBeingDrawn() {
  const sheet = sql`exists (select from ${sheets} where ${sheets.storyId} = ${pictures.storyId}
    and ${sheets.status} = 'waiting' and ${sheets.style} = ${pictures.style}
    and ${sheets.senderPhotoId} is not distinct from ${pictures.senderPhotoId}
    and ${sheets.recipientPhotoId} is not distinct from ${pictures.recipientPhotoId}
    and ${hasLiveJob(sheetQueue, sql`${sheets.id}::text`)})`
  return sql`(${hasLiveJob(illustrateQueue, sql`${pictures.id}::text`)} or ${sheet})`
}
