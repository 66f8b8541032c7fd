import { z } from './zod.ts'
import { BRIEF_FIELDS } from './brief-fields.ts'
import { CHAPTERS, MAX_PROMPT_LENGTH, MAX_WISH_LENGTH } from './constants.ts'
import { idSchema } from './ids.ts'
import { MESSAGES, tooLong } from './messages.ts'
import { STYLES } from './styles.ts'

/** A chapter as it is streamed and read. `content` opens with the chapter's title, then a blank line, then the text. */
export const partSchema = z.object({
  paragraphNumber: z.number().int().min(1).max(CHAPTERS),
  content: z.string(),
  imageUrl: z.string().nullish(),
})
export type Part = z.output<typeof partSchema>

export const paragraphSchema = z.object({
  id: z.number().int(),
  storyId: z.number().int(),
  paragraphNumber: z.number().int().min(1).max(CHAPTERS),
  paragraphText: z.string(),
  imagePrompt: z.string(),
  imageUrl: z.string().nullable(),
})
export type Paragraph = z.output<typeof paragraphSchema>

/** Words of a relative that the giver took into the book. */
const dedicationSchema = z.object({
  author: z.string(),
  line: z.string(),
  memory: z.string(),
  photoUrl: z.string().nullable(),
  /** Of a voice message, an MP3. */
  soundUrl: z.string().nullable(),
})
export type Dedication = z.output<typeof dedicationSchema>

export const storySchema = z.object({
  storyId: z.number().int(),
  storyTitle: z.string(),
  recipientName: z.string(),
  coverImageUrl: z.string().nullable(),
  parts: z.array(partSchema),
  createdAt: z.iso.datetime(),
  paragraphsCount: z.number().int(),
  /** The sender's own words at the book's beginning, where there are some. */
  dedication: z.string().optional(),
  /** At its end, in the giver's order, where there are some. */
  dedications: z.array(dedicationSchema).optional(),
})
export type Story = z.output<typeof storySchema>

/** A story on the shelf. */
export const storySummarySchema = storySchema.omit({ parts: true, dedications: true }).extend({
  illustrationStyle: z.enum(STYLES),
  bought: z.boolean(),
  /** All chapters and pictures are there. */
  complete: z.boolean(),
  /** What it was given for, where that was said. */
  occasion: z.enum(BRIEF_FIELDS.occasion.of).optional(),
})
export type StorySummary = z.output<typeof storySummarySchema>

/** To share a story by e-mail. */
export const shareSchema = z.object({
  email: z
    .string({ error: MESSAGES.shareEmailInvalid })
    .trim()
    .toLowerCase()
    .max(254, MESSAGES.shareEmailInvalid)
    .pipe(z.email(MESSAGES.shareEmailInvalid)),
  note: z.string().trim().max(500, tooLong(500)).default(''),
})

export const generatedTextSchema = z.object({
  storyId: z.number().int(),
  title: z.string(),
  paragraphs: z.array(paragraphSchema),
})

/**
 * The prompt may be the stored one or an edited one; photos and style default to the story's own. `redo` asks for
 * another picture in the place of one that is there, and names that wish: asking again under the same name draws once.
 */
export const illustrateSchema = z.object({
  imagePrompt: z.string().trim().max(MAX_PROMPT_LENGTH, tooLong(MAX_PROMPT_LENGTH)).optional(),
  senderPhotoId: idSchema.nullish(),
  recipientPhotoId: idSchema.nullish(),
  illustrationStyle: z.enum(STYLES, { error: MESSAGES.styleUnknown }).optional(),
  redo: z.uuid().optional(),
  /** With `redo`: what should be different, in words. */
  wish: z.string().trim().max(MAX_WISH_LENGTH, tooLong(MAX_WISH_LENGTH)).optional(),
})

/** Splits a chapter's content into its title and its text's paragraphs. */
export function splitChapter(content: string): { title: string; paragraphs: string[] } {
  const [title = '', ...paragraphs] = content.split(/\n{2,}/).map((block) => block.trim())
  return { title, paragraphs: paragraphs.filter(Boolean) }
}

/** The inverse of {@link splitChapter}. */
export function joinChapter(title: string, paragraphs: readonly string[]): string {
  return [title, ...paragraphs].join('\n\n')
}
