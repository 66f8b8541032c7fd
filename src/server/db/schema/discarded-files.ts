import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Files that are to be removed: because nothing names them any more, or because nothing does yet. */
export const discardedFiles = pgTable(
  'discarded_files',
  {
    key: text('key').primaryKey(),
    /** From then on it may be removed. A file that is being written is due later, unless a row takes it over. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** Removed once already; once more after a while, in case somebody was still writing it. */
    removedAt: moment('removed_at'),
  },
  (table) => [index('discarded_files_due').on(table.dueAt), index('discarded_files_removed').on(table.removedAt)],
)
