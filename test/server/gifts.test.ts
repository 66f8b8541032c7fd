import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { GIFT_MESSAGES } from '../../src/contract/gift-messages.ts'
import type { Gift, Parcel } from '../../src/contract/gifts.ts'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { gifts } from '../../src/server/db/schema/gifts.ts'
import { pictures } from '../../src/server/db/schema/stories.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { refundPurchase } from '../../src/server/features/purchases/refund.ts'
import { resealTokens } from '../../src/server/features/gifts/reseal.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../create-test-app.ts'
import { PASSWORD, signUp } from '../members.ts'

const HOUR_MS = 3_600_000

/** A bought story whose book is ready, with the gift that its buyer finds. */
async function openGift(
  options: TestAppOptions = {},
): Promise<{ t: TestApp; ana: TestClient; storyId: number; gift: Gift; api: string } & AsyncDisposable> {
  const t = await createTestApp(options)
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const gift = await ana.json<Gift>('GET', `/api/stories/${storyId}/gift`)
  return { t, ana, storyId, gift, api: apiOf(gift), [Symbol.asyncDispose]: () => t[Symbol.asyncDispose]() }
}

/** Where the app asks for what the link shows. */
function apiOf({ path }: Gift): string {
  return `/api/gifts/${path?.split('/').at(-1)}`
}

