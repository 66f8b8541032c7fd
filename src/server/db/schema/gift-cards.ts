import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { STYLES } from '../../../contract/styles.ts'
import { users } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A story that is given before it is made. What was paid for it, and where it was sent, its purchase says. */
export const giftCards = pgTable(
  'gift_cards',
  {
    /** Made by the browser that ordered it. */
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the token in the page's address, by which it is found. */
    tokenDigest: text('token_digest').notNull().unique(),
    /** The token and the code, encrypted, so that they can be shown again. Who knows the code, the provider says. */
    sealedToken: text('sealed_token').notNull(),
    sealedCode: text('sealed_code').notNull(),
    /** Empty once its words were deleted. */
    recipientName: text('recipient_name').notNull(),
    senderName: text('sender_name').notNull(),
    line: text('line').notNull(),
    style: text('style', { enum: STYLES }).notNull(),
    /** The code as the provider knows it; null until it does. */
    promotionId: text('promotion_id').unique(),
    /** One more with each change that the provider must hear of. */
    promotionRound: integer('promotion_round').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    paidAt: moment('paid_at'),
    expiresAt: moment('expires_at'),
    redeemedAt: moment('redeemed_at'),
    /** The purchase that the code made free. */
    redeemedBy: uuid('redeemed_by'),
    /** When its money went back. */
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('gift_cards_user').on(table.userId),
    index('gift_cards_redeemed')
      .on(table.redeemedBy)
      .where(sql`${table.redeemedBy} is not null`),
    index('gift_cards_unpaid')
      .on(table.createdAt)
      .where(sql`${table.paidAt} is null`),
  ],
)

export type GiftCardRow = typeof giftCards.$inferSelect
