import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES, postponedMessage } from '../../src/contract/messages.ts'
import { pictures, type StoryRow, type StoryStatus } from '../../src/server/db/schema/stories.ts'
import { EngineError } from '../../src/engine.ts'
import { finishWriting } from '../../src/server/features/generation/chapters.ts'
import { appendEvent } from '../../src/server/features/generation/events.ts'
import { failPicture, settleFailure, waitOf } from '../../src/server/features/generation/failures.ts'
import { usePicture } from '../../src/server/features/generation/pictures.ts'
import { failStory } from '../../src/server/features/generation/progress.ts'
import { Postponed } from '../../src/server/jobs/job.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'
import { whileLocked } from '../while-locked.ts'

const { t, storyNow, picturesOf, told } = await openIdleStudio()
const { db } = t.ctx
const MINUTE_MS = 60_000
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

/** A story in which these pictures wait to be drawn. */
async function waitingFor(subjects: number[], values: Partial<StoryRow>) {
  const story = await t.story(ana, { coverPrompt: 'La portada', ...values }, { chapters: 5 })
  const rows = subjects.map((subject) => ({
    storyId: story.id,
    subject,
    imagePrompt: 'x',
    style: 'comic' as const,
    requestDigest: `wish ${subject}`,
  }))
  const waiting = await db.insert(pictures).values(rows).returning()
  return { story, waiting }
}

const busy = (retryAfterMs: number) => new EngineError('rate_limited', 'x', { retryAfterMs })

describe('a failed attempt', () => {
  test('is tried again, ends kindly, or waits as long as the engine says, which is told once', async () => {
    const story = await t.story(ana, { progress: 12 })
    const settle = (error: unknown, run = {}, ctx = t.ctx) => settleFailure(ctx, story.id, error, { ...RUN, ...run })
    await expect(settle(new TypeError('ours'))).rejects.toThrow('ours')
    await expect(settle(new EngineError('unavailable', 'later'))).rejects.toThrow('later')
    expect(await settle(new EngineError('refused', 'x', { userMessage: 'Así no' }))).toEqual({
      message: 'Así no',
      refused: true,
    })
    expect(await settle(new EngineError('bad_output', 'x'), { attempt: 1 })).toMatchObject({ refused: false })
    expect(await settle(busy(MINUTE_MS), { postponed: 20 })).toEqual({ message: MESSAGES.enginesBusy, refused: false })

    const short = await settle(busy(14_999)).catch((error: unknown) => error)
    expect([short, await told(story)]).toMatchObject([{ name: 'Postponed', delaySeconds: 15 }, []])
    expect(await settle(busy(15_000)).catch((error: unknown) => error)).toBeInstanceOf(Postponed)
    const told15 = { type: 'progress', progress: 12, message: postponedMessage(15_000) }
    expect(await told(story)).toEqual([told15])
    const until = (await storyNow(story)).postponedUntil
    expect(Math.abs((until?.getTime() ?? 0) - Date.now() - 15_000)).toBeLessThan(5_000)
    // Another job of the story that waits about as long tells nothing new; one that waits much longer does.
    await expect(settle(busy(20_000))).rejects.toThrow('postponed')
    expect(await told(story)).toEqual([told15])
    await expect(settle(busy(60 * MINUTE_MS))).rejects.toThrow('postponed')
    expect(await told(story)).toEqual([
      told15,
      { type: 'progress', progress: 12, message: postponedMessage(60 * MINUTE_MS) },
    ])
    await expect(settleFailure(t.ctx, 0, busy(MINUTE_MS), RUN)).rejects.toBeInstanceOf(Postponed)
  })

  test('is waited for as long as is left', () => {
    const now = new Date()
    const ctx = { ...t.ctx, now: () => now }
    expect(waitOf(ctx, { postponedUntil: null })).toBe(0)
    expect(waitOf(ctx, { postponedUntil: new Date(now.getTime() + 5) })).toBe(5)
    expect(waitOf(ctx, { postponedUntil: new Date(now.getTime() - 5) })).toBe(0)
  })

  test('adds nothing to a story that has ended: its log ends with its end', async () => {
    for (const status of ['complete', 'failed'] as const) {
      const story = await t.story(ana, { status })
      const end = { type: 'complete', storyId: story.id } as const
      await appendEvent(t.ctx, story.id, end)
      await expect(settleFailure(t.ctx, story.id, busy(60 * MINUTE_MS), RUN)).rejects.toThrow('postponed')
      expect(await told(story)).toEqual([end])
      expect(waitOf(t.ctx, await storyNow(story))).toBeGreaterThan(59 * MINUTE_MS)
    }
  })

  const refused = { message: 'Así no', refused: true }
  const unlucky = { message: 'No hay tinta', refused: false }

  test('of a picture ends its story once no other is being drawn that it lacks, and says what may be mended', async () => {
    const { story, waiting } = await waitingFor([1, 2, 3], { status: 'illustrating' })
    const [one, two, three] = waiting
    if (!one || !two || !three) throw new Error('no pictures')
    const news = t.deps.feed.next(story.id, AbortSignal.timeout(20_000))
    await failPicture(t.ctx, one, refused)
    await news.come
    expect(await picturesOf(story)).toMatchObject([{ status: 'failed', failure: 'Así no', refused: true }, {}, {}])
    expect(await storyNow(story)).toMatchObject({ status: 'illustrating', failure: null })
    // What the others bring is told while the story goes on.
    await whileLocked(t.ctx, story.id, (ctx, held) => usePicture(ctx, held, { ...two, status: 'ready' }))
    expect((await storyNow(story)).status).toBe('illustrating')
    await db.update(pictures).set({ status: 'ready' }).where(eq(pictures.id, two.id))
    await failPicture(t.ctx, three, unlucky)
    expect(await storyNow(story)).toMatchObject({ status: 'failed', failure: 'Así no', refused: true })
    expect((await told(story)).at(-1)).toEqual({ type: 'error', ...refused })
  })

  test('of a picture waits for the chapters of a story that is being written', async () => {
    const { story, waiting } = await waitingFor([1], { status: 'writing', illustrated: true })
    if (waiting[0]) await failPicture(t.ctx, waiting[0], refused)
    expect((await storyNow(story)).status).toBe('writing')
    await finishWriting(t.ctx, story.id)
    expect(await storyNow(story)).toMatchObject({ status: 'failed', failure: 'Así no', refused: true })
  })

  test.each<StoryStatus>(['complete', 'written'])(
    'of a picture changes nothing in a story that is %s',
    async (status) => {
      const { story, waiting } = await waitingFor([1], { status })
      if (waiting[0]) await failPicture(t.ctx, waiting[0], refused)
      expect(await storyNow(story)).toMatchObject({ status, failure: null })
      expect(await told(story)).toEqual([])
    },
  )

  test('stays the end of the log, whatever is drawn after it', async () => {
    const { story, waiting } = await waitingFor([1], { status: 'illustrating' })
    await failStory(t.ctx, story.id, refused)
    const late = waiting[0]
    if (late) await whileLocked(t.ctx, story.id, (ctx, held) => usePicture(ctx, held, { ...late, status: 'ready' }))
    expect((await told(story)).map(({ type }) => type)).toEqual(['error', 'story_part', 'progress', 'error'])
    expect((await told(story)).at(-1)).toEqual({ type: 'error', ...refused })
    expect(await t.queued('story-ended')).toEqual([])
  })
})
