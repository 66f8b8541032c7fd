import { sql } from 'drizzle-orm'
import { type Clock, fromDrizzle, PgBoss, systemClock, type Job as BossJob } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Db } from '../db/db.ts'
import { withoutDetails } from '../log.ts'
import { askAgain } from './again.ts'
import { type Crew, createCrew } from './crew.ts'
import { watchForDue } from './due.ts'
import { end, postpone, timesPostponed } from './ends.ts'
import { forgetFuture } from './future.ts'
import { type Job, type JobQueue, Postponed } from './job.ts'

const HEARTBEAT_SECONDS = 10
const JOB_LIMIT_SECONDS = 1_800
const MEND_CLOCK_MS = 60_000
/**
 * The queue's timers compare times of day, so a clock that is set back would stop them for as long: no polling for jobs,
 * no check for dead workers. This clock only goes forward; where the queue needs the right time, it asks the database.
 */
const STEADY: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }
const ASK_TIME_SECONDS = 60
/** Who is told when there is something to do asks by itself only in case the word was lost. */
const POLLING = { batchSize: 1, notifyPollingIntervalSeconds: 30, pollingIntervalSeconds: 2 }

type JobCounts = { job: string; waiting: number; active: number; failed: number }

/** Told of every attempt, in seconds, and of every job that was given up. */
export type JobWatch = {
  ran(job: string, outcome: 'done' | 'failed' | 'postponed' | 'interrupted', seconds: number): void
  gaveUp(job: string): void
}

type QueueOptions = {
  watch?: JobWatch
  /** How many jobs of a kind run at once in this process, where it should not be what the job says. */
  concurrency?: Readonly<Record<string, number>>
}

/** What a worker takes from the application's context; jobs get the whole of it. */
type WorkContext = { db: Db; log: Logger }

/** Jobs of a higher priority come first; 0 unless said. */
export type SendOptions = { delaySeconds?: number; priority?: number }

export type Queue<Context> = {
  /**
   * Queues a job in the transaction (or connection) it is given. Where an equal one waits, that one is to do, at the higher
   * priority of both; where one runs, it runs once more.
   */
  send<Input extends object>(db: Db, queue: JobQueue<Input>, input: Input, options?: SendOptions): Promise<void>
  /** Starts the workers; until then jobs only wait. */
  work(ctx: Context): Promise<void>
  /** Corrects times that a clock ahead has written; runs by itself each minute. */
  forgetFuture(): Promise<void>
  /** How many jobs of each kind wait, run, or have failed for good; a few seconds old. */
  counts(): Promise<JobCounts[]>
  /** No new jobs; those that run get `graceMs` to finish and are put back otherwise. */
  drain(graceMs: number): Promise<void>
}

/** Opens the queue and makes sure that every job has its place in it. */
export async function openQueue<Context extends WorkContext>(
  database: Database,
  jobs: readonly Job<Context>[],
  log: Logger,
  { watch, concurrency = {} }: QueueOptions = {},
): Promise<Queue<Context>> {
  const boss = new PgBoss({
    ...database.queue,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    clock: STEADY,
    clockMonitorIntervalSeconds: ASK_TIME_SECONDS,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  await provideQueues(boss, jobs)
  await provideSchedules(boss, jobs)
  // No other process can be working on them: what is active was cut off.
  if (database.kind === 'embedded') await putBackActive(boss, database.db, jobs)

  const draining = new AbortController()
  const mend = () =>
    forgetFuture(
      database.db,
      jobs.map((job) => job.name),
    )
  let mending: NodeJS.Timeout | undefined
  let endWatch: (() => void) | undefined
  const crews = new Map<string, Crew>()
  return {
    async send(db, queue, input, { delaySeconds, priority = 0 } = {}) {
      const singletonKey = queue.key(input)
      const data = queue.input.parse(input)
      const sendOptions = { singletonKey, priority, db: fromDrizzle(db as never, sql) }
      const startAfter = delaySeconds && { startAfter: delaySeconds }
      // Where an equal job ends between the two, there is room for this one.
      while ((await boss.send(queue.name, data, { ...sendOptions, ...startAfter })) === null)
        if (await askAgain(db, queue.name, singletonKey, priority)) return
      // They are there when it is committed, and announced.
      if (!delaySeconds) crews.get(queue.name)?.start()
    },
    async work(ctx) {
      await mend()
      mending = setInterval(() => {
        mend().catch((error: unknown) => log.warn({ err: error }, 'job queue'))
      }, MEND_CLOCK_MS).unref()
      for (const job of jobs) {
        const slots = concurrency[job.name] ?? job.concurrency
        if (slots === 0) continue
        crews.set(
          job.name,
          createCrew(boss, slots, () => startWorker(boss, job, ctx, draining.signal, watch)),
        )
        if (job.failed)
          crews.set(
            deadName(job),
            createCrew(boss, 1, () => startDeadWorker(boss, job, ctx, watch)),
          )
      }
      endWatch = await watchForDue(database.db, [...crews.keys()], log, (name) => crews.get(name)?.wake())
    },
    forgetFuture: mend,
    async counts() {
      const queues = await boss.getQueues(jobs.map((job) => job.name))
      return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
        job: name,
        waiting: queuedCount,
        active: activeCount,
        failed: failedCount,
      }))
    },
    async drain(graceMs) {
      clearInterval(mending)
      endWatch?.()
      crews.clear()
      const timer = setTimeout(() => draining.abort(new Error('draining')), graceMs)
      await boss.stop({ graceful: true, timeout: graceMs + 3_000 })
      clearTimeout(timer)
    },
  }
}

