import { eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Photo } from '../../src/contract/photos.ts'
import type { StorySummary } from '../../src/contract/stories.ts'
import { users } from '../../src/server/db/schema/accounts.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { paragraphs, stories } from '../../src/server/db/schema/stories.ts'
import { checkout, deliveryState, untilState, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { signIn, signUp } from '../members.ts'

async function addPhoto(client: TestClient, data: Uint8Array, description = ''): Promise<Response> {
  const form = new FormData()
  form.set('personRelation', 'hijo')
  form.set('description', description)
  form.set('photo', new Blob([new Uint8Array(data)]), 'foto.jpg')
  return client.send('POST', '/api/photos', form)
}

/** Follows the pages to the end. */
async function readAll<T>(client: TestClient, path: string, limit: number, idOf: (row: T) => number): Promise<T[][]> {
  const pages: T[][] = []
  for (let before = ''; ;) {
    const page = await client.json<T[]>('GET', `${path}?limit=${limit}${before}`)
    pages.push(page)
    const last = page.at(-1)
    if (page.length < limit || last === undefined) return pages
    before = `&before=${idOf(last)}`
  }
}

async function idOf(t: TestApp, username: string): Promise<string> {
  const [user] = await t.ctx.db.select({ id: users.id }).from(users).where(eq(users.username, username))
  return user?.id ?? ''
}

test('ten uploads at once: ten photos, none doubled, none lost', async () => {
  await using t = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const skins = Array.from({ length: 10 }, (_, i) => `#${(0x90 + i * 8).toString(16)}7050`)
  const answers = await Promise.all(skins.map(async (skin) => addPhoto(ana, await facePhoto({ skin }), skin)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const kept = await ana.json<Photo[]>('GET', '/api/photos')
  expect(new Set(kept.map(({ description }) => description))).toEqual(new Set(skins))
  const pictures = await Promise.all(kept.map(async ({ photoUrl }) => (await ana.get(photoUrl)).status))
  expect(pictures).toEqual(Array(10).fill(200))
  const files = await t.ctx.db.select({ key: photos.fileKey }).from(photos)
  expect(new Set(files.map(({ key }) => key)).size).toBe(10)
})

test('a library of 2,000 photos comes by the page; its thumbnails are small and kept nowhere else', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  await addPhoto(ana, await facePhoto({ width: 2400, height: 3000 }))
  const userId = await idOf(t, 'ana')
  await t.ctx.db.execute(sql`
    insert into photos (user_id, person_relation, file_key, face_key, thumbnail_key, width, height)
    select user_id, person_relation, file_key, face_key, thumbnail_key, width, height
    from photos, generate_series(1, 1999) where user_id = ${userId}`)
  const pages = await readAll<Photo>(ana, '/api/photos', 48, ({ id }) => id)
  expect(pages.slice(0, -1).every((page) => page.length === 48)).toBe(true)
  const ids = pages.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(2_000)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))

  const thumbnail = await ana.get(`/api/photos/${ids[0]}/image?size=thumbnail`)
  const bytes = Buffer.from(await thumbnail.arrayBuffer())
  expect(bytes.length).toBeLessThan(30_000)
  expect((await sharp(bytes).metadata()).width).toBeLessThanOrEqual(320)
  expect(thumbnail.headers.get('cache-control')).toBe('no-store')
  const etag = thumbnail.headers.get('etag') ?? ''
  expect((await ana.get(`/api/photos/${ids[0]}/image?size=thumbnail`, { 'if-none-match': etag })).status).toBe(304)
  expect((await ana.get('/api/photos?limit=5000')).status).toBe(400)
})

/** Pages of a hundred, and enough of them that an index pays. */
const SHELVED = 3_000

test('a shelf of thousands of stories comes by the page, through the index', async () => {
  await using t = await createTestApp()
  const [ana, bob] = [t.visitor(), t.visitor()]
  await signUp(ana, 'ana')
  await signUp(bob, 'bob')
  for (const username of ['ana', 'bob'])
    await t.ctx.db.execute(sql`
      insert into stories (user_id, brief, brief_digest, seed, status, story_title)
      select ${await idOf(t, username)}, ${JSON.stringify({ v: 1, ...BRIEF })}::jsonb, n::text, 'x', 'complete', 'Cuento ' || n
      from generate_series(1, ${SHELVED}::int) n`)
  await t.ctx.db.execute(sql`
    insert into paragraphs (story_id, paragraph_number, paragraph_text, image_prompt, scene)
    select id, n, 'x', 'x', '{}' from stories, generate_series(1, 5) n`)
  await t.ctx.db.execute(sql`analyze stories, paragraphs`)

  const before = await scans(t)
  const pages = await readAll<StorySummary>(ana, '/api/auth/stories', 100, ({ storyId }) => storyId)
  const shelved = pages.flat()
  expect(shelved).toHaveLength(SHELVED)
  expect(new Set(shelved.map(({ storyId }) => storyId)).size).toBe(SHELVED)
  expect(shelved.every(({ paragraphsCount }) => paragraphsCount === 5)).toBe(true)
  // The database counts what it reads a moment later.
  await eventually(async () => {
    if ((await scans(t)).byIndex - before.byIndex < SHELVED / 100) throw new Error('not yet counted')
  })
  // Thirty pages read from one end to the other would be 180,000 stories and 900,000 paragraphs.
  expect((await scans(t)).oneByOne - before.oneByOne).toBeLessThan(30_000)
})

