import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Solved challenges, each good for one thing that costs money. They outlive their challenge, so that none comes twice. */
export const proofs = pgTable(
  'proofs',
  {
    nonce: text('nonce').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    spentAt: moment('spent_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // Of spent ones too: they go with the person.
    index('proofs_user').on(table.userId),
    index('proofs_expires').on(table.expiresAt),
  ],
)
