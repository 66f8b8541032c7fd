import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/** Messages about accounts that have not gone out yet; each goes with its row, which is deleted once it was sent or given up. */
export const accountMails = pgTable(
  'account_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** A former address, perhaps: it is told of its replacement. */
    email: text('email').notNull(),
    /** Of a link: the path on this site, token included. */
    path: text('path'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('account_mails_user').on(table.userId)],
)
