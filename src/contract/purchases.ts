import { z } from './zod.ts'
import { BRIEF_FIELDS } from './brief-fields.ts'
import { GIFT_CARD_MESSAGES } from './gift-card-messages.ts'
import { MESSAGES } from './messages.ts'
import { STYLES } from './styles.ts'

/** One address; `required` is said where there is none. */
export function emailSchema(required: string) {
  return z
    .string({ error: required })
    .trim()
    .toLowerCase()
    .min(1, required)
    .max(254, MESSAGES.emailInvalid)
    .pipe(z.email(MESSAGES.emailInvalid))
}

export const checkoutSchema = z.object({ email: emailSchema(MESSAGES.emailRequired) })

/** With the code of a gift card, which is then taken off without being typed on the provider's page. */
export const purchaseSchema = checkoutSchema.extend({
  code: z
    .string({ error: GIFT_CARD_MESSAGES.codeSpent })
    .trim()
    .regex(/^[\w-]{1,40}$/, GIFT_CARD_MESSAGES.codeSpent)
    .optional(),
})

export const checkoutSessionSchema = z.object({ url: z.string() })

export const verificationSchema = z.object({
  verified: z.boolean(),
  customerEmail: z.string().nullable(),
})

/** How far the delivery of a bought story is; shown on the delivery page. */
export const DELIVERY_STATES = [
  'not_bought',
  'awaiting',
  'preparing',
  'ready',
  'sent',
  'mail_failed',
  'stuck',
  'refunded',
] as const

export const deliverySchema = z.object({
  state: z.enum(DELIVERY_STATES),
  email: z.string().nullable(),
  /** The path of the wrapped page at which it is given to others; null until it is bought, and while its link is closed. */
  sharePath: z.string().nullable(),
  /** What its cover shows besides the title: so it looks alike on every device that may read it. */
  cover: z.object({
    illustrationStyle: z.enum(STYLES),
    senderName: z.string(),
    occasion: z.enum(BRIEF_FIELDS.occasion.of).optional(),
  }),
  /** Whether the story belongs to whoever asks. */
  own: z.boolean(),
})

export type Delivery = z.output<typeof deliverySchema>
