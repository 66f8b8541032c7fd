import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Gift, Parcel } from '../../src/contract/gifts.ts'
import type { Entry, Guestbook, Invitation, OwnEntry } from '../../src/contract/guestbooks.ts'
import type { Story } from '../../src/contract/stories.ts'
import { discardedFiles } from '../../src/server/db/schema/discarded-files.ts'
import { guestbookEntries, guestbooks } from '../../src/server/db/schema/guestbooks.ts'
import type { FileStore } from '../../src/server/files/files.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'
import { eventually } from '../eventually.ts'
import { signUp } from '../members.ts'
import { filesNamed } from '../stored-files.ts'
import { toneWav } from '../tone-wav.ts'
import { readPdfBytes } from '../book/read-pdf.ts'

const DAY_MS = 86_400_000
const newSecret = () => randomBytes(16).toString('base64url')
const dayAfter = (days: number, now = new Date()) => ({
  closesAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  timeZone: 'America/Mexico_City',
})

type Open = { t: TestApp; ana: TestClient; storyId: number; path: string; api: string } & AsyncDisposable

/** A story whose giver has opened its guestbook. */
async function openGuestbook(options: TestAppOptions = {}): Promise<Open> {
  const t = await createTestApp(options)
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const path = `/api/stories/${storyId}/guestbook`
  const { path: page } = await ana.json<Guestbook>('POST', path, dayAfter(7, options.now?.()))
  const api = apiOf(page)
  return { t, ana, storyId, path, api, [Symbol.asyncDispose]: () => t[Symbol.asyncDispose]() }
}

const apiOf = (page: string | null) => `/api/guestbooks/${page?.split('/').at(-1)}`

type Words = {
  secret?: string
  author?: string
  line?: string
  memory?: string
  earlierPhoto?: string
  earlierSound?: string
}
type Files = { photo?: Uint8Array; sound?: Uint8Array<ArrayBuffer> }

async function leave(client: TestClient, api: string, words: Words = {}, files: Files = {}): Promise<Response> {
  const form = new FormData()
  const fields = { secret: newSecret(), author: 'Abuela Rosa', line: 'Siempre serás mi sol', ...words }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (files.photo) form.set('photo', new Blob([new Uint8Array(files.photo)]), 'foto.jpg')
  if (files.sound) form.set('sound', new Blob([files.sound]), 'voz.wav')
  return client.send('POST', `${api}/entries`, form)
}

const own = (client: TestClient, ...secrets: string[]) =>
  client.json<OwnEntry[]>('POST', '/api/guestbooks/own', { secrets })

function arrange(client: TestClient, path: string, entries: Pick<Entry, 'id' | 'status'>[]): Promise<Guestbook> {
  return client.json('PATCH', `${path}/entries`, { entries })
}

