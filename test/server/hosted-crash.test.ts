import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { createClient, type TestClient } from '../client.ts'
import { type ProvidersDouble, startProviders } from '../doubles/providers.ts'
import { eventually } from '../eventually.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { copyGolden } from '../golden.ts'
import { startServer } from '../server-process.ts'
import { freePort } from '../free-port.ts'

/** Places in a provider's lane: no more calls than these are under way at once. */
const UNDER_WAY = 4

test('kill -9 in the middle costs at most the calls under way', async () => {
  await using providers = await startProviders({ latency: { story: 500, sheet: 300, picture: 1_200 } })
  await using stack = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-crash-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }))
  const copy = await copyGolden(inject('golden'), dataDir)
  stack.defer(copy.remove)
  const env = {
    ...copy.env,
    QUICK: 'readings',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    TEXT_MODEL: 'openai:gpt-5.6-luna',
    IMAGE_MODEL: 'google:gemini-3.1-flash-image-preview',
    ...providers.env,
  }
  let server = await startServer('quick', env)
  stack.defer(async () => void (await server.end('SIGKILL')))
  const ana = createClient(server.url)
  const storyId = await beginStory(ana)
  const before = await eventually(
    async () => {
      const paragraphs = await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`)
      expect(paragraphs.filter(({ imageUrl }) => imageUrl).length).toBeGreaterThan(0)
      return paragraphs
    },
    { ended: server.ended },
  )
  await server.end('SIGKILL')
  const callsBefore = pictureCalls(providers).length

  server = await startServer('quick', env)
  await eventually(
    async () => {
      const story = await ana.json<Story>('GET', `/api/stories/${storyId}`)
      expect(story).toMatchObject({ coverImageUrl: expect.any(String), parts: { length: 5 } })
      expect(story.parts.filter(({ imageUrl }) => !imageUrl)).toEqual([])
    },
    { ended: server.ended },
  )
  const calls = pictureCalls(providers)
  const stored = before.filter(({ imageUrl }) => imageUrl)
  for (const { imagePrompt } of stored) expect(calls.filter(({ text }) => text.includes(imagePrompt))).toHaveLength(1)
  expect(calls.filter(({ text }) => text.includes('Hoja de personajes'))).toHaveLength(1)
  const texts = providers.requests.filter(({ path }) => path.includes('/responses'))
  expect(texts.length).toBeLessThanOrEqual(2)
  expect(callsBefore).toBeGreaterThan(1)
  expect(calls.length).toBeLessThanOrEqual(7 + UNDER_WAY)
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
