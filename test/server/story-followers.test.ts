import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoryEvent } from '../../src/contract/events.ts'
import type { Ctx } from '../../src/server/context.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import type { StoryRow } from '../../src/server/db/schema/stories.ts'
import { appendEnd, appendEvent, Follower, notifyFollowers } from '../../src/server/features/generation/events.ts'
import type { Waiter } from '../../src/server/ports.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleStudio } from '../idle-studio.ts'

const { t } = await openIdleStudio()
const { db } = t.ctx
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  story = await t.story(ana)
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const progress = (n: number): StoryEvent => ({ type: 'progress', progress: n, message: 'x' })
const end = (): StoryEvent => ({ type: 'complete', storyId: story.id })

/** A reader of the story, and all that happened to it. `read` is done before each look into the log, `sent` at each event. */
function follow({
  cursor = 0,
  read = () => {},
  sent = () => undefined as Promise<void> | undefined,
  deps = t.deps,
} = {}) {
  const seen = { reads: 0, events: [] as StoryEvent[], ends: [] as unknown[], left: [] as Waiter[], isGone: false }
  const asked = new Proxy(db, {
    get(own, key) {
      if (key === 'select') {
        seen.reads++
        read()
      }
      const value: unknown = Reflect.get(own, key)
      return typeof value === 'function' ? value.bind(own) : value
    },
  })
  const leave = (id: number, waiter: Waiter) => {
    seen.left.push(waiter)
    deps.feed.leave(id, waiter)
  }
  const ctx: Pick<Ctx, 'db' | 'deps'> = { db: asked, deps: { ...deps, feed: { ...deps.feed, leave } } }
  const follower = new Follower(ctx, story.id, cursor, {
    get isGone() {
      return seen.isGone
    },
    send({ data }) {
      seen.events.push(data)
      return sent()
    },
    end: (error) => void seen.ends.push(error),
  })
  follower.wake()
  return { follower, seen }
}

/** Appends an event, and waits until all who follow have heard of it. */
async function tell(event: StoryEvent) {
  const { come } = t.deps.feed.next(story.id, AbortSignal.timeout(30_000))
  await appendEvent(t.ctx, story.id, event)
  await come
}

/** Until it has read what there is, and waits. */
async function waiting(seen: { reads: number; events: unknown[] }, events = 1) {
  await expect.poll(() => seen.events.length, { timeout: 20_000 }).toBe(events)
  await nextTurn()
}

describe('a follower', () => {
  test('looks into the log once for what is new, and no more until there is news', async () => {
    await tell(progress(1))
    const { follower, seen } = follow()
    await waiting(seen)
    await sleep(50)
    expect(seen).toMatchObject({ reads: 1, ends: [] })
    await tell(progress(2))
    await waiting(seen, 2)
    expect(seen).toMatchObject({ reads: 2, events: [progress(1), progress(2)] })
    follower.leave()
  })

  test('that goes while it waits is told the end at once, and nothing after it', async () => {
    await tell(progress(1))
    const { follower, seen } = follow()
    await waiting(seen)
    follower.leave()
    expect(seen).toMatchObject({ ends: [undefined], left: [follower, follower] })
    await tell(progress(2))
    follower.wake()
    await sleep(50)
    expect(seen).toMatchObject({ reads: 1, ends: [undefined], events: [progress(1)] })
  })

  test('that goes while it is sent something is sent no more, and told the end once', async () => {
    await tell(progress(1))
    await tell(progress(2))
    const slow = Promise.withResolvers<void>()
    const { follower, seen } = follow({ sent: () => slow.promise })
    await waiting(seen)
    seen.isGone = true
    follower.leave()
    expect([seen.ends, seen.left]).toEqual([[], [follower]])
    slow.resolve()
    await expect.poll(() => seen.ends).toEqual([undefined])
    expect(seen.events).toEqual([progress(1)])
  })

  test('is told of a mistake of ours', async () => {
    const ours = new Error('ours')
    const { follower, seen } = follow({
      read() {
        throw ours
      },
    })
    await expect.poll(() => seen.ends).toEqual([ours])
    expect(seen.left).toEqual([follower])
  })

  test('outlasts an outage, unless it goes meanwhile', async () => {
    const outage = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
    await tell(progress(1))
    let outages = 1
    const patient = follow({
      read() {
        if (outages-- > 0) throw outage
      },
    })
    const impatient = follow({
      read() {
        throw outage
      },
    })
    impatient.seen.isGone = true
    await waiting(patient.seen)
    expect(patient.seen).toMatchObject({ reads: 2, ends: [] })
    await expect.poll(() => impatient.seen.ends, { timeout: 20_000 }).toEqual([undefined])
    patient.follower.leave()
  })

  test('ends with its story, however that ends', async () => {
    await db.update(stories).set({ status: 'failed' })
    await tell({ type: 'error', message: 'x' })
    const failed = follow()
    await expect.poll(() => failed.seen.ends).toEqual([undefined])
    expect(failed.seen.events).toEqual([{ type: 'error', message: 'x' }])
    await db.update(stories).set({ status: 'writing' })
    const deleted = follow({ cursor: 1 })
    await expect.poll(() => deleted.seen.reads).toBe(1)
    await db.delete(stories)
    await db.execute(sql`select pg_notify('story_events', ${String(story.id)})`)
    await expect.poll(() => deleted.seen.ends).toEqual([undefined])
    expect(deleted.seen.events).toEqual([])
  })

  test('reads nothing where streams should go on elsewhere', async () => {
    await tell(progress(1))
    const feed = { ...t.deps.feed, streamsEnded: AbortSignal.abort() }
    const { seen } = follow({ deps: { ...t.deps, feed } })
    await expect.poll(() => seen.ends).toEqual([undefined])
    expect(seen).toMatchObject({ reads: 0, events: [] })
  })

  test('of a story whose log was forgotten is told that it is complete, where it has not heard of it', async () => {
    await db.update(stories).set({ status: 'complete', lastSeq: 7 })
    const early = follow({ cursor: 6 })
    await expect.poll(() => early.seen.ends).toEqual([undefined])
    expect(early.seen.events).toEqual([end()])
    const late = follow({ cursor: 7 })
    await expect.poll(() => late.seen.reads).toBe(1)
    await sleep(50)
    await db.update(stories).set({ status: 'written' })
    const waits = follow({ cursor: 6 })
    await expect.poll(() => waits.seen.reads).toBe(1)
    await sleep(50)
    for (const { follower, seen } of [late, waits]) {
      expect(seen).toMatchObject({ events: [], ends: [] })
      follower.leave()
    }
  })
})

test('the end of a bought story is passed on with its place in the log; that of another is not', async () => {
  await appendEnd(t.ctx, story.id, end())
  await appendEnd(t.ctx, 0, end())
  expect(await t.queued('story-ended')).toEqual([])
  await db.update(stories).set({ boughtAt: new Date() })
  await notifyFollowers(t.ctx, story.id)
  await appendEnd(t.ctx, story.id, end())
  expect(await t.queued('story-ended')).toEqual([{ storyId: story.id, seq: 2 }])
})
