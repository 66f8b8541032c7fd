import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '../../src/server/admin/snapshot.ts'
import type { Ctx } from '../../src/server/context.ts'
import { defineJob, type Job, Postponed } from '../../src/server/jobs/job.ts'
import { openQueue } from '../../src/server/jobs/queue.ts'
import { openIdleApp } from '../idle-app.ts'

/** How a queue begins and ends, and what it says while it works, where nobody listens. */

type Input = { storyId: number; words?: string | undefined }

const job = (name: string, run: Job<Ctx, Input>['run'], more: Partial<Job<Ctx, Input>> = {}) =>
  defineJob<Ctx, Input>({
    name,
    input: z.object({ storyId: z.number(), words: z.string().optional() }),
    key: ({ storyId }) => `story ${storyId}`,
    retryLimit: 0,
    ...more,
    run,
  }) as unknown as Job<Ctx>

const idle = (name: string, more: Partial<Job<Ctx, Input>> = {}) => job(name, () => Promise.resolve(), more)

const t = await openIdleApp({ jobs: [idle('resting')] })
const { database } = t.deps
beforeEach(() => void t.logged())
afterEach(() => void vi.useRealTimers())
afterAll(() => t[Symbol.asyncDispose]())

test('a process that starts on what the one before has left writes what is new and nothing else', async () => {
  const written = async () => ({
    queues: await rowsOf(
      database.db,
      sql`select name, retry_limit, updated_on from pgboss.queue where name like 'start-%' order by name`,
    ),
    schedules: await rowsOf<{ name: string; cron: string; key: string }>(
      database.db,
      sql`select name, cron, options ->> 'singletonKey' as key, updated_on from pgboss.schedule where name like 'start-%' order by name`,
    ),
  })
  const jobs = { plain: idle('start-plain'), sweep: idle('start-sweep', { schedule: '0 3 * * *' }) }
  const other = idle('start-tidy', { schedule: '0 3 * * *' })
  await (await openQueue(database, [...Object.values(jobs), other], t.ctx.log)).drain(0)
  const before = await written()
  expect(before.schedules).toMatchObject([
    { name: 'start-sweep', cron: '0 3 * * *', key: 'clock' },
    { name: 'start-tidy', cron: '0 3 * * *', key: 'clock' },
  ])

  await (await openQueue(database, [...Object.values(jobs), other], t.ctx.log)).drain(0)
  expect(await written()).toEqual(before)

  const changed = [idle('start-plain', { retryLimit: 9 }), idle('start-sweep', { schedule: '0 4 * * *' }), other]
  await (await openQueue(database, changed, t.ctx.log)).drain(0)
  const after = await written()
  const [plain, plainDead, ...otherQueues] = after.queues as { name: string; retry_limit: number }[]
  expect([plain, plainDead]).toMatchObject([{ name: 'start-plain', retry_limit: 9 }, { name: 'start-plain-dead' }])
  expect([plainDead, ...otherQueues]).toEqual(before.queues.slice(1))
  expect(after.schedules).toMatchObject([{ name: 'start-sweep', cron: '0 4 * * *' }, { name: 'start-tidy' }])
  expect(after.schedules[1]).toEqual(before.schedules[1])

  const late = idle('start-late', { schedule: '0 3 * * *' })
  await (await openQueue(database, [...changed, late], t.ctx.log)).drain(0)
  const [added, ...known] = (await written()).schedules
  expect(added).toMatchObject({ name: 'start-late', cron: '0 3 * * *' })
  expect(known).toEqual(after.schedules)
})