test('relatives leave words and a photo; what the giver takes is in the book, wherever it is read', async () => {
  await using shop = await openGuestbook()
  const { t, ana, storyId, path, api } = shop
  const rosa = t.visitor()
  expect(await rosa.json<Invitation>('GET', api)).toMatchObject({
    state: 'open',
    recipientName: 'Mateo',
    senderName: 'Clara',
    style: 'acuarela',
    timeZone: 'America/Mexico_City',
  })
  const memory = 'La tarde en que plantamos el limonero'
  const secret = newSecret()
  expect(await (await leave(rosa, api, { secret, memory }, { photo: await facePhoto() })).json()).toEqual({
    secret,
    author: 'Abuela Rosa',
    line: 'Siempre serás mi sol',
    memory,
    hasPhoto: true,
    hasSound: false,
  })
  await leave(t.visitor(), api, { author: 'Tío Pepe', line: 'Te debo un helado' })
  expect(rosa.cookies.size).toBe(0)

  const before = await ana.json<Guestbook>('GET', path)
  expect(before.entries.map(({ author, status }) => [author, status])).toEqual([
    ['Abuela Rosa', 'waiting'],
    ['Tío Pepe', 'waiting'],
  ])
  expect((await ana.json<Story>('GET', `/api/stories/${storyId}`)).dedications).toBeUndefined()
  const [first, second] = before.entries
  if (!first || !second) throw new Error('two were left')
  const after = await arrange(ana, path, [
    { id: second.id, status: 'chosen' },
    { id: first.id, status: 'chosen' },
  ])
  expect(after.entries.map(({ author }) => author)).toEqual(['Tío Pepe', 'Abuela Rosa'])

  const told = [
    { author: 'Tío Pepe', line: 'Te debo un helado', memory: '', photoUrl: null, soundUrl: null },
    { author: 'Abuela Rosa', line: 'Siempre serás mi sol', memory, photoUrl: first.photoUrl, soundUrl: null },
  ]
  expect((await ana.json<Story>('GET', `/api/stories/${storyId}`)).dedications).toEqual(told)
  const photo = await ana.get(first.photoUrl ?? '')
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await t.visitor().get(first.photoUrl ?? '')).status).toBe(404)

  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const { path: page } = await ana.json<Gift>('GET', `/api/stories/${storyId}/gift`)
  const parcel = await t.visitor().json<Parcel>('GET', `/api/gifts/${page?.split('/').at(-1)}`)
  expect(parcel.story?.dedications?.map(({ line }) => line)).toEqual(['Te debo un helado', 'Siempre serás mi sol'])
  const given = parcel.story?.dedications?.at(-1)?.photoUrl ?? ''
  expect((await t.visitor().get(given)).status).toBe(200)
  await ana.json('PATCH', `/api/stories/${storyId}/gift`, {
    opensAt: dayAfter(1).closesAt,
    timeZone: 'America/Lima',
  })
  expect((await t.visitor().get(given)).status).toBe(404)

  const book = await readPdfBytes(await pdf(ana, storyId))
  expect([book.pages, book.text]).toEqual([5, expect.stringMatching(/cariño de Tío Pepe y Abuela Rosa/)])
  const printed = await readPdfBytes(await pdf(ana, storyId, 'imprenta'))
  expect([printed.pages, printed.text]).toEqual([6, expect.stringMatching(/Te debo un helado/)])
})

