import type { Logger } from 'pino'
import type { Db } from './db/db.ts'
import { transaction } from './db/transaction.ts'
import type { Deps } from './deps.ts'
import type { JobQueue } from './jobs/job.ts'

/** Who asks. Nobody (null) until their first write. */
export type Who = {
  userId: string | null
  /** A visitor without an account. */
  anonymous: boolean
  /** Stories that this browser may read because it verified their purchase. */
  bought: ReadonlySet<number>
}

/** What every verb takes first: who asks, and what there is to work with. */
export type Ctx = {
  who: Who
  /** A connection, or the transaction one is in. */
  db: Db
  deps: Deps
  log: Logger
  now: () => Date
}

export const NOBODY: Who = { userId: null, anonymous: false, bought: new Set() }

/**
 * Runs `work` in one transaction. Shadow `ctx` on purpose: using the outer one inside waits for ever
 * on the embedded database. No engine, file or network call belongs in here: what met somebody else's
 * transaction and was rolled back is run again.
 */
export function transact<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return transaction(ctx.db, (db) => work({ ...ctx, db }))
}

/** Queues a job; inside `transact` it exists only if the transaction commits. */
export function enqueue<Input extends object>(
  ctx: Ctx,
  queue: JobQueue<Input>,
  input: Input,
  options?: { delaySeconds?: number },
): Promise<void> {
  return ctx.deps.queue.send(ctx.db, queue, input, options)
}
