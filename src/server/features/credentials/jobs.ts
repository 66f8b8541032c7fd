import type { Ctx } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { accountMailQueue, forgetAccountMail, sendAccountMail } from './account-mail.ts'

/** Tried for two days, like the mail of a purchase. */
export const accountMailJob = defineJob({
  ...accountMailQueue,
  retryLimit: 57,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, { mailId }, { signal }) => sendAccountMail(ctx, mailId, signal),
  failed: (ctx, { mailId }) => forgetAccountMail(ctx, mailId),
})
