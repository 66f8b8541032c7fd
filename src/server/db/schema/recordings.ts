import { integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './stories.ts'

/** A chapter of a bought story in its giver's voice. */
export const recordings = pgTable(
  'recordings',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    chapter: integer('chapter').notNull(),
    fileKey: text('file_key').notNull().unique(),
    /** Of the chapter's text as it was then. */
    textDigest: text('text_digest'),
    seconds: real('seconds').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.chapter] })],
)

export type RecordingRow = typeof recordings.$inferSelect
