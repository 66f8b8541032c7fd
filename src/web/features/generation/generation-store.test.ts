import { describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '../../../contract/messages.ts'
import { createGenerationStore, type Failure } from './generation-store.ts'
import { followStory, RECONNECT_MS, type EventSourceLike } from './story-stream.ts'

const brief = {
  senderName: 'mamá',
  recipientName: 'Leo',
  recipientRelation: 'mi hijo',
  favoriteThing: 'el mar',
  specialMemory: 'la playa',
  admiration: 'su risa',
  extraTrait: '',
  illustrationStyle: 'infantil' as const,
  attempt: '3f1d8c1e-7d0e-4a39-8c7d-0d9d6b1f5a11',
}

describe('a generation', () => {
  test('follows the stream to its end', () => {
    const { store, sources, send, failures } = begin()
    send({ type: 'progress', progress: 20, message: 'Escribiendo' })
    send({ type: 'story_part', storyId: 4, storyTitle: 'Leo', part: { paragraphNumber: 1, content: 'A\n\nB' } })
    send({ type: 'complete', storyId: 4 })
    expect(store.state.get()).toMatchObject({ status: 'complete', progress: 100, storyId: 4, storyTitle: 'Leo' })
    expect(sources[0]!.readyState).toBe(2)
    expect(failures).toEqual([])
  })

  test('ignores a second request while one runs, and takes one after', () => {
    const { store, sources, send } = begin()
    store.start(brief, () => {})
    expect(sources).toHaveLength(1)
    send({ type: 'complete', storyId: 4 })
    store.start(brief, () => {})
    expect(sources).toHaveLength(2)
    expect([store.isOf(brief.attempt), store.isOf('another wish'), store.isOf(null)]).toEqual([true, false, false])
    expect(store.state.get()).toMatchObject({ status: 'generating', progress: 0, parts: [] })
    store.reset()
    expect(store.isOf(brief.attempt)).toBe(false)
  })

  test('a message of error ends it', () => {
    const { store, failures, send } = begin()
    send({ type: 'error', message: 'No queda papel' })
    expect(store.state.get()).toMatchObject({ status: 'failed', error: 'No queda papel' })
    expect(failures).toEqual([{ kind: 'stream', message: 'No queda papel' }])
  })

  test('a lost connection ends it only once it is closed', async () => {
    const { store, sources, failures } = begin()
    sources[0]!.readyState = 0
    sources[0]!.dispatchEvent(new Event('error'))
    expect(store.state.get().status).toBe('generating')
    sources[0]!.close()
    sources[0]!.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(store.state.get().status).toBe('failed'))
    expect(sources).toHaveLength(1)
    expect(failures).toEqual([{ kind: 'connection', message: 'Error de conexión durante la generación' }])
  })

  test('while the server is away, a closed connection is opened again', async () => {
    vi.useFakeTimers()
    const ready = [new Response('{}', { status: 502 })]
    const { store, sources, failures, send } = begin({
      ready: async () => ready.pop() ?? Promise.reject(new Error('no')),
    })
    for (const count of [1, 2]) {
      expect(sources).toHaveLength(count)
      sources.at(-1)!.close()
      sources.at(-1)!.dispatchEvent(new Event('error'))
      // oxlint-disable-next-line no-await-in-loop -- one connection after the other
      await vi.advanceTimersByTimeAsync(RECONNECT_MS)
    }
    send({ type: 'complete', storyId: 4 })
    expect([store.state.get().status, sources.length, failures]).toEqual(['complete', 3, []])
    vi.useRealTimers()
  })

  test('a server that goes away again between two questions is waited for', async () => {
    vi.useFakeTimers()
    const { sources, failures } = begin({
      ready: async (url) => (url === '/stream' ? Promise.reject(new Error('no')) : new Response('{}')),
    })
    sources[0]!.close()
    sources[0]!.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(RECONNECT_MS - 1)
    expect([sources.length, failures]).toEqual([1, []])
    await vi.advanceTimersByTimeAsync(1)
    expect([sources.length, failures]).toEqual([2, []])
    vi.useRealTimers()
  })

  test('while too many streams are open, it waits for room and goes on', async () => {
    vi.useFakeTimers()
    const full = new Response('{}', { status: 429, headers: { 'retry-after': '5' } })
    const room = new Response('', { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
    const streams = [full, room]
    const { sources, failures } = begin({
      ready: async (url) => (url === '/stream' ? (streams.shift() ?? full) : new Response('{}')),
    })
    const refuse = () => {
      sources.at(-1)!.close()
      sources.at(-1)!.dispatchEvent(new Event('error'))
    }
    refuse()
    await vi.advanceTimersByTimeAsync(4_900)
    expect(sources).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(sources).toHaveLength(2)
    refuse()
    await vi.advanceTimersByTimeAsync(1)
    expect([sources.length, failures]).toEqual([3, []])
    vi.useRealTimers()
  })

  test('data that do not hold never leave the browser', () => {
    const failures: Failure[] = []
    const follow = vi.fn<() => () => void>()
    createGenerationStore({ follow }).start({ ...brief, senderName: ' ' }, (failure) => failures.push(failure))
    expect(failures).toEqual([{ kind: 'other', message: MESSAGES.senderNameRequired }])
    expect(follow).not.toHaveBeenCalled()
  })

  test('reset closes the stream and clears the story', () => {
    const { store, sources } = begin()
    store.reset()
    expect(store.state.get()).toMatchObject({ status: 'idle', progress: 0 })
    expect(sources[0]!.readyState).toBe(2)
  })

  test('messages that make no sense are passed over', () => {
    const { store, sources } = begin()
    sources[0]!.dispatchEvent(new MessageEvent('message', { data: '{' }))
    sources[0]!.dispatchEvent(new MessageEvent('message', { data: '{"type":"fanfare"}' }))
    expect(store.state.get()).toMatchObject({ status: 'generating', progress: 0 })
  })

  test('tells which story came of which attempt', () => {
    const onStory = vi.fn<(storyId: number, attempt: string | null) => void>()
    const { send } = begin({ onStory })
    send({ type: 'story_part', storyId: 4, part: { paragraphNumber: 1, content: 'A' } })
    expect(onStory).toHaveBeenCalledWith(4, brief.attempt)
  })
})

type BeginOptions = { onStory?: (storyId: number, attempt: string | null) => void; ready?: typeof fetch }

function begin({ ready = async () => new Response('{}'), ...options }: BeginOptions = {}) {
  const sources: FakeSource[] = []
  const connect = () => sources[sources.push(fakeSource()) - 1]!
  const failures: Failure[] = []
  const store = createGenerationStore({
    ...options,
    follow: (_brief, handlers) => followStory('/stream', handlers, { connect, fetch: ready }),
  })
  store.start(brief, (failure) => failures.push(failure))
  const send = (event: object) =>
    sources.at(-1)!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  return { store, sources, failures, send }
}

type FakeSource = EventSourceLike & { readyState: number }

function fakeSource(): FakeSource {
  const source = Object.assign(new EventTarget(), { readyState: 1, close: () => void (source.readyState = 2) })
  return source
}
