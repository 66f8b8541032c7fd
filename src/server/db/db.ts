import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import * as accountMails from './schema/account-mails.ts'
import * as accounts from './schema/accounts.ts'
import * as discardedFiles from './schema/discarded-files.ts'
import * as giftCards from './schema/gift-cards.ts'
import * as gifts from './schema/gifts.ts'
import * as guesses from './schema/guesses.ts'
import * as guestbooks from './schema/guestbooks.ts'
import * as limits from './schema/limits.ts'
import * as photos from './schema/photos.ts'
import * as proofs from './schema/proofs.ts'
import * as purchases from './schema/purchases.ts'
import * as recordings from './schema/recordings.ts'
import * as simulatedPromotions from './schema/simulated-promotions.ts'
import * as simulatedSessions from './schema/simulated-sessions.ts'
import * as stories from './schema/stories.ts'
import * as thanks from './schema/thanks.ts'
import * as usage from './schema/usage.ts'

export const schema = {
  ...accountMails,
  ...accounts,
  ...discardedFiles,
  ...giftCards,
  ...gifts,
  ...guesses,
  ...guestbooks,
  ...limits,
  ...photos,
  ...proofs,
  ...purchases,
  ...recordings,
  ...simulatedPromotions,
  ...simulatedSessions,
  ...stories,
  ...thanks,
  ...usage,
}

/** A connection or a transaction: verbs do not care which. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

export type Database = {
  kind: 'embedded' | 'server'
  db: Db
  /** How the job queue reaches the same database. */
  queue: ConstructorOptions
  /** Calls back for each NOTIFY on a (lower-case) channel, and with null after a gap in which some may have been missed. */
  listen(channel: string, onNotify: (payload: string | null) => void): Promise<void>
  ping(): Promise<void>
  /** This process's connections by state. */
  connections(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}
