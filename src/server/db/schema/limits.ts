import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often somebody (a digest, never an address) has done something in the window under way. */
export const limitWindows = pgTable(
  'limit_windows',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('limit_windows_ends').on(table.endsAt)],
)
