import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a payment provider would know; the shop itself never reads it. Money is integer minor units. */
export const simulatedSessions = pgTable('simulated_sessions', {
  id: text('id').primaryKey(),
  purchaseId: uuid('purchase_id').notNull().unique(),
  storyId: integer('story_id').notNull(),
  title: text('title').notNull(),
  coverUrl: text('cover_url'),
  email: text('email').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** The promotion code in force, and what it takes off. */
  code: text('code'),
  discount: integer('discount').notNull().default(0),
  status: text('status', { enum: ['open', 'complete', 'expired'] })
    .notNull()
    .default('open'),
  /** Null where nothing was charged. */
  paymentId: text('payment_id').unique(),
  refundedAt: moment('refunded_at'),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

export type SimulatedSession = typeof simulatedSessions.$inferSelect
