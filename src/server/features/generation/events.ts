import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { StoryEvent } from '../../../contract/events.ts'
import { type Ctx, enqueue } from '../../context.ts'
import { stories, storyEvents } from '../../db/schema/stories.ts'
import { batched } from '../../db/batch.ts'
import type { Db } from '../../db/db.ts'
import { isOutage } from '../../outage.ts'
import type { Waiter } from '../../ports.ts'
import { endedQueue } from '../stories/queues.ts'
import { FEED_CHANNEL } from './feed.ts'

const BATCH = 200
/** Between two attempts while the database does not answer. */
const AGAIN_MS = 1_000

/**
 * Appends to a story's event log and wakes its followers. The counter lives in the story's row, so
 * that numbers become visible in their order; one sequence for all would commit out of order.
 */
export async function appendEvent(ctx: Ctx, storyId: number, event: StoryEvent): Promise<void> {
  await ctx.db.execute(sql`
    with counted as (
      update ${stories} set last_seq = last_seq + 1, updated_at = now() where id = ${storyId} returning last_seq
    ), appended as (
      insert into ${storyEvents} (story_id, seq, event)
      select ${storyId}, last_seq, ${JSON.stringify(event)}::jsonb from counted
    )
    select pg_notify(${FEED_CHANNEL}, ${String(storyId)})`)
}

/** Ends a story. Where it is bought, the same transaction queues what delivers it, or has it tried again. */
export async function appendEnd(ctx: Ctx, storyId: number, event: StoryEvent): Promise<void> {
  await appendEvent(ctx, storyId, event)
  const [story] = await ctx.db
    .select({ seq: stories.lastSeq, boughtAt: stories.boughtAt })
    .from(stories)
    .where(eq(stories.id, storyId))
  if (story?.boughtAt) await enqueue(ctx, endedQueue, { storyId, seq: story.seq })
}

/** Forgets what a chapter's newest telling makes useless: its earlier ones, and ends of the story that were not its end. */
export async function forgetTellings(ctx: Ctx, storyId: number, paragraphNumber: number): Promise<void> {
  const { event } = storyEvents
  const told = sql`${event} -> 'part' ->> 'paragraphNumber' = ${String(paragraphNumber)}`
  await ctx.db
    .delete(storyEvents)
    .where(and(eq(storyEvents.storyId, storyId), or(told, sql`${event} ->> 'type' = 'complete'`)))
}

/** Wakes followers without an event: something that they wait for has changed. */
export async function notifyFollowers(ctx: Ctx, storyId: number): Promise<void> {
  await ctx.db.execute(sql`select pg_notify(${FEED_CHANNEL}, ${String(storyId)})`)
}

/** Calls `read` at each notification until it returns a value, or the signal is aborted (then null). */
export async function waitFor<T>(
  ctx: Ctx,
  storyId: number,
  read: () => Promise<T | null>,
  signal: AbortSignal,
): Promise<T | null> {
  const { feed } = ctx.deps
  const isOver = () => signal.aborted || feed.closed.aborted
  while (!isOver()) {
    const news = feed.next(storyId, signal)
    const found = await whenAnswered(read, isOver)
    if (found !== null) {
      news.forget()
      return found
    }
    await news.come
  }
  return null
}

type LoggedEvent = { seq: number; event: StoryEvent }

/** Who is told of a story: may be slow, and may go at any time. */
export type StoryReader = {
  readonly isGone: boolean
  /** `id` names the story and the place in its log. The promise, where there is one, is that of a slow reader. */
  send(message: { id: string; data: StoryEvent }): Promise<void> | undefined
  /** Called once, when nothing more will be sent; with what went wrong, where that is a mistake of ours. */
  end(error?: unknown): void
}

/**
 * Sends the events behind `cursor`, old and new, until the story is complete, has failed or is deleted, or the reader has
 * gone. Each comes once and in order; several followers of one story do not disturb each other. One waits as this object
 * alone, without a promise: thousands of them do, for minutes.
 */
export class Follower implements Waiter {
  readonly #ctx: Pick<Ctx, 'db' | 'deps'>
  readonly #storyId: number
  readonly #reader: StoryReader
  #last: number
  #isReading = false
  #hasNews = false

