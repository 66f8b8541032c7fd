import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Wrong passwords by account, by account and address, or by account and device: all of them digests, forgotten in a day. */
export const guesses = pgTable(
  'guesses',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    /** None is looked at before then. */
    nextAt: moment('next_at').notNull(),
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('guesses_forget').on(table.forgetAt)],
)
