import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './stories.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A bought story's wrapped page, from the first time that its giver asks for it. */
export const gifts = pgTable('gifts', {
  storyId: integer('story_id')
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  /** Of the token in the page's address, by which it is found. */
  tokenDigest: text('token_digest').notNull().unique(),
  /** The token itself, encrypted, so that its giver can see the address again. */
  sealedToken: text('sealed_token').notNull(),
  closedAt: moment('closed_at'),
  /** The giver's own words on the tag; empty for none. */
  line: text('line').notNull().default(''),
  /** Until then nobody but its giver sees what is inside. */
  opensAt: moment('opens_at'),
  /** In which that day is told. */
  timeZone: text('time_zone'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export type GiftRow = typeof gifts.$inferSelect
