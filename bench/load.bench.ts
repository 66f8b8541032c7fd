/**
 * A story read again and again on a PostgreSQL server, then many stories of many people, against a bare Fastify that
 * answers the same object, in the same run: as many connections as Fastify's own benchmarks open, and fewer.
 * `SECONDS` says how long each measurement lasts.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Paragraph } from '../src/contract/stories.ts'
import { createClient } from '../test/client.ts'
import { BRIEF } from '../test/factories.ts'
import { freePort } from '../test/free-port.ts'
import { startPostgres } from '../test/postgres.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 5)
const CONNECTIONS = [100, 32]
const ROUNDS = 2
const PEOPLE = 16
const STORIES_EACH = 4

const BARE = `
  import { fastify } from 'fastify'
  const { PORT, ANSWER } = process.env
  const answer = JSON.parse(ANSWER)
  const app = fastify()
  app.get('/story', async () => answer)
  await app.listen({ port: Number(PORT), host: '127.0.0.1' })
`

const postgres = await startPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-bench-'))
const children: ChildProcess[] = []
try {
  await measure()
} finally {
  for (const child of children) child.kill('SIGKILL')
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const url = await start(['node_modules/.cache/doubles/quick-server.js'], '/api/ready', {
    NODE_ENV: 'production',
    PAYMENTS: 'simulated',
    RATE_LIMITS: 'off',
    AUTH_SECRET: 'x'.repeat(40),
    DATABASE_URL: postgres.urlOf('postgres'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    CHAPTER_MS: '0',
    PICTURE_MS: '0',
    PICTURE_SIZE: 'full',
  })
  const asked = await manyStories(url)
  const [first] = asked
  if (!first) throw new Error('no story was made')
  const answer = await (await fetch(url + first.path, { headers: first.headers })).text()
  const bareUrl = await start(['--input-type=module', '-e', BARE], '/story', { NODE_ENV: 'production', ANSWER: answer })

  for (const connections of CONNECTIONS) {
    const bare = () => load(connections, { url: `${bareUrl}/story` })
    const one = () => load(connections, { url: url + first.path, headers: first.headers })
    const many = () => load(connections, { url, requests: asked })
    await bare()
    await one()
    const rounds: Record<'bare' | 'one' | 'many', autocannon.Result>[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ bare: await bare(), one: await one(), many: await many() })
    for (const round of rounds) {
      print(`${connections} connections: bare Fastify, ${answer.length} characters`, round.bare)
      print(`${connections} connections: one story`, round.one, round.bare)
      print(`${connections} connections: ${asked.length} stories of ${PEOPLE} people`, round.many, round.bare)
    }
  }
}

type Asked = { path: string; headers: Record<string, string> }

/** The first has its pictures. */
async function manyStories(url: string): Promise<Asked[]> {
  const asked: Asked[] = []
  for (let person = 0; person < PEOPLE; person++) {
    const client = createClient(url)
    for (let story = 0; story < STORIES_EACH; story++) {
      const { storyId, paragraphs } = await client.json<{ storyId: number; paragraphs: Paragraph[] }>(
        'POST',
        '/api/stories/generate-text',
        { ...BRIEF, favoriteThing: `el mar ${story}` },
      )
      if (asked.length === 0)
        await Promise.all(paragraphs.map(({ id }) => client.json('POST', `/api/paragraphs/${id}/illustrate`, {})))
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      asked.push({ path: `/api/stories/${storyId}`, headers: { cookie } })
    }
  }
  return asked
}

async function start(args: string[], probe: string, env: Record<string, string>): Promise<string> {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url + probe).catch(() => null))?.ok) await sleep(50)
  return url
}

async function load(connections: number, options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ ...options, duration: SECONDS, connections })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx + result.errors} answers failed`)
  return result
}

function print(label: string, { requests, latency }: autocannon.Result, bare?: autocannon.Result): void {
  const rate = `${requests.average.toFixed(0).padStart(7)} a second`
  const ratio = bare ? `   ratio ${(requests.average / bare.requests.average).toFixed(2)} (at least 0.35)` : ''
  console.log(`${label.padEnd(52)} ${rate}   p50 ${latency.p50} ms   p99 ${latency.p99} ms${ratio}`)
}
