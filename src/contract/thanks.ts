import { tooLong } from './messages.ts'
import { MAX_SIGNATURE_LENGTH, MAX_THANKS_LENGTH, REACTIONS } from './reactions.ts'
import { visibleLine } from './text.ts'
import { z } from './zod.ts'

/** What whoever received a gift answers its giver. No book prints it: any script will do. */

function written(max: number) {
  return z
    .string()
    .max(max * 2, tooLong(max))
    .transform((text) =>
      text
        .split(/\r\n?|\n/)
        .map(visibleLine)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(z.string().max(max, tooLong(max)))
}

/** Sent as form fields, beside a voice message where there is one. */
export const thanksFieldsSchema = z.object({
  /** Made by the browser: what is sent twice is kept once. */
  id: z.uuid(),
  reaction: z.enum(REACTIONS).nullable().default(null),
  words: written(MAX_THANKS_LENGTH).default(''),
  /** Who answers; empty where they do not say. */
  signature: written(MAX_SIGNATURE_LENGTH).default(''),
})

export const receivedThanksSchema = z.object({
  id: z.uuid(),
  reaction: z.enum(REACTIONS).nullable(),
  words: z.string(),
  signature: z.string(),
  /** Of a voice message, an MP3. */
  soundUrl: z.string().nullable(),
  sentAt: z.iso.datetime(),
})
export type ReceivedThanks = z.output<typeof receivedThanksSchema>