async function pdf(client: TestClient, storyId: number, edition = 'digital'): Promise<Uint8Array> {
  const response = await client.get(`/api/stories/${storyId}/pdf?edition=${edition}`)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

test('whoever has the secret changes and takes back their words; the giver sees what changed before it is printed', async () => {
  await using shop = await openGuestbook()
  const { t, ana, storyId, path, api } = shop
  const secret = newSecret()
  const rosa = t.visitor()
  // Sent twice, as when an answer was lost.
  const [one, two] = await Promise.all([leave(rosa, api, { secret }), leave(rosa, api, { secret })])
  expect([one.status, two.status, await t.ctx.db.$count(guestbookEntries)]).toEqual([200, 200, 1])
  const [entry] = (await ana.json<Guestbook>('GET', path)).entries
  await arrange(ana, path, [{ id: entry?.id ?? 0, status: 'chosen' }])
  await leave(rosa, api, { secret })
  expect((await ana.json<Guestbook>('GET', path)).entries).toMatchObject([{ status: 'chosen' }])

  await leave(rosa, api, { secret, line: 'Otra línea' }, { photo: await facePhoto() })
  expect((await ana.json<Guestbook>('GET', path)).entries).toMatchObject([{ status: 'waiting', line: 'Otra línea' }])
  expect((await ana.json<Story>('GET', `/api/stories/${storyId}`)).dedications).toBeUndefined()
  expect(await own(rosa, secret)).toMatchObject([{ line: 'Otra línea', hasPhoto: true }])
  await leave(rosa, api, { secret, line: 'Otra línea', earlierPhoto: 'remove' })
  expect(await own(rosa, secret, newSecret())).toMatchObject([{ line: 'Otra línea', hasPhoto: false }])

  // Taken back for good, also once its link is closed.
  await ana.json('DELETE', path)
  expect((await t.visitor().send('DELETE', '/api/guestbooks/own', { secret: newSecret() })).status).toBe(404)
  await rosa.json('DELETE', '/api/guestbooks/own', { secret })
  expect(await own(rosa, secret)).toEqual([])
  expect((await ana.json<Guestbook>('GET', path)).entries).toEqual([])
})

test('a voice message beside the words is heard by the giver, and by readers once it is in the book', async () => {
  await using shop = await openGuestbook()
  const { t, ana, storyId, path, api } = shop
  const secret = newSecret()
  const rosa = t.visitor()
  const sent = await leave(rosa, api, { secret }, { photo: await facePhoto(), sound: toneWav(2) })
  expect(await sent.json()).toMatchObject({ hasPhoto: true, hasSound: true })
  const entry = async () => (await ana.json<Guestbook>('GET', path)).entries[0]
  const soundUrl = (await entry())?.soundUrl ?? ''
  const heard = await ana.get(soundUrl)
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  for (const who of [rosa, t.visitor()]) expect((await who.get(soundUrl)).status).toBe(404)
  const keyOf = async () => (await t.ctx.db.select().from(guestbookEntries))[0]?.soundKey ?? ''
  const first = await keyOf()
  expect(await filesNamed(t)).toContain(first)

  await arrange(ana, path, [{ id: (await entry())?.id ?? 0, status: 'chosen' }])
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  expect((await ana.json<Story>('GET', `/api/stories/${storyId}`)).dedications).toMatchObject([{ soundUrl }])
  const { path: page } = await ana.json<Gift>('GET', `/api/stories/${storyId}/gift`)
  const parcel = await t.visitor().json<Parcel>('GET', `/api/gifts/${page?.split('/').at(-1)}`)
  const given = parcel.story?.dedications?.[0]?.soundUrl ?? ''
  expect((await t.visitor().get(given)).status).toBe(200)

  // Spoken anew, it waits for its giver anew; the photo stays.
  await leave(rosa, api, { secret }, { sound: toneWav(1) })
  expect(await entry()).toMatchObject({ status: 'waiting', photoUrl: expect.any(String) })
  expect((await t.visitor().get(given)).status).toBe(404)
  const due = async () => (await t.ctx.db.select().from(discardedFiles)).map(({ key }) => key)
  expect(await due()).toContain(first)
  const refused = await leave(rosa, api, { secret }, { sound: toneWav(123) })
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('dos minutos')])
  const second = await keyOf()
  expect(await due()).not.toContain(second)
  await signUp(ana, 'ana')
  const zip = Buffer.from(await (await ana.get('/api/account/export')).arrayBuffer())
  expect(zip.includes(`cuentos/${storyId}/dedicatorias/${(await entry())?.id}.mp3`)).toBe(true)
  await leave(rosa, api, { secret, earlierSound: 'remove' })
  expect([await due(), (await entry())?.soundUrl]).toEqual([expect.arrayContaining([second]), null])

  await leave(rosa, api, { secret }, { sound: toneWav(1) })
  const last = await keyOf()
  await ana.json('DELETE', `/api/stories/${storyId}`)
  expect(await due()).toContain(last)
})

