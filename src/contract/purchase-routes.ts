import { z } from './zod.ts'
import { tokenSchema } from './gifts.ts'
import { boughtCardSchema, giftCardOrderSchema, giftCardSchema } from './gift-cards.ts'
import { checkoutSessionSchema, deliverySchema, purchaseSchema, verificationSchema } from './purchases.ts'
import type { RouteName } from './paths.ts'
import { byStoryId, type Schemas } from './route-parts.ts'

/** Buying: a story, or a card that pays for one. */
export const purchaseRoutes = {
  createCheckoutSession: {
    summary: 'Begin the purchase of a story, for nothing where the code of a gift card comes along',
    params: byStoryId,
    body: purchaseSchema,
    response: checkoutSessionSchema,
  },
  verifyCheckoutSession: {
    summary: 'Whether a checkout session was paid',
    params: z.object({ sessionId: z.string().min(1).max(300) }),
    response: verificationSchema,
  },
  getDelivery: {
    summary: 'How far the delivery of a story is',
    params: byStoryId,
    response: deliverySchema,
  },
  buyGiftCard: {
    summary: 'Begin the purchase of a gift card for one story; the same `id` is one card',
    body: giftCardOrderSchema,
    response: checkoutSessionSchema,
  },
  listGiftCards: {
    summary: 'The gift cards that a member bought, newest first',
    response: z.array(boughtCardSchema),
  },
  openBoughtGiftCard: {
    summary: 'Leads from the provider’s page to the card that was paid there',
    query: z.object({ session_id: z.string().min(1).max(300) }),
  },
  getGiftCard: {
    summary: 'A gift card: its words, its state, and its code while that can be used',
    params: tokenSchema,
    response: giftCardSchema,
  },
  getGiftCardSheet: {
    summary: 'A gift card with its code, to print',
    params: tokenSchema,
    produces: 'application/pdf',
  },
} as const satisfies Partial<Record<RouteName, Schemas>>
