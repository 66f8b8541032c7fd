import { z } from 'zod'
import { defineQueue } from '../../jobs/job.ts'

/**
 * Where the end of a bought story waits: it is complete, or has failed. `seq` is the number of its last event: the news of
 * one end is not lost while that of an earlier one is still being worked on.
 */
export const endedQueue = defineQueue({
  name: 'story-ended',
  input: z.object({ storyId: z.number().int(), seq: z.number().int() }),
  key: ({ storyId, seq }) => `${storyId}-${seq}`,
})

/** What is left to do at the payment provider once a story is deleted; purchases do it. */
export const closeCheckoutQueue = defineQueue({
  name: 'close-checkout',
  input: z.object({ purchaseId: z.uuid() }),
  key: ({ purchaseId }) => purchaseId,
})
