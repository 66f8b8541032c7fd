import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Files that nothing points at any more; they are removed soon after the row that knew them. */
export const discardedFiles = pgTable('discarded_files', {
  key: text('key').primaryKey(),
  discardedAt: timestamp('discarded_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
