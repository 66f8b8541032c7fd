import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoryEvent } from '../../src/contract/events.ts'
import { MESSAGES, postponedMessage } from '../../src/contract/messages.ts'
import type { Paragraph } from '../../src/contract/stories.ts'
import type { Ctx } from '../../src/server/context.ts'
import { pictures, stories } from '../../src/server/db/schema/stories.ts'
import { appendEvent, notifyFollowers } from '../../src/server/features/generation/events.ts'
import { illustrateJob, writeJob } from '../../src/server/features/generation/jobs.ts'
import { generationRoutes } from '../../src/server/features/generation/routes.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import { BRIEF } from '../factories.ts'
import type { Visitor } from '../idle-app.ts'
import { serveIdle } from '../idle-http.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'

const { t, storyNow, chaptersOf, picturesOf, photo } = await openIdleStudio()
const { db } = t.ctx
const ask = await serveIdle(generationRoutes)
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const progress = (n: number): StoryEvent => ({ type: 'progress', progress: n, message: 'x' })
const post = (url: string, body: unknown = {}) => ({ method: 'POST', url, body }) as const

/** Answers a call while somebody works: `work` begins once the call waits. */
async function whileAsked<T>(answer: Promise<T>, begun: () => Promise<unknown>, work: () => Promise<void>): Promise<T> {
  await expect.poll(begun, { timeout: 20_000 }).toBeTruthy()
  await work()
  return answer
}

const text = (values = {}) => ask(ana, post('/api/stories/generate-text', { ...BRIEF, ...values }))

const begun = async () => (await db.select().from(stories))[0]?.id

const write = async () => writeJob.run(t.ctx, { storyId: (await begun()) ?? 0 }, RUN)

describe('text first', () => {
  test('is answered once the chapters are there', async () => {
    const answer = await whileAsked(text(), begun, write)
    const { storyId, title, paragraphs } = answer.json<{ storyId: number; title: string; paragraphs: Paragraph[] }>()
    expect([answer.statusCode, storyId, title]).toEqual([200, await begun(), 'Mateo y el hilo rojo'])
    expect(paragraphs.map(({ paragraphNumber }) => paragraphNumber)).toEqual([1, 2, 3, 4, 5])
    expect(await storyNow({ id: storyId })).toMatchObject({ illustrated: false })
  })

  test.each([
    [{ failure: 'Así no', refused: true }, 422, 'refused', 'Así no'],
    [{ failure: 'Más tarde', refused: false }, 503, 'unavailable', 'Más tarde'],
    [{}, 503, 'unavailable', MESSAGES.generationFailed],
  ])('that fails with %j is answered %d', async (values, status, code, message) => {
    const answer = await whileAsked(text(), begun, async () => {
      await db.update(stories).set({ status: 'failed', ...values })
      await notifyFollowers(t.ctx, (await begun()) ?? 0)
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, message }])
  })

  test('that has to wait for an engine is told so at once; so is who asks while the process ends', async () => {
    const attempt = randomUUID()
    const now = new Date()
    await t.story(ana, { attempt, postponedUntil: new Date(now.getTime() + 3_600_000) })
    const later = await ask({ ...ana, now: () => now }, post('/api/stories/generate-text', { ...BRIEF, attempt }))
    expect([later.statusCode, later.json()]).toMatchObject([503, { message: postponedMessage(3_600_000) }])
    const closed = { ...ana, deps: { ...t.deps, feed: { ...t.deps.feed, closed: AbortSignal.abort() } } }
    const ending = await ask(closed, post('/api/stories/generate-text', { ...BRIEF, attempt }))
    expect([ending.statusCode, ending.json()]).toMatchObject([503, { message: MESSAGES.unavailable }])
  })
})

describe('a story', () => {
  test('is begun as it was told, gives back its answers, and is illustrated when that is asked for', async () => {
    const answer = await ask(ana, post('/api/stories', { ...BRIEF, favoriteThing: 'el sol' }))
    const { storyId } = answer.json<{ storyId: number }>()
    expect([answer.statusCode, storyId]).toEqual([200, await begun()])
    expect(await storyNow({ id: storyId })).toMatchObject({ illustrated: false, brief: { favoriteThing: 'el sol' } })
    const free = { ...ana, deps: { ...t.deps, illustrator: { ...quickIllustrator(), free: true } } }
    const photos = { senderPhotoId: await photo(ana), recipientPhotoId: await photo(ana) }
    await db.update(stories).set(photos)
    const brief = () => ask(free, { url: `/api/stories/${storyId}/brief` })
    expect((await brief()).json()).toMatchObject({ favoriteThing: 'el sol', ...photos, arriving: [0, 1] })
    await write()
    const illustrate = post(`/api/stories/${storyId}/illustrate`, { illustrationStyle: 'comic' })
    expect((await ask(await t.visitor(), illustrate)).statusCode).toBe(404)
    expect((await ask(ana, illustrate)).json()).toEqual({ storyId })
    expect((await storyNow({ id: storyId })).illustrated).toBe(true)
    expect((await picturesOf({ id: storyId })).filter(({ style }) => style === 'comic')).toHaveLength(6)
  })
})

