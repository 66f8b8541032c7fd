import { expect, test, vi } from 'vitest'
import type { StoryEvent } from '../../../contract/events.ts'
import { postStory, readEvents } from './post-stream.ts'

const PROGRESS = { type: 'progress', progress: 20, message: 'Escribiendo «Añil»' }
const COMPLETE = { type: 'complete', storyId: 4 }

test('reads events from bytes that are cut anywhere', async () => {
  const bytes = new TextEncoder().encode(
    `: hola\n\nid: 4:1\ndata: ${JSON.stringify(PROGRESS)}\n\ndata: {\n\ndata:${JSON.stringify(COMPLETE)}\n\n`,
  )
  for (const size of [1, 7, bytes.length]) {
    const events: StoryEvent[] = []
    for await (const event of readEvents(pieces(bytes, size))) events.push(event)
    expect(events).toEqual([PROGRESS, COMPLETE])
  }
})

test('opens a broken connection again, with the same attempt, until the story is told', async () => {
  vi.useFakeTimers()
  const bodies = [
    `data: ${JSON.stringify(PROGRESS)}\n`,
    `data: ${JSON.stringify(PROGRESS)}\ndata: ${JSON.stringify(COMPLETE)}\n`,
  ]
  const sent: unknown[] = []
  const events: StoryEvent[] = []
  postStory(
    { attempt: 'one' },
    { onEvent: (event) => events.push(event), onLost: () => expect.unreachable() },
    async (_url, init) => {
      sent.push(JSON.parse(init?.body as string))
      const body = bodies.shift()
      if (body === undefined) throw new TypeError('nobody there')
      return new Response(body)
    },
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(events.map(({ type }) => type)).toEqual(['progress', 'progress', 'complete'])
  expect(sent).toEqual([{ attempt: 'one' }, { attempt: 'one' }])
  vi.useRealTimers()
})

test('where too many streams are open it waits for room, as long as it is told to', async () => {
  vi.useFakeTimers()
  const answers = [
    new Response('{}', { status: 429, headers: { 'retry-after': '5' } }),
    new Response(`data: ${JSON.stringify(COMPLETE)}\n`),
  ]
  const events: StoryEvent[] = []
  postStory(
    {},
    { onEvent: (event) => events.push(event), onLost: () => expect.unreachable() },
    async () => answers.shift() ?? new Response('{}', { status: 500 }),
  )
  await vi.advanceTimersByTimeAsync(4_900)
  expect([events, answers.length]).toEqual([[], 1])
  await vi.advanceTimersByTimeAsync(200)
  expect(events.map(({ type }) => type)).toEqual(['complete'])
  vi.useRealTimers()
})

test('a refusal ends it', async () => {
  const lost = new Promise<void>((resolve) => {
    postStory(
      {},
      { onEvent: () => expect.unreachable(), onLost: resolve },
      // So many stories were asked for that there is none for an hour.
      async () => new Response('{}', { status: 429, headers: { 'retry-after': '3600' } }),
    )
  })
  await expect(lost).resolves.toBeUndefined()
})

function pieces(bytes: Uint8Array<ArrayBuffer>, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}
