/**
 * Ten thousand people follow one story on one process: memory for each open stream, beside a bare `node:http` that
 * holds as many open, and how long an event takes to reach them all. `STREAMS` says how many. On a PostgreSQL server;
 * the readers sit in a process of their own.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { createClient } from '../test/client.ts'
import { BRIEF } from '../test/factories.ts'
import { startProduct } from '../test/faults/product.ts'
import { freePort } from '../test/free-port.ts'
import { startPostgres } from '../test/postgres.ts'

const STREAMS = Number(process.env['STREAMS'] ?? 10_000)
const EVENTS = 5
const AT_ONCE = 100

type Order = { url: string; headers: Record<string, string> }
type Told = { open: number } | { reached: number; first: number; last: number }

const [role, port] = process.argv.slice(2)
if (role === 'readers') readers()
else if (role === 'bare') bare()
else await measure()

/** In a process of its own: opens the streams, and tells when an event has reached the first and the last. */
function readers(): void {
  const agent = new Agent({ maxSockets: Infinity })
  const arrivals: number[] = []
  process.on('message', ({ url, headers }: Order) => {
    let open = 0
    let begun = 0
    const openNext = (): void => {
      if (begun++ >= STREAMS) return
      get(url, { agent, headers }, (answer) => {
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

/** What Node itself takes: the first line of a stream, and nothing else that a server does. */
function bare(): void {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.write(': hola\n\n')
  })
  server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
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
    const inspector = await freePort()
    const { url, child: server } = await startProduct(dataDir, {
      NODE_ENV: 'production',
      PAYMENTS: 'simulated',
      RATE_LIMITS: 'off',
      AUTH_SECRET: 'x'.repeat(40),
      DATABASE_URL: postgres.urlOf('postgres'),
      CHAPTER_MS: '100',
      NODE_OPTIONS: `--inspect=${inspector}`,
    })
    children.push(server)
    const client = createClient(url)
    const { storyId } = await client.json<{ storyId: number }>('POST', '/api/stories/generate-text', BRIEF)
    await sleep(2_000)
    await database.connect()
    const { rows } = await database.query('select last_seq from stories where id = $1', [storyId])
    const lastEventId = `${storyId}:${(rows as { last_seq: number }[])[0]?.last_seq}`
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reader = await open('product', server, inspector, {
      url: `${url}/api/stories/generate-sse?${new URLSearchParams(BRIEF)}`,
      headers: { cookie, 'last-event-id': lastEventId },
    })
    children.push(reader)

    const spans: number[] = []
    for (let event = 0; event < EVENTS; event++) {
      const reached = next(reader)
      const sent = Date.now()
      await append(database, storyId)
      const told = await reached
      if ('last' in told) spans.push(told.last - sent)
      await sleep(500)
    }
    print(`an event reaches all, median of ${EVENTS}`, spans.toSorted((a, b) => a - b)[EVENTS >> 1] ?? 0, 'ms')
    reader.kill('SIGKILL')

    const at = await freePort()
    const itsInspector = await freePort()
    const plain = fork(import.meta.filename, ['bare', String(at)], { execArgv: [`--inspect=${itsInspector}`] })
    children.push(plain)
    await new Promise((resolve) => plain.once('message', resolve))
    children.push(await open('bare node:http', plain, itsInspector, { url: `http://127.0.0.1:${at}`, headers: {} }))
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await database.end().catch(() => {})
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Opens all streams of a server, says what they take of it, and answers who reads them. */
async function open(of: string, server: ChildProcess, inspector: number, order: Order): Promise<ChildProcess> {
  await collectGarbage(inspector)
  const before = residentKilobytes(server)
  const reader = fork(import.meta.filename, ['readers'])
  const opened = next(reader)
  const begun = performance.now()
  reader.send(order)
  await opened
  print(`${of}: ${STREAMS} streams opened`, performance.now() - begun, 'ms')
  await sleep(3_000)
  print(`${of}: memory for each, with garbage`, (residentKilobytes(server) - before) / STREAMS, 'KB')
  await collectGarbage(inspector)
  print(`${of}: memory for each, garbage collected`, (residentKilobytes(server) - before) / STREAMS, 'KB')
  return reader
}

/** V8 leaves what nobody needs until it wants the room: how much that is, says nothing of a stream. */
async function collectGarbage(inspector: number): Promise<void> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspector}/json`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  for (const id of [1, 2, 3]) {
    const answered = once(socket, 'message')
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await answered
  }
  socket.close()
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
