import { z } from './zod.ts'
import { partSchema } from './stories.ts'

/** The messages of a generation stream, in the order in which they may come. */
export const storyEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: z.number().int().min(0).max(100), message: z.string() }),
  z.object({
    type: z.literal('story_part'),
    storyId: z.number().int(),
    storyTitle: z.string().optional(),
    part: partSchema,
  }),
  z.object({ type: z.literal('complete'), storyId: z.number().int() }),
  z.object({
    type: z.literal('error'),
    message: z.string(),
    /** Asking again would be refused again; other answers may not be. */
    refused: z.literal(true).optional(),
  }),
])

export type StoryEvent = z.output<typeof storyEventSchema>
