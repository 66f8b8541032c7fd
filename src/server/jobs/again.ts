import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** Kept beside the input in the data of a job that was asked for while it ran. */
const AGAIN = '_again'

/**
 * For a job that waits or runs under the key of one that is asked for: what waits gets the higher priority, what runs is
 * marked, since it may have read already what has changed. False where that job has just ended.
 *
 * Written like the unique index of exclusive queues, so that finished jobs are not read.
 */
export async function askAgain(db: Db, name: string, key: string, priority: number): Promise<boolean> {
  const live = sql`name = ${name} and coalesce(singleton_key, '') = ${key} and state <= 'active' and policy = 'exclusive'`
  const asked: unknown = await db.execute(sql`
    with asked as (
      update pgboss.job set priority = greatest(priority, ${priority}),
        data = case state when 'active' then coalesce(data, '{}') || ${JSON.stringify({ [AGAIN]: true })} else data end
      where ${live} and (state = 'active' or priority < ${priority}) returning id)
    select exists (select from asked) or exists (select from pgboss.job where ${live} and state < 'active') as live`)
  return (asked as { rows: { live: boolean }[] }).rows[0]?.live === true
}

/** The priority with which a job was asked for while it ran. Belongs in the transaction that has ended it, behind which no mark comes. */
export async function askedAgain(db: Db, name: string, id: string): Promise<{ priority: number } | undefined> {
  const marked: unknown = await db.execute(
    sql`select priority from pgboss.job where name = ${name} and id = ${id} and data ->> ${AGAIN} is not null`,
  )
  return (marked as { rows: { priority: number }[] }).rows[0]
}