const idsOf = (body: string) => [...body.matchAll(/^id: (.+)$/gm)].map(([, id]) => id)

const whole = async (values = {}) => {
  const story = await t.story(ana, { status: 'complete', ...values })
  await appendEvent(t.ctx, story.id, progress(1))
  await appendEvent(t.ctx, story.id, { type: 'complete', storyId: story.id })
  return story
}

const resumed = (url: string, id: string, ctx: Ctx = ana) => ask(ctx, { url, headers: { 'last-event-id': id } })

describe('streams', () => {
  test('begin an illustrated story, or find that of the attempt, and tell all of it', async () => {
    const query = new URLSearchParams(BRIEF).toString()
    for (const call of [
      (attempt: string) => `/api/stories/generate-sse?${query}&attempt=${attempt}`,
      (attempt: string) => post('/api/stories/generate', { ...BRIEF, attempt }),
    ]) {
      const attempt = randomUUID()
      const made = await whole({ attempt })
      const { body, headers } = await ask(ana, call(attempt))
      expect([idsOf(body), headers['content-type']]).toEqual([
        [`${made.id}:1`, `${made.id}:2`],
        'text/event-stream; charset=utf-8',
      ])
    }
    const told = { ...BRIEF, favoriteThing: 'el sol' }
    for (const call of [
      post('/api/stories/generate', told),
      { url: `/api/stories/generate-sse?${new URLSearchParams(told).toString()}` },
    ]) {
      const streamed = whileAsked(
        ask(ana, call),
        async () => (await db.select().from(stories).where(eq(stories.status, 'writing')))[0],
        async () => {
          const [story] = await db.select().from(stories).where(eq(stories.status, 'writing'))
          expect(story).toMatchObject({ illustrated: true, brief: { favoriteThing: 'el sol' } })
          await db.update(stories).set({ status: 'complete' })
          await appendEvent(t.ctx, story?.id ?? 0, { type: 'complete', storyId: story?.id ?? 0 })
        },
      )
      expect((await streamed).body).toContain('"type":"complete"')
    }
  })

  test('are resumed behind the last event that the browser names, and end without content where all is told', async () => {
    const story = await whole()
    const other = await whole()
    const paths = [
      `/api/stories/generate-sse?${new URLSearchParams(BRIEF).toString()}`,
      `/api/stories/${story.id}/events`,
    ]
    for (const url of paths) {
      expect(idsOf((await resumed(url, `${story.id}:1`)).body)).toEqual([`${story.id}:2`])
      expect((await resumed(url, `${story.id}:2`)).statusCode).toBe(204)
      expect((await resumed(url, `${story.id}:1`, await t.visitor())).statusCode).toBe(404)
    }
    const [, events = ''] = paths
    // What names another story, or nothing that we know, is read from the beginning.
    for (const id of [`${other.id}:1`, `x${story.id}:1`, `${story.id}:1x`, '1', ''])
      expect([id, idsOf((await resumed(events, id)).body)]).toEqual([id, [`${story.id}:1`, `${story.id}:2`]])
    const late = await whole({ id: 471, lastSeq: 20 })
    expect(idsOf((await resumed(`/api/stories/${late.id}/events`, '471:21')).body)).toEqual(['471:22'])
    await db.update(stories).set({ status: 'failed' })
    expect((await resumed(events, `${story.id}:2`)).statusCode).toBe(204)
    await db.update(stories).set({ status: 'illustrating' })
    const waiting = resumed(events, `${story.id}:2`)
    await expect.poll(async () => (await t.deps.metrics.streams.get()).values[0]?.value).toBe(1)
    await appendEvent(t.ctx, story.id, { type: 'complete', storyId: story.id })
    expect(idsOf((await waiting).body)).toEqual([`${story.id}:3`])
  })
})

const waiting = async () => (await db.select().from(pictures).where(eq(pictures.status, 'waiting')))[0]?.id

