import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Paragraph } from '../../src/contract/stories.ts'
import { pictures, stories } from '../../src/server/db/schema/stories.ts'
import { engineLanes } from '../../src/server/db/schema/usage.ts'
import { rescueJob } from '../../src/server/features/generation/rescue.ts'
import { checkout, deliveryState, untilState, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { startProviders } from '../doubles/providers.ts'
import { BRIEF, facePhoto } from '../factories.ts'

const providers = await startProviders()
afterEach(() => providers.reset())

const HOUR_LATER = /^Hay mucha gente creando cuentos\. El tuyo está guardado y seguirá solo en unos (59|60) minutos\./

type Written = { storyId: number; paragraphs: Paragraph[] }

function hosted() {
  return createTestApp({
    realEngines: true,
    env: {
      TEXT_MODEL: 'openai:gpt-5.6-luna',
      IMAGE_MODEL: 'google:gemini-3.1-flash-image-preview',
      ...providers.env,
    },
  })
}

async function withPhotos(client: TestClient): Promise<{ senderPhotoId: number; recipientPhotoId: number }> {
  const ids = []
  for (const personRelation of ['sender', 'recipient']) {
    const response = await client.uploadPhoto(await facePhoto(), { personRelation })
    ids.push(((await response.json()) as { photo: { id: number } }).photo.id)
  }
  return { senderPhotoId: ids[0] ?? 0, recipientPhotoId: ids[1] ?? 0 }
}

type QueuedJob = { state: string; wait: number }

/** Jobs of a queue that have not ended, and how many seconds they still wait. */
async function queued(t: TestApp, name: string): Promise<QueuedJob[]> {
  const { rows } = (await t.ctx.db.execute(
    sql`select state::text as state, extract(epoch from start_after - now())::int as wait from pgboss.job
        where name = ${name} and state < 'completed'`,
  )) as { rows: QueuedJob[] }
  return rows
}

/** The hour goes by: the provider may be asked again, and jobs and stories wait no longer. */
async function passTheHour(t: TestApp): Promise<void> {
  await t.ctx.db.delete(engineLanes)
  await t.ctx.db.update(stories).set({ postponedUntil: new Date() })
  await t.ctx.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`)
}

test('text first: a writer that asks for an hour is left alone, and the story goes on by itself afterwards', async () => {
  await using t = await hosted()
  const ana = t.visitor()
  const body = { ...BRIEF, ...(await withPhotos(ana)), attempt: crypto.randomUUID() }
  const ask = () => ana.send('POST', '/api/stories/generate-text', body)
  providers.fail({ when: '/responses', status: 429, headers: { 'retry-after': '3600' } })
  const first = await ask()
  expect([first.status, await first.json()]).toMatchObject([503, { message: expect.stringMatching(HOUR_LATER) }])
  await expect
    .poll(() => queued(t, 'write'), { timeout: 20_000 })
    .toMatchObject([{ state: 'created', wait: expect.any(Number) }])
  expect((await queued(t, 'write'))[0]?.wait).toBeGreaterThan(3_500)

  // Neither asking again nor looking for lost jobs makes it come sooner, or twice.
  expect((await ask()).status).toBe(503)
  const later = { ...t.ctx, now: () => new Date(Date.now() + 120_000) }
  await rescueJob.run(later, {}, { signal: new AbortController().signal, attempt: 0 })
  expect(await queued(t, 'write')).toHaveLength(1)
  expect(providers.requests.filter(({ path }) => path.includes('/responses'))).toHaveLength(1)
  const [story] = await t.ctx.db.select().from(stories)
  expect(story?.status).toBe('writing')

  await passTheHour(t)
  await expect.poll(async () => (await t.ctx.db.select().from(stories))[0]?.status, { timeout: 20_000 }).toBe('written')
  expect(((await (await ask()).json()) as Written).paragraphs).toHaveLength(5)
})

test('streamed: an illustrator that asks for an hour is told in the stream, which ends well afterwards', async () => {
  await using t = await hosted()
  const ana = t.visitor()
  const body = { ...BRIEF, ...(await withPhotos(ana)) }
  providers.fail({ when: 'Hoja de personajes', status: 429, headers: { 'retry-after': '3600' } })
  const events = ana.stream('/api/stories/generate', { body })
  const told = async () =>
    (await t.ctx.db.execute(sql`select event from story_events`)) as { rows: { event: object }[] }
  await expect
    .poll(async () => (await told()).rows.map(({ event }) => event), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ message: expect.stringMatching(HOUR_LATER) }))
  await expect.poll(() => queued(t, 'sheet'), { timeout: 20_000 }).toMatchObject([{ state: 'created' }])
  // The pictures wait for their sheet: none is drawn without it, however long that takes.
  const later = { ...t.ctx, now: () => new Date(Date.now() + 120_000) }
  await rescueJob.run(later, {}, { signal: new AbortController().signal, attempt: 0 })
  expect(await queued(t, 'illustrate')).toEqual([])
  expect(await queued(t, 'sheet')).toHaveLength(1)

  await passTheHour(t)
  const messages = (await events).map(({ event }) => event)
  expect(messages.at(-1)).toMatchObject({ type: 'complete' })
  expect(messages.filter((event) => event.type === 'progress' && HOUR_LATER.test(event.message))).toHaveLength(1)
  expect(await t.ctx.db.$count(pictures, eq(pictures.status, 'ready'))).toBe(6)
  expect(providers.requests.filter(({ text }) => text.includes('Hoja de personajes'))).toHaveLength(2)
})

test('a provider that only ever asks for more time is given up in the end, kindly', async () => {
  await using t = await hosted()
  const ana = t.visitor()
  providers.fail({ when: '/responses', status: 429, headers: { 'retry-after': '172800' }, times: 99 })
  const answer = await ana.send('POST', '/api/stories/generate-text', { ...BRIEF, ...(await withPhotos(ana)) })
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { message: expect.stringContaining('Inténtalo de nuevo') },
  ])
  // The answer may be there a moment before its job has ended.
  await expect.poll(() => queued(t, 'write')).toEqual([])
})

test('a book that was bought waits with its engine, and is delivered when the engine is back', async () => {
  await using t = await hosted()
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const page = new URL(await checkout(ana, storyId)).pathname
  providers.fail({ when: ':generateContent', status: 429, headers: { 'retry-after': '3600' }, times: 99 })
  const card = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '04 / 40', cvc: '123', name: 'Ana' })
  await ana.send('POST', `${page}/pay`, card.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  // Only the drawing waits for the engine: nothing stands by for its end.
  await expect.poll(async () => (await queued(t, 'sheet'))[0]?.wait ?? 0, { timeout: 30_000 }).toBeGreaterThan(3_000)
  await expect.poll(() => queued(t, 'fulfil')).toEqual([])
  expect(await deliveryState(ana, storyId)).toBe('preparing')

  providers.reset()
  await passTheHour(t)
  await untilState(ana, storyId, 'sent')
})
