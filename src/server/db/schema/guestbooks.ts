import { sql } from 'drizzle-orm'
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { ENTRY_STATUSES } from '../../../contract/guestbooks.ts'
import { stories } from './stories.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The link by which relatives leave words for a story, from the first time that its giver opens one. */
export const guestbooks = pgTable('guestbooks', {
  storyId: integer('story_id')
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  /** Of the token in the page's address, by which it is found. */
  tokenDigest: text('token_digest').notNull().unique(),
  /** The token itself, encrypted, so that its giver can see the address again. */
  sealedToken: text('sealed_token').notNull(),
  /** From then on it takes nothing more. */
  closesAt: moment('closes_at').notNull(),
  /** In which that day is told. */
  timeZone: text('time_zone').notNull(),
  closedAt: moment('closed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** What relatives left. Belongs to the story and so to its giver; whoever has the secret may change it or take it back. */
export const guestbookEntries = pgTable(
  'guestbook_entries',
  {
    id: serial('id').primaryKey(),
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Of what the contributor's browser keeps. */
    secretDigest: text('secret_digest').notNull().unique(),
    author: text('author').notNull(),
    line: text('line').notNull(),
    /** Empty for none. */
    memory: text('memory').notNull(),
    photoKey: text('photo_key'),
    /** Of a voice message. */
    soundKey: text('sound_key'),
    status: text('status', { enum: ENTRY_STATUSES }).notNull().default('waiting'),
    /** In the book, from first to last. */
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('guestbook_entries_story').on(table.storyId, table.position),
    index('guestbook_entries_photo')
      .on(table.photoKey)
      .where(sql`${table.photoKey} is not null`),
    index('guestbook_entries_sound')
      .on(table.soundKey)
      .where(sql`${table.soundKey} is not null`),
  ],
)

export type GuestbookRow = typeof guestbooks.$inferSelect
export type EntryRow = typeof guestbookEntries.$inferSelect
