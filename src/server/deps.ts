import type { ClockWatch } from './clock.ts'
import type { BookPrinter } from './book/book.ts'
import type { Database } from './db/db.ts'
import type { Illustrator, Judge, Moderator, PhotoReader, Writer } from './engines/engine.ts'
import type { FileStore } from './files/files.ts'
import type { Queue } from './jobs/queue.ts'
import type { Mailer } from './mail/mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Payments } from './payments/payments.ts'
import type { Settings } from './settings.ts'
import type { StoryFeed } from './features/generation/feed.ts'
import type { Auth } from './features/accounts/auth.ts'
import type { Challenges } from './features/proofs/challenges.ts'

/** Everything the application is built on; tests build the same application on other ones. */
export type Deps = {
  settings: Settings
  database: Database
  queue: Queue
  files: FileStore
  writer: Writer
  illustrator: Illustrator
  photoReader: PhotoReader
  moderator: Moderator | null
  judge: Judge | null
  printer: BookPrinter
  payments: Payments
  mailer: Mailer
  feed: StoryFeed
  auth: Auth
  /** Asked for before what costs money; null where nothing does. */
  challenges: Challenges | null
  metrics: Metrics
  clock: ClockWatch
  /** Ends threads and connections. Nothing works afterwards. */
  close(): Promise<void>
}
