import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_REDRAWS } from '../../src/contract/constants.ts'
import type { Gift } from '../../src/contract/gifts.ts'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { bookKind, checkout, payHere, untilState, verify, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { signIn, signUp } from '../members.ts'
import { toneWav } from '../tone-wav.ts'

const NOBODYS = { verified: false, customerEmail: null }
const REDO = '0190b1de-1111-7222-8333-944455556666'

async function bytesOf(client: TestClient, path: string, accept = '*/*'): Promise<Buffer> {
  const answer = await client.get(path, { accept })
  expect([path, answer.status]).toEqual([path, 200])
  return Buffer.from(await answer.arrayBuffer())
}

test('the delivery link on another device: the book is read there whole, and nothing else of the buyer', async () => {
  await using t = await createTestApp({ quick: { fullSize: true } })
  const buyer = t.visitor()
  const upload = (await (await buyer.uploadPhoto(await facePhoto())).json()) as { photo: { id: number } }
  const photoId = upload.photo.id
  const events = await buyer.stream('/api/stories/generate', {
    body: { ...BRIEF, senderPhotoId: photoId, attempt: REDO },
  })
  const end = events.at(-1)?.event
  const id = end?.type === 'complete' ? end.storyId : 0
  const other = await writeStory(buyer, 'los trenes')
  const { coverImageUrl: otherCover } = await buyer.json<{ coverImageUrl: string }>(
    'POST',
    `/api/stories/${other}/generate-cover`,
    {},
  )
  const unpaid = new URL(await checkout(buyer, other)).pathname.split('/').at(-1) ?? ''
  const session = await payHere(buyer, await checkout(buyer, id))
  await untilState(buyer, id, 'sent')
  const told = await buyer.json<Story>('GET', `/api/stories/${id}`)
  const chapters = await buyer.json<Paragraph[]>('GET', `/api/stories/${id}/paragraphs`)

  // What is made up, mistyped or not paid opens nothing, and leaves nothing in the browser.
  const phone = t.visitor()
  for (const made of ['cs_sim_0', `${session}x`, session.slice(0, -1), session.toUpperCase(), String(id)])
    expect([made, await verify(phone, made)]).toEqual([made, NOBODYS])
  expect(await verify(phone, unpaid)).toEqual(NOBODYS)
  expect(phone.cookies.size).toBe(0)
  expect((await phone.get(`/api/stories/${id}`)).status).toBe(404)

  expect(await verify(phone, session)).toMatchObject({ verified: true })
  expect(await phone.json('GET', `/api/stories/${id}`)).toEqual(told)
  expect(await phone.json('GET', `/api/stories/${id}/paragraphs`)).toEqual(chapters)
  const sharePath = expect.stringMatching(/^\/regalo\/[\w-]{22}$/)
  expect(await phone.json('GET', `/api/stories/${id}/delivery`)).toMatchObject({
    state: 'sent',
    sharePath,
    cover: { illustrationStyle: BRIEF.illustrationStyle, senderName: BRIEF.senderName },
    own: false,
  })
  expect(await buyer.json('GET', `/api/stories/${id}/delivery`)).toMatchObject({ own: true })
  const urls = [told.coverImageUrl ?? '', ...told.parts.map(({ imageUrl }) => imageUrl ?? '')]
  expect(new Set(urls).size).toBe(6)
  for (const url of urls) expect((await bytesOf(phone, url)).equals(await bytesOf(buyer, url))).toBe(true)
  for (const width of [320, 640, 960]) {
    const small = await bytesOf(phone, `${urls[0]}?w=${width}`, 'image/avif')
    expect(await sharp(small).metadata()).toMatchObject({ width, format: 'heif' })
  }
  expect(await bookKind(phone, id)).toBe('clean')
  const books = await Promise.all(
    ['digital', 'imprenta', 'epub'].map((edition) => bytesOf(phone, `/api/stories/${id}/pdf?edition=${edition}`)),
  )
  expect(books.map((book) => book.subarray(0, 4).toString())).toEqual(['%PDF', '%PDF', 'PK\u0003\u0004'])
  expect(books[0]?.equals(await bytesOf(buyer, `/api/stories/${id}/pdf`))).toBe(true)
  expect(books[0]?.equals(books[1] ?? books[0])).toBe(false)
  const names = await Promise.all(
    ['digital', 'imprenta', 'epub'].map(async (edition) => {
      const answer = await phone.get(`/api/stories/${id}/pdf?edition=${edition}`)
      return decodeURIComponent(
        /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
      )
    }),
  )
  expect(names).toEqual(['.pdf', ' (para imprenta).pdf', '.epub'].map((ending) => `${told.storyTitle}${ending}`))

  const pictureId = Number(urls[0]?.split('/').at(-1))
  const refused: [string, string, object?][] = [
    ['GET', `/api/stories/${id}/brief`],
    ['GET', `/api/stories/${id}/workshop`],
    ['GET', `/api/stories/${id}/events`],
    ['PATCH', `/api/stories/${id}`, { dedication: 'Para mí', storyTitle: 'Mío' }],
    [
      'PATCH',
      `/api/paragraphs/${chapters[0]?.id}`,
      { paragraphText: 'A\n\nB', editedFrom: chapters[0]?.paragraphText },
    ],
    ['POST', `/api/paragraphs/${chapters[0]?.id}/illustrate`, { redo: REDO, wish: 'De noche' }],
    ['POST', `/api/paragraphs/${chapters[0]?.id}/illustrate`, {}],
    ['POST', `/api/stories/${id}/generate-cover`, {}],
    ['POST', `/api/pictures/${pictureId}/choose`],
    ['POST', `/api/stories/${id}/create-checkout-session`, { email: 'otra@correo.mx' }],
    ['DELETE', `/api/stories/${id}`],
    ['DELETE', `/api/stories/${id}?photos=delete`],
    ['DELETE', `/api/photos/${photoId}`],
    ['GET', `/api/photos/${photoId}`],
    ...['full', 'face', 'thumbnail'].map((size): [string, string] => [
      'GET',
      `/api/photos/${photoId}/image?size=${size}`,
    ]),
    ['POST', '/api/stories/generate-text', { ...BRIEF, recipientPhotoId: photoId }],
    // The buyer's other story is as far away as anybody's.
    ['GET', `/api/stories/${other}`],
    ['GET', `/api/stories/${other}/paragraphs`],
    ['GET', `/api/stories/${other}/delivery`],
    ['GET', `/api/stories/${other}/pdf`],
    ['GET', otherCover],
    ['GET', `${otherCover}?w=320`],
  ]
  const membersOnly: [string, string, object?][] = [['POST', `/api/stories/${id}/share`, { email: 'otra@correo.mx' }]]
  const answersOf = (calls: typeof refused) =>
    Promise.all(calls.map(async ([method, path, body]) => [path, (await phone.send(method, path, body)).status]))
  const all = (calls: typeof refused, status: number) => calls.map(([, path]) => [path, status])
  expect(await answersOf(refused)).toEqual(all(refused, 404))
  expect(await answersOf(membersOnly)).toEqual(all(membersOnly, 401))
  for (const path of ['/api/auth/user', '/api/auth/stories', '/api/photos'])
    expect([path, (await phone.get(path)).status]).toEqual([path, 401])
  // The signed list of what was verified is taken as it was given.
  const forger = t.visitor()
  for (const [name, value] of phone.cookies) forger.cookies.set(name, `${other}.${value}`)
  expect((await forger.get(`/api/stories/${other}`)).status).toBe(404)

  // Whoever signs up there reads on, and owns nothing of it.
  await signUp(phone, 'bruno')
  expect((await phone.get(`/api/stories/${id}`)).status).toBe(200)
  expect(await answersOf([...refused, ...membersOnly])).toEqual(all([...refused, ...membersOnly], 404))
  expect(await phone.json('GET', '/api/auth/stories')).toEqual([])
  expect(await phone.json('GET', '/api/photos')).toEqual([])

  expect(await buyer.json('GET', `/api/stories/${id}`)).toEqual(told)
  expect(await buyer.json('GET', `/api/stories/${id}/paragraphs`)).toEqual(chapters)
  expect(await buyer.json('GET', `/api/stories/${id}/workshop`)).toMatchObject({ redrawsLeft: MAX_REDRAWS })
  expect((await buyer.get(`/api/photos/${photoId}`)).status).toBe(200)

  // The money goes back: the clean book is gone from there too, and the link opens nothing new.
  const paid = (await t.ctx.db.select().from(purchases)).find(({ sessionId }) => sessionId === session)
  expect(await refundPurchase(t.ctx, paid?.id ?? '')).toMatchObject({ ok: true })
  expect(await bookKind(phone, id)).toBe('sample')
  for (const edition of ['imprenta', 'cuadernillo', 'epub'])
    expect((await phone.get(`/api/stories/${id}/pdf?edition=${edition}`)).status).toBe(409)
  const late = t.visitor()
  expect(await verify(late, session)).toEqual(NOBODYS)
  expect([late.cookies.size, (await late.get(`/api/stories/${id}`)).status]).toEqual([0, 404])
})

test('a member manages a gift from any device: its day, its voice, what relatives left; another member nothing', async () => {
  await using t = await createTestApp()
  const home = t.visitor()
  await signUp(home, 'ana')
  const id = await writeStory(home)
  await payHere(home, await checkout(home, id))
  await untilState(home, id, 'sent')
  const { path } = await home.json<Gift>('GET', `/api/stories/${id}/gift`)
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  await home.json('POST', `/api/stories/${id}/guestbook`, { closesAt, timeZone: 'America/Lima' })

  const phone = t.visitor()
  await signIn(phone, 'ana')
  expect(await phone.json<Gift>('PATCH', `/api/stories/${id}/gift`, { line: 'Desde el tren' })).toMatchObject({ path })
  const sound = new FormData()
  sound.set('sound', new Blob([toneWav(1)]), 'voz.wav')
  expect((await phone.send('POST', `/api/stories/${id}/recordings/1`, sound)).status).toBe(200)
  expect(await home.json('GET', `/api/stories/${id}/recordings`)).toMatchObject([{ chapter: 1 }])
  expect(await phone.json('GET', `/api/stories/${id}/guestbook`)).toMatchObject({ state: 'open' })
  expect(await phone.json('GET', `/api/gifts/${path?.split('/').at(-1)}`)).toMatchObject({ giver: true })

  const stranger = t.visitor()
  await signUp(stranger, 'bruno')
  for (const [method, call] of [
    ['GET', 'gift'],
    ['PATCH', 'gift'],
    ['POST', 'gift/renew'],
    ['DELETE', 'gift'],
    ['GET', 'recordings'],
    ['DELETE', 'recordings/1'],
    ['GET', 'guestbook'],
    ['DELETE', 'guestbook'],
  ] as const) {
    const body = method === 'PATCH' ? { line: 'Otra' } : undefined
    expect([method, call, (await stranger.send(method, `/api/stories/${id}/${call}`, body)).status]).toEqual([
      method,
      call,
      404,
    ])
  }
  expect(await home.json('GET', `/api/stories/${id}/gift`)).toMatchObject({ line: 'Desde el tren', path })
})
