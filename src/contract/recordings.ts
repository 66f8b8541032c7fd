import { CHAPTERS } from './constants.ts'
import { wholeNumber } from './ids.ts'
import { z } from './zod.ts'

export const chapterSchema = wholeNumber(CHAPTERS)

/** A chapter in its giver's voice, as an MP3. */
export const recordingSchema = z.object({
  chapter: z.number().int().min(1).max(CHAPTERS),
  seconds: z.number(),
  /** The chapter's text was changed since. */
  outdated: z.boolean(),
  soundUrl: z.string(),
})
export type Recording = z.output<typeof recordingSchema>
