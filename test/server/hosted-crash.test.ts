import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { createClient, type TestClient } from '../client.ts'
import { type ProvidersDouble, startProviders } from '../doubles/providers.ts'
import { BRIEF, facePhoto } from '../factories.ts'

const MAIN = join(import.meta.dirname, '../../src/server/main.ts')
/** Places in a provider's lane: no more calls than these are under way at once. */
const UNDER_WAY = 4

test('kill -9 in the middle costs at most the calls under way', async () => {
  await using providers = await startProviders({ latency: { story: 500, sheet: 300, picture: 1_200 } })
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-crash-'))
  const port = await freePort()
  const ana = createClient(`http://127.0.0.1:${port}`)
  let server = await startServer(port, dataDir, providers)
  try {
    const storyId = await beginStory(ana)
    const before = await until(async () => {
      const paragraphs = await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`)
      return paragraphs.some(({ imageUrl }) => imageUrl) ? paragraphs : null
    })
    server.kill('SIGKILL')
    await once(server, 'exit')
    const callsBefore = pictureCalls(providers).length

    server = await startServer(port, dataDir, providers)
    await until(async () => {
      const story = await ana.json<Story>('GET', `/api/stories/${storyId}`)
      return story.coverImageUrl && story.parts.length === 5 && story.parts.every(({ imageUrl }) => imageUrl)
    })
    const calls = pictureCalls(providers)
    const stored = before.filter(({ imageUrl }) => imageUrl)
    for (const { imagePrompt } of stored) expect(calls.filter(({ text }) => text.includes(imagePrompt))).toHaveLength(1)
    expect(calls.filter(({ text }) => text.includes('Hoja de personajes'))).toHaveLength(1)
    const texts = providers.requests.filter(({ path }) => path.includes('/responses'))
    expect(texts.length).toBeLessThanOrEqual(2)
    expect(callsBefore).toBeGreaterThan(1)
    expect(calls.length).toBeLessThanOrEqual(7 + UNDER_WAY)
  } finally {
    server.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}, 120_000)

function pictureCalls(providers: ProvidersDouble) {
  return providers.requests.filter(({ path }) => path.includes(':generateContent'))
}

async function beginStory(ana: TestClient): Promise<number> {
  const ids = []
  for (const personRelation of ['sender', 'recipient']) {
    const response = await ana.uploadPhoto(await facePhoto(), { personRelation })
    ids.push(((await response.json()) as { photo: { id: number } }).photo.id)
  }
  const body = { ...BRIEF, senderPhotoId: ids[0], recipientPhotoId: ids[1] }
  const events = await ana.stream('/api/stories/generate', { body, enough: (seen) => seen.some(isPart) })
  const part = events.map(({ event }) => event).find((event) => event.type === 'story_part')
  if (!part) throw new Error('no chapter came')
  return part.storyId
}

function isPart({ event }: { event: { type: string } }): boolean {
  return event.type === 'story_part'
}

async function startServer(port: number, dataDir: string, providers: ProvidersDouble): Promise<ChildProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      BASE_URL: `http://127.0.0.1:${port}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TEXT_MODEL: 'openai:gpt-5.6-luna',
      IMAGE_MODEL: 'google:gemini-3.1-flash-image-preview',
      ...providers.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await until(async () => {
    if (child.exitCode !== null) throw new Error('the server did not start')
    return (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok
  })
  return child
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Asks again and again until there is an answer; the test's own time limit ends it. */
async function until<T>(ask: () => Promise<T | null | undefined | false | ''>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    await sleep(50)
  }
}