test('a link takes words until its day, not when it is closed or renewed, and never for another story', async () => {
  let now = new Date()
  await using shop = await openGuestbook({ now: () => now })
  const { t, ana, path, api } = shop
  const other = await writeStory(ana, 'los trenes')
  const { path: otherPage } = await ana.json<Guestbook>('POST', `/api/stories/${other}/guestbook`, dayAfter(7, now))
  const secret = newSecret()
  expect((await leave(t.visitor(), api, { secret })).status).toBe(200)
  expect((await leave(t.visitor(), apiOf(otherPage), { secret })).status).toBe(404)
  const { entries } = await ana.json<Guestbook>('GET', path)
  const foreign = entries[0]?.id ?? 0
  expect((await ana.send('DELETE', `/api/stories/${other}/guestbook/entries/${foreign}`)).status).toBe(404)
  await arrange(ana, `/api/stories/${other}/guestbook`, [{ id: foreign, status: 'chosen' }])
  expect((await ana.json<Guestbook>('GET', path)).entries).toMatchObject([{ id: foreign, status: 'waiting' }])

  for (const day of [dayAfter(-1, now), dayAfter(400, now), { ...dayAfter(1, now), timeZone: 'Luna/Mar' }])
    expect((await ana.send('PATCH', path, day)).status).toBe(400)
  const { closesAt } = await ana.json<Guestbook>('PATCH', path, dayAfter(1, now))
  now = new Date(closesAt ?? 0)
  expect((await leave(t.visitor(), api)).status).toBe(409)
  expect((await leave(t.visitor(), api, { secret, line: 'Tarde' })).status).toBe(409)
  expect(await t.visitor().json('GET', api)).toMatchObject({ state: 'over' })
  expect(await ana.json('GET', path)).toMatchObject({ state: 'over' })

  const renewed = await ana.json<Guestbook>('POST', path, dayAfter(2, now))
  expect([(await t.visitor().get(api)).status, (await leave(t.visitor(), api)).status]).toEqual([404, 404])
  expect((await leave(t.visitor(), apiOf(renewed.path))).status).toBe(200)
  expect(await ana.json('DELETE', path)).toMatchObject({ state: 'closed', path: null, entries: [{}, {}] })
  expect((await leave(t.visitor(), apiOf(renewed.path))).status).toBe(404)

  expect(t.logged()).toContain('/api/guestbooks/:token')
  for (const key of [api.split('/').at(-1) ?? '', secret]) {
    expect(t.logged()).not.toContain(key)
    expect(JSON.stringify([await t.ctx.db.select().from(guestbooks), entries])).not.toContain(key)
  }
})

async function nothing(): Promise<void> {}

test('closed while a photo is on its way, and with the disk full: nothing is left behind, and it can be sent again', async () => {
  let beforeStored = nothing
  await using shop = await openGuestbook()
  const { t, ana, path, api } = shop
  const { files } = t.deps
  const slow: FileStore = {
    ...files,
    put: async (...stored) => {
      await beforeStored()
      await files.put(...stored)
    },
  }
  t.deps.files = slow
  const secret = newSecret()
  beforeStored = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  expect((await leave(t.visitor(), api, { secret }, { photo: await facePhoto() })).status).toBeGreaterThanOrEqual(500)
  expect(await t.ctx.db.$count(guestbookEntries)).toBe(0)

  beforeStored = async () => void (await ana.json('DELETE', path))
  expect((await leave(t.visitor(), api, { secret }, { photo: await facePhoto() })).status).toBe(404)
  expect(await t.ctx.db.$count(guestbookEntries)).toBe(0)
  // Both are due for removal.
  expect(await t.ctx.db.$count(discardedFiles)).toBe(2)

  beforeStored = nothing
  const renewed = await ana.json<Guestbook>('POST', path, dayAfter(1))
  expect((await leave(t.visitor(), apiOf(renewed.path), { secret }, { photo: await facePhoto() })).status).toBe(200)
})

test('words without a name, too long, or beside what is no photo are refused', async () => {
  await using shop = await openGuestbook()
  const { t, ana, storyId, api } = shop
  const words: Words[] = [
    { author: '' },
    { line: ' ' },
    { line: 'x'.repeat(141) },
    { memory: 'x'.repeat(401) },
    { secret: 'corto' },
  ]
  for (const wrong of words) expect([wrong, (await leave(t.visitor(), api, wrong)).status]).toEqual([wrong, 400])
  expect((await leave(t.visitor(), api, {}, { photo: Buffer.from('no es una foto') })).status).toBe(415)

  // With the story goes everything that was left for it.
  await leave(t.visitor(), api, {}, { photo: await facePhoto() })
  const [entry] = await t.ctx.db.select().from(guestbookEntries).where(eq(guestbookEntries.storyId, storyId))
  const photoNow = () => t.deps.files.stat(entry?.photoKey ?? '')
  expect(await photoNow()).not.toBeNull()
  await ana.json('DELETE', `/api/stories/${storyId}`)
  expect([await t.ctx.db.$count(guestbooks), await t.ctx.db.$count(guestbookEntries)]).toEqual([0, 0])
  await eventually(async () => expect(await photoNow()).toBeNull())
})
