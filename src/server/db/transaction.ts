import { setTimeout as sleep } from 'node:timers/promises'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** PostgreSQL: `deadlock_detected` and `serialization_failure`. Everything was rolled back, and a retry can succeed. */
const ROLLED_BACK = new Set(['40P01', '40001'])
const ATTEMPTS = 4
/** Milliseconds; each pause is random up to this times the attempts so far, so that the same two do not collide again. */
const PAUSE_MS = 40

/**
 * Runs `work` in one transaction; inside another one, as a part of that. Where the database rolled it back because of
 * somebody else's, it is run again, so that `work` must have no effect but on the database.
 */
export async function transaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      // Inside another transaction a retry is pointless: the database rolled back the outer one too.
      if (db instanceof PgTransaction || attempt === ATTEMPTS || !wasRolledBack(error)) throw error
      await sleep(Math.random() * PAUSE_MS * attempt)
    }
  }
}

/** Whether the database took everything back because two transactions were in each other's way. */
function wasRolledBack(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && ROLLED_BACK.has(code)) return true
  }
  return false
}
