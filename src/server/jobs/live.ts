import { type SQL, sql } from 'drizzle-orm'
import type { JobQueue } from './job.ts'

/**
 * Whether a job waits or runs, as a condition of a query. `key` is the queue's key of the row in question, as text. Written
 * like the unique index of exclusive queues, so that finished jobs are not read.
 */
export function hasLiveJob({ name }: Pick<JobQueue, 'name'>, key: SQL): SQL {
  return sql`exists (select from pgboss.job as live where live.name = ${name} and coalesce(live.singleton_key, '') = ${key}
    and live.state <= 'active' and live.policy = 'exclusive')`
}
