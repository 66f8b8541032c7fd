/**
 * Stories read, at a steady pace, while four books and eight pictures are being made. On the embedded default, in one
 * process, and on a PostgreSQL server with the work in a process of its own. Whoever reads sits in a process of their
 * own, so that what is measured is the server, and has read for a second before. Beside the times stands how late the
 * server's event loop was, and how long its thread was ready to run and waited for a core.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Paragraph } from '../src/contract/stories.ts'
import { createClient, type TestClient } from '../test/client.ts'
import { BRIEF } from '../test/factories.ts'
import { freePort } from '../test/free-port.ts'
import { startPostgres } from '../test/postgres.ts'

const BOOKS = 4
const PICTURES = 8
const READS_A_SECOND = 100
const WARM_UP_MS = 1_000

type Text = { storyId: number; paragraphs: Paragraph[] }

type Order = { url: string; cookie: string }

/** Milliseconds: of each read; by how much the loop's slowest hundredth was late; of its thread, running and waiting. */
type Measured = { times: number[]; late: number; ran: number; waited: number }

if (process.send) await reader()
else await measureBoth()

async function measureBoth(): Promise<void> {
  await measure('one process, embedded database', [{}])
  const postgres = await startPostgres()
  try {
    const shared = { DATABASE_URL: postgres.urlOf('postgres') }
    await measure('web and worker, PostgreSQL', [
      { ...shared, ROLE: 'web' },
      { ...shared, ROLE: 'worker' },
    ])
  } finally {
    await postgres.stop()
  }
}

/** In a process of its own: reads at its pace from the first message to the second, and then tells the times in ms. */
async function reader(): Promise<void> {
  const [{ url, cookie }] = (await once(process, 'message')) as [Order]
  const enough = once(process, 'message')
  const reading = { over: false }
  void enough.then(() => (reading.over = true))
  const times: number[] = []
  const reads: Promise<unknown>[] = []
  const begun = performance.now()
  for (let read = 0; !reading.over; read++) {
    const measured = performance.now() - begun > WARM_UP_MS
    reads.push(timed(() => readAll(url, cookie)).then((ms) => measured && times.push(ms)))
    await sleep(Math.max(0, begun + ((read + 1) * 1_000) / READS_A_SECOND - performance.now()))
  }
  await Promise.all(reads)
  process.send?.(times)
  process.disconnect()
}

async function readAll(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } })
  if (!answer.ok) throw new Error(`a read was answered with ${answer.status}`)
  await answer.arrayBuffer()
}

async function measure(label: string, roles: Record<string, string>[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const metricsPort = await freePort()
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  }
  const children: ChildProcess[] = []
  try {
    for (const role of roles) {
      // The first answers reads.
      const metrics = children.length === 0 ? { METRICS_PORT: String(metricsPort) } : {}
      children.push(
        spawn(process.execPath, ['dist/server/main.js'], {
          cwd: join(import.meta.dirname, '..'),
          env: { ...env, ...metrics, AUTH_SECRET: 'x'.repeat(40), ...role },
          stdio: ['ignore', 'ignore', 'inherit'],
        }),
      )
      while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) await sleep(50)
    }
    const [{ pid } = {}] = children
    print(label, await readsWhile(createClient(url), { pid, metrics: `http://127.0.0.1:${metricsPort}/metrics` }))
  } finally {
    for (const child of children) {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    }
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Server = { pid: number | undefined; metrics: string }

async function readsWhile(client: TestClient, server: Server): Promise<Measured> {
  const ready: Text[] = []
  for (let book = 0; book < BOOKS; book++) {
    const text = await begin(client, `el mar ${book}`)
    await client.json('POST', `/api/stories/${text.storyId}/generate-cover`, {})
    await Promise.all(text.paragraphs.map((paragraph) => draw(client, paragraph)))
    ready.push(text)
  }
  const bare = [await begin(client, 'la luna'), await begin(client, 'el sol')].flatMap((text) => text.paragraphs)
  const [first] = ready
  if (!first) throw new Error('no story was made')

  const reading = fork(import.meta.filename)
  const told = new Promise<number[]>((resolve, reject) => {
    reading.once('message', (times) => resolve(times as number[]))
    reading.once('exit', () => reject(new Error('the reader ended')))
  })
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  reading.send({ url: `${client.url}/api/stories/${first.storyId}`, cookie } satisfies Order)
  await sleep(WARM_UP_MS)
  // Asked for, it begins anew.
  await lateness(server)
  const before = await coreTimes(server)
  await Promise.all([
    ...ready.map(async ({ storyId }) => (await client.get(`/api/stories/${storyId}/pdf`)).arrayBuffer()),
    ...bare.slice(0, PICTURES).map((paragraph) => draw(client, paragraph)),
  ])
  const late = await lateness(server)
  const after = await coreTimes(server)
  reading.send('over')
  return { times: await told, late, ran: after.ran - before.ran, waited: after.waited - before.waited }
}

/** Of the server's event loop since this was last asked for, the slowest hundredth, ms. */
async function lateness({ metrics }: Server): Promise<number> {
  const text = await (await fetch(metrics)).text()
  return Number(text.match(/^nodejs_eventloop_lag_p99_seconds (\S+)/m)?.[1]) * 1_000
}

/** Of the server's main thread until now, ms. Linux tells it. */
async function coreTimes({ pid }: Server): Promise<{ ran: number; waited: number }> {
  const told = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '')
  const [ran = NaN, waited = NaN] = told.split(' ').map((ns) => Number(ns) / 1e6)
  return { ran, waited }
}

function begin(client: TestClient, favoriteThing: string): Promise<Text> {
  return client.json('POST', '/api/stories/generate-text', { ...BRIEF, favoriteThing })
}

function draw(client: TestClient, { id }: Paragraph): Promise<unknown> {
  return client.json('POST', `/api/paragraphs/${id}/illustrate`, {})
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function print(label: string, { times, late, ran, waited }: Measured): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  console.log(`${label.padEnd(36)} ${times.length} reads   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms (at most 50)`)
  console.log(
    `${''.padEnd(36)} loop late p99 ${late.toFixed(1)} ms; its thread ran ${(ran / 1e3).toFixed(1)} s and waited ${(waited / 1e3).toFixed(1)} s for a core`,
  )
}
