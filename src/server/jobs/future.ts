import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** Times further ahead than this were written by a clock that was wrong. */
const AHEAD = sql`now() + interval '1 minute'`
/** What the queue's supervision remembers of when it last looked. */
const QUEUE_TIMES = ['delta_on', 'monitor_claim_on', 'monitor_on', 'maintain_on']
const VERSION_TIMES = ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on']

/**
 * After a clock was set back, jobs that were queued, begun or looked after by the wrong one would wait until those
 * times are reached, and a dead worker would go unnoticed. Times in the future are set to now.
 */
export async function forgetFuture(db: Db, names: readonly string[]): Promise<void> {
  // The condition of the unique index of exclusive queues, so that finished jobs are not read.
  await db.execute(sql`
    update pgboss.job set start_after = now(), created_on = least(created_on, now()), started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now())
    where name in ${[...names]} and state <= 'active' and policy = 'exclusive'
      and greatest(created_on, started_on, heartbeat_on) > ${AHEAD}`)
  await forgetTimes(db, 'queue', QUEUE_TIMES)
  await forgetTimes(db, 'version', VERSION_TIMES)
}

function forgetTimes(db: Db, table: string, columns: readonly string[]): Promise<unknown> {
  const names = columns.map((name) => sql.identifier(name))
  const changes = names.map((name) => sql`${name} = case when ${name} > ${AHEAD} then null else ${name} end`)
  return db.execute(sql`
    update pgboss.${sql.identifier(table)} set ${sql.join(changes, sql`, `)}
    where greatest(${sql.join(names, sql`, `)}) > ${AHEAD}`)
}
