import { z } from 'zod'
import { defineQueue } from '../../jobs/job.ts'

/** Where a change of a card waits until the provider has heard of it. */
export const promotionQueue = defineQueue({
  name: 'gift-card-promotion',
  input: z.object({ giftCardId: z.uuid(), round: z.number().int() }),
  key: ({ giftCardId, round }) => `${giftCardId}-${round}`,
})
