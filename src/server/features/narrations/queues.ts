import { z } from 'zod'
import { defineQueue } from '../../jobs/job.ts'

export const narrateQueue = defineQueue({
  name: 'narrate',
  input: z.object({ storyId: z.number().int() }),
  key: ({ storyId }) => String(storyId),
})
