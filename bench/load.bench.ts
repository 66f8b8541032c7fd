/**
 * One story read again and again on a PostgreSQL server, against the same answer from a bare Fastify in the same run.
 * `SECONDS` says how long each of the four rounds lasts.
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
import { freePort, startPostgres } from '../test/postgres.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 6)
const CONNECTIONS = 32
const ROUNDS = 2

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
  const url = await start(['test/doubles/quick-server.ts'], '/api/ready', {
    NODE_ENV: 'production',
    PAYMENTS: 'simulated',
    RATE_LIMITS: 'off',
    AUTH_SECRET: 'x'.repeat(40),
    DATABASE_URL: postgres.urlOf('postgres'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    CHAPTER_MS: '0',
    PICTURE_MS: '0',
  })
  const client = createClient(url)
  const { storyId, paragraphs } = await client.json<{ storyId: number; paragraphs: Paragraph[] }>(
    'POST',
    '/api/stories/generate-text',
    BRIEF,
  )
  await Promise.all(paragraphs.map(({ id }) => client.json('POST', `/api/paragraphs/${id}/illustrate`, {})))
  const path = `/api/stories/${storyId}`
  const answer = await (await client.get(path)).text()
  const bareUrl = await start(['--input-type=module', '-e', BARE], '/story', { ANSWER: answer })
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  await load(`${bareUrl}/story`, {}, 2)
  await load(url + path, { cookie }, 3)
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const bare = await load(`${bareUrl}/story`, {}, SECONDS)
    const story = await load(url + path, { cookie }, SECONDS)
    print(`bare Fastify, the same ${answer.length} bytes`, bare)
    print(`GET ${path}`, story)
    ratios.push(story.requests.average / bare.requests.average)
  }
  console.log(`ratio ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} (at least 0.35)`)
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

async function load(url: string, headers: Record<string, string>, duration: number): Promise<autocannon.Result> {
  const result = await autocannon({ url, headers, duration, connections: CONNECTIONS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} answers failed`)
  return result
}

function print(label: string, { requests, latency }: autocannon.Result): void {
  const rate = `${requests.average.toFixed(0).padStart(7)} a second`
  console.log(`${label.padEnd(44)} ${rate}   p50 ${latency.p50} ms   p99 ${latency.p99} ms`)
}
