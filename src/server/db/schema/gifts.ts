import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { stories } from './stories.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A bought story's wrapped page, from the first time that its giver asks for it. */
export const gifts = pgTable(
  'gifts',
  {
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
    /** To whom it is sent on its day; null where its giver passes the link on. */
    email: text('email'),
    /** One more with each address that it was to be sent to. Part of the message's id. */
    mailRound: integer('mail_round').notNull().default(0),
    mailedAt: moment('mailed_at'),
    /** Of the token that the last message to this address carried. */
    mailedDigest: text('mailed_digest'),
    /** Why the message of this round will not be sent. */
    mailProblem: text('mail_problem', { enum: ['refused', 'unreachable'] }),
    /** Whoever receives it wants no message about it. */
    mailStopped: boolean('mail_stopped').notNull().default(false),
    /** When it was first untied by somebody else than its giver. */
    openedAt: moment('opened_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('gifts_to_send')
      .on(table.opensAt)
      .where(sql`${table.email} is not null and ${table.mailedAt} is null and ${table.mailProblem} is null`),
    index('gifts_mailed')
      .on(table.mailedDigest)
      .where(sql`${table.mailedDigest} is not null`),
  ],
)

/** With what a gift's link ended: its story, or its giver's whole account. */
const ENDED_WITH = ['story', 'account'] as const
export type EndedWith = (typeof ENDED_WITH)[number]

/** Links of gifts that are gone, so that whoever holds one is told why. Nothing of the gift itself is kept. */
export const endedGifts = pgTable(
  'ended_gifts',
  {
    tokenDigest: text('token_digest').primaryKey(),
    endedWith: text('ended_with', { enum: ENDED_WITH }).notNull(),
    endedAt: moment('ended_at').notNull().defaultNow(),
  },
  (table) => [index('ended_gifts_ended').on(table.endedAt)],
)

export type GiftRow = typeof gifts.$inferSelect
