import { lineSchema } from './changes.ts'
import { GIFT_CARD_MESSAGES } from './gift-card-messages.ts'
import { emailSchema } from './purchases.ts'
import { STYLES } from './styles.ts'
import { z } from './zod.ts'

/** A story that is given before it is made: its code makes one purchase free. */

/** Where one is bought, and below it, where one is seen. The token is the key: 128 bits, in base64url. */
export const GIFT_CARD_PAGE = '/tarjeta'

export function giftCardPath(token: string): string {
  return `${GIFT_CARD_PAGE}/${token}`
}

/** From the day of payment. */
export const GIFT_CARD_MONTHS = 24
export const MAX_CARD_NAME_LENGTH = 60
export const MAX_CARD_LINE_LENGTH = 140

const name = (required: string) => lineSchema(MAX_CARD_NAME_LENGTH).pipe(z.string().min(1, required))

/** What is printed on a card. */
const giftCardFaceSchema = z.object({
  recipientName: name(GIFT_CARD_MESSAGES.recipientRequired),
  senderName: name(GIFT_CARD_MESSAGES.senderRequired),
  /** The buyer's own words; empty for none. */
  line: lineSchema(MAX_CARD_LINE_LENGTH),
  /** Of the paper that its parcel is wrapped in. */
  style: z.enum(STYLES),
})

export const giftCardOrderSchema = giftCardFaceSchema.extend({
  /** Made by the browser: what is sent twice is one card. */
  id: z.uuid(),
  /** Where the card is sent. */
  email: emailSchema(GIFT_CARD_MESSAGES.emailRequired),
})

/**
 * `unpaid` until money comes in; `preparing` until its code can be used. `cancelled`: its money went back, and the code
 * does nothing.
 */
const GIFT_CARD_STATES = ['unpaid', 'preparing', 'ready', 'used', 'expired', 'cancelled'] as const

/** A card as whoever holds its address sees it. After its words were deleted, names and line are empty. */
export const giftCardSchema = z.object({
  state: z.enum(GIFT_CARD_STATES),
  recipientName: z.string(),
  senderName: z.string(),
  line: z.string(),
  style: z.enum(STYLES),
  /** Null until it can be used, and once it can no longer. */
  code: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable(),
  /** For its buyer alone: where it was or will be sent; `failed` where the address took no message. */
  mail: z.object({ email: z.string(), state: z.enum(['planned', 'sent', 'failed']) }).nullable(),
})
export type GiftCard = z.output<typeof giftCardSchema>

/** A card in the list of those that a member bought. */
export const boughtCardSchema = giftCardSchema.pick({ state: true, recipientName: true, style: true }).extend({
  /** Of its page; null where no key opens it any more. */
  path: z.string().nullable(),
  paidAt: z.iso.datetime(),
})
