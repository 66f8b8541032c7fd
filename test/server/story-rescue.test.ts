import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Ctx, enqueue } from '../../src/server/context.ts'
import { paragraphs, pictures, sheets, stories, type StoryStatus } from '../../src/server/db/schema/stories.ts'
import { illustrateQueue, sheetQueue, writeQueue } from '../../src/server/features/generation/queues.ts'
import { rescueJob } from '../../src/server/features/generation/rescue.ts'
import { sheetDigest } from '../../src/server/features/generation/rules.ts'
import { illustrateStory } from '../../src/server/features/generation/writes.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'

const { t, storyNow, picturesOf, using } = await openIdleStudio()
const { db } = t.ctx
const SHEET_WISH = { style: 'comic', senderPhotoId: null, recipientPhotoId: null }
const from = (ms: number) => new Date(Date.now() + ms)
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

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
