import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A promotion code that the shop asked a payment provider for. Takes everything off, once. */
export const simulatedPromotions = pgTable(
  'simulated_promotions',
  {
    id: text('id').primaryKey(),
    /** Asking again under the same key gives the same promotion. */
    requestKey: text('request_key').notNull().unique(),
    /** What it was made for. */
    reference: text('reference').notNull(),
    codeDigest: text('code_digest').notNull(),
    redeemed: integer('redeemed').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [index('simulated_promotions_code').on(table.codeDigest)],
)

export type SimulatedPromotion = typeof simulatedPromotions.$inferSelect
