import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { ENTRY_STATUSES } from '../../../contract/guestbooks.ts'
import { stories } from './stories.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The link by which relatives leave words for a story, from the first time that its giver opens one. */
export const guestbooks = pgTable(
  'guestbooks',
  {
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
    /** The first of the words of which its giver was not told; null where there are none. */
    untoldFrom: integer('untold_from'),
    /** When its giver was last written to, and how often. */
    toldAt: moment('told_at'),
    toldRound: integer('told_round').notNull().default(0),
    /** Its giver wants to be told no more. Of the token that says so, as above; null until the first message. */
    tellingStopped: boolean('telling_stopped').notNull().default(false),
    stopDigest: text('stop_digest').unique(),
    sealedStop: text('sealed_stop'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('guestbooks_untold')
      .on(table.untoldFrom)
      .where(sql`${table.untoldFrom} is not null`),
  ],
)

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
