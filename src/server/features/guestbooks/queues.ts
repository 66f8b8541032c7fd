import { z } from 'zod'
import { defineQueue } from '../../jobs/job.ts'

/** Where the message to a giver for whom words were left waits; a round is sent once. */
export const guestbookMailQueue = defineQueue({
  name: 'guestbook-mail',
  input: z.object({ storyId: z.number().int(), round: z.number().int() }),
  key: ({ storyId, round }) => `${storyId}-${round}`,
})
