import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '../../src/server/admin/snapshot.ts'
import type { Ctx } from '../../src/server/context.ts'
import { defineJob, type Job, type JobRun, Postponed } from '../../src/server/jobs/job.ts'
import { openQueue } from '../../src/server/jobs/queue.ts'
import { createTestApp } from '../create-test-app.ts'

const t = await createTestApp()
afterAll(() => t[Symbol.asyncDispose]())

type Input = { storyId: number }
type Seen = { name: string; input: Input; attempt: number; postponed: number }

const BACKLOG = Array.from({ length: 40 }, (_, index) => index + 1)

const seen: Seen[] = []
const ran: string[] = []
const gaveUp: string[] = []
const watch = {
  ran: (job: string, outcome: string, seconds: number) =>
    void ran.push(`${job} ${outcome} ${seconds >= 0 && seconds < 60}`),
  gaveUp: (job: string) => void gaveUp.push(job),
}

/** A job of this test's own, which notes each of its runs. */
function job(name: string, run: (run: JobRun) => Promise<void> | void, more: Partial<Job<Ctx, Input>> = {}): Job<Ctx> {
  return defineJob<Ctx, Input>({
    name,
    input: z.object({ storyId: z.number() }),
    key: ({ storyId }) => `story ${storyId}`,
    retryDelay: 1,
    retryDelayMax: 1,
    ...more,
    async run(_, input, given) {
      seen.push({ name, input, attempt: given.attempt, postponed: given.postponed ?? 0 })
      await run(given)
    },
  }) as unknown as Job<Ctx>
}

const runsOf = (name: string) => seen.filter((run) => run.name === name)
/** The embedded database tells milliseconds apart, and no less. */
const rows = (name: string) =>
  rowsOf<{ state: string; data: Input; output: unknown; wait: number }>(
    t.ctx.db,
    sql`select state::text, data, output, extract(epoch from start_after - now())::float8 as wait
        from pgboss.job where name = ${name} order by created_on, (data ->> 'storyId')::int`,
  )

