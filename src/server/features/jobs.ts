import type { Ctx } from '../context.ts'
import type { Job } from '../jobs/job.ts'
import { accountMailJob } from './credentials/jobs.ts'
import { enlargeJob } from './editions/enlarge.ts'
import { strayJob, sweepJob } from './files/jobs.ts'
import { illustrateJob, writeJob } from './generation/jobs.ts'
import { rescueJob } from './generation/rescue.ts'
import { sheetJob } from './generation/sheets.ts'
import {
  closeCheckoutJob,
  deliverJob,
  endedJob,
  fulfilJob,
  giftNewsJob,
  noticeJob,
  promotionJob,
  purchaseMailJob,
  reconcileJob,
  refundJob,
  simulatedNoticeJob,
} from './purchases/jobs.ts'
import { giftClockJob, giftMailJob } from './gifts/jobs.ts'
import { guestbookClockJob, guestbookMailJob } from './guestbooks/jobs.ts'
import { narrateJob } from './narrations/jobs.ts'
import { retentionJob } from './retention/jobs.ts'
import { thanksMailJob } from './thanks/jobs.ts'

/** Every durable job of the product. */
export const JOBS = [
  writeJob,
  sheetJob,
  illustrateJob,
  rescueJob,
  noticeJob,
  fulfilJob,
  endedJob,
  deliverJob,
  enlargeJob,
  promotionJob,
  refundJob,
  closeCheckoutJob,
  purchaseMailJob,
  accountMailJob,
  reconcileJob,
  simulatedNoticeJob,
  sweepJob,
  strayJob,
  giftClockJob,
  giftMailJob,
  giftNewsJob,
  thanksMailJob,
  guestbookClockJob,
  guestbookMailJob,
  narrateJob,
  retentionJob,
] as unknown as readonly Job<Ctx>[]
