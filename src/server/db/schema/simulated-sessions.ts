import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { simulatedPromotions } from './simulated-promotions.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a payment provider would know; the shop itself never reads it. Money is integer minor units. */
export const simulatedSessions = pgTable(
  'simulated_sessions',
  {
    id: text('id').primaryKey(),
    purchaseId: uuid('purchase_id').notNull().unique(),
    /** Null for anything but a story. */
    storyId: integer('story_id'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    coverUrl: text('cover_url'),
    email: text('email').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Whether promotion codes count. */
    takesCodes: boolean('takes_codes').notNull().default(true),
    /** The promotion code in force as it is shown, whose it is, and what it takes off. */
    code: text('code'),
    promotionId: text('promotion_id').references(() => simulatedPromotions.id),
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
  },
  (table) => [index('simulated_sessions_promotion').on(table.promotionId)],
)

export type SimulatedSession = typeof simulatedSessions.$inferSelect
