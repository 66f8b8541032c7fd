import { z } from 'zod'
import { defineQueue } from '../../jobs/job.ts'

/** Where generation's jobs wait; `jobs.ts` says what is done with them. */

export const writeQueue = defineQueue({
  name: 'write',
  input: z.object({ storyId: z.number().int() }),
  key: ({ storyId }) => String(storyId),
})

export const illustrateQueue = defineQueue({
  name: 'illustrate',
  input: z.object({ pictureId: z.number().int() }),
  key: ({ pictureId }) => String(pictureId),
})

export const sheetQueue = defineQueue({
  name: 'sheet',
  input: z.object({ sheetId: z.number().int() }),
  key: ({ sheetId }) => String(sheetId),
})
