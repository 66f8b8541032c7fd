import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHAPTERS } from '../../src/contract/constants.ts'
import type { StreamedEvent } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'

const isWhole = (events: StreamedEvent[]) =>
  events.some(({ event }) => event.type === 'story_part' && event.part.paragraphNumber === CHAPTERS)

test('a story is begun and followed by its owner, and begun once, however often it is asked for', async () => {
  await using t = await createTestApp({ quick: { chapterMs: 60 } })
  const ana = t.visitor()
  const stranger = t.visitor()
  await ana.uploadPhoto(await facePhoto())
  const attempt = randomUUID()
  const begin = () => ana.json<{ storyId: number }>('POST', '/api/stories', { ...BRIEF, attempt })
  const { storyId } = await begin()
  const events = await ana.stream(`/api/stories/${storyId}/events`, { enough: isWhole })
  expect(await begin()).toEqual({ storyId })
  const numbers = events.flatMap(({ event }) => (event.type === 'story_part' ? [event.part.paragraphNumber] : []))
  expect(numbers).toEqual([1, 2, 3, 4, 5])
  const rest = await ana.stream(`/api/stories/${storyId}/events`, {
    headers: { 'last-event-id': events[2]?.id ?? '' },
    enough: isWhole,
  })
  expect(rest[0]?.id).toBe(events[3]?.id)

  expect((await stranger.get(`/api/stories/${storyId}/events`)).status).toBe(404)
  expect((await ana.send('POST', '/api/stories', { ...BRIEF, attempt: 'no-uuid' })).status).toBe(400)
})
