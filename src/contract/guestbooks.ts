import { briefSchema } from './brief.ts'
import { lineSchema } from './changes.ts'
import { timeZoneSchema, tokenSchema } from './gifts.ts'
import { GUESTBOOK_MESSAGES } from './guestbook-messages.ts'
import { idSchema } from './ids.ts'
import { STYLES } from './styles.ts'
import { z } from './zod.ts'

/** Where relatives leave words for a book: what its giver keeps of it, and what whoever holds its link sees and sends. */

const GUESTBOOK_PAGE = '/dedicatorias'

export function guestbookPath(token: string): string {
  return `${GUESTBOOK_PAGE}/${token}`
}

export const MAX_AUTHOR_LENGTH = 60
export const MAX_LINE_LENGTH = 140
export const MAX_MEMORY_LENGTH = 400
/** Kept for a story. */
export const MAX_ENTRIES = 60
/** Printed in its book. */
export const MAX_CHOSEN = 20
/** How far ahead the last day may be, in days. */
export const MAX_OPEN_DAYS = 366

/** `waiting` until its giver takes it into the book (`chosen`) or leaves it out (`hidden`). */
export const ENTRY_STATUSES = ['waiting', 'chosen', 'hidden'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

const words = {
  author: lineSchema(MAX_AUTHOR_LENGTH).pipe(z.string().min(1, GUESTBOOK_MESSAGES.authorRequired)),
  line: lineSchema(MAX_LINE_LENGTH).pipe(z.string().min(1, GUESTBOOK_MESSAGES.lineRequired)),
  /** Empty for none. */
  memory: lineSchema(MAX_MEMORY_LENGTH).default(''),
}

/** Made by the contributor's browser and kept there: 128 bits in base64url. Whoever has it may change the entry. */
const secretSchema = z
  .string({ error: GUESTBOOK_MESSAGES.entryNotFound })
  .regex(/^[\w-]{22}$/, GUESTBOOK_MESSAGES.entryNotFound)

/** Sent as form fields beside a photo and a voice message; sent again under the same secret it takes the place of what was there. */
export const entryFieldsSchema = z.object({
  secret: secretSchema,
  ...words,
  /** What becomes of a photo sent earlier where none comes along. */
  earlierPhoto: z.enum(['keep', 'remove']).default('keep'),
  /** The same of a voice message. */
  earlierSound: z.enum(['keep', 'remove']).default('keep'),
})

export const ownSecretSchema = z.object({ secret: secretSchema })
export const ownSecretsSchema = z.object({ secrets: z.array(secretSchema).max(20) })

/** An entry as whoever left it sees it. */
export const ownEntrySchema = z.object({
  secret: z.string(),
  author: z.string(),
  line: z.string(),
  memory: z.string(),
  hasPhoto: z.boolean(),
  hasSound: z.boolean(),
})
export type OwnEntry = z.output<typeof ownEntrySchema>

/** What the link shows; `over` once its last moment has passed. */
export const invitationSchema = z.object({
  state: z.enum(['open', 'over']),
  recipientName: z.string(),
  senderName: z.string(),
  occasion: briefSchema.shape.occasion,
  style: z.enum(STYLES),
  closesAt: z.iso.datetime(),
  timeZone: z.string(),
})
export type Invitation = z.output<typeof invitationSchema>

/** An entry as the giver sees it. */
const entrySchema = z.object({
  id: z.number().int(),
  author: z.string(),
  line: z.string(),
  memory: z.string(),
  photoUrl: z.string().nullable(),
  /** Of a voice message, an MP3. */
  soundUrl: z.string().nullable(),
  status: z.enum(ENTRY_STATUSES),
})
export type Entry = z.output<typeof entrySchema>

export const guestbookSchema = z.object({
  /** `none` until it is first opened; `over` once its last moment has passed; `closed` by its giver. */
  state: z.enum(['none', 'open', 'over', 'closed']),
  /** Null where it does not open anything, or no key opens any more what was kept of it: then it is opened anew. */
  path: z.string().nullable(),
  closesAt: z.iso.datetime().nullable(),
  /** In which the day is told. */
  timeZone: z.string().nullable(),
  /** False once its giver has asked for no more messages about words that come in. */
  toldByMail: z.boolean(),
  /** In the order of the book. */
  entries: z.array(entrySchema),
})
export type Guestbook = z.output<typeof guestbookSchema>

/** Until when words are taken; the server holds the hour. */
export const guestbookDaySchema = z.object({
  closesAt: z.iso.datetime({ error: GUESTBOOK_MESSAGES.dayPast }),
  timeZone: timeZoneSchema,
})

/** What is left out stays as it is. A day comes with its time zone. */
export const guestbookChangeSchema = guestbookDaySchema
  .partial()
  .extend({ toldByMail: z.boolean().optional() })
  .refine(({ closesAt, timeZone }) => (closesAt === undefined) === (timeZone === undefined), {
    error: GUESTBOOK_MESSAGES.dayPast,
    path: ['closesAt'],
  })

/** In the order that the book shall have; what is not named keeps its place behind. */
export const arrangementSchema = z.object({
  entries: z.array(z.object({ id: z.number().int(), status: z.enum(ENTRY_STATUSES) })).max(MAX_ENTRIES),
})

export const entryParamsSchema = z.object({ storyId: idSchema, entryId: idSchema })
export const giftDedicationSchema = tokenSchema.extend({ entryId: idSchema })
