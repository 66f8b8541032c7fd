import { boolean, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './stories.ts'

/** The run in which a hosted voice reads what is not recorded of a story; the last one's end stays. */
export const narrations = pgTable('narrations', {
  storyId: integer('story_id')
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  status: text('status', { enum: ['reading', 'failed', 'done'] }).notNull(),
  /** The chapters before it are done with in this run. */
  nextChapter: integer('next_chapter').notNull(),
  /** In all runs together: each was paid for. */
  chaptersRead: integer('chapters_read').notNull().default(0),
  /** What whoever asked is told of a run that failed. */
  failure: text('failure'),
})
export type NarrationRow = typeof narrations.$inferSelect

/** A chapter of a bought story in its giver's voice, or a narrator's. */
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
    /** Read by a hosted voice. */
    narrated: boolean('narrated').notNull().default(false),
    recordedAt: timestamp('recorded_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.chapter] })],
)

export type RecordingRow = typeof recordings.$inferSelect
