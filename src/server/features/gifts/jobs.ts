import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { giftMailQueue } from './queues.ts'
import { noteMailProblem, queueDueGifts, sendGift } from './send.ts'

/** Looks each minute whose day has come: so a changed day, a changed clock and a process that stood still lose nothing. */
export const giftClockJob = defineJob({
  name: 'gift-clock',
  input: z.object({}),
  key: () => 'all',
  concurrency: 1,
  schedule: '* * * * *',
  run: (ctx: Ctx) => queueDueGifts(ctx),
})

/** Tried for two days: after five seconds, then twice as long each time, then every hour. */
export const giftMailJob = defineJob({
  ...giftMailQueue,
  retryLimit: 57,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, { storyId, round }, { signal }) => sendGift(ctx, storyId, round, signal),
  failed: (ctx, { storyId, round }) => noteMailProblem(ctx, storyId, round, 'unreachable'),
})
