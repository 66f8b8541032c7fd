import { once } from 'node:events'
import { request } from 'node:http'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Gift, Parcel } from '../../src/contract/gifts.ts'
import type { Recording } from '../../src/contract/recordings.ts'
import type { Paragraph } from '../../src/contract/stories.ts'
import { discardedFiles } from '../../src/server/db/schema/discarded-files.ts'
import { recordings } from '../../src/server/db/schema/recordings.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'
import { signUp } from '../members.ts'
import { filesNamed } from '../stored-files.ts'
import { readPdfBytes } from '../book/read-pdf.ts'
import { toneWav } from '../tone-wav.ts'

const HOUR_MS = 3_600_000

async function openGift() {
  const state = { now: new Date() }
  const t = await createTestApp({ now: () => state.now })
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const { path } = await ana.json<Gift>('GET', `/api/stories/${storyId}/gift`)
  const of = `/api/stories/${storyId}/recordings`
  return {
    t,
    state,
    ana,
    leo: t.visitor(),
    storyId,
    of,
    parcel: `/api/gifts/${path?.split('/').at(-1)}`,
    record: (chapter: number | string, wav: Uint8Array<ArrayBuffer>, who: TestClient = ana) => {
      const form = new FormData()
      form.set('sound', new Blob([wav]), 'voz.wav')
      return who.send('POST', `${of}/${chapter}`, form)
    },
    files: async () => (await t.ctx.db.select().from(recordings)).map(({ fileKey }) => fileKey),
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

test('a chapter that its giver records is heard by them and by whoever opens the gift, in any browser', async () => {
  await using gift = await openGift()
  const { t, state, ana, leo, storyId, of, parcel, record } = gift
  const told = (await (await record(2, toneWav(2))).json()) as Recording[]
  const soundUrl = `${of}/2?v=${state.now.getTime()}`
  expect(told).toEqual([{ chapter: 2, seconds: 2, narrated: false, soundUrl, outdated: false }])
  expect(await ana.json('GET', of)).toEqual(told)

  const whole = await ana.get(soundUrl)
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  const sound = new Uint8Array(await whole.arrayBuffer())
  expect([sound[0], (sound[1] ?? 0) & 0xfe]).toEqual([0xff, 0xf2])
  // Safari asks for the first two bytes before anything else.
  const part = await ana.get(soundUrl, { range: 'bytes=0-1' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-1/${sound.length}`])

  const [heard] = (await leo.json<Parcel>('GET', parcel)).story?.voice ?? []
  expect(heard).toMatchObject({ chapter: 2, seconds: 2 })
  expect(new Uint8Array(await (await leo.get(heard?.soundUrl ?? '')).arrayBuffer())).toEqual(sound)
  expect((await leo.get(`${parcel}/recordings/1`)).status).toBe(404)
  // The gift's link opens the gift and nothing beside it.
  for (const [method, path] of [
    ['GET', of],
    ['GET', `${of}/2`],
    ['DELETE', `${of}/2`],
  ] as const)
    expect([path, (await leo.send(method, path)).status]).toEqual([path, 404])
  expect((await record(2, toneWav(1), leo)).status).toBe(404)

  const opensAt = new Date(state.now.getTime() + HOUR_MS).toISOString()
  await ana.json('PATCH', `/api/stories/${storyId}/gift`, { opensAt, timeZone: 'America/Mexico_City' })
  expect((await leo.get(heard?.soundUrl ?? '')).status).toBe(404)
  state.now = new Date(opensAt)
  expect((await leo.get(heard?.soundUrl ?? '')).status).toBe(200)
  expect(t.logged()).not.toContain(parcel.split('/').at(-1))
})

test('another take replaces the one before, and deleting takes it away from everywhere', async () => {
  await using gift = await openGift()
  const { t, state, ana, leo, storyId, of, parcel, record, files } = gift
  await record(1, toneWav(1))
  const [first = ''] = await files()
  // A backup takes it along.
  expect(await filesNamed(t)).toContain(first)
  state.now = new Date(state.now.getTime() + 1_000)
  await record(1, toneWav(3))
  await record(5, toneWav(1))
  const [second = ''] = await files()
  expect((await ana.json<Recording[]>('GET', of)).map(({ chapter, seconds }) => [chapter, seconds])).toEqual([
    [1, 3],
    [5, 1],
  ])
  const due = async () => (await t.ctx.db.select().from(discardedFiles)).map(({ key }) => key)
  expect([first === second, (await due()).includes(first), (await due()).includes(second)]).toEqual([
    false,
    true,
    false,
  ])

  expect(await ana.json('DELETE', `${of}/1`)).toMatchObject([{ chapter: 5 }])
  expect(await ana.json('DELETE', `${of}/1`)).toMatchObject([{ chapter: 5 }])
  expect((await leo.json<Parcel>('GET', parcel)).story?.voice.map(({ chapter }) => chapter)).toEqual([5])
  expect((await ana.get(`${of}/1`)).status).toBe(404)

  await signUp(ana, 'ana')
  const zip = Buffer.from(await (await ana.get('/api/account/export')).arrayBuffer())
  expect(zip.includes(`cuentos/${storyId}/voz/capitulo-5.mp3`)).toBe(true)
  const [last = ''] = await files()
  await ana.json('DELETE', `/api/stories/${storyId}`)
  expect([await t.ctx.db.$count(recordings), (await due()).includes(last)]).toEqual([0, true])
})

test('a chapter that was written anew since tells its giver, until it is recorded again', async () => {
  await using gift = await openGift()
  const { ana, storyId, of, record } = gift
  await record(1, toneWav(1))
  await record(2, toneWav(1))
  const [, second] = await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`)
  const change = { paragraphText: `${second?.paragraphText} Y nada más.`, editedFrom: second?.paragraphText }
  await ana.json('PATCH', `/api/paragraphs/${second?.id}`, change)
  const outdated = async () => (await ana.json<Recording[]>('GET', of)).map((recording) => recording.outdated)
  expect(await outdated()).toEqual([false, true])
  await record(2, toneWav(1))
  expect(await outdated()).toEqual([false, false])
})

test('every edition leads to the voice while there is one, by the address that opens the gift now', async () => {
  await using gift = await openGift()
  const { t, ana, storyId, of, record } = gift
  const edition = async (name: string) => {
    const answer = await ana.get(`/api/stories/${storyId}/pdf?edition=${name}`)
    expect(answer.status).toBe(200)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const links = async (name: string) => (await readPdfBytes(await edition(name))).links
  const address = async (method: string, path = '') => {
    const { path: page } = await ana.json<Gift>(method, `/api/stories/${storyId}/gift${path}`)
    return `${t.deps.settings.BASE_URL}${page}#voz`
  }
  expect(await links('digital')).toEqual([])

  await record(3, toneWav(1))
  const first = await address('GET')
  for (const name of ['digital', 'imprenta', 'cuadernillo']) expect([name, await links(name)]).toEqual([name, [first]])
  const last = strFromU8(unzipSync(await edition('epub'))['EPUB/page-5.xhtml'] ?? new Uint8Array())
  expect(last).toContain(`<a href="${first}"`)
  const { pages, text } = await readPdfBytes(await edition('digital'))
  expect([pages, text]).toEqual([5, expect.stringContaining('Escucha este cuento con la voz de Clara')])

  const renewed = await address('POST', '/renew')
  expect([renewed === first, await links('digital')]).toEqual([false, [renewed]])
  await ana.json('DELETE', `/api/stories/${storyId}/gift`)
  expect(await links('digital')).toEqual([])
  const again = await address('POST', '/renew')
  expect(await links('digital')).toEqual([again])
  await ana.json('DELETE', `${of}/3`)
  expect(await links('digital')).toEqual([])
})

test('what is no recording is refused in Spanish and leaves the one before as it was; so does a full disk', async () => {
  await using gift = await openGift()
  const { t, ana, of, record, files } = gift
  await record(1, toneWav(1))
  const kept = await files()
  for (const [wav, status, message] of [
    [new TextEncoder().encode('no soy una grabación'), 415, 'no es una grabación'],
    [toneWav(1).slice(0, 1_000), 400, 'incompleta'],
    [toneWav(1, 0), 400, 'No se oye nada'],
    [toneWav(602), 413, 'diez minutos'],
    [new Uint8Array(), 400, 'Falta la grabación'],
  ] as const) {
    const answer = await record(1, wav)
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)])
  }
  for (const chapter of ['0', '6', 'x']) expect((await record(chapter, toneWav(1))).status).toBe(400)

  // The connection is gone in the middle of it.
  const sending = request(`${t.url}${of}/1`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      cookie: [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  const broken = once(sending, 'error')
  sending.write('--x\r\ncontent-disposition: form-data; name="sound"; filename="voz.wav"\r\n\r\n')
  sending.write(toneWav(1).slice(0, 9_000))
  await eventually(() => expect(sending.writableLength).toBe(0))
  sending.destroy(new Error('cut'))
  await broken
  expect([await files(), (await ana.get(`${of}/1`)).status]).toEqual([kept, 200])

  const { files: store } = t.deps
  t.deps.files = { ...store, put: () => Promise.reject(new Error('ENOSPC')) }
  expect((await record(1, toneWav(2))).status).toBe(500)
  t.deps.files = store
  expect([await files(), (await ana.get(`${of}/1`)).status]).toEqual([kept, 200])

  const unbought = await writeStory(ana, 'los trenes')
  const form = new FormData()
  form.set('sound', new Blob([toneWav(1)]), 'voz.wav')
  expect((await ana.send('POST', `/api/stories/${unbought}/recordings/1`, form)).status).toBe(409)
})