const draw = async () => illustrateJob.run(t.ctx, { pictureId: (await waiting()) ?? 0 }, RUN)

describe('pictures', () => {
  const told = { status: 'illustrating', storyTitle: 'El mar', coverPrompt: 'Un barco' } as const

  test('are answered once they are drawn, as they were asked for', async () => {
    const story = await t.story(ana, told, { chapters: 5 })
    const [chapter] = await chaptersOf(story)
    const path = `/api/paragraphs/${chapter?.id}/illustrate`
    const first = await whileAsked(
      ask(ana, post(path, { imagePrompt: 'Un faro', illustrationStyle: 'comic' })),
      waiting,
      draw,
    )
    const [picture] = await picturesOf(story)
    expect([first.json(), picture]).toMatchObject([
      { imageUrl: `/api/pictures/${picture?.id}` },
      { imagePrompt: 'Un faro', style: 'comic', subject: 1, redo: null },
    ])
    const redo = randomUUID()
    const second = await whileAsked(ask(ana, post(path, { redo, wish: 'más luz' })), waiting, draw)
    const [, redrawn] = await picturesOf(story)
    expect([second.json(), redrawn]).toMatchObject([
      { imageUrl: `/api/pictures/${redrawn?.id}` },
      { redo, wish: 'más luz', style: 'comic' },
    ])
    const cover = await whileAsked(ask(ana, post(`/api/stories/${story.id}/generate-cover`)), waiting, draw)
    expect(cover.json()).toEqual({ coverImageUrl: `/api/pictures/${(await storyNow(story)).coverPictureId}` })
    const stranger = await t.visitor()
    for (const url of [path, `/api/stories/${story.id}/generate-cover`]) {
      expect((await ask(stranger, post(url))).statusCode).toBe(404)
      expect((await ask(ana, post(url, { senderPhotoId: await photo(stranger) }))).statusCode).toBe(404)
      expect((await ask(ana, post(url, { recipientPhotoId: await photo(stranger) }))).statusCode).toBe(404)
    }
  })

  test.each([
    [{ failure: 'Así no', refused: true }, 422, 'Así no'],
    [{ failure: 'Más tarde' }, 503, 'Más tarde'],
    [{}, 503, MESSAGES.generationFailed],
  ])('that fail with %j are answered %d', async (values, status, message) => {
    const story = await t.story(ana, told)
    const answer = await whileAsked(ask(ana, post(`/api/stories/${story.id}/generate-cover`)), waiting, async () => {
      await db.update(pictures).set({ status: 'failed', ...values })
      await notifyFollowers(t.ctx, story.id)
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { message }])
  })

  test('have to wait: for their chapter, for an engine, for another day; or their story is gone', async () => {
    const story = await t.story(ana, { status: 'writing' })
    const cover = (ctx: Ctx = ana) => ask(ctx, post(`/api/stories/${story.id}/generate-cover`))
    expect((await cover()).json()).toMatchObject({ code: 'conflict', message: MESSAGES.storyBusy })
    const now = new Date()
    await db.update(stories).set({ ...told, postponedUntil: new Date(now.getTime() + 60_000) })
    const waits = await cover({ ...ana, now: () => now })
    expect([waits.statusCode, waits.json()]).toMatchObject([503, { message: postponedMessage(60_000) }])
    const feed = { ...t.deps.feed, closed: AbortSignal.abort() }
    const ending = await cover({ ...ana, deps: { ...t.deps, feed } })
    expect([ending.statusCode, ending.json()]).toMatchObject([503, { message: MESSAGES.generationFailed }])
    const settings = { ...t.deps.settings, VISITOR_DAILY_STORIES: 0 }
    expect((await cover({ ...ana, deps: { ...t.deps, settings } })).statusCode).toBe(429)
    const proving = { check: () => Promise.resolve(true) } as never
    await db.insert(pictures).values(
      Array.from({ length: 12 }, () => ({
        storyId: story.id,
        subject: 1,
        status: 'failed' as const,
        imagePrompt: 'x',
        style: 'comic' as const,
        requestDigest: randomUUID(),
      })),
    )
    expect((await cover({ ...ana, deps: { ...t.deps, challenges: proving } })).statusCode).toBe(428)
    await db.update(stories).set({ postponedUntil: null })
    const gone = await whileAsked(cover(), waiting, async () => {
      await db.delete(stories)
      await db.execute(sql`select pg_notify('story_events', ${String(story.id)})`)
    })
    expect([gone.statusCode, gone.json()]).toMatchObject([404, { message: MESSAGES.storyNotFound }])
  })
})
