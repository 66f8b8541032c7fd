import { z } from 'zod'
import { defineQueue } from '../../jobs/job.ts'

/** Where the message to a giver who was thanked waits. */
export const thanksMailQueue = defineQueue({
  name: 'thanks-mail',
  input: z.object({ storyId: z.number().int(), thanksId: z.uuid() }),
  key: ({ storyId, thanksId }) => `${storyId}-${thanksId}`,
})
