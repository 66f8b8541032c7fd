import { z } from 'zod'
import { defineQueue } from '../../jobs/job.ts'

/** Where the work behind a purchase waits; `jobs.ts` says what is done with it. */

const purchase = { input: z.object({ purchaseId: z.uuid() }), key: (input: { purchaseId: string }) => input.purchaseId }

export const noticeQueue = defineQueue({
  name: 'payment-notice',
  input: z.object({ eventId: z.string().max(300) }),
  key: ({ eventId }) => eventId,
})

/** `attempt` numbers those that follow a failure; without it, what was paid is made for the first time. */
export const fulfilQueue = defineQueue({
  name: 'fulfil',
  input: z.object({ purchaseId: z.uuid(), attempt: z.number().int().optional() }),
  key: ({ purchaseId, attempt }) => (attempt === undefined ? purchaseId : `${purchaseId}-${attempt}`),
})

export const deliverQueue = defineQueue({
  name: 'deliver',
  input: z.object({ purchaseId: z.uuid(), round: z.number().int() }),
  key: ({ purchaseId, round }) => `${purchaseId}-${round}`,
})

export const refundQueue = defineQueue({ name: 'refund', ...purchase })

/** What people are told of a purchase's money, besides its delivery. */
const NEWS = ['returned', 'return_refused', 'return_failed', 'disputed', 'dispute_won', 'dispute_lost'] as const
export type News = (typeof NEWS)[number]
export type Addressee = 'buyer' | 'operator'

export const purchaseMailQueue = defineQueue<{ purchaseId: string; news: News; to: Addressee }>({
  name: 'purchase-mail',
  input: z.object({ purchaseId: z.uuid(), news: z.enum(NEWS), to: z.enum(['buyer', 'operator']) }),
  key: ({ purchaseId, news, to }) => `${purchaseId}-${news}-${to}`,
})

export const simulatedNoticeQueue = defineQueue({
  name: 'simulated-notice',
  input: z.object({
    type: z.enum(['checkout.session.completed', 'charge.refunded']),
    sessionId: z.string().max(300),
  }),
  key: ({ type, sessionId }) => `${type}-${sessionId}`,
})
