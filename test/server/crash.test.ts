import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { createClient } from '../client.ts'
import { eventually } from '../eventually.ts'
import { BRIEF } from '../factories.ts'
import { copyGolden } from '../golden.ts'
import { freePort } from '../free-port.ts'
import { jobsInHand, missHeartbeats } from '../heartbeats.ts'
import { startServer } from '../server-process.ts'

test('killed while it writes and draws: after a restart the story completes by itself, nothing doubled', async () => {
  await using stack = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-crash-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const copy = await copyGolden(inject('golden'), dataDir)
  stack.defer(copy.remove)
  const databaseUrl = copy.env['DATABASE_URL'] ?? ''
  const env = {
    ...copy.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    AUTH_SECRET: 'x'.repeat(40),
    // Each death comes between two chapters, with pictures under way.
    CHAPTER_MS: '1500',
    PICTURE_MS: '3000',
  }
  let server = await startServer('quick', env)
  stack.defer(async () => void (await server.end('SIGKILL')))
  const ana = createClient(server.url)
  const attempt = '0190b1de-1111-7222-8333-944455556667'
  const events = await ana.stream('/api/stories/generate', {
    body: { ...BRIEF, attempt },
    // In the middle: some chapters are there, some pictures are being drawn.
    enough: (seen) => seen.filter(({ event }) => event.type === 'story_part').length >= 3,
  })
  const part = events.map(({ event }) => event).find((event) => event.type === 'story_part')
  const storyId = part?.type === 'story_part' ? part.storyId : 0

  // Once in the middle, and once more as soon as another has taken up the work.
  for (const _ of [1, 2]) {
    await server.end('SIGKILL')
    await missHeartbeats(databaseUrl)
    server = await startServer('quick', env)
    await eventually(async () => expect(await jobsInHand(databaseUrl)).toBeGreaterThan(0), { ended: server.ended })
  }
  const story = await eventually(
    async () => {
      const current = await ana.json<Story>('GET', `/api/stories/${storyId}`)
      expect(current).toMatchObject({ coverImageUrl: expect.any(String), parts: { length: 5 } })
      expect(current.parts.filter(({ imageUrl }) => !imageUrl)).toEqual([])
      return current
    },
    { withinMs: 90_000, ended: server.ended },
  )
  expect(story.parts.map((p) => p.paragraphNumber)).toEqual([1, 2, 3, 4, 5])
  const paragraphs = await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`)
  expect(new Set(paragraphs.map((p) => p.imagePrompt)).size).toBe(5)

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

  expect(await server.end('SIGTERM')).toBe(0)
}, 240_000)
