import type { Database } from '../../db/db.ts'
import type { StoryFeed, Waiter } from '../../ports.ts'

/** Lower-case, as LISTEN wants it; the payload is the story's id. */
export const FEED_CHANNEL = 'story_events'
/** How long a missed notice can go unnoticed. */
const WAKE_ALL_MS = 15_000

export async function openFeed(database: Database): Promise<StoryFeed> {
  const followers = new Map<number, Set<Waiter>>()

  function wait(storyId: number, waiter: Waiter): void {
    const waiting = followers.get(storyId) ?? new Set()
    followers.set(storyId, waiting.add(waiter))
  }
  function leave(storyId: number, waiter: Waiter): void {
    const waiting = followers.get(storyId)
    waiting?.delete(waiter)
    if (waiting?.size === 0) followers.delete(storyId)
  }
  function wake(storyId: number): void {
    const waiting = followers.get(storyId)
    followers.delete(storyId)
    for (const waiter of waiting ?? []) waiter.wake()
  }
  function wakeAll(): void {
    for (const storyId of followers.keys()) wake(storyId)
  }

  await database.listen(FEED_CHANNEL, (payload) => (payload === null ? wakeAll() : wake(Number(payload))))
  const timer = setInterval(wakeAll, WAKE_ALL_MS).unref()
  const closing = new AbortController()
  const ending = new AbortController()

  return {
    wait,
    leave,
    next(storyId, signal) {
      const { promise: come, resolve } = Promise.withResolvers<void>()
      const waiter = {
        wake() {
          signal.removeEventListener('abort', forget)
          resolve()
        },
      }
      const forget = () => {
        leave(storyId, waiter)
        waiter.wake()
      }
      if (signal.aborted) resolve()
      else {
        wait(storyId, waiter)
        signal.addEventListener('abort', forget, { once: true })
      }
      return { come, forget }
    },
    streamsEnded: AbortSignal.any([ending.signal, closing.signal]),
    endStreams() {
      ending.abort()
      wakeAll()
    },
    closed: closing.signal,
    close() {
      clearInterval(timer)
      closing.abort()
      wakeAll()
    },
  }
}
