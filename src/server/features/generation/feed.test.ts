import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../db/db.ts'
import type { StoryFeed } from '../../ports.ts'
import { openFeed } from './feed.ts'
import { whileWanted } from './wanted.ts'

type Listen = Database['listen']
let notify: Parameters<Listen>[1]
let feed: StoryFeed

const listen: Listen = (channel, heard) => {
  expect(channel).toBe('story_events')
  notify = heard
  return Promise.resolve()
}
const tick = () => vi.advanceTimersByTimeAsync(0)

beforeEach(async () => {
  vi.useFakeTimers()
  feed = await openFeed({ listen } as Database)
})
afterEach(() => {
  feed.close()
  vi.useRealTimers()
})

const never = new AbortController().signal

/** Who of these has been woken by now. */
function followers(...ids: number[]) {
  const woken: number[] = []
  for (const id of ids) void feed.next(id, never).come.then(() => woken.push(id))
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return woken
  }
}

test('news wake all who wait for their story, and nobody else, once', async () => {
  const woken = followers(1, 1, 2)
  expect(await woken()).toEqual([])
  notify('1')
  expect(await woken()).toEqual([1, 1])
  notify('1')
  notify('3')
  expect(await woken()).toEqual([1, 1])
  notify('2')
  expect(await woken()).toEqual([1, 1, 2])
})

test('everybody is woken where news may have been missed: after a gap, every quarter of a minute, at the end', async () => {
  const afterGap = followers(1, 2)
  notify(null)
  expect(await afterGap()).toEqual([1, 2])
  const later = followers(3)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(await later()).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await later()).toEqual([3])

  const ending = followers(4)
  expect([feed.streamsEnded.aborted, feed.closed.aborted]).toEqual([false, false])
  feed.endStreams()
  expect(await ending()).toEqual([4])
  expect([feed.streamsEnded.aborted, feed.closed.aborted]).toEqual([true, false])
  const closing = followers(5)
  feed.close()
  expect(await closing()).toEqual([5])
  expect(feed.closed.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('streams end where the process stops serving', () => {
  feed.close()
  expect(feed.streamsEnded.aborted).toBe(true)
})

test('who gives up is let go, and disturbs nobody', async () => {
  const leaving = new AbortController()
  const added = vi.spyOn(leaving.signal, 'addEventListener')
  const removed = vi.spyOn(leaving.signal, 'removeEventListener')
  const gone = feed.next(1, leaving.signal)
  const forgotten = feed.next(1, leaving.signal)
  const woken = followers(1)
  forgotten.forget()
  await forgotten.come
  leaving.abort()
  await gone.come
  expect(await woken()).toEqual([])
  notify('1')
  expect(await woken()).toEqual([1])
  expect(added).toHaveBeenCalledTimes(2)
  expect(removed.mock.calls.map(([event]) => event)).toEqual(['abort', 'abort'])
  await feed.next(1, AbortSignal.abort()).come

  // The last to leave takes the place along, but not one that was taken since.
  const alone = feed.next(2, never)
  notify('2')
  const next = followers(2)
  alone.forget()
  notify('2')
  expect(await next()).toEqual([2])
})

test('work that nobody wants any more is cut off at the next news; doubts do not cut it off', async () => {
  const logged: unknown[] = []
  const ctx = { deps: { feed }, log: { warn: (...entry: unknown[]) => logged.push(entry) } } as unknown as Ctx
  let wanted = true
  const job = new AbortController()
  const watched = whileWanted(ctx, 1, job.signal, () => Promise.resolve(wanted))
  notify('1')
  await tick()
  expect([watched.signal.aborted, watched.isOver()]).toEqual([false, false])
  wanted = false
  notify('2')
  await tick()
  expect(watched.isOver()).toBe(false)
  notify('1')
  await tick()
  expect([watched.signal.aborted, watched.isOver()]).toEqual([true, true])
  expect(watched.signal.reason).toMatchObject({ name: 'AbortError', message: 'not wanted any more' })

  const asked = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no database')))
  const doubted = whileWanted(ctx, 1, job.signal, asked)
  notify('1')
  await tick()
  expect([doubted.isOver(), logged]).toMatchObject([false, [[{ err: { message: 'no database' } }, 'watching a story']]])

  const finished = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const done = whileWanted(ctx, 1, job.signal, finished)
  done[Symbol.dispose]()
  notify('1')
  await tick()
  const stopped = whileWanted(ctx, 1, job.signal, finished)
  job.abort()
  await tick()
  expect(finished).not.toHaveBeenCalled()
  expect([done.isOver(), stopped.isOver(), stopped.signal.aborted]).toEqual([false, false, true])
})
