import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoryEvent } from '../../src/contract/events.ts'
import { stories, storyEvents } from '../../src/server/db/schema/stories.ts'
import { appendEvent, Follower, notifyFollowers, waitFor } from '../../src/server/features/generation/events.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleStudio } from '../idle-studio.ts'

const { t, storyNow } = await openIdleStudio()
const { db } = t.ctx
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const progress = (n: number): StoryEvent => ({ type: 'progress', progress: n, message: 'x' })
const soon = () => AbortSignal.timeout(30_000)
const isLate = ({ reason }: AbortSignal) => (reason as Error).name === 'TimeoutError'

const read = (storyId: number, cursor: number, signal = soon(), ctx = t.ctx, seen: number[] = []) =>
  new Promise<number[]>((resolve, reject) => {
    const follower = new Follower(ctx, storyId, cursor, {
      get isGone() {
        return signal.aborted
      },
      send: ({ id }) => void seen.push(Number(id.split(':')[1])),
      end: (error) => (error === undefined ? resolve(seen) : reject(error)),
    })
    signal.addEventListener('abort', () => (isLate(signal) ? reject(signal.reason) : follower.leave()), { once: true })
    follower.wake()
  })

describe('the log of a story', () => {
  test('is numbered from one, and read from any place to its end, as it grows', async () => {
    const story = await t.story(ana, { status: 'complete', updatedAt: new Date(0) })
    const other = await t.story(ana)
    await appendEvent(t.ctx, story.id, progress(1))
    await appendEvent(t.ctx, other.id, progress(1))
    await appendEvent(t.ctx, story.id, progress(2))
    expect((await storyNow(story)).updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
    const growing = Promise.all([read(story.id, 0), read(story.id, 1)])
    await appendEvent(t.ctx, story.id, { type: 'complete', storyId: story.id })
    expect(await growing).toEqual([
      [1, 2, 3],
      [2, 3],
    ])
    await appendEvent(t.ctx, 0, progress(1))
  })

  test('ends with its last event alone: an end that was overcome is passed over', async () => {
    const story = await t.story(ana, { status: 'failed' })
    const end = { type: 'complete', storyId: story.id } as const
    for (const event of [end, { type: 'error', message: 'x' } as const, progress(1), end])
      await appendEvent(t.ctx, story.id, event)
    expect(await read(story.id, 0)).toEqual([3, 4])
    await appendEvent(t.ctx, story.id, { type: 'error', message: 'x' })
    expect(await read(story.id, 0)).toEqual([3, 5])
    await db.update(stories).set({ status: 'writing' })
    const seen: number[] = []
    const reading = read(story.id, 0, soon(), t.ctx, seen)
    await expect.poll(() => seen).toEqual([3])
    for (const event of [progress(2), end]) await appendEvent(t.ctx, story.id, event)
    expect(await reading).toEqual([3, 6, 7])
  })

  test('may be longer than is read at once', async () => {
    const story = await t.story(ana, { lastSeq: 201 })
    const events = Array.from({ length: 200 }, (_, at) => ({ storyId: story.id, seq: at + 1, event: progress(1) }))
    await db
      .insert(storyEvents)
      .values([...events, { storyId: story.id, seq: 201, event: { type: 'complete', storyId: story.id } }])
    expect(await read(story.id, 0)).toHaveLength(201)
    expect(await read(story.id, 0, AbortSignal.abort())).toEqual([])
  })

  test('is read on without a pause where much of it was overcome', async () => {
    const story = await t.story(ana, { status: 'complete', lastSeq: 501 })
    const end = { type: 'complete', storyId: story.id } as const
    const changed = Array.from({ length: 100 }, (_, at) => [at % 2 ? end : progress(1), end, end, end, progress(2)])
    const events = [...changed.flat(), end].map((event, at) => ({ storyId: story.id, seq: at + 1, event }))
    await db.insert(storyEvents).values(events)
    // Whoever pauses is not woken again.
    const ctx = { ...t.ctx, deps: { ...t.deps, feed: { ...t.deps.feed, wait: () => {} } } }
    expect((await read(story.id, 0, soon(), ctx)).length).toBe(151)
  })

  test('is left where streams should go on elsewhere', async () => {
    const story = await t.story(ana)
    await appendEvent(t.ctx, story.id, progress(1))
    const ended = { ...t.deps.feed, streamsEnded: AbortSignal.abort() }
    expect(await read(story.id, 0, soon(), { ...t.ctx, deps: { ...t.deps, feed: ended } })).toEqual([])
  })

  test('wakes who waits for something, until it is there, nobody waits, or the process ends', async () => {
    const story = await t.story(ana)
    let found: string | null = null
    let looks = 0
    const look = async () => (looks++, found)
    const waiting = waitFor(t.ctx, story.id, look, soon())
    await expect.poll(() => looks).toBe(1)
    await notifyFollowers(t.ctx, story.id)
    await expect.poll(() => looks).toBe(2)
    found = 'here'
    await notifyFollowers(t.ctx, story.id)
    expect([await waiting, looks]).toEqual(['here', 3])
    expect(await waitFor(t.ctx, story.id, look, AbortSignal.abort())).toBeNull()
    const closed = { ...t.deps.feed, closed: AbortSignal.abort() }
    expect(await waitFor({ ...t.ctx, deps: { ...t.deps, feed: closed } }, story.id, look, soon())).toBeNull()
    expect(looks).toBe(3)
  })

  test('is waited for while the database is away; a mistake is not', async () => {
    const outage = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
    let outages = 1
    const away = async () => {
      if (outages-- > 0) throw outage
      return 'back'
    }
    expect(await waitFor(t.ctx, 1, away, soon())).toBe('back')
    outages = 9
    expect(await waitFor(t.ctx, 1, away, AbortSignal.timeout(100))).toBeNull()
    await expect(waitFor(t.ctx, 1, () => Promise.reject(new Error('ours')), soon())).rejects.toThrow('ours')
  })
})