function deadName({ name }: { name: string }): string {
  return `${name}-dead`
}

/**
 * Asks the database only for what it lacks or holds otherwise: each queue is several queries, and a process starts on what
 * the one before has left.
 *
 * The queue's metadata is in memory then. Sending would read it on a connection of its own, and wait for ever inside a
 * transaction of the embedded database.
 */
async function provideQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const stored = new Map<string, object>((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    for (const [name, options] of [[deadName(job), DEAD] as const, [job.name, queueOptions(job)] as const]) {
      const known: Record<string, unknown> = { ...stored.get(name) }
      if (Object.entries(options).every(([option, value]) => known[option] === value)) continue
      const { policy, ...changeable } = options
      await boss.createQueue(name, options)
      await boss.updateQueue(name, changeable)
      await boss.findJobs(name, { key: '' })
    }
  }
}

/** As with queues; an entry of a schedule is for all processes together. */
async function provideSchedules(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const stored = await boss.getSchedules()
  for (const { name, schedule } of jobs) {
    if (!schedule || stored.some((known) => known.name === name && known.cron === schedule)) continue
    await boss.schedule(name, schedule, {}, { singletonKey: 'clock' })
  }
}

/** Fails them, so that they are tried again; what waits goes on waiting for its time. */
async function putBackActive(boss: PgBoss, db: Db, jobs: readonly Job<never>[]): Promise<void> {
  const names = jobs.map((job) => job.name)
  const active: unknown = await db.execute(
    sql`select name, id from pgboss.job where name in ${names} and state = 'active' and policy = 'exclusive'`,
  )
  const { rows } = active as { rows: { name: string; id: string }[] }
  for (const { name, id } of rows) await boss.fail(name, id)
}

const DEAD = { policy: 'standard', notify: true, retryLimit: 20, retryDelay: 5, retryBackoff: true } as const

function queueOptions(job: Job<never>) {
  return {
    policy: 'exclusive' as const,
    notify: true,
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelay,
    retryDelayMax: job.retryDelayMax,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: JOB_LIMIT_SECONDS,
    deadLetter: deadName(job),
  }
}

async function startWorker<Context extends WorkContext>(
  boss: PgBoss,
  job: Job<Context>,
  ctx: Context,
  draining: AbortSignal,
  watch: JobWatch | undefined,
): Promise<string> {
  const id: string = await boss.work(job.name, POLLING, async ([entry]: BossJob[]) => {
    if (!entry) return
    const signal = AbortSignal.any([entry.signal, draining])
    const input = job.input.parse(entry.data ?? {})
    const log = ctx.log.child({ job: job.name, jobId: entry.id, attempt: entry.retryCount, ...idsOf(input) })
    const begun = performance.now()
    const seconds = () => (performance.now() - begun) / 1_000
    try {
      signal.throwIfAborted()
      const run = { signal, attempt: entry.retryCount, postponed: timesPostponed(entry) }
      await job.run({ ...ctx, log }, input, run)
      await end(boss, job, ctx, entry)
      watch?.ran(job.name, 'done', seconds())
      log.debug({ seconds: seconds() }, 'job')
    } catch (error) {
      if (error instanceof Postponed) {
        watch?.ran(job.name, 'postponed', seconds())
        return await postpone(boss, job, { ...ctx, log }, entry, error.delaySeconds)
      }
      watch?.ran(job.name, signal.aborted ? 'interrupted' : 'failed', seconds())
      if (!signal.aborted) log.warn({ err: error }, 'job failed')
      // The queue keeps what it is given: no causes, which may hold what people wrote.
      throw withoutDetails(error)
    } finally {
      // After a short job a worker would otherwise wait for its next poll even with a backlog.
      boss.notifyWorker(id)
    }
  })
  return id
}

/** What a line of the log can be found by. */
function idsOf(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name.endsWith('Id')))
}

async function startDeadWorker<Context extends WorkContext>(
  boss: PgBoss,
  job: Job<Context>,
  ctx: Context,
  watch: JobWatch | undefined,
): Promise<string> {
  return boss.work(deadName(job), POLLING, async ([entry]: BossJob[]) => {
    if (!entry) return
    const input = job.input.parse(entry.data ?? {})
    watch?.gaveUp(job.name)
    ctx.log.error({ job: job.name, jobId: entry.id, ...idsOf(input) }, 'job gave up')
    await job.failed?.(ctx, input)
  })
}