test('whoever has the link reads, looks and downloads, and learns nothing of the purchase', async () => {
  await using shop = await openGift()
  const { t, ana, storyId, gift, api } = shop
  expect(gift).toEqual({
    path: expect.stringMatching(/^\/regalo\/[\w-]{22}$/),
    closed: false,
    line: '',
    opensAt: null,
    timeZone: null,
    email: null,
    mail: 'none',
    openedAt: null,
  })
  // It is the one that «Compartir» gives, and the same however often it is asked for.
  expect(await ana.json('GET', `/api/stories/${storyId}/delivery`)).toMatchObject({ sharePath: gift.path })
  expect(await ana.json('GET', `/api/stories/${storyId}/gift`)).toEqual(gift)
  const line = 'Para que nunca olvides el mar'
  expect(await ana.json('PATCH', `/api/stories/${storyId}/gift`, { line })).toEqual({ ...gift, line })

  const leo = t.visitor()
  const parcel = await leo.json<Parcel>('GET', api)
  const told = await ana.json<Story>('GET', `/api/stories/${storyId}`)
  expect(parcel).toMatchObject({
    state: 'open',
    giver: false,
    recipientName: 'Mateo',
    senderName: 'Clara',
    style: 'acuarela',
    line,
    story: { storyTitle: told.storyTitle },
  })
  expect(parcel.story?.parts.map(({ content }) => content)).toEqual(told.parts.map(({ content }) => content))
  for (const url of [parcel.story?.coverImageUrl, ...(parcel.story?.parts.map(({ imageUrl }) => imageUrl) ?? [])]) {
    const answer = await leo.get(`${url}?w=320`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  const books = await Promise.all(['', '?edition=epub'].map((query) => leo.get(`${api}/book${query}`)))
  expect(await Promise.all(books.map(async (book) => [book.status, (await book.text()).slice(0, 2)]))).toEqual([
    [200, '%P'],
    [200, 'PK'],
  ])
  expect((await leo.get(`${api}/book?edition=imprenta`)).status).toBe(400)

  // No search engine lists it, and whoever is linked from it does not learn its address.
  const page = await leo.get(gift.path ?? '')
  expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('referrer-policy')]).toEqual([
    200,
    'noindex, nofollow',
    'no-referrer',
  ])

  // The link opens the gift and nothing beside it; the browser was given no key.
  expect(leo.cookies.size).toBe(0)
  for (const path of ['', '/delivery', '/gift', '/paragraphs', '/pdf', '/brief', '/workshop'])
    expect([path, (await leo.get(`/api/stories/${storyId}${path}`)).status]).toEqual([path, 404])
  const [first] = await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`)
  expect((await leo.get(first?.imageUrl ?? '')).status).toBe(404)
  for (const [method, path] of [
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/renew'],
  ] as const)
    expect(
      (await leo.send(method, `/api/stories/${storyId}/gift${path}`, method === 'PATCH' ? {} : undefined)).status,
    ).toBe(404)
})

test('of pictures the link shows those that are in the book, and of no other story', async () => {
  await using shop = await openGift()
  const { t, ana, storyId, api } = shop
  const other = await writeStory(ana, 'los trenes')
  await ana.json('POST', `/api/stories/${other}/generate-cover`, {})
  await ana.json('POST', `/api/stories/${storyId}/generate-cover`, {
    redo: '0190b1de-1111-7222-8333-944455556666',
    wish: 'De noche',
  })
  const drawn = await t.ctx.db.select().from(pictures)
  const parcel = await t.visitor().json<Parcel>('GET', api)
  const shown = [parcel.story?.coverImageUrl, ...(parcel.story?.parts.map(({ imageUrl }) => imageUrl) ?? [])].map(
    (url) => Number(url?.split('/').at(-1)),
  )
  expect(drawn.length).toBeGreaterThan(7)
  for (const { id } of drawn) {
    const { status } = await t.visitor().get(`${api}/pictures/${id}`)
    expect([id, status]).toEqual([id, shown.includes(id) ? 200 : 404])
  }
})

test('before its day nobody but the giver sees what is inside, whatever they ask for', async () => {
  let now = new Date()
  await using shop = await openGift({ now: () => now })
  const { t, ana, storyId, gift, api } = shop
  const inside = (await t.visitor().json<Parcel>('GET', api)).story
  const opensAt = new Date(now.getTime() + 2 * HOUR_MS).toISOString()
  const day = { opensAt, timeZone: 'America/Mexico_City' }
  expect(await ana.json('PATCH', `/api/stories/${storyId}/gift`, day)).toEqual({ ...gift, ...day })

  const leo = t.visitor()
  const asked = [api, `${api}/book`, `${api}/book?edition=epub`, `${inside?.coverImageUrl}`, `${gift.path}`]
  const answers = await Promise.all(asked.map((path) => leo.get(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 200])
  for (const answer of answers) expect(await answer.text()).not.toMatch(new RegExp(`dinosaurios|${inside?.storyTitle}`))
  expect(await leo.json<Parcel>('GET', api)).toMatchObject({ state: 'waiting', story: null, ...day })
  // Another reader of the story's own is a stranger here, too.
  const bruno = t.visitor()
  await signUp(bruno, 'bruno')
  expect(await bruno.json<Parcel>('GET', api)).toMatchObject({ state: 'waiting', giver: false, story: null })

  expect(await ana.json<Parcel>('GET', api)).toMatchObject({ state: 'open', giver: true, story: inside })
  expect(await (await ana.get(`${gift.path}`)).text()).toContain(inside?.storyTitle)
  expect((await ana.get(`${inside?.coverImageUrl}`)).status).toBe(200)

  now = new Date(Date.parse(opensAt) - 1)
  expect(await leo.json<Parcel>('GET', api)).toMatchObject({ state: 'waiting' })
  now = new Date(opensAt)
  expect(await leo.json<Parcel>('GET', api)).toMatchObject({ state: 'open', story: inside })
  expect((await leo.get(`${api}/book`)).status).toBe(200)
})

test('a link that is renewed, closed, refunded, deleted or made up opens nothing', async () => {
  await using shop = await openGift()
  const { t, ana, storyId, gift, api } = shop
  const status = async (path: string) => (await t.visitor().get(path)).status
  const told = async (path: string) => ((await (await t.visitor().get(path)).json()) as { message: string }).message
  const renewed = await ana.json<Gift>('POST', `/api/stories/${storyId}/gift/renew`)
  expect(renewed.path).not.toBe(gift.path)
  expect([await status(api), await status(`${gift.path}`), await status(apiOf(renewed))]).toEqual([404, 404, 200])

  expect(await ana.json('DELETE', `/api/stories/${storyId}/gift`)).toEqual({ ...gift, path: null, closed: true })
  expect([await status(apiOf(renewed)), await status(`${apiOf(renewed)}/book`)]).toEqual([404, 404])
  // Whoever holds a link hears what became of it, where that is known; of one that was replaced, nothing.
  expect([await told(apiOf(renewed)), await told(api)]).toEqual([GIFT_MESSAGES.linkClosed, GIFT_MESSAGES.notFound])
  expect(await ana.json('GET', `/api/stories/${storyId}/delivery`)).toMatchObject({ sharePath: null })
  const again = await ana.json<Gift>('POST', `/api/stories/${storyId}/gift/renew`)
  expect([await status(apiOf(renewed)), await status(apiOf(again))]).toEqual([404, 200])

  const token = again.path?.split('/').at(-1) ?? ''
  for (const made of ['x', token.slice(1), `${token}x`, token.toUpperCase(), '..'])
    expect([made, await status(`/regalo/${made}`)]).toEqual([made, 404])

  const [purchase] = await t.ctx.db.select().from(purchases)
  await refundPurchase(t.ctx, purchase?.id ?? '')
  expect([await status(apiOf(again)), await told(apiOf(again))]).toEqual([404, GIFT_MESSAGES.notFound])
  expect((await ana.get(`/api/stories/${storyId}/gift`)).status).toBe(409)
  await ana.json('DELETE', `/api/stories/${storyId}`)
  expect(await t.ctx.db.$count(gifts)).toBe(0)
  expect([await status(apiOf(again)), await told(apiOf(again))]).toEqual([404, GIFT_MESSAGES.storyDeleted])
  expect([await told(api), await told(`${apiOf(again)}/book`)]).toEqual([
    GIFT_MESSAGES.notFound,
    GIFT_MESSAGES.storyDeleted,
  ])
})

test('the address is kept encrypted, in no log, and seen again after the secret was replaced', async () => {
  await using shop = await openGift()
  const { t, ana, storyId, gift, api } = shop
  await t.visitor().get(`${gift.path}`)
  await t.visitor().get(`${api}/book`)
  await t.visitor().get(`${api}x`)
  const token = gift.path?.split('/').at(-1) ?? '?'
  expect(t.logged()).toContain('/regalo/:token')
  expect(t.logged()).not.toContain(token)
  const [row] = await t.ctx.db.select().from(gifts).where(eq(gifts.storyId, storyId))
  expect(JSON.stringify(row)).not.toContain(token)

  await resealTokens(t.ctx)
  expect(await ana.json('GET', `/api/stories/${storyId}/gift`)).toEqual(gift)
  // Sealed with a secret that is in the settings no more: the link works on, and its giver may renew it.
  await t.ctx.db.update(gifts).set({ sealedToken: '$ba$1$gone' })
  await resealTokens(t.ctx)
  expect(await ana.json('GET', `/api/stories/${storyId}/gift`)).toEqual({ ...gift, path: null })
  expect((await t.visitor().get(api)).status).toBe(200)
  const renewed = await ana.json<Gift>('POST', `/api/stories/${storyId}/gift/renew`)
  expect(renewed.path).toMatch(/^\/regalo\//)

  // It ends with its giver's account, and says so.
  await signUp(ana, 'ana')
  await ana.json('DELETE', '/api/account', { password: PASSWORD })
  const gone = await t.visitor().get(apiOf(renewed))
  expect([gone.status, await gone.json()]).toMatchObject([404, { message: GIFT_MESSAGES.accountDeleted }])
})

test('a tag and a day that cannot be are refused', async () => {
  await using shop = await openGift()
  const { ana, storyId } = shop
  for (const body of [
    { line: 'x'.repeat(201) },
    { opensAt: 'mañana', timeZone: 'America/Mexico_City' },
    { opensAt: '2030-01-01T00:00:00Z' },
    { opensAt: '2030-01-01T00:00:00Z', timeZone: 'Luna/Mar' },
  ])
    expect([body, (await ana.send('PATCH', `/api/stories/${storyId}/gift`, body)).status]).toEqual([body, 400])
})
