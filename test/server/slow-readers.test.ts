import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { stories } from '../../src/server/db/schema/stories.ts'
import { appendEvent } from '../../src/server/features/generation/events.ts'
import { writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'

/** Together more than what the system keeps for a connection, by far. */
const EVENTS = 100
const EVENT_BYTES = 200_000

function openWithoutReading(t: TestApp, client: TestClient, path: string): Socket {
  const { hostname, port } = new URL(t.url)
  const socket = connect({ host: hostname, port: Number(port) }).pause()
  socket.on('error', () => {})
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`)
  return socket
}

async function openStreams(t: TestApp): Promise<number | undefined> {
  return (await t.deps.metrics.streams.get()).values[0]?.value
}

test('who follows a story and does not read is hung up on, and finds everything when they come back', async () => {
  await using t = await createTestApp()
  const client = t.visitor()
  const storyId = await writeStory(client)
  await t.ctx.db.update(stories).set({ status: 'illustrating' })
  const path = `/api/stories/${storyId}/events`
  const socket = openWithoutReading(t, client, path)
  await eventually(async () => expect(await openStreams(t)).toBe(1))

  const message = 'x'.repeat(EVENT_BYTES)
  for (let count = 0; count < EVENTS; count++)
    await appendEvent(t.ctx, storyId, { type: 'progress', progress: 50, message })
  await eventually(async () => expect(await openStreams(t)).toBe(0))
  const closed = once(socket, 'close')
  socket.resume()
  await closed
  expect(socket.bytesRead).toBeLessThan(EVENTS * EVENT_BYTES)

  const again = await client.stream(path, { enough: (events) => events.length >= EVENTS })
  expect(again.length).toBeGreaterThanOrEqual(EVENTS)
})
