import type { Logger } from 'pino'
import type { BookPrinter } from './book/book.ts'
import type { ClockWatch } from './clock.ts'
import type { Database, Db } from './db/db.ts'
import { transaction } from './db/transaction.ts'
import type {
  AnswerReader,
  Illustrator,
  Judge,
  LookPainter,
  Moderator,
  Narrator,
  PhotoReader,
  Writer,
} from '../engine.ts'
import type { FileStore } from './files/files.ts'
import type { JobQueue } from './jobs/job.ts'
import type { Queue, SendOptions } from './jobs/queue.ts'
import type { Mailer } from './mail/mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Payments } from './payments/payments.ts'
import type { Auth, Challenges, StoryFeed } from './ports.ts'
import type { Settings } from './settings.ts'
import type { SoundEncoder } from './sound/sound.ts'

/** The caller. `userId` is null until their first write. */
export type Who = {
  userId: string | null
  /** A visitor without an account. */
  anonymous: boolean
  /** Stories that this browser may read because it verified their purchase. */
  bought: ReadonlySet<number>
}

/** What every verb takes first: the caller, and everything it works with. */
export type Ctx = {
  who: Who
  /** A connection, or the transaction one is in. */
  db: Db
  deps: Deps
  log: Logger
  now: () => Date
}

/** Everything the application is built on; tests build the same application on other ones. */
export type Deps = {
  settings: Settings
  database: Database
  queue: Queue<Ctx>
  files: FileStore
  writer: Writer
  illustrator: Illustrator
  photoReader: PhotoReader
  lookPainter: LookPainter
  answerReader: AnswerReader
  /** The hosted model that reads the answers for their review; null where stories are told by rules. */
  reviewReader: AnswerReader | null
  /** How many ms the review waits for that model before it opens with the reading by rules. */
  reviewPatience: number
  moderator: Moderator | null
  judge: Judge | null
  /** The hosted voice that reads bought stories aloud; null where none is configured. */
  narrator: Narrator | null
  printer: BookPrinter
  soundEncoder: SoundEncoder
  payments: Payments
  mailer: Mailer
  feed: StoryFeed
  /** Starts the threads that draw and print, so that nobody's first picture or book waits for them. */
  warm(): Promise<void>
  auth: Auth
  /** Required before calls that cost money; null where no engine costs any. */
  challenges: Challenges | null
  metrics: Metrics
  clock: ClockWatch
  /** Ends threads and connections. Nothing works afterwards. */
  close(): Promise<void>
}

export const NOBODY: Who = { userId: null, anonymous: false, bought: new Set() }

/**
 * Runs `work` in one transaction. Shadow `ctx` on purpose: using the outer one inside waits for ever
 * on the embedded database. No engine, file or network call belongs in here: after a deadlock or
 * serialization failure `work` runs again.
 */
export function transact<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return transaction(ctx.db, (db) => work({ ...ctx, db }))
}

/** Queues a job; inside `transact` it exists only if the transaction commits. */
export function enqueue<Input extends object>(
  ctx: Ctx,
  queue: JobQueue<Input>,
  input: Input,
  options?: SendOptions,
): Promise<void> {
  return ctx.deps.queue.send(ctx.db, queue, input, options)
}
