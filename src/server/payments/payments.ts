import type { Money } from '../../contract/money.ts'
import type { SimulatedCheckout } from './simulated-checkout.ts'

/** A hosted checkout: we make a session, the buyer pays on the provider's page, the provider tells us. */

export type CheckoutRequest = {
  purchaseId: string
  /** Null for anything but a story. */
  storyId: number | null
  title: string
  /** What it is, in a few words. */
  description: string
  /** Public address of the cover, or null where none can be reached from outside. */
  coverUrl: string | null
  email: string
  price: Money
  /** Whether promotion codes count for it. */
  takesCodes: boolean
  /** Taken off from the beginning; `shown` is all of its code that may be kept. Null where the buyer types a code, if any. */
  promotion: { id: string; shown: string } | null
  /** Holds `{CHECKOUT_SESSION_ID}` where the provider puts the session's id. */
  successUrl: string
  cancelUrl: string
  /** Between half an hour and a day ahead. Part of the request, so that a repeated one is the same. */
  expiresAt: Date
}

/** A code that takes everything off one purchase, once. */
export type PromotionRequest = {
  /** Repeating a request under the same key gives the same promotion. */
  key: string
  /** What it is made for. */
  reference: string
  code: string
  /** As the buyer reads it beside what it takes off. */
  name: string
  expiresAt: Date
}

export type CheckoutSession = { id: string; url: string; expiresAt: Date }

/** What the provider knows of a session. */
export type SessionState = {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** True only when money came in, or a promotion code made it free. */
  paid: boolean
  /** A voucher that ran out, or an account without money: complete, and nothing will come. */
  failed: boolean
  /** All the money went back. */
  refunded: boolean
  purchaseId: string | null
  storyId: number | null
  /** Before discounts. */
  price: Money
  /** What was paid in the end. */
  total: Money
  email: string | null
  /** To refund by; null when nothing was charged. */
  paymentId: string | null
  /** The promotion whose code was used; null without one. */
  promotionId: string | null
}

/** `dispute_won`: the buyer's bank let the money stay, or nothing came of it. */
export type MoneyNews = 'refunded' | 'refund_failed' | 'disputed' | 'dispute_won' | 'dispute_lost'

/** A provider's notice, checked and reduced to what we act on. */
export type PaymentEvent =
  | { id: string; type: 'session'; sessionId: string }
  | { id: string; type: 'failed' | 'expired'; sessionId: string }
  | { id: string; type: MoneyNews; paymentId: string }
  | { id: string; type: 'ignored' }

export type Payments = {
  id: 'simulated' | 'stripe'
  /** Repeating a request for the same purchase gives the same session. */
  createSession(request: CheckoutRequest): Promise<CheckoutSession>
  /** Null where the provider does not know the id. */
  getSession(sessionId: string): Promise<SessionState | null>
  /** Closes a session that nobody has paid; false where it was too late for that. */
  expireSession(sessionId: string): Promise<boolean>
  /** Gives all the money back; repeating it does nothing. */
  refund(paymentId: string, idempotencyKey: string): Promise<void>
  /** Answers its id. */
  createPromotion(request: PromotionRequest): Promise<string>
  /** The promotion of a code that can be used; null where there is none, or it was made for anything but `reference`. */
  findPromotion(code: string, reference?: string): Promise<string | null>
  /** From now on its code takes nothing off; repeating it does nothing. */
  closePromotion(promotionId: string): Promise<void>
  /** Null where the signature does not hold. */
  parseWebhook(rawBody: Uint8Array, signature: string): Promise<PaymentEvent | null>
  /** What a buyer can do where the provider is simulated. */
  simulator?: SimulatedCheckout
}

/** What may be kept and shown of a code that opens something: `···· 9HWD`. */
export function shownCode(code: string): string {
  return `···· ${code.toUpperCase().replaceAll(/[\s-]/g, '').slice(-4)}`
}

/** `email`: the provider refuses the address. `refused`: it refuses the request. `unavailable`: try again later. */
type PaymentFailure = 'email' | 'refused' | 'unavailable'

/** The only error that providers throw on purpose. `message` is for logs: never user text or keys. */
export class PaymentError extends Error {
  readonly failure: PaymentFailure
  constructor(failure: PaymentFailure, message: string) {
    super(message)
    this.name = 'PaymentError'
    this.failure = failure
  }
}
