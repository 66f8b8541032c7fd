import { z } from 'zod'
import { defineQueue } from '../../jobs/job.ts'

/** Where a bought story waits for its pictures to be drawn larger. */
export const enlargeQueue = defineQueue({
  name: 'enlarge',
  input: z.object({ storyId: z.number().int() }),
  key: ({ storyId }) => String(storyId),
})
