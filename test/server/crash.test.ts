import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { createClient } from '../client.ts'
import { BRIEF } from '../factories.ts'
import { copyGolden } from '../global-setup.ts'
import { freePort } from '../free-port.ts'

const running = new Set<ChildProcess>()
afterEach(() => running.forEach((child) => child.kill('SIGKILL')))

type Server = { process: ChildProcess; url: string; kill: (signal: NodeJS.Signals) => Promise<number | null> }

/** The product itself in a process of its own, embedded engines and all. */
async function startServer(env: Record<string, string>): Promise<Server> {
  const port = Number(env['PORT'])
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: process.env['CRASH_LOG'] ?? 'warn', ...env },
    stdio: ['ignore', process.env['CRASH_LOG'] ? 'inherit' : 'ignore', 'inherit'],
  })
  running.add(child)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const health = await fetch(`${url}/api/health`).catch(() => null)
    if (health?.ok) break
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    process: child,
    url,
    kill(signal) {
      child.kill(signal)
      return exited
    },
  }
}

async function until<T>(read: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await read()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('killed while it writes and draws: after a restart the story completes by itself, nothing doubled', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-crash-'))
  const copy = await copyGolden(inject('golden'), dataDir)
  const env = { ...copy.env, DATA_DIR: dataDir, PORT: String(await freePort()), AUTH_SECRET: 'x'.repeat(40) }
  let server = await startServer(env)
  const ana = createClient(server.url)
  const attempt = '0190b1de-1111-7222-8333-944455556667'
  const events = await ana.stream('/api/stories/generate', {
    body: { ...BRIEF, attempt },
    // In the middle: some chapters are there, some pictures are being drawn.
    enough: (seen) => seen.filter(({ event }) => event.type === 'story_part').length >= 3,
  })
  const part = events.map(({ event }) => event).find((event) => event.type === 'story_part')
  const storyId = part?.type === 'story_part' ? part.storyId : 0
  await server.kill('SIGKILL')

  for (const _ of [1, 2]) {
    server = await startServer(env)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await server.kill('SIGKILL')
  }

  server = await startServer(env)
  const story = await until(async () => {
    const current = await ana.json<Story>('GET', `/api/stories/${storyId}`)
    return current.coverImageUrl && current.parts.length === 5 && current.parts.every((p) => p.imageUrl)
      ? current
      : null
  })
  expect(story.parts.map((p) => p.paragraphNumber)).toEqual([1, 2, 3, 4, 5])
  const paragraphs = await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`)
  expect(new Set(paragraphs.map((p) => p.paragraphText)).size).toBe(5)

  // The same wish again finds the same story, and its log says each thing once and in order.
  const log = await ana.stream('/api/stories/generate', { body: { ...BRIEF, attempt } })
  expect(log.at(-1)?.event).toEqual({ type: 'complete', storyId })
  const seqs = log.map(({ id }) => Number(id?.split(':')[1]))
  expect(seqs).toEqual(seqs.map((_, index) => index + 1))
  const first = log.flatMap(({ event }) =>
    event.type === 'story_part' && !event.part.imageUrl ? [event.part.paragraphNumber] : [],
  )
  expect(first).toEqual([1, 2, 3, 4, 5])
  expect((await ana.get(`/api/stories/${storyId}/pdf`)).status).toBe(200)

  expect(await server.kill('SIGTERM')).toBe(0)
  await copy.remove()
  await rm(dataDir, { recursive: true, force: true })
}, 240_000)
