import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES, postponedMessage } from '../../src/contract/messages.ts'
import { type Ctx, enqueue } from '../../src/server/context.ts'
import {
  paragraphs,
  pictures,
  sheets,
  stories,
  type StoryRow,
  type StoryStatus,
} from '../../src/server/db/schema/stories.ts'
import { engineCalls } from '../../src/server/db/schema/usage.ts'
import { EngineError, type Moderator, type Writer } from '../../src/server/engines/engine.ts'
import { finishWriting } from '../../src/server/features/generation/chapters.ts'
import { appendEvent } from '../../src/server/features/generation/events.ts'
import { failPicture, settleFailure, waitOf } from '../../src/server/features/generation/failures.ts'
import { writeJob } from '../../src/server/features/generation/jobs.ts'
import { usePicture } from '../../src/server/features/generation/pictures.ts'
import { failStory } from '../../src/server/features/generation/progress.ts'
import { illustrateQueue, sheetQueue, writeQueue } from '../../src/server/features/generation/queues.ts'
import { rescueJob } from '../../src/server/features/generation/rescue.ts'
import { sheetDigest } from '../../src/server/features/generation/rules.ts'
import { illustrateStory } from '../../src/server/features/generation/writes.ts'
import { Postponed } from '../../src/server/jobs/job.ts'
import { quickWriter } from '../doubles/engines.ts'
import { SCENE, type Visitor } from '../idle-app.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'
import { whileLocked } from '../while-locked.ts'

const { t, storyNow, chaptersOf, picturesOf, told, photo, using } = await openIdleStudio()
const { db } = t.ctx
const MINUTE_MS = 60_000
const SHEET_WISH = { style: 'comic', senderPhotoId: null, recipientPhotoId: null }
const from = (ms: number) => new Date(Date.now() + ms)
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const write = (storyId: number, ctx: Ctx = t.ctx, run = RUN) => writeJob.run(ctx, { storyId }, run)
const quick = quickWriter()

/** Writes as the quick one does, and notes what it was asked; `before` each event. */
function writer(before: (number: number) => void = () => {}) {
  const asked: Parameters<Writer['write']>[] = []
  const told: Writer = {
    id: 'noted',
    async *write(brief, options) {
      asked.push([brief, options])
      let number = 0
      for await (const event of quick.write(brief, options)) {
        before(number++)
        yield event
      }
    },
  }
  return { asked, writer: told }
}

describe('the writing job', () => {
  test('writes all chapters of the brief, from the story’s seed, and notes what it cost', async () => {
    const story = await t.story(ana)
    const noted = writer()
    const costing: Writer = {
      id: 'costing',
      write(brief, options) {
        options.onUsage?.({ model: 'm', kind: 'text', costMicroUsd: 5 })
        return noted.writer.write(brief, options)
      },
    }
    await write(story.id, using({ writer: costing }))
    expect(await storyNow(story)).toMatchObject({ status: 'written', storyTitle: 'Mateo y el hilo rojo', progress: 40 })
    expect(await chaptersOf(story)).toHaveLength(5)
    expect(noted.asked).toMatchObject([[{ senderName: 'Clara', recipientName: 'Mateo' }, { seed: 'seed' }]])
    expect(noted.asked[0]?.[1]).not.toHaveProperty('soFar')
    expect(await db.select().from(engineCalls)).toMatchObject([{ storyId: story.id, model: 'm', costMicroUsd: 5 }])
    // What is written is not written again; nor is what is gone.
    await write(story.id, using({ writer: noted.writer }))
    await write(0, using({ writer: noted.writer }))
    expect(noted.asked).toHaveLength(1)
  })

  test('goes on where it was cut off, and is not looked at again for its brief', async () => {
    const begun = { storyTitle: 'El mar', coverPrompt: 'Un barco', coverScene: SCENE }
    const story = await t.story(ana, begun, { chapters: 2 })
    const noted = writer()
    const seen: unknown[] = []
    const moderator: Moderator = { review: async (input) => (seen.push(input), { ok: true }) }
    await write(story.id, using({ writer: noted.writer, moderator }))
    expect(noted.asked[0]?.[1].soFar).toMatchObject({
      head: { title: 'El mar' },
      chapters: [{ number: 1 }, { number: 2 }],
    })
    expect((await chaptersOf(story)).map(({ paragraphText }) => paragraphText.split('\n')[0])).toEqual([
      'Capítulo 1',
      'Capítulo 2',
      'Capítulo de prueba 3',
      'Capítulo de prueba 4',
      'Capítulo de prueba 5',
    ])
    expect(seen).toHaveLength(3)
  })

  test('shows the moderator the brief with its photos first, then each piece before it is stored', async () => {
    const story = await t.story(ana, { senderPhotoId: await photo(ana), recipientPhotoId: await photo(ana) })
    const seen: Parameters<Moderator['review']>[0][] = []
    const moderator: Moderator = {
      async review(input) {
        seen.push(input)
        return input.texts?.includes('Capítulo de prueba 2') ? { ok: false, reason: 'Así no' } : { ok: true }
      },
    }
    await write(story.id, using({ moderator }))
    expect(seen[0]?.texts).toContain('los dinosaurios')
    expect(seen[0]?.images).toHaveLength(2)
    expect(seen[1]).toEqual({ texts: ['Mateo y el hilo rojo', 'La portada'] })
    expect(seen).toHaveLength(4)
    expect(await chaptersOf(story)).toHaveLength(1)
    expect(await storyNow(story)).toMatchObject({ status: 'failed', failure: 'Así no', refused: true })
    expect((await told(story)).at(-1)).toEqual({ type: 'error', message: 'Así no', refused: true })
  })

  test('stops quietly where the story was deleted meanwhile, and is interrupted where its process ends', async () => {
    const story = await t.story(ana)
    const deleting: Writer = {
      id: 'deleting',
      // oxlint-disable-next-line require-yield -- it is stopped before its first word
      async *write(_brief, { signal }) {
        await db.delete(stories).where(eq(stories.id, story.id))
        await db.execute(sql`select pg_notify('story_events', ${String(story.id)})`)
        // The notice may have come before its sender heard that it is on its way.
        signal?.throwIfAborted()
        await new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })
      },
    }
    await write(story.id, using({ writer: deleting }))
    const other = await t.story(ana)
    const ending = new AbortController()
    const { writer: ended } = writer((number) => number === 2 && ending.abort())
    await expect(write(other.id, using({ writer: ended }), { ...RUN, signal: ending.signal })).rejects.toThrow(
      'aborted',
    )
    expect(await chaptersOf(other)).toHaveLength(1)
    expect(await storyNow(other)).toMatchObject({ status: 'writing' })
  })

  test('tells of the end after its last attempt', async () => {
    const story = await t.story(ana)
    await writeJob.failed?.(t.ctx, { storyId: story.id })
    expect(await storyNow(story)).toMatchObject({
      status: 'failed',
      failure: MESSAGES.generationFailed,
      refused: false,
    })
  })
})

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

