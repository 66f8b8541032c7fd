import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { stories } from './stories.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const PURCHASE_STATUSES = ['pending', 'paid', 'delivered', 'failed', 'expired', 'flagged', 'refunded'] as const
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number]

/** Recorded when the checkout session is created. Money is integer minor units. Outlives its story: it is a receipt. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storyId: integer('story_id').references(() => stories.id, { onDelete: 'set null' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider', { enum: ['simulated', 'stripe'] }).notNull(),
    sessionId: text('session_id').unique(),
    checkoutUrl: text('checkout_url'),
    status: text('status', { enum: PURCHASE_STATUSES }).notNull().default('pending'),
    /** What was paid after discounts, and how to refund it. */
    paidAmount: integer('paid_amount'),
    paymentId: text('payment_id'),
    /** Why it is flagged, for the operator. */
    problem: text('problem'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at'),
    paidAt: moment('paid_at'),
    mailedAt: moment('mailed_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('purchases_story').on(table.storyId),
    index('purchases_user').on(table.userId),
    index('purchases_payment').on(table.paymentId),
    index('purchases_status').on(table.status, table.createdAt),
  ],
)

export type PurchaseRow = typeof purchases.$inferSelect