test('jobs run once a key, in the transaction that asked for them, again after a failure, later if put off, and are given up', async () => {
  const failed: Input[] = []
  const greet = job('greet', () => {}, { concurrency: 1 })
  const stumble = job('stumble', ({ attempt }) => {
    if (attempt === 0) throw new Error('params: what somebody wrote')
  })
  const later = job('later', ({ postponed }) => {
    if (!postponed) throw new Postponed(200)
  })
  const hopeless = job('hopeless', () => Promise.reject(new Error('never')), {
    retryLimit: 0,
    failed: (_, input) => Promise.resolve(void failed.push(input)),
  })
  const idle = job('idle', () => {}, { schedule: '0 3 * * *' })
  const long = job(
    'long',
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const queue = await openQueue(t.deps.database, [greet, stumble, later, hopeless, idle, long], t.ctx.log, {
    watch,
    concurrency: { idle: 0 },
  })
  const ctx: Ctx = { ...t.ctx, deps: { ...t.deps, queue } }

  // Nothing runs before the work begins; equal wishes are one, and a rollback takes its own away.
  for (const storyId of [...BACKLOG, 1, 2]) await queue.send(ctx.db, greet, { storyId, secret: 'x' })
  const rolledBack = ctx.db.transaction(async (tx) => {
    await queue.send(tx, greet, { storyId: 99 })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await expect(queue.send(ctx.db, greet, { storyId: 'x' })).rejects.toMatchObject({ issues: [{ path: ['storyId'] }] })
  // Asked for more urgently, what waits is raised, and never lowered.
  const priorities = async () =>
    rowsOf<{ priority: number }>(ctx.db, sql`select priority from pgboss.job where name = 'idle'`)
  const seenPriorities: unknown[] = []
  for (const priority of [-1, -2, 0, -1]) {
    await queue.send(ctx.db, idle, { storyId: 1 }, { priority })
    seenPriorities.push(...(await priorities()).map((row) => row.priority))
  }
  expect(seenPriorities).toEqual([-1, -1, 0, 0])
  await queue.send(ctx.db, greet, { storyId: 50 }, { delaySeconds: 3_600 })
  expect((await rows('greet')).map(({ data }) => data)).toEqual([...BACKLOG, 50].map((storyId) => ({ storyId })))
  expect((await rows('greet')).at(-1)?.wait).toBeGreaterThan(3_500)
  expect(seen).toEqual([])

  await queue.work(ctx)
  for (const each of [stumble, later, hopeless, long]) await queue.send(ctx.db, each, { storyId: 7 })
  // One slot, forty jobs: a worker that was woken once a second would take forty seconds.
  await expect.poll(() => runsOf('greet').length, { timeout: 25_000 }).toBe(BACKLOG.length)
  expect(runsOf('greet')[0]).toEqual({ name: 'greet', input: { storyId: 1 }, attempt: 0, postponed: 0 })

  await expect.poll(() => runsOf('stumble').length, { timeout: 15_000 }).toBe(2)
  expect(runsOf('stumble').map(({ attempt }) => attempt)).toEqual([0, 1])
  await expect.poll(() => runsOf('later').length, { timeout: 15_000 }).toBe(2)
  expect(runsOf('later').map(({ attempt, postponed }) => [attempt, postponed])).toEqual([
    [0, 0],
    [0, 1],
  ])
  await expect.poll(() => failed, { timeout: 15_000 }).toEqual([{ storyId: 7 }])
  expect(runsOf('hopeless')).toHaveLength(1)
  expect(gaveUp).toEqual(['hopeless'])
  expect(runsOf('idle')).toEqual([])

  await expect.poll(() => ran.length, { timeout: 15_000 }).toBe(BACKLOG.length + 5)
  expect(ran.filter((line) => line !== 'greet done true').toSorted()).toEqual([
    'hopeless failed true',
    'later done true',
    'later postponed true',
    'stumble done true',
    'stumble failed true',
  ])
  // Neither the log nor the queue keeps what people wrote; a line is found by its ids.
  const lines = t
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const failures = lines.filter(({ msg }) => msg === 'job failed')
  const byJob = Object.fromEntries(failures.map((line) => [line['job'], line]))
  expect(byJob).toMatchObject({
    stumble: { storyId: 7, attempt: 0, jobId: expect.any(String) },
    hopeless: { storyId: 7 },
  })
  expect(failures).toHaveLength(2)
  expect(lines.filter(({ msg }) => msg === 'job gave up')).toMatchObject([{ job: 'hopeless', storyId: 7 }])
  expect(lines.filter(({ msg }) => msg === 'job postponed')).toMatchObject([{ job: 'later', delaySeconds: 1 }])
  expect(JSON.stringify([lines, await rows('stumble'), await rows('hopeless')])).not.toContain('somebody wrote')
  const scheduled = await rowsOf(t.ctx.db, sql`select name, cron from pgboss.schedule where name in ('idle', 'greet')`)
  expect(scheduled).toEqual([{ name: 'idle', cron: '0 3 * * *' }])
  const names = ['greet', 'hopeless', 'idle', 'later', 'long', 'stumble']
  expect((await queue.counts()).map((count) => count.job).toSorted()).toEqual(names)

  // A clock that was a day ahead asked for this and looked after the queue: what lies in the future by mistake happens now.
  await queue.send(ctx.db, greet, { storyId: 60 }, { delaySeconds: 3_600 })
  await t.ctx.db.execute(
    sql`update pgboss.job set created_on = now() + interval '1 day' where data ->> 'storyId' = '50'`,
  )
  await t.ctx.db
    .execute(sql`update pgboss.queue set monitor_on = now() + interval '1 day', maintain_on = now() - interval '1 hour'
    where name = 'greet'`)
  await t.ctx.db.execute(
    sql`update pgboss.version set cron_on = now() + interval '1 day', flow_on = now() - interval '1 hour'`,
  )
  await queue.forgetFuture()
  await expect.poll(() => runsOf('greet').at(-1)?.input, { timeout: 15_000 }).toEqual({ storyId: 50 })
  expect(runsOf('greet')).toHaveLength(BACKLOG.length + 1)
  expect((await rows('greet')).filter(({ state }) => state === 'created').map(({ data }) => data.storyId)).toEqual([60])
  const times = sql`select monitor_on is null or monitor_on < now() + interval '1 hour' as monitor, maintain_on is null as maintain, cron_on < now() + interval '1 hour'
    or cron_on is null as cron, flow_on is null as flow from pgboss.queue, pgboss.version where name = 'greet'`
  expect(await rowsOf(t.ctx.db, times)).toEqual([{ monitor: true, maintain: false, cron: true, flow: false }])

  // Whoever still works when the process ends is told so, and goes on in the next one.
  expect(runsOf('long')).toHaveLength(1)
  await queue.drain(50)
  // What was done a moment before may be told after it.
  await expect.poll(() => ran, { timeout: 15_000 }).toContain('long interrupted true')
  expect((await rows('long'))[0]?.state).not.toBe('completed')
  // What a process was at when it was killed: where no other one can be, it is put back as soon as the next one opens.
  await t.ctx.db.execute(sql`update pgboss.job set state = 'active', started_on = now() where name = 'long'`)
  const next = await openQueue(t.deps.database, [{ ...long, retryLimit: 9 }, idle], t.ctx.log)
  expect((await rows('long'))[0]?.state).toBe(t.deps.database.kind === 'embedded' ? 'retry' : 'active')
  // What only waits has lost no attempt, however often the process starts.
  expect((await rows('idle'))[0]?.state).toBe('created')
  const limits = await rowsOf(t.ctx.db, sql`select name, retry_limit from pgboss.queue where name in ('idle', 'long')`)
  expect(limits).toEqual(
    expect.arrayContaining([
      { name: 'long', retry_limit: 9 },
      { name: 'idle', retry_limit: 5 },
    ]),
  )
  await next.drain(0)
})

test('what is asked for while it runs runs once more, however often it was asked for; nothing is lost at its end', async () => {
  let running: (() => void) | undefined
  const held = job('held', () => new Promise((resolve) => (running = resolve)), { concurrency: 1 })
  const brief = job('brief', () => {}, { concurrency: 1 })
  const queue = await openQueue(t.deps.database, [held, brief], t.ctx.log)
  await queue.work({ ...t.ctx, deps: { ...t.deps, queue } })
  const started = (times: number) => expect.poll(() => runsOf('held').length, { timeout: 15_000 }).toBe(times)

  await queue.send(t.ctx.db, held, { storyId: 1 })
  await started(1)
  for (const priority of [-1, 3, 0]) await queue.send(t.ctx.db, held, { storyId: 1 }, { priority })
  expect((await rows('held')).map(({ state }) => state)).toEqual(['active'])
  running?.()
  await started(2)
  expect(runsOf('held').map(({ input, attempt }) => [input.storyId, attempt])).toEqual([
    [1, 0],
    [1, 0],
  ])
  const second = rowsOf(t.ctx.db, sql`select priority, data from pgboss.job where name = 'held' and state = 'active'`)
  expect(await second).toEqual([{ priority: 3, data: { storyId: 1 } }])
  running?.()
  await expect.poll(async () => (await rows('held')).map(({ state }) => state)).toEqual(['completed', 'completed'])

  // Asked for at any moment of a short run, it runs after it was asked for.
  for (let asked = 1; asked <= 60; asked++) {
    const before = runsOf('brief').length
    await queue.send(t.ctx.db, brief, { storyId: 2 })
    await expect.poll(() => runsOf('brief').length, { timeout: 15_000, interval: 1 }).toBeGreaterThan(before)
  }
  await queue.drain(5_000)
})
