import { z } from 'zod'
import { ANSWER_RULES, type AnswerField, fillAnswers } from './answers.ts'
import { ANSWER_DEFAULTS, CHAPTERS, MAX_PROMPT_LENGTH, MAX_WISH_LENGTH } from './constants.ts'
import { lookSchema } from './looks.ts'
import { MESSAGES, tooLong, unsupportedText } from './messages.ts'
import { hasUnsupportedText } from './text.ts'
import { DEFAULT_STYLE, STYLES } from './styles.ts'

/** An answer as {@link ANSWER_RULES} have it: trimmed, in a script that the book can set, of bounded length. */
function answer(field: AnswerField) {
  const { required, max } = ANSWER_RULES[field]
  return z
    .string(required ? { error: required } : {})
    .trim()
    .min(required ? 1 : 0, required ?? undefined)
    .max(max, tooLong(max))
    .refine((text) => !hasUnsupportedText(text), unsupportedText)
}

const id = z.coerce.number().int().positive().max(2_147_483_647)

/** The five answers, the two people and the style: everything a story is made from. */
export const briefSchema = z.object({
  senderName: answer('senderName'),
  recipientName: answer('recipientName'),
  recipientRelation: answer('recipientRelation'),
  favoriteThing: answer('favoriteThing'),
  specialMemory: answer('specialMemory'),
  admiration: answer('admiration'),
  extraTrait: answer('extraTrait').default(ANSWER_DEFAULTS.extraTrait),
  illustrationStyle: z.enum(STYLES, { error: MESSAGES.styleUnknown }).default(DEFAULT_STYLE),
  senderPhotoId: id.nullish().transform((value) => value ?? undefined),
  recipientPhotoId: id.nullish().transform((value) => value ?? undefined),
  /** Grammatical gender of the recipient, asked only where the relation does not tell it. */
  recipientGender: z.enum(['f', 'm']).optional(),
  senderLook: lookSchema.optional(),
  recipientLook: lookSchema.optional(),
})

export type Brief = z.output<typeof briefSchema>
export type BriefInput = z.input<typeof briefSchema>

/** The brief as it is answered: an answer cannot be encoded through a transform. */
export const storedBriefSchema = briefSchema.extend({
  senderPhotoId: z.number().int().optional(),
  recipientPhotoId: z.number().int().optional(),
})
export type StoredBrief = z.output<typeof storedBriefSchema>

/**
 * What generation calls take: the brief, with empty answers filled first. `attempt` names one wish to
 * generate: asking again under the same name finds the story that it made, whatever happened in between.
 */
export const generationSchema = z.preprocess(
  (input) => (input && typeof input === 'object' && !Array.isArray(input) ? fillAnswers(input) : input),
  briefSchema.extend({
    attempt: z.uuid().optional(),
    senderLook: fromText(lookSchema).optional(),
    recipientLook: fromText(lookSchema).optional(),
  }),
)
export type Generation = z.output<typeof generationSchema>

/** In a query string, a nested value travels as JSON text. */
function fromText<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  }, schema)
}

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
})
export type Story = z.output<typeof storySchema>

/** A story on the shelf. */
export const storySummarySchema = storySchema.omit({ parts: true }).extend({
  illustrationStyle: z.enum(STYLES),
  bought: z.boolean(),
  /** All chapters and pictures are there. */
  complete: z.boolean(),
})
export type StorySummary = z.output<typeof storySummarySchema>

/** To share a story by e-mail. */
export const shareSchema = z.object({
  email: z
    .string({ error: MESSAGES.emailInvalid })
    .trim()
    .toLowerCase()
    .max(254, MESSAGES.emailInvalid)
    .pipe(z.email(MESSAGES.emailInvalid)),
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
  senderPhotoId: id.nullish(),
  recipientPhotoId: id.nullish(),
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
