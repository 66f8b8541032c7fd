import type { DELIVERY_STATES } from '../../../contract/purchases.ts'
import type { Who } from '../../context.ts'
import type { PurchaseRow, PurchaseStatus } from '../../db/schema/purchases.ts'
import type { SessionState } from '../../payments/payments.ts'

const HOUR_MS = 3_600_000

/** How long a checkout may stay open: providers allow a day at most, counted from their own clock. */
export const CHECKOUT_MS = 23 * HOUR_MS
/** A checkout with less than this to go is not shown again, but replaced. */
export const CHECKOUT_LEAST_MS = HOUR_MS

export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Money came in and has not gone back. */
export const PAID_STATUSES = ['paid', 'delivered', 'flagged'] as const satisfies readonly PurchaseStatus[]

/** Money may come in yet. */
export const OPEN_STATUSES = ['pending', 'awaiting'] as const satisfies readonly PurchaseStatus[]

export function isPaid({ status }: Pick<PurchaseRow, 'status'>): boolean {
  return (PAID_STATUSES as readonly PurchaseStatus[]).includes(status)
}

/** What was bought is gone; what stays is the receipt. */
export function isOrphaned({ storyId, giftCardId }: Pick<PurchaseRow, 'storyId' | 'giftCardId'>): boolean {
  return storyId === null && giftCardId === null
}

/** The buyer's address, for the buyer alone: whoever holds the link of the purchase reads the story and learns no more. */
export function toldEmail(
  { who }: { who: Pick<Who, 'userId'> },
  { userId, email }: Pick<PurchaseRow, 'userId' | 'email'>,
): string | null {
  return who.userId !== null && who.userId === userId ? email : null
}

/** Opens a bought story on any device: the session's id is the key. */
export function deliveryPath(storyId: number, sessionId: string): string {
  return `/delivery/${storyId}?session_id=${encodeURIComponent(sessionId)}`
}

/** Paid for so long that somebody should look why it is not delivered, e.g. at a mail server that puts us off. */
export const LATE_MS = 30 * 60_000

export function isLate({ status, paidAt }: Pick<PurchaseRow, 'status' | 'paidAt'>, now: Date): boolean {
  return status === 'paid' && paidAt !== null && now.getTime() - paidAt.getTime() > LATE_MS
}

/** What the delivery page says of a purchase. */
export function deliveryState(
  purchase: Pick<PurchaseRow, 'status' | 'mailedAt' | 'mailProblem' | 'printedAt'>,
): DeliveryState {
  if (purchase.status === 'refunded') return 'refunded'
  if (purchase.status === 'flagged') return 'stuck'
  if (purchase.status === 'awaiting') return 'awaiting'
  if (!isPaid(purchase)) return 'not_bought'
  if (purchase.mailedAt) return 'sent'
  if (purchase.mailProblem) return 'mail_failed'
  return purchase.printedAt ? 'ready' : 'preparing'
}

/** Why a paid session must not be delivered for this purchase; null where all is right. In English, for the operator. */
export function mismatch(purchase: PurchaseRow, state: SessionState): string | null {
  const asked = `${purchase.amount} ${purchase.currency}`
  const charged = `${state.price.amount} ${state.price.currency}`
  if (asked !== charged) return `The session's price before discounts is ${charged}, the purchase's ${asked}`
  if (purchase.giftCardId !== null) return null
  if (purchase.storyId === null) return 'The story was deleted before it was paid'
  if (state.storyId !== purchase.storyId) return 'The session was made for another story'
  return null
}

/** One word of ours that an e-mail's id is made of: the same for each repeated sending of one round. */
export function deliveryMessageId(purchase: Pick<PurchaseRow, 'id'>, round: number, baseUrl: string): string {
  return `purchase-${purchase.id}-${round}@${messageHost(baseUrl)}`
}

/** The part of an e-mail's id that says where it was made. */
export function messageHost(baseUrl: string): string {
  return new URL(baseUrl).hostname.replaceAll(/[^\w.-]/g, '')
}
