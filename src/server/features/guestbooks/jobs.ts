import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { guestbookMailQueue } from './queues.ts'
import { queueTelling, tellGiver } from './tell.ts'

/** Looks every ten minutes, so that words which come together are told together. */
export const guestbookClockJob = defineJob({
  name: 'guestbook-clock',
  input: z.object({}),
  key: () => 'all',
  concurrency: 1,
  schedule: '*/10 * * * *',
  run: (ctx: Ctx) => queueTelling(ctx),
})

/** Tried for two days, as gifts are; what cannot be mailed stands beside the story all the same. */
export const guestbookMailJob = defineJob({
  ...guestbookMailQueue,
  retryLimit: 57,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, { storyId, round }, { signal }) => tellGiver(ctx, storyId, round, signal),
})
