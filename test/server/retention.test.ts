import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Story } from '../../src/contract/stories.ts'
import { sessions, users } from '../../src/server/db/schema/accounts.ts'
import { discardedFiles } from '../../src/server/db/schema/discarded-files.ts'
import { endedGifts } from '../../src/server/db/schema/gifts.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { pictures, stories } from '../../src/server/db/schema/stories.ts'
import { sweepJob } from '../../src/server/features/files/jobs.ts'
import { DAY_MS } from '../../src/server/day.ts'
import { retentionJob } from '../../src/server/features/retention/jobs.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { signUp } from '../members.ts'
import { filesNamed, filesOf } from '../stored-files.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const run = { signal: new AbortController().signal, attempt: 0 }

test('what visitors left behind is deleted after its days, files included; what was bought stays', async () => {
  await using t = await createTestApp({ env: { RETENTION_DAYS: '7' } })
  const ana = t.visitor()
  const { photo } = (await (await ana.uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }
  const made = await ana.stream('/api/stories/generate', { body: { ...BRIEF, senderPhotoId: photo.id } })
  const bought = await ana.stream('/api/stories/generate', { body: { ...BRIEF, favoriteThing: 'el mar' } })
  const idOf = (events: typeof made) =>
    events.flatMap(({ event }) => (event.type === 'complete' ? [event.storyId] : []))[0] ?? 0
  expect((await ana.get(`/api/stories/${idOf(made)}/pdf`)).status).toBe(200)
  const { coverImageUrl } = await ana.json<Story>('GET', `/api/stories/${idOf(made)}`)
  for (const accept of ['image/avif', 'image/webp'])
    expect((await ana.get(`${coverImageUrl}?w=320`, { accept })).headers.get('content-type')).toBe(accept)
  await t.ctx.db
    .update(stories)
    .set({ boughtAt: new Date() })
    .where(eq(stories.id, idOf(bought)))
  const kept = await t.ctx.db
    .select()
    .from(pictures)
    .where(eq(pictures.storyId, idOf(bought)))
  expect(kept).toHaveLength(6)
  const doomed = [
    ...(await t.ctx.db
      .select({ key: pictures.fileKey })
      .from(pictures)
      .where(eq(pictures.storyId, idOf(made)))),
    ...(await t.ctx.db.select({ key: photos.fileKey }).from(photos)),
  ].map(({ key }) => key ?? '')
  expect(doomed).toHaveLength(7)

  await retentionJob.run(t.ctx, {}, run)
  expect(await t.ctx.db.$count(stories)).toBe(2)

  const later = { ...t.ctx, now: () => new Date(Date.now() + 8 * DAY_MS) }
  await retentionJob.run(later, {}, run)
  await sweepJob.run(later, {}, run)
  await sweepJob.run({ ...t.ctx, now: () => new Date(Date.now() + 9 * DAY_MS) }, {}, run)
  expect((await t.ctx.db.select().from(stories)).map((story) => story.id)).toEqual([idOf(bought)])
  expect(await t.ctx.db.$count(photos)).toBe(0)
  expect(await t.ctx.db.$count(discardedFiles)).toBe(0)
  for (const key of doomed) expect([key, await t.deps.files.stat(key)]).toEqual([key, null])
  for (const { fileKey } of kept) expect(await t.deps.files.stat(fileKey ?? '')).not.toBeNull()
  expect(await t.ctx.db.$count(users)).toBe(1)
  expect(await t.ctx.db.$count(sessions)).toBe(0)
  // Nor is there any file that nobody points at.
  const folder = join(t.deps.settings.DATA_DIR, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const left = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  expect(left.toSorted()).toEqual(kept.map(({ fileKey }) => fileKey ?? '').toSorted())
})

test('of a finished story that is kept, only the end stays in the event log: a follower is told that', async () => {
  await using t = await createTestApp({ env: { RETENTION_DAYS: '7' } })
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const told = await ana.stream('/api/stories/generate', { body: BRIEF })
  const storyId = told.flatMap(({ event }) => (event.type === 'complete' ? [event.storyId] : []))[0] ?? 0
  expect(told.length).toBeGreaterThan(5)

  await t.ctx.db.update(sessions).set({ expiresAt: new Date(Date.now() + 9 * DAY_MS) })

  await retentionJob.run({ ...t.ctx, now: () => new Date(Date.now() + 6 * DAY_MS) }, {}, run)
  expect(await ana.stream(`/api/stories/${storyId}/events`)).toEqual(told)

  await retentionJob.run({ ...t.ctx, now: () => new Date(Date.now() + 8 * DAY_MS) }, {}, run)
  expect(await ana.stream(`/api/stories/${storyId}/events`)).toEqual(told.slice(-1))
  expect((await ana.json<Story>('GET', `/api/stories/${storyId}`)).parts).toHaveLength(5)
})

describe('on one application', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t[Symbol.asyncDispose]())

  test('why a gift is gone is said for a year', async () => {
    await t.ctx.db.insert(endedGifts).values([
      { tokenDigest: 'old', endedWith: 'story', endedAt: daysAgo(366) },
      { tokenDigest: 'new', endedWith: 'account', endedAt: daysAgo(364) },
    ])
    await retentionJob.run(t.ctx, {}, run)
    expect(await t.ctx.db.select({ tokenDigest: endedGifts.tokenDigest }).from(endedGifts)).toEqual([
      { tokenDigest: 'new' },
    ])
  })

  test('a file that would not go is not forgotten', async () => {
    const key = 'photos/stubborn/photo.jpg'
    await t.deps.files.put(key, Buffer.from('x'), 'image/jpeg')
    // The database's own clock is finer than that of the job, by which it might not be due yet.
    await t.ctx.db.insert(discardedFiles).values({ key, dueAt: t.ctx.now() })
    const files = { ...t.deps.files, remove: () => Promise.resolve() }
    await expect(sweepJob.run({ ...t.ctx, deps: { ...t.deps, files } }, {}, run)).rejects.toThrow('still there')
    expect(await t.ctx.db.$count(discardedFiles)).toBe(1)
    await sweepJob.run(t.ctx, {}, run)
    expect(await t.deps.files.stat(key)).toBeNull()
    await sweepJob.run({ ...t.ctx, now: () => new Date(Date.now() + DAY_MS) }, {}, run)
    expect(await t.ctx.db.$count(discardedFiles)).toBe(0)
  })

  test('the embedded database uses the room of what was changed or deleted again', async ({ skip }) => {
    skip(!('dir' in inject('golden')), 'a PostgreSQL server sees to its room by itself')
    const ana = t.visitor()
    const { storyId } = await ana.json<{ storyId: number }>('POST', '/api/stories/generate-text', BRIEF)
    // Random, so that it cannot be compressed.
    const rewrite = () =>
      t.ctx.db.execute(sql`
        update stories set story_content = (select string_agg(md5(random()::text), '') from generate_series(1, 1000))
        where id = ${storyId}`)
    const bytes = async () => {
      const size = sql<number>`pg_total_relation_size('stories')::int`
      const [row] = await t.ctx.db.select({ size }).from(sql`(values (1)) as one`)
      return row?.size ?? 0
    }
    const tenTimes = async () => {
      for (let n = 0; n < 10; n++) await rewrite()
    }
    await tenTimes()
    const before = await bytes()
    for (let day = 0; day < 3; day++) {
      await retentionJob.run(t.ctx, {}, run)
      await tenTimes()
    }
    expect(await bytes()).toBeLessThan(before * 1.5)
  })

  test('a visitor takes a story back with its photos and those that no story names; other stories stay whole', async () => {
    const ana = t.visitor()
    const upload = async () =>
      ((await (await ana.uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }).photo.id
    const [sender, recipient, other, replaced] = [await upload(), await upload(), await upload(), await upload()]
    const make = async (photoIds: object) => {
      const events = await ana.stream('/api/stories/generate', { body: { ...BRIEF, ...photoIds } })
      return events.flatMap(({ event }) => (event.type === 'complete' ? [event.storyId] : []))[0] ?? 0
    }
    const doomed = await make({ senderPhotoId: sender, recipientPhotoId: recipient })
    const kept = await make({ senderPhotoId: sender, recipientPhotoId: other, favoriteThing: 'el mar' })
    const photoStatuses = () =>
      Promise.all(
        [sender, recipient, other, replaced].map(async (id) => [id, (await ana.get(`/api/photos/${id}`)).status]),
      )

    expect((await t.visitor().send('DELETE', `/api/stories/${doomed}?photos=delete`)).status).toBe(404)
    expect((await ana.send('DELETE', `/api/stories/${doomed}?photos=some`)).status).toBe(400)
    expect((await ana.send('DELETE', `/api/stories/${doomed}?photos=delete`)).status).toBe(200)
    expect((await ana.get(`/api/stories/${doomed}`)).status).toBe(404)
    expect(await photoStatuses()).toEqual([
      [sender, 404],
      [recipient, 404],
      [other, 200],
      [replaced, 404],
    ])
    const { parts } = await ana.json<Story>('GET', `/api/stories/${kept}`)
    const answers = await Promise.all(parts.map(({ imageUrl }) => ana.get(imageUrl ?? '')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])

    await sweepJob.run(t.ctx, {}, run)
    expect(await filesOf(t)).toEqual(await filesNamed(t))
  })

  test('a member who deletes a story keeps the library, but for photos that are to go with it', async () => {
    const ana = t.visitor()
    await signUp(ana, 'ana')
    const upload = async () =>
      ((await (await ana.uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }).photo.id
    const [used, unused] = [await upload(), await upload()]
    const make = () =>
      ana.json<{ storyId: number }>('POST', '/api/stories/generate-text', { ...BRIEF, senderPhotoId: used })
    const photosLeft = async () =>
      (await ana.json<{ id: number }[]>('GET', '/api/photos')).map(({ id }) => id).toSorted((a, b) => a - b)
    await ana.json('DELETE', `/api/stories/${(await make()).storyId}`)
    expect(await photosLeft()).toEqual([used, unused])
    await ana.json('DELETE', `/api/stories/${(await make()).storyId}?photos=delete`)
    expect(await photosLeft()).toEqual([unused])
  })

  // Last: nobody's stories and photos are as young as that.
  test('on the day that the clock was set, nothing is taken for old', async () => {
    const { photo } = (await (await t.visitor().uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }
    const kept = () => t.ctx.db.$count(photos, eq(photos.id, photo.id))
    const later = { ...t.ctx, now: () => new Date(Date.now() + 400 * DAY_MS) }
    const on = (sinceJump: number | null) => ({
      ...later,
      deps: { ...t.deps, clock: { ...t.deps.clock, sinceJump: () => sinceJump } },
    })
    await retentionJob.run(on(DAY_MS / 2), {}, run)
    expect(await kept()).toBe(1)
    await retentionJob.run(on(DAY_MS), {}, run)
    expect(await kept()).toBe(0)
  })
})
