import { GIFT_MESSAGES } from './gift-messages.ts'
import { z } from './zod.ts'
import { dedicationSchema } from './changes.ts'
import { idSchema } from './ids.ts'
import { briefSchema } from './brief.ts'
import { checkoutSchema } from './purchases.ts'
import { chapterSchema, recordingSchema } from './recordings.ts'
import { STYLES } from './styles.ts'
import { storySchema } from './stories.ts'

/** A bought story as a wrapped present: what its giver keeps of it, and what whoever holds its link sees. */

/** Where a gift is received. The token is the key: 128 bits, in base64url. */
export const GIFT_PAGE = '/regalo'

export function giftPath(token: string): string {
  return `${GIFT_PAGE}/${token}`
}

/** What the address of a printed code ends in: the gift is shown opened, to be listened to. No server is told of it. */
export const LISTENING = 'voz'

export function listeningPath(token: string): string {
  return `${giftPath(token)}#${LISTENING}`
}

export const tokenSchema = z.object({
  token: z.string({ error: GIFT_MESSAGES.notFound }).regex(/^[\w-]{22}$/, GIFT_MESSAGES.notFound),
})
export const giftPictureSchema = tokenSchema.extend({ id: idSchema })
export const giftRecordingSchema = tokenSchema.extend({ chapter: chapterSchema })
export const GIFT_EDITIONS = ['digital', 'epub'] as const

/** A time zone's name as the browser tells it, e.g. `America/Mexico_City`. */
export const timeZoneSchema = z
  .string({ error: GIFT_MESSAGES.timeZoneUnknown })
  .max(64, GIFT_MESSAGES.timeZoneUnknown)
  .refine(isTimeZone, GIFT_MESSAGES.timeZoneUnknown)

/** The gift as its giver sees it. */
export const giftSchema = z.object({
  /** Null where the link is closed, or no key opens any more what was kept of it: then it is renewed. */
  path: z.string().nullable(),
  closed: z.boolean(),
  /** The giver's own line on the tag; empty for none. */
  line: z.string(),
  /** Until then only the giver sees what is inside; null for now. */
  opensAt: z.iso.datetime().nullable(),
  /** In which the recipient reads the day; null where no day was chosen. */
  timeZone: z.string().nullable(),
  /** To whom the product sends it on its day; null where its giver passes the link on. */
  email: z.string().nullable(),
  /**
   * `outdated`: sent, with a link that was renewed since; `failed`: the address was refused or could not be reached;
   * `stopped`: whoever receives it wants no message.
   */
  mail: z.enum(['none', 'planned', 'sent', 'outdated', 'failed', 'stopped']),
  /** When somebody else than its giver first untied it. */
  openedAt: z.iso.datetime().nullable(),
})
export type Gift = z.output<typeof giftSchema>

/** What is left out stays as it is. A day comes with its time zone. */
export const giftChangeSchema = z
  .object({
    line: dedicationSchema.optional(),
    opensAt: z.iso.datetime({ error: GIFT_MESSAGES.dayInvalid }).nullable().optional(),
    timeZone: timeZoneSchema.optional(),
    /** Null takes the plan back; another address after a sending sends it again, there. */
    email: checkoutSchema.shape.email.nullable().optional(),
    /** Sends the address that a renewed link has now to whoever got the one before; or anew what could not be sent. */
    again: z.literal(true).optional(),
  })
  .refine(({ opensAt, timeZone }) => !opensAt || timeZone !== undefined, {
    error: GIFT_MESSAGES.timeZoneUnknown,
    path: ['timeZone'],
  })

/**
 * What the link shows: `waiting` for its day, or `preparing` while pictures are missing, nothing but the wrapping; `open`
 * the story too. `giver` is whoever made it, who may look inside before the day.
 */
export const parcelSchema = z.object({
  state: z.enum(['waiting', 'preparing', 'open']),
  giver: z.boolean(),
  recipientName: z.string(),
  senderName: z.string(),
  occasion: briefSchema.shape.occasion,
  style: z.enum(STYLES),
  line: z.string(),
  opensAt: z.iso.datetime().nullable(),
  timeZone: z.string().nullable(),
  story: storySchema
    .pick({ storyTitle: true, coverImageUrl: true, parts: true, dedication: true, dedications: true })
    .extend({ voice: z.array(recordingSchema) })
    .nullable(),
})
export type Parcel = z.output<typeof parcelSchema>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
