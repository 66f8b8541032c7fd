import { and, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, enqueue, transact } from '../../context.ts'
import { pictures, stories } from '../../db/schema/stories.ts'
import { defineJob } from '../../jobs/job.ts'
import { lockStory } from '../stories/lock.ts'
import { storyForWork } from '../stories/policy.ts'
import { queuePicture } from './pictures.ts'
import { writeQueue } from './queues.ts'
import { illustrateStory } from './writes.ts'

const QUIET_MS = 60_000
const BATCH = 100

/**
 * Looks each minute for stories and pictures that are being made but of which nothing was heard for a while,
 * and asks for their work again. A job that is alive is not doubled: equal jobs are queued once.
 */
export const rescueJob = defineJob({
  name: 'rescue-stories',
  input: z.object({}),
  key: () => 'all',
  concurrency: 1,
  schedule: '* * * * *',
  async run(ctx: Ctx, _input, { signal }) {
    const quietSince = new Date(ctx.now().getTime() - QUIET_MS)
    const quiet = await ctx.db
      .select({ id: stories.id, status: stories.status })
      .from(stories)
      .where(and(inArray(stories.status, ['writing', 'illustrating']), lt(stories.updatedAt, quietSince)))
      .orderBy(stories.updatedAt)
      .limit(BATCH)
    for (const { id, status } of quiet) {
      signal.throwIfAborted()
      const story = await storyForWork(ctx, id)
      if (story && status === 'writing') await enqueue(ctx, writeQueue, { storyId: id })
      else if (story) await illustrateStory(ctx, story)
    }
    const waiting = await ctx.db
      .select()
      .from(pictures)
      .where(and(eq(pictures.status, 'waiting'), lt(pictures.createdAt, quietSince)))
      .limit(BATCH)
    for (const picture of waiting) {
      signal.throwIfAborted()
      await transact(ctx, async (ctx) => {
        const story = await lockStory(ctx, picture.storyId)
        if (story) await queuePicture(ctx, story, picture)
      })
    }
  },
})
