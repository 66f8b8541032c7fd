import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { REACTIONS } from '../../../contract/reactions.ts'
import { stories } from './stories.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What whoever received a story answered its giver. */
export const thanks = pgTable(
  'thanks',
  {
    storyId: integer('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Made by the browser that sent it. */
    id: uuid('id').notNull(),
    reaction: text('reaction', { enum: REACTIONS }),
    words: text('words').notNull().default(''),
    signature: text('signature').notNull().default(''),
    /** Of a voice message. */
    soundKey: text('sound_key'),
    sentAt: moment('sent_at').notNull(),
    /** When its giver was written to. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.id] }),
    index('thanks_sound')
      .on(table.soundKey)
      .where(sql`${table.soundKey} is not null`),
  ],
)

export type ThanksRow = typeof thanks.$inferSelect
