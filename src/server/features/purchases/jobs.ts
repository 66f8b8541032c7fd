import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { promotionQueue } from '../gift-cards/queues.ts'
import { giftNewsQueue } from '../gifts/queues.ts'
import { closeCheckoutQueue, endedQueue } from '../stories/queues.ts'
import { closeCheckout } from './close.ts'
import { deliverPurchase, noteMailProblem } from './deliver.ts'
import { fulfilPurchase, giveUpFulfilling } from './fulfil.ts'
import { followEnd, paidFor } from './ended.ts'
import { receiveNotice, workOnNotice } from './notices.ts'
import { giveUpPromotion, tellOfGiftCard } from './promotions.ts'
import {
  deliverQueue,
  fulfilQueue,
  noticeQueue,
  purchaseMailQueue,
  refundQueue,
  simulatedNoticeQueue,
} from './queues.ts'
import { reconcile } from './reconcile.ts'
import { leaveRefundToPerson, refundByItself } from './refund.ts'
import { sendNews } from './tell.ts'
import { tellGiver } from './tell-giver.ts'

export const noticeJob = defineJob({
  ...noticeQueue,
  retryLimit: 30,
  run: (ctx: Ctx, { eventId }) => workOnNotice(ctx, eventId),
})

export const fulfilJob = defineJob({
  ...fulfilQueue,
  concurrency: 4,
  retryLimit: 8,
  retryDelay: 2,
  run: (ctx: Ctx, { purchaseId }, { signal }) => fulfilPurchase(ctx, purchaseId, signal),
  failed: (ctx, { purchaseId }) => giveUpFulfilling(ctx, purchaseId),
})

/** A bought story is complete, or has failed. */
export const endedJob = defineJob({
  ...endedQueue,
  concurrency: 4,
  retryLimit: 8,
  retryDelay: 2,
  run: (ctx: Ctx, { storyId }, { signal }) => followEnd(ctx, storyId, signal),
  failed: async (ctx, { storyId }) => {
    for (const { id } of await paidFor(ctx, storyId)) await giveUpFulfilling(ctx, id)
  },
})

/** Tried for two days: after five seconds, then twice as long each time, then every hour. */
export const deliverJob = defineJob({
  ...deliverQueue,
  concurrency: 3,
  retryLimit: 57,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, { purchaseId, round }, { signal }) => deliverPurchase(ctx, purchaseId, round, signal),
  failed: (ctx, { purchaseId, round }) =>
    noteMailProblem(ctx, purchaseId, round, 'The mail server could not be reached, or put us off, for two days'),
})

/** Tried for two days, like the e-mail that waits for it. */
export const promotionJob = defineJob({
  ...promotionQueue,
  retryLimit: 57,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, { giftCardId, round }) => tellOfGiftCard(ctx, giftCardId, round),
  failed: (ctx, { giftCardId }) => giveUpPromotion(ctx, giftCardId),
})

export const refundJob = defineJob({
  ...refundQueue,
  concurrency: 1,
  retryLimit: 30,
  retryDelay: 10,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, { purchaseId }) => refundByItself(ctx, purchaseId),
  failed: (ctx, { purchaseId }) => leaveRefundToPerson(ctx, purchaseId, 'The provider could not be reached for a day'),
})

/** Tried for a day: by then the checkout has ended by itself. */
export const closeCheckoutJob = defineJob({
  ...closeCheckoutQueue,
  retryLimit: 30,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, { purchaseId }) => closeCheckout(ctx, purchaseId),
})

export const purchaseMailJob = defineJob({
  ...purchaseMailQueue,
  retryLimit: 57,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, input, { signal }) => sendNews(ctx, input, signal),
})

/** What it tells stands beside the book all the same. */
export const giftNewsJob = defineJob({
  ...giftNewsQueue,
  retryLimit: 57,
  retryDelay: 5,
  retryDelayMax: 3_600,
  run: (ctx: Ctx, news, { signal }) => tellGiver(ctx, news, signal),
})

export const reconcileJob = defineJob({
  name: 'reconcile',
  input: z.object({}),
  key: () => 'all',
  concurrency: 1,
  schedule: '*/2 * * * *',
  run: (ctx: Ctx, _input, { signal }) => reconcile(ctx, signal),
})

/** The simulated provider tells us what a real one would, signed as a real one signs. */
export const simulatedNoticeJob = defineJob({
  ...simulatedNoticeQueue,
  retryLimit: 30,
  async run(ctx: Ctx, notice) {
    const { simulator } = ctx.deps.payments
    if (!simulator) return
    const { body, signature } = await simulator.sign(notice)
    await receiveNotice(ctx, Buffer.from(body), signature)
  },
})
