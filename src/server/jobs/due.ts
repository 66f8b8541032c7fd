import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'

const LOOK_MS = 1_000

/**
 * Looks now and each second for queues in which a job's time has come, all of them in one query, and tells of each: a job that
 * is sent for now announces itself, one that is tried again or put off does not. Returns how to end it.
 */
export async function watchForDue(
  db: Db,
  names: readonly string[],
  log: Logger,
  tell: (name: string) => void,
): Promise<() => void> {
  let looking = false
  async function look(): Promise<void> {
    // A database that does not answer is asked once.
    if (looking) return
    looking = true
    try {
      for (const name of await findDue(db, names)) tell(name)
    } catch (error) {
      log.warn({ err: error }, 'job queue')
    } finally {
      looking = false
    }
  }
  await look()
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  return () => clearInterval(timer)
}

/** As the queue itself asks for a job. */
async function findDue(db: Db, names: readonly string[]): Promise<string[]> {
  const found: unknown = await db.execute(sql`
    select name from pgboss.queue where name in ${[...names]} and exists (select from pgboss.job as due
      where due.name = queue.name and due.state < 'active' and not due.blocked and due.start_after <= pgboss.job_now())`)
  return (found as { rows: { name: string }[] }).rows.map(({ name }) => name)
}
