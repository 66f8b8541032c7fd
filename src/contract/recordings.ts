import { CHAPTERS } from './constants.ts'
import { wholeNumber } from './ids.ts'
import { z } from './zod.ts'

export const chapterSchema = wholeNumber(CHAPTERS)

/** A chapter in its giver's voice, or a narrator's, as an MP3. */
export const recordingSchema = z.object({
  chapter: z.number().int().min(1).max(CHAPTERS),
  seconds: z.number(),
  /** Read by a narrator, not by whoever gives. */
  narrated: z.boolean(),
  /** The chapter's text was changed since. */
  outdated: z.boolean(),
  soundUrl: z.string(),
})
export type Recording = z.output<typeof recordingSchema>

/** How it stands with the narrator of a story; `off` where this installation has none. `message` says why it failed. */
export const narrationSchema = z.object({
  status: z.enum(['off', 'idle', 'reading', 'failed']),
  message: z.string().nullable(),
})
export type Narration = z.output<typeof narrationSchema>
