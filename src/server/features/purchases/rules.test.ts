import { expect, test } from 'vitest'
import { PURCHASE_STATUSES, type PurchaseRow } from '../../db/schema/purchases.ts'
import type { SessionState } from '../../payments/payments.ts'
import {
  CHECKOUT_LEAST_MS,
  CHECKOUT_MS,
  deliveryMessageId,
  deliveryPath,
  deliveryState,
  isLate,
  isPaid,
  LATE_MS,
  mismatch,
  OPEN_STATUSES,
} from './rules.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const MINUTE = 60_000

const PURCHASE: PurchaseRow = {
  id: '0190b1de-1111-7222-8333-944455556666',
  storyId: 7,
  giftCardId: null,
  userId: 'ana',
  email: 'ana@correo.mx',
  amount: 10_000,
  currency: 'mxn',
  provider: 'stripe',
  sessionId: 'cs_1',
  checkoutUrl: null,
  promotionId: null,
  status: 'pending',
  paidAmount: null,
  paymentId: null,
  dispute: null,
  problem: null,
  mailRound: 1,
  mailProblem: null,
  failures: 0,
  createdAt: NOW,
  expiresAt: NOW,
  checkedAt: null,
  paidAt: null,
  printedAt: null,
  mailedAt: null,
  refundedAt: null,
}

const SESSION: SessionState = {
  id: 'cs_1',
  status: 'complete',
  paid: true,
  failed: false,
  refunded: false,
  purchaseId: PURCHASE.id,
  storyId: 7,
  price: { amount: 10_000, currency: 'mxn' },
  total: { amount: 8_000, currency: 'mxn' },
  email: null,
  paymentId: 'pi_1',
  promotionId: null,
}

test('a story is bought from the payment until the money goes back, delivered or not', () => {
  expect(PURCHASE_STATUSES.filter((status) => isPaid({ status }))).toEqual(['paid', 'delivered', 'flagged'])
  expect(OPEN_STATUSES).toEqual(['pending', 'awaiting'])
})

test('a checkout stays open for less than the day that providers allow, and is shown for its last hour no more', () => {
  expect(CHECKOUT_MS / (60 * MINUTE)).toBe(23)
  expect(CHECKOUT_LEAST_MS / MINUTE).toBe(60)
})

test.each([
  ['paid', LATE_MS + 1, true],
  ['paid', LATE_MS, false],
  ['paid', null, false],
  ['delivered', 2 * LATE_MS, false],
  ['flagged', 2 * LATE_MS, false],
  ['pending', 2 * LATE_MS, false],
] as const)('%s and paid %s ms ago: somebody should look, %s', (status, ago, late) => {
  const paidAt = ago === null ? null : new Date(NOW.getTime() - ago)
  expect(isLate({ status, paidAt }, NOW)).toBe(late)
  expect(LATE_MS / MINUTE).toBe(30)
})

test.each<[Partial<PurchaseRow>, string]>([
  [{ status: 'pending' }, 'not_bought'],
  [{ status: 'expired' }, 'not_bought'],
  [{ status: 'failed' }, 'not_bought'],
  [{ status: 'awaiting' }, 'awaiting'],
  [{ status: 'paid' }, 'preparing'],
  [{ status: 'paid', printedAt: NOW }, 'ready'],
  [{ status: 'paid', printedAt: NOW, mailProblem: 'refused' }, 'mail_failed'],
  [{ status: 'delivered', printedAt: NOW, mailedAt: NOW }, 'sent'],
  // An earlier e-mail had arrived: that a later one was refused is the operator's concern.
  [{ status: 'delivered', printedAt: NOW, mailedAt: NOW, mailProblem: 'refused' }, 'sent'],
  [{ status: 'flagged', printedAt: NOW, mailedAt: NOW }, 'stuck'],
  [{ status: 'refunded', printedAt: NOW, mailedAt: NOW }, 'refunded'],
])('of a purchase that is %j the delivery page says %s', (change, state) => {
  expect(deliveryState({ ...PURCHASE, ...change })).toBe(state)
})

test('a session that asked for the same money for the same story is delivered, discounts or not', () => {
  expect(mismatch(PURCHASE, SESSION)).toBeNull()
})

test.each<[Partial<PurchaseRow>, Partial<SessionState>, string]>([
  [{}, { price: { amount: 9_999, currency: 'mxn' } }, "is 9999 mxn, the purchase's 10000 mxn"],
  [{}, { price: { amount: 10_000, currency: 'usd' } }, "is 10000 usd, the purchase's 10000 mxn"],
  [{ storyId: null }, { storyId: null }, 'deleted before it was paid'],
  [{}, { storyId: 8 }, 'for another story'],
  [{}, { storyId: null }, 'for another story'],
])('a purchase %j, paid by a session %j, is questioned: %s', (change, state, reason) => {
  expect(mismatch({ ...PURCHASE, ...change }, { ...SESSION, ...state })).toContain(reason)
})

test('the delivery page is opened by the session, whatever its id holds', () => {
  expect(deliveryPath(7, 'cs_a&b=c')).toBe('/delivery/7?session_id=cs_a%26b%3Dc')
})

test('an e-mail is the same one when a sending is repeated, and another in the next round', () => {
  const purchase = { id: 'p1' }
  expect(deliveryMessageId(purchase, 1, 'https://cuentos-magicos.mx/x')).toBe('purchase-p1-1@cuentos-magicos.mx')
  expect(deliveryMessageId(purchase, 2, 'http://[::1]:3000')).toBe('purchase-p1-2@1')
})
