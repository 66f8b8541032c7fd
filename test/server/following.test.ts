import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHAPTERS } from '../../src/contract/constants.ts'
import { eventually } from '../eventually.ts'
import type { StreamedEvent } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'

const isWhole = (events: StreamedEvent[]) =>
  events.some(({ event }) => event.type === 'story_part' && event.part.paragraphNumber === CHAPTERS)

test('a story that is being written is found by its attempt and followed, by its owner', async () => {
  await using t = await createTestApp({ quick: { chapterMs: 60 } })
  const ana = t.visitor()
  const stranger = t.visitor()
  await ana.uploadPhoto(await facePhoto())
  const attempt = randomUUID()
  const path = `/api/stories/attempts/${attempt}`
  expect(await ana.json('GET', path)).toEqual({ storyId: null })
  const written = ana.json<{ storyId: number }>('POST', '/api/stories/generate-text', { ...BRIEF, attempt })
  const storyId = await eventually(async () => {
    const { storyId } = await ana.json<{ storyId: number | null }>('GET', path)
    if (storyId === null) throw new Error('not yet')
    return storyId
  })
  const events = await ana.stream(`/api/stories/${storyId}/events`, { enough: isWhole })
  expect((await written).storyId).toBe(storyId)
  const numbers = events.flatMap(({ event }) => (event.type === 'story_part' ? [event.part.paragraphNumber] : []))
  expect(numbers).toEqual([1, 2, 3, 4, 5])
  const rest = await ana.stream(`/api/stories/${storyId}/events`, {
    headers: { 'last-event-id': events[2]?.id ?? '' },
    enough: isWhole,
  })
  expect(rest[0]?.id).toBe(events[3]?.id)

  expect(await stranger.json('GET', path)).toEqual({ storyId: null })
  expect((await stranger.get(`/api/stories/${storyId}/events`)).status).toBe(404)
  expect((await ana.get('/api/stories/attempts/no-uuid')).status).toBe(400)
})