describe('taking up what is missing', () => {
  test.each<[StoryStatus, number, boolean, StoryStatus, number[]]>([
    ['complete', 5, false, 'complete', []],
    ['written', 5, false, 'illustrating', [0, 1, 2, 3, 4, 5]],
    ['written', 5, true, 'complete', []],
    ['failed', 5, false, 'illustrating', [0, 1, 2, 3, 4, 5]],
    ['failed', 4, false, 'writing', [0, 1, 2, 3, 4]],
    ['writing', 1, false, 'writing', [0, 1]],
    ['illustrating', 5, false, 'illustrating', [0, 1, 2, 3, 4, 5]],
  ])(
    'of a story that is %s with %d chapters (drawn: %s): %s, asked for %j',
    async (status, chapters, drawn, then, subjects) => {
      const story = await t.story(
        ana,
        { status, coverPrompt: 'La portada', failure: 'x', refused: true },
        { chapters, pictures: drawn },
      )
      await illustrateStory(t.ctx, story)
      const now = await storyNow(story)
      expect(now.status).toBe(then)
      expect([now.illustrated, now.failure, now.refused]).toEqual(
        status === 'complete' ? [false, 'x', true] : [true, null, false],
      )
      expect(
        (await picturesOf(story)).filter(({ status }) => status === 'waiting').map(({ subject }) => subject),
      ).toEqual(subjects)
      expect(await t.queued('write')).toEqual(then === 'writing' ? [{ storyId: story.id }] : [])
      expect(await t.queued('illustrate')).toHaveLength(subjects.length)
    },
  )

  test('asks for no cover that nobody has thought of, and for nothing of a story that is gone', async () => {
    const story = await t.story(ana, { status: 'written' }, { chapters: 1 })
    await illustrateStory(t.ctx, story)
    expect((await picturesOf(story)).map(({ subject }) => subject)).toEqual([1])
    await db.delete(stories)
    await illustrateStory(t.ctx, story)
    expect(await db.$count(pictures)).toBe(0)
  })

  test('queues each minute what was not heard of for one, each thing once', async () => {
    const [quiet, loud] = [{ updatedAt: from(-61_000) }, { updatedAt: from(-50_000) }]
    const writing = await t.story(ana, { ...quiet, status: 'writing' })
    await t.story(ana, { ...loud, status: 'writing' })
    await t.story(ana, { ...quiet, status: 'written' })
    const drawing = await t.story(ana, { ...quiet, status: 'illustrating' }, { chapters: 1 })
    const other = await t.story(ana, { ...loud, status: 'complete' })
    const wish = { storyId: other.id, imagePrompt: 'x', style: 'comic' } as const
    const [old] = await db
      .insert(pictures)
      .values([
        { ...wish, subject: 1, requestDigest: 'a', createdAt: from(-61_000) },
        { ...wish, subject: 2, requestDigest: 'b', createdAt: from(-50_000) },
        { ...wish, subject: 3, requestDigest: 'c', createdAt: from(-61_000), status: 'failed' },
      ])
      .returning()
    await rescueJob.run(t.ctx, {}, RUN)
    await rescueJob.run(t.ctx, {}, RUN)
    const [wanted] = await picturesOf(drawing)
    expect(await t.queued('write')).toEqual([{ storyId: writing.id }])
    expect(await t.queued('illustrate')).toEqual([{ pictureId: wanted?.id }, { pictureId: old?.id }])

    await db.execute(sql`delete from pgboss.job`)
    const aborted = { ...RUN, signal: AbortSignal.abort() }
    await expect(rescueJob.run(t.ctx, {}, aborted)).rejects.toThrow('aborted')
    await db.update(stories).set({ status: 'complete' })
    await expect(rescueJob.run(t.ctx, {}, aborted)).rejects.toThrow('aborted')
    await db.delete(paragraphs)
    expect([await t.queued('write'), await t.queued('illustrate')]).toEqual([[], []])
  })

  test('passes over what a job is there for, however much that is, and over what fails', async () => {
    const old = { updatedAt: from(-61_000), createdAt: from(-61_000) }
    const writing = []
    for (let made = 0; made < 121; made++) writing.push((await t.story(ana, { ...old, status: 'writing' })).id)
    const other = await t.story(ana, { status: 'complete' })
    const wish = { storyId: other.id, subject: 1, imagePrompt: 'x', style: 'comic', createdAt: old.createdAt } as const
    const waiting = await db
      .insert(pictures)
      .values(writing.map((id) => ({ ...wish, requestDigest: String(id) })))
      .returning({ id: pictures.id })
    const [lostStory, lostPicture] = [writing.at(-1) ?? 0, waiting.at(-1)?.id ?? 0]
    const delaySeconds = 3_600
    for (const storyId of writing.slice(0, -1)) await enqueue(t.ctx, writeQueue, { storyId }, { delaySeconds })
    for (const { id } of waiting.slice(0, -1))
      await enqueue(t.ctx, illustrateQueue, { pictureId: id }, { delaySeconds })
    const sent: object[] = []
    const sending = (send: typeof t.deps.queue.send): Ctx => ({
      ...t.ctx,
      deps: { ...t.deps, queue: { ...t.deps.queue, send } },
    })
    const noting = sending((queueDb, queue, input) => {
      sent.push(input)
      return t.deps.queue.send(queueDb, queue, input)
    })
    await rescueJob.run(noting, {}, RUN)
    expect(sent).toEqual([{ storyId: lostStory }, { pictureId: lostPicture }])
    expect([await t.queued('write'), await t.queued('illustrate')].map((jobs) => jobs.length)).toEqual([121, 121])
    await rescueJob.run(noting, {}, RUN)
    expect(sent).toHaveLength(2)

    // All of them are lost, and the queue takes none of the first hundred.
    await db.execute(sql`delete from pgboss.job`)
    const refused = new Set(writing.slice(0, 100))
    const full = sending((queueDb, queue, input) =>
      'storyId' in input && refused.has(Number(input.storyId))
        ? Promise.reject(new Error('no room'))
        : t.deps.queue.send(queueDb, queue, input),
    )
    await expect(rescueJob.run(full, {}, RUN)).rejects.toThrow('100 could not be taken up again')
    expect([await t.queued('write'), await t.queued('illustrate')].map((jobs) => jobs.length)).toEqual([21, 121])
  })

  test('leaves pictures alone that wait for a sheet that is being drawn', async () => {
    const old = { updatedAt: from(-61_000), createdAt: from(-61_000) }
    const wish = { imagePrompt: 'x', style: 'comic', subject: 1, requestDigest: 'x', createdAt: old.createdAt } as const
    const made = []
    for (const isDrawn of [true, false]) {
      const story = await t.story(ana, { ...old, status: 'illustrating' }, { chapters: 1 })
      await db.insert(pictures).values({ ...wish, storyId: story.id })
      const sheet = { storyId: story.id, style: 'comic', requestDigest: sheetDigest(story, SHEET_WISH) } as const
      const [row] = await db.insert(sheets).values(sheet).returning()
      if (isDrawn) await enqueue(t.ctx, sheetQueue, { sheetId: row?.id ?? 0 }, { delaySeconds: 3_600 })
      made.push(row?.id)
    }
    await rescueJob.run(using({ illustrator: { ...t.deps.illustrator, sheet: () => Promise.resolve(null) } }), {}, RUN)
    const queued = await t.queued('sheet')
    expect(queued.slice(0, 2)).toEqual([{ sheetId: made[0] }, expect.anything()])
    expect(queued).toContainEqual({ sheetId: made[1] })
    expect(await t.queued('illustrate')).toEqual([])
  })
})
