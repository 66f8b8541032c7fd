import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { isNotNull, isNull, sql } from 'drizzle-orm'
import { users } from './accounts.ts'
import { giftCards } from './gift-cards.ts'
import { stories } from './stories.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * `pending` until money comes in (`paid`) or the session ends (`expired`); `awaiting` while the buyer has a
 * voucher to pay at a shop, until that is paid or runs out (`failed`). Late money revives what ended. Paid becomes `delivered` with the e-mail. `flagged` waits for the operator:
 * money came in and nothing is delivered. `refunded` is the end.
 */
export const PURCHASE_STATUSES = [
  'pending',
  'awaiting',
  'paid',
  'delivered',
  'failed',
  'expired',
  'flagged',
  'refunded',
] as const
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number]

/** Recorded when the checkout session is created. Money is integer minor units. Outlives what was bought: it is a receipt. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What was bought: a story or a gift card. Both null: it was deleted since. */
    storyId: integer('story_id').references(() => stories.id, { onDelete: 'set null' }),
    giftCardId: uuid('gift_card_id').references(() => giftCards.id, { onDelete: 'set null' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider', { enum: ['simulated', 'stripe'] }).notNull(),
    sessionId: text('session_id').unique(),
    checkoutUrl: text('checkout_url'),
    /** What its checkout takes off from the beginning, by the provider's id. */
    promotionId: text('promotion_id'),
    status: text('status', { enum: PURCHASE_STATUSES }).notNull().default('pending'),
    /** What was paid after discounts, and how to refund it. */
    paidAmount: integer('paid_amount'),
    paymentId: text('payment_id'),
    /** Between the buyer's bank and us; `won` too where nothing came of it. */
    dispute: text('dispute', { enum: ['open', 'won', 'lost'] }),
    /** What the operator should look at: why it is flagged, a dispute, a refused e-mail. */
    problem: text('problem'),
    /** How often the e-mail was asked for: one more with each `resend`. Part of its Message-ID. */
    mailRound: integer('mail_round').notNull().default(1),
    /** Why the e-mail of this round will not be sent. */
    mailProblem: text('mail_problem'),
    /** How often the story failed since it was paid: each time it is asked for again, after a longer pause. */
    failures: integer('failures').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the provider was last asked without being asked to. */
    checkedAt: moment('checked_at'),
    paidAt: moment('paid_at'),
    printedAt: moment('printed_at'),
    mailedAt: moment('mailed_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('purchases_story').on(table.storyId),
    index('purchases_gift_card').on(table.giftCardId),
    index('purchases_user').on(table.userId),
    index('purchases_payment').on(table.paymentId),
    index('purchases_status').on(table.status, table.createdAt),
    index('purchases_created').on(table.createdAt),
    index('purchases_asked').on(sql`coalesce(${table.checkedAt}, ${table.createdAt})`),
    index('purchases_problem').on(table.createdAt).where(isNotNull(table.problem)),
  ],
)

const PAYMENT_EVENTS = [
  'session',
  'failed',
  'expired',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const

/** The provider's notices, each worked on once however often it comes. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: PAYMENT_EVENTS }).notNull(),
    sessionId: text('session_id'),
    paymentId: text('payment_id'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
  },
  (table) => [
    index('payment_events_payment').on(table.paymentId),
    index('payment_events_waiting').on(table.receivedAt).where(isNull(table.processedAt)),
  ],
)

export type PurchaseRow = typeof purchases.$inferSelect
export type PaymentEventRow = typeof paymentEvents.$inferSelect
