import { setTimeout as sleep } from 'node:timers/promises'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** PostgreSQL: `deadlock_detected` and `serialization_failure`. Nothing was changed, and the same again will pass. */
const ROLLED_BACK = new Set(['40P01', '40001'])
const ATTEMPTS = 4
/** Milliseconds; each pause is somewhere between none and this, times the attempts so far, so that two do not meet again. */
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
      // A part cannot be run again alone: the database gave up the whole.
      if (db instanceof PgTransaction || attempt === ATTEMPTS || !wasRolledBack(error)) throw error
      await sleep(Math.random() * PAUSE_MS * attempt)
    }
  }
}

/** Whether the database took everything back because two transactions were in each other's way. */
export function wasRolledBack(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && ROLLED_BACK.has(code)) return true
  }
  return false
}