  constructor(ctx: Pick<Ctx, 'db' | 'deps'>, storyId: number, cursor: number, reader: StoryReader) {
    this.#ctx = ctx
    this.#storyId = storyId
    this.#last = cursor
    this.#reader = reader
  }

  /** Begins, and goes on with the story's news. */
  wake(): void {
    this.#hasNews = true
    if (!this.#isReading) void this.#readOn()
  }

  /** The reader has gone. */
  leave(): void {
    this.#ctx.deps.feed.leave(this.#storyId, this)
    if (!this.#isReading) this.#end()
  }

  async #readOn(): Promise<void> {
    const { feed } = this.#ctx.deps
    this.#isReading = true
    try {
      while (this.#hasNews) {
        // Waits before it reads, so that an event appended in between wakes it too.
        feed.wait(this.#storyId, this)
        this.#hasNews = false
        const isOver = await this.#sendNews()
        if (isOver) return this.#end()
      }
      this.#isReading = false
    } catch (error) {
      this.#end(error)
    }
  }

  /** For good: whoever wakes it now finds it reading. */
  #end(error?: unknown): void {
    this.#isReading = true
    this.#ctx.deps.feed.leave(this.#storyId, this)
    this.#reader.end(error)
  }

  /** Whether that was all. */
  async #sendNews(): Promise<boolean> {
    const { feed } = this.#ctx.deps
    const isOver = () => this.#reader.isGone || feed.streamsEnded.aborted
    if (isOver()) return true
    const read = await whenAnswered(() => readEvents(this.#ctx, this.#storyId, this.#last), isOver)
    if (read === null || read.isGone) return true
    for (const { seq, event } of read.events) {
      if (this.#reader.isGone) return true
      await this.#reader.send({ id: `${this.#storyId}:${seq}`, data: event })
      if (event.type === 'complete' || event.type === 'error') return true
    }
    this.#last = read.upTo
    this.#hasNews ||= read.isFull
    return false
  }
}

/** Repeats `read` while the database does not answer. Null once nobody waits any more. */
async function whenAnswered<T>(read: () => Promise<T>, isOver: () => boolean): Promise<T | null> {
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isOutage(error)) throw error
      await sleep(AGAIN_MS)
      if (isOver()) return null
    }
  }
}

/** Followers of one story at one place of its log, however many, share one query. */
const findBatch = batched(
  (db, cursors: string[]) =>
    Promise.all(
      cursors.map(async (cursor) => {
        const [storyId = 0, after = 0] = cursor.split(':').map(Number)
        return { cursor, rows: await loggedRows(db, storyId, after) }
      }),
    ),
  ({ cursor }) => cursor,
)

/** A story without such events is one row that has none; a missing story is no row. */
function loggedRows(db: Db, storyId: number, after: number) {
  return db
    .select({ seq: storyEvents.seq, event: storyEvents.event, lastSeq: stories.lastSeq, status: stories.status })
    .from(stories)
    .leftJoin(storyEvents, and(eq(storyEvents.storyId, stories.id), gt(storyEvents.seq, after)))
    .where(eq(stories.id, storyId))
    .orderBy(asc(storyEvents.seq))
    .limit(BATCH)
}

/** How far the log was read, and whether there may be more of it: both go by what was read, not by what is left of it. */
type Reading = { events: LoggedEvent[]; upTo: number; isFull: boolean; isGone: boolean }

async function readEvents(ctx: Pick<Ctx, 'db'>, storyId: number, after: number): Promise<Reading> {
  const rows = (await findBatch(ctx.db, `${storyId}:${after}`))?.rows ?? []
  const logged = rows.flatMap(({ seq, event, ...story }) =>
    seq !== null && event !== null ? [{ seq, event, ...story }] : [],
  )
  // An `error` or `complete` that later events superseded (the story was requested again, or changed) does not end the stream.
  const events: LoggedEvent[] = logged.filter(({ event, seq, lastSeq, status }) => {
    if (event.type === 'error') return status === 'failed' && seq === lastSeq
    return event.type !== 'complete' || seq === lastSeq
  })
  const [story] = rows
  // The log of a story that was finished long ago was forgotten, its end included.
  if (story?.event === null && story.status === 'complete' && story.lastSeq > after)
    events.push({ seq: story.lastSeq, event: { type: 'complete', storyId } })
  return { events, upTo: logged.at(-1)?.seq ?? after, isFull: logged.length === BATCH, isGone: !story }
}
