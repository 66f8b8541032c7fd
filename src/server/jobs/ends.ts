import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss, type Job as BossJob } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { askedAgain } from './again.ts'
import type { Job } from './job.ts'

type EndContext = { db: Db; log: Logger }

/** Ends a job that has run, and queues it anew where it was asked for meanwhile, in one transaction. */
export async function end<Context extends EndContext>(
  boss: PgBoss,
  job: Job<Context>,
  ctx: Context,
  entry: BossJob,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const db = fromDrizzle(tx as never, sql)
    await boss.complete(job.name, entry, null, { db })
    const again = await askedAgain(tx, job.name, entry.id)
    if (!again) return
    const input = job.input.parse(entry.data ?? {})
    await boss.send(job.name, input, { singletonKey: job.key(input), priority: again.priority, db })
  })
}

/** Ends this job and queues it anew in one transaction. Where another worker has taken it over, its key is taken and nothing is queued. */
export async function postpone<Context extends EndContext>(
  boss: PgBoss,
  job: Job<Context>,
  ctx: Context,
  entry: BossJob,
  delaySeconds: number,
): Promise<void> {
  const input = job.input.parse(entry.data ?? {})
  await ctx.db.transaction(async (tx) => {
    const db = fromDrizzle(tx as never, sql)
    await boss.complete(job.name, entry, null, { db })
    const data = { ...input, [POSTPONED]: timesPostponed(entry) + 1 }
    await boss.send(job.name, data, { singletonKey: job.key(input), startAfter: delaySeconds, db })
  })
  ctx.log.info({ delaySeconds }, 'job postponed')
}

/** Kept beside the input in the job's data. */
const POSTPONED = '_postponed'

export function timesPostponed({ data }: BossJob): number {
  return Number((data as Record<string, unknown> | null)?.[POSTPONED] ?? 0)
}