test('jobs are done, put off and given up where nobody is told of it, and the log keeps ids and no words', async () => {
  const done: string[] = []
  const failed: number[] = []
  const jobs = [
    job('quiet-done', () => Promise.resolve(void done.push('done'))),
    job('quiet-later', (_, __, { postponed }) => {
      if (!postponed) throw new Postponed(1)
      done.push('later')
      return Promise.resolve()
    }),
    job('quiet-hopeless', () => Promise.reject(new TypeError('no')), {
      failed: (_, { storyId }) => Promise.resolve(void failed.push(storyId)),
    }),
    job('quiet-lost', () => Promise.reject(new TypeError('no'))),
  ]
  const queue = await openQueue(database, jobs, t.ctx.log)
  await queue.work(t.ctx)
  for (const each of jobs) await queue.send(database.db, each, { storyId: 7, words: 'what somebody wrote' })
  await expect.poll(() => [done.toSorted(), failed], { timeout: 20_000 }).toEqual([['done', 'later'], [7]])
  await expect.poll(async () => (await queue.counts()).find(({ job }) => job === 'quiet-lost')?.active).toBe(0)
  await queue.drain(1_000)
  const lines = t.logged()
  expect(lines.filter(({ msg }) => msg === 'job failed').toSorted(byJob)).toMatchObject([
    { job: 'quiet-hopeless', storyId: 7, err: { name: 'TypeError' } },
    { job: 'quiet-lost', storyId: 7, err: { name: 'TypeError' } },
  ])
  expect(lines.filter(({ msg }) => msg === 'job gave up')).toMatchObject([{ job: 'quiet-hopeless', storyId: 7 }])
  expect(JSON.stringify(lines)).not.toContain('somebody wrote')
})

const byJob = (a: Record<string, unknown>, b: Record<string, unknown>) => String(a.job).localeCompare(String(b.job))

test('whoever still works when the process ends is told why, and that is no failure', async () => {
  const reasons: string[] = []
  const long = job('long-work', (_, __, { signal }) => {
    const { promise, reject } = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => {
      reasons.push((signal.reason as Error).message)
      reject(signal.reason as Error)
    })
    return promise
  })
  const queue = await openQueue(database, [long], t.ctx.log)
  await queue.work(t.ctx)
  await queue.send(database.db, long, { storyId: 1 })
  const active = async () =>
    (await rowsOf(database.db, sql`select 1 from pgboss.job where name = 'long-work' and state = 'active'`)).length
  await expect.poll(active, { timeout: 20_000 }).toBe(1)
  await queue.drain(50)
  expect(reasons).toEqual(['draining'])
  expect(t.logged().filter(({ msg }) => msg === 'job failed')).toEqual([])
})

test('times that a clock ahead has written are looked for each minute until the queue is drained', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isGone = false
  const gone = { execute: () => Promise.reject(new Error('gone')) }
  const looked = {
    ...database,
    get db() {
      return isGone ? (gone as unknown as typeof database.db) : database.db
    },
  }
  const ahead = idle('ahead')
  const queue = await openQueue(looked, [ahead], t.ctx.log, { concurrency: { ahead: 0 } })
  await queue.work(t.ctx)
  await queue.send(database.db, ahead, { storyId: 1 })
  await database.db.execute(sql`update pgboss.job set created_on = now() + interval '1 day' where name = 'ahead'`)
  const isAhead = async () =>
    (
      await rowsOf<{ ahead: boolean }>(
        database.db,
        sql`select created_on > now() as ahead from pgboss.job where name = 'ahead'`,
      )
    )[0]?.ahead
  expect(await isAhead()).toBe(true)
  vi.advanceTimersByTime(60_000)
  await expect.poll(isAhead).toBe(false)

  isGone = true
  vi.advanceTimersByTime(60_000)
  const warned = () =>
    t.logged().filter(({ msg, err }) => msg === 'job queue' && (err as Error).message === 'gone').length
  await expect.poll(warned).toBeGreaterThan(0)
  await queue.drain(0)
  t.logged()
  vi.advanceTimersByTime(120_000)
  await setTimeout(50)
  expect(warned()).toBe(0)
})

test('what another process works on is put back on a start only where there can be no other process', async () => {
  const cut = idle('cut-off', { retryLimit: 3 })
  const stateAfterStart = async (kind: typeof database.kind) => {
    const queue = await openQueue({ ...database, kind }, [cut], t.ctx.log)
    const [row] = await rowsOf<{ state: string }>(
      database.db,
      sql`select state from pgboss.job where name = 'cut-off' and state <> 'completed'`,
    )
    await queue.drain(0)
    return row?.state
  }
  const first = await openQueue(database, [cut], t.ctx.log)
  await first.send(database.db, cut, { storyId: 1 })
  await first.drain(0)
  await database.db.execute(
    sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'cut-off'`,
  )
  expect(await stateAfterStart('server')).toBe('active')
  expect(await stateAfterStart('embedded')).toBe('retry')
})
