/**
 * Ten thousand people follow one story on one process: memory for each open stream, and how long an event takes to
 * reach them all. `STREAMS` says how many. On a PostgreSQL server; the readers sit in a process of their own.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { createClient } from '../test/client.ts'
import { BRIEF } from '../test/factories.ts'
import { startProduct } from '../test/faults/product.ts'
import { startPostgres } from '../test/postgres.ts'

const STREAMS = Number(process.env['STREAMS'] ?? 10_000)
const EVENTS = 5
const AT_ONCE = 100

type Order = { url: string; cookie: string; lastEventId: string }
type Told = { open: number } | { reached: number; first: number; last: number }

if (process.send) readers()
else await measure()

/** In a process of its own: opens the streams, and tells when an event has reached the first and the last. */
function readers(): void {
  const agent = new Agent({ maxSockets: Infinity })
  const arrivals: number[] = []
  process.on('message', ({ url, cookie, lastEventId }: Order) => {
    let open = 0
    let begun = 0
    const openNext = (): void => {
      if (begun++ >= STREAMS) return
      get(url, { agent, headers: { cookie, 'last-event-id': lastEventId } }, (answer) => {
        if (answer.statusCode !== 200) throw new Error(`a stream was answered with ${answer.statusCode}`)
        answer.on('data', (chunk: Buffer) => {
          if (chunk.includes('data:')) arrivals.push(Date.now())
          if (arrivals.length < STREAMS) return
          const [first = 0] = arrivals
          tell({ reached: arrivals.length, first, last: Date.now() })
          arrivals.length = 0
        })
        if (++open === STREAMS) tell({ open })
        openNext()
      }).on('error', (error) => {
        throw error
      })
    }
    for (let i = 0; i < AT_ONCE; i++) openNext()
  })
  process.once('disconnect', () => process.exit())
}

function tell(message: Told): void {
  process.send?.(message)
}

async function measure(): Promise<void> {
  const postgres = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-bench-'))
  const database = new Client({ connectionString: postgres.urlOf('postgres') })
  const children: ChildProcess[] = []
  try {
    const { url, child: server } = await startProduct(dataDir, {
      NODE_ENV: 'production',
      PAYMENTS: 'simulated',
      RATE_LIMITS: 'off',
      AUTH_SECRET: 'x'.repeat(40),
      DATABASE_URL: postgres.urlOf('postgres'),
      CHAPTER_MS: '100',
    })
    children.push(server)
    const client = createClient(url)
    const { storyId } = await client.json<{ storyId: number }>('POST', '/api/stories/generate-text', BRIEF)
    await sleep(2_000)
    await database.connect()
    const { rows } = await database.query('select last_seq from stories where id = $1', [storyId])
    const lastEventId = `${storyId}:${(rows as { last_seq: number }[])[0]?.last_seq}`

    const before = residentKilobytes(server)
    const reader = fork(import.meta.filename)
    children.push(reader)
    const opened = next(reader)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    reader.send({
      url: `${url}/api/stories/generate-sse?${new URLSearchParams(BRIEF)}`,
      cookie,
      lastEventId,
    } satisfies Order)
    const begun = performance.now()
    await opened
    print(`${STREAMS} streams opened`, performance.now() - begun, 'ms')
    await sleep(3_000)
    print('memory for each (at most 30)', (residentKilobytes(server) - before) / STREAMS, 'KB')

    const spans: number[] = []
    for (let event = 0; event < EVENTS; event++) {
      const reached = next(reader)
      const sent = Date.now()
      await append(database, storyId)
      const told = await reached
      if ('last' in told) spans.push(told.last - sent)
      await sleep(500)
    }
    print(
      `an event reaches all, median of ${EVENTS} (at most 300)`,
      spans.toSorted((a, b) => a - b)[EVENTS >> 1] ?? 0,
      'ms',
    )
    print('memory for each after that, garbage included', (residentKilobytes(server) - before) / STREAMS, 'KB')
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await database.end().catch(() => {})
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function next(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Told))
    child.once('exit', () => reject(new Error('the readers ended')))
  })
}

/** As the product does it, in another process. */
async function append(database: Client, storyId: number): Promise<void> {
  await database.query(
    `with counted as (update stories set last_seq = last_seq + 1 where id = $1 returning last_seq),
      appended as (insert into story_events (story_id, seq, event)
        select $1, last_seq, '{"type":"progress","progress":50,"message":"Pintando"}'::jsonb from counted)
      select pg_notify('story_events', $1::text)`,
    [storyId],
  )
}

function residentKilobytes({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1])
}

function print(label: string, value: number, unit: string): void {
  console.log(`${label.padEnd(56)} ${value.toFixed(1).padStart(9)} ${unit}`)
}