test('the shelf knows which books remember somebody', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  for (const brief of [BRIEF, { ...BRIEF, occasion: 'en-recuerdo' }])
    await t.ctx.db.execute(sql`
      insert into stories (user_id, brief, brief_digest, seed, status, story_title)
      values (${await idOf(t, 'ana')}, ${JSON.stringify({ v: 1, ...brief })}::jsonb, '1', 'x', 'complete', 'Cuento')`)
  const [remembering, other] = await ana.json<StorySummary[]>('GET', '/api/auth/stories')
  expect(remembering).toMatchObject({ occasion: 'en-recuerdo' })
  expect(other).not.toHaveProperty('occasion')
})

/** How often the shelf's tables were read by an index, and how many of their rows were read one after the other. */
async function scans(t: TestApp): Promise<{ byIndex: number; oneByOne: number }> {
  const { rows } = (await t.ctx.db.execute(sql`
    select pg_stat_force_next_flush(), sum(idx_scan)::int as by_index, sum(seq_tup_read)::int as one_by_one
    from pg_stat_user_tables where relname in ('stories', 'paragraphs')`)) as {
    rows: { by_index: number; one_by_one: number }[]
  }
  return { byIndex: rows[0]?.by_index ?? 0, oneByOne: rows[0]?.one_by_one ?? 0 }
}

test('the export holds all that is kept of a member, and a file that went missing spoils nothing', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  await addPhoto(ana, await facePhoto(), 'En la playa')
  await addPhoto(ana, await facePhoto({ skin: '#8a5a3a' }))
  const storyId = await writeStory(ana)
  await ana.json('POST', `/api/stories/${storyId}/generate-cover`, {})
  const profile = new FormData()
  profile.set('photo', new Blob([new Uint8Array(await facePhoto())]), 'yo.jpg')
  await ana.json('POST', '/api/account/picture', profile)
  const [lost] = await t.ctx.db
    .select()
    .from(photos)
    .orderBy(sql`id desc`)
    .limit(1)
  await t.deps.files.remove([lost?.fileKey ?? ''])
  const zip = unzipSync(new Uint8Array(await (await ana.get('/api/account/export')).arrayBuffer()))
  const json = (name: string): unknown => JSON.parse(Buffer.from(zip[name] ?? []).toString())
  expect(json('cuenta.json')).toMatchObject({ username: 'ana', email: 'ana@example.com' })
  expect(json('fotos.json')).toHaveLength(2)
  expect(json(`cuentos/${storyId}/cuento.json`)).toMatchObject({
    respuestas: { recipientName: 'Mateo' },
    capitulos: Array(5).fill(expect.any(String)),
  })
  const pictures = Object.keys(zip).filter((name) => name.endsWith('.jpg'))
  expect(pictures).toHaveLength(4)
  expect((await sharp(zip['perfil.jpg']).metadata()).width).toBe(256)
  expect((await sharp(zip[`cuentos/${storyId}/portada.jpg`]).metadata()).format).toBe('jpeg')
  expect(zip[`fotos/${lost?.id}.jpg`]).toHaveLength(0)
  expect(JSON.stringify(Object.values(zip).map((data) => Buffer.from(data).toString('latin1')))).not.toMatch(
    /password|"token"/,
  )
  expect((await t.visitor().get('/api/account/export')).status).toBe(401)
})

const CARD = { number: '4242 4242 4242 4242', expiry: '04 / 40', cvc: '123', name: 'Elena' }

test.each(['signing up', 'signing in'])('a purchase in flight comes along when %s', async (way) => {
  await using t = await createTestApp()
  if (way === 'signing in') await signUp(t.visitor(), 'ana')
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const page = new URL(await checkout(ana, storyId)).pathname
  expect((await (way === 'signing up' ? signUp : signIn)(ana, 'ana')).status).toBe(200)
  expect(await deliveryState(ana, storyId)).toBe('not_bought')
  const paid = await ana.send('POST', `${page}/pay`, new URLSearchParams(CARD).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(paid.status).toBe(303)
  await untilState(ana, storyId, 'sent')
  expect(await ana.json('GET', '/api/auth/stories')).toMatchObject([{ storyId, bought: true, complete: true }])
  const [purchase] = await t.ctx.db.select().from(purchases)
  expect(purchase).toMatchObject({ userId: await idOf(t, 'ana'), status: 'delivered' })
  expect(await t.ctx.db.$count(users)).toBe(1)
})

test('a story under way when its visitor signs up is finished for the member', async () => {
  await using t = await createTestApp({ quick: { chapterMs: 300 } })
  const ana = t.visitor()
  const path = '/api/stories/generate'
  await ana.stream(path, { body: BRIEF, enough: (seen) => seen.some(({ event }) => event.type === 'story_part') })
  await signUp(ana, 'ana')
  const [begun] = await ana.json<StorySummary[]>('GET', '/api/auth/stories')
  expect(begun).toMatchObject({ complete: false })
  await eventually(async () => {
    const [story] = await ana.json<StorySummary[]>('GET', '/api/auth/stories')
    expect(story).toMatchObject({ storyId: begun?.storyId, complete: true })
  })
  expect(await t.ctx.db.$count(stories)).toBe(1)
  expect(await t.ctx.db.$count(paragraphs)).toBe(5)
})
