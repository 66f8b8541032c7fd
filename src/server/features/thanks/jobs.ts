import type { Ctx } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { mailThanks } from './mail.ts'
import { thanksMailQueue } from './queues.ts'

/** Tried for two days, as gifts are; what cannot be mailed stands beside the story all the same. */
export const thanksMailJob = defineJob({
  ...thanksMailQueue,
  retryLimit: 57,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, { storyId, thanksId }, { signal }) => mailThanks(ctx, storyId, thanksId, signal),
})
