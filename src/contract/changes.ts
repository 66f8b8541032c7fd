import { z } from './zod.ts'
import { CHAPTERS, MAX_CHAPTER_LENGTH, MAX_DEDICATION_LENGTH, MAX_TITLE_LENGTH } from './constants.ts'
import { MESSAGES, tooLong, unsupportedText } from './messages.ts'
import { joinChapter, splitChapter } from './stories.ts'
import { hasUnsupportedText, settleText } from './text.ts'

/** What is changed in a story once it is written: words, pictures, the dedication. */

/** One line as the book prints it: without invisible characters, in a script that the book can set. */
export function lineSchema(max: number) {
  return z
    .string()
    .max(max * 2, tooLong(max))
    .refine((text) => !hasUnsupportedText(text), unsupportedText)
    .transform((text) => settleText(text).text)
    .pipe(z.string().max(max, tooLong(max)))
}

/** A chapter's title and text; each paragraph is normalised by itself. */
export const chapterTextSchema = z
  .string()
  .max(MAX_CHAPTER_LENGTH * 2, tooLong(MAX_CHAPTER_LENGTH))
  .refine((text) => !hasUnsupportedText(text), unsupportedText)
  .transform((text) => {
    const { title, paragraphs } = splitChapter(text.replace(/\r\n?/g, '\n'))
    const settled = paragraphs.map((paragraph) => settleText(paragraph).text).filter(Boolean)
    return { title: settleText(title).text, paragraphs: settled }
  })
  .refine(({ title }) => title !== '', MESSAGES.chapterTitleRequired)
  .refine(({ title }) => title.length <= MAX_TITLE_LENGTH, `${MESSAGES.chapterTitleRequired} más corto`)
  .refine(({ paragraphs }) => paragraphs.length > 0, MESSAGES.chapterTextRequired)
  .transform(({ title, paragraphs }) => joinChapter(title, paragraphs))
  .pipe(z.string().max(MAX_CHAPTER_LENGTH, tooLong(MAX_CHAPTER_LENGTH)))

/** `editedFrom` is the text that the person edited: if the stored one differs by now, the call is a conflict. */
export const chapterChangeSchema = z.object({
  paragraphText: chapterTextSchema,
  editedFrom: z.string().max(MAX_CHAPTER_LENGTH * 4),
})

export const dedicationSchema = lineSchema(MAX_DEDICATION_LENGTH)

/** What is left out stays as it is; an empty dedication takes it out of the book. */
export const storyChangeSchema = z.object({
  storyTitle: lineSchema(MAX_TITLE_LENGTH).pipe(z.string().min(1, MESSAGES.titleRequired)).optional(),
  dedication: dedicationSchema.optional(),
})

const subject = z.number().int().min(0).max(CHAPTERS)

/** A finished drawing of the cover (0) or a chapter; one of a subject's versions is in use. */
export const pictureVersionSchema = z.object({
  id: z.number().int(),
  subject,
  imageUrl: z.string(),
  wish: z.string(),
  /** What it shows of the wish and what it does not, part by part; absent where nobody can say. */
  outcome: z.object({ shown: z.array(z.string()), missing: z.array(z.string()) }).optional(),
  /** What its text names and it does not show, by name; absent where nothing is missing or nobody can say. */
  undrawn: z.array(z.string()).optional(),
  inUse: z.boolean(),
})
export type PictureVersion = z.output<typeof pictureVersionSchema>

/** All that can still be changed in a story, and with what. */
export const workshopSchema = z.object({
  storyTitle: z.string(),
  dedication: z.string(),
  redrawsLeft: z.number().int().min(0),
  /** Oldest first. */
  versions: z.array(pictureVersionSchema),
  /** What is being drawn anew at this moment. */
  redrawing: z.array(z.object({ subject, redo: z.uuid(), wish: z.string() })),
})
export type Workshop = z.output<typeof workshopSchema>
