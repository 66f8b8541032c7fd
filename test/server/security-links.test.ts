import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { GIFT_CARD_MESSAGES } from '../../src/contract/gift-card-messages.ts'
import { GIFT_MESSAGES } from '../../src/contract/gift-messages.ts'
import { GUESTBOOK_MESSAGES } from '../../src/contract/guestbook-messages.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { users } from '../../src/server/db/schema/accounts.ts'
import { giftCards } from '../../src/server/db/schema/gift-cards.ts'
import { endedGifts, gifts } from '../../src/server/db/schema/gifts.ts'
import { guestbookEntries, guestbooks } from '../../src/server/db/schema/guestbooks.ts'
import { paragraphs, pictures, stories } from '../../src/server/db/schema/stories.ts'
import { asOwner, openedGiftCard } from '../../src/server/features/gift-cards/policy.ts'
import { hasCome, openedGift, receivedGift } from '../../src/server/features/gifts/policy.ts'
import { heldEntry, invited, isOver, openInvitation } from '../../src/server/features/guestbooks/policy.ts'
import { givenStory, lockedForWork, readableStory, usedPicture } from '../../src/server/features/stories/policy.ts'
import { digestToken, mintToken } from '../../src/server/link-tokens.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'

const NONE = 999_999
const HOUR_MS = 3_600_000

const t = await createTestApp()
afterAll(() => t[Symbol.asyncDispose]())

function as(userId: string | null, now = new Date()): Ctx {
  return { ...t.ctx, now: () => now, who: { userId, anonymous: false, bought: new Set() } }
}

/** A complete, bought story of this new person's. */
async function give(userId: string): Promise<number> {
  await t.ctx.db.insert(users).values({ id: userId, name: userId, email: `${userId}@correo.mx` })
  const [story] = await t.ctx.db
    .insert(stories)
    .values({ brief: BRIEF, userId, briefDigest: userId, seed: userId, status: 'complete', boughtAt: new Date() })
    .returning()
  return story?.id ?? 0
}

async function seal(token: string) {
  return { ...(await mintToken(t.ctx)), tokenDigest: digestToken(token) }
}

const notFound = (message: string) => ({ code: 'not_found', message })

test('a gift’s link opens on its day, and for its giver before; a dead one says why where that is known', async () => {
  const { db } = t.ctx
  const storyId = await give('ana')
  const opensAt = new Date()
  await db.insert(gifts).values({ ...(await seal('key')), storyId, opensAt })
  const before = new Date(opensAt.getTime() - 1)

  expect(hasCome({ opensAt: null }, before)).toBe(true)
  expect(await receivedGift(as('bob', before), 'key')).toMatchObject({ inside: null, isGiver: false })
  await expect(openedGift(as('bob', before), 'key')).rejects.toMatchObject(notFound(GIFT_MESSAGES.notYet))
  expect(await receivedGift(as(null, before), 'key')).toMatchObject({ inside: null, isGiver: false })
  expect(await receivedGift(as('ana', before), 'key')).toMatchObject({ inside: { id: storyId }, isGiver: true })
  expect(await openedGift(as(null, opensAt), 'key')).toMatchObject({ id: storyId })
  const wrapped = await receivedGift(as('bob', opensAt), 'key')
  expect(wrapped).toMatchObject({ gift: { storyId }, wrapping: { id: storyId }, isGiver: false })

  // Nothing is opened, by the giver either, while a picture is drawn anew.
  await db.update(stories).set({ status: 'illustrating' }).where(eq(stories.id, storyId))
  expect(await receivedGift(as('ana'), 'key')).toMatchObject({ inside: null })
  await db.update(stories).set({ status: 'complete', boughtAt: null }).where(eq(stories.id, storyId))
  await expect(receivedGift(as('ana'), 'key')).rejects.toMatchObject(notFound(GIFT_MESSAGES.notFound))
  await db.update(stories).set({ boughtAt: new Date() }).where(eq(stories.id, storyId))
  await db.update(gifts).set({ closedAt: new Date() }).where(eq(gifts.storyId, storyId))
  await expect(receivedGift(as('ana'), 'key')).rejects.toMatchObject(notFound(GIFT_MESSAGES.linkClosed))

  await db.insert(endedGifts).values([
    { tokenDigest: digestToken('of a story'), endedWith: 'story' },
    { tokenDigest: digestToken('of an account'), endedWith: 'account' },
  ])
  for (const [token, message] of [
    ['of a story', GIFT_MESSAGES.storyDeleted],
    ['of an account', GIFT_MESSAGES.accountDeleted],
    ['of nothing', GIFT_MESSAGES.notFound],
  ] as const)
    await expect(receivedGift(as(null), token)).rejects.toMatchObject(notFound(message))
})

test('a guestbook’s link takes words until its day has passed, and none once it is closed', async () => {
  const { db } = t.ctx
  const storyId = await give('carla')
  const closesAt = new Date(Date.now() + HOUR_MS)
  await db.insert(guestbooks).values({ ...(await seal('book')), storyId, closesAt, timeZone: 'America/Bogota' })
  const last = new Date(closesAt.getTime() - 1)

  expect(isOver({ closesAt }, last)).toBe(false)
  expect(await openInvitation(as(null, last), 'book')).toMatchObject({ story: { id: storyId }, isOver: false })
  expect(await invited(as(null, closesAt), 'book')).toMatchObject({ guestbook: { storyId }, isOver: true })
  await expect(openInvitation(as(null, closesAt), 'book')).rejects.toMatchObject({
    code: 'conflict',
    message: GUESTBOOK_MESSAGES.over,
  })
  await db.update(guestbooks).set({ closedAt: new Date() }).where(eq(guestbooks.storyId, storyId))
  for (const token of ['book', 'no book'])
    await expect(invited(as('carla'), token)).rejects.toMatchObject(notFound(GUESTBOOK_MESSAGES.notFound))

  const left = { storyId, author: 'Tía Lola', line: 'Felicidades', memory: '', position: 1 }
  await db.insert(guestbookEntries).values({ ...left, secretDigest: digestToken('secret') })
  expect(await heldEntry(as(null), 'secret')).toMatchObject({ storyId, author: 'Tía Lola' })
  expect(await heldEntry(as('carla'), 'another')).toBeNull()
})

test('a gift card is its buyer’s, and opened by whoever has its link', async () => {
  await give('diego')
  const [card] = await t.ctx.db
    .insert(giftCards)
    .values({
      ...(await seal('card')),
      id: randomUUID(),
      userId: 'diego',
      sealedCode: '',
      recipientName: 'Eva',
      senderName: 'Diego',
      line: '',
      style: 'comic',
    })
    .returning()
  const missing = notFound(GIFT_CARD_MESSAGES.notFound)
  expect(await openedGiftCard(as(null), 'card')).toMatchObject({ id: card?.id })
  await expect(openedGiftCard(as('diego'), 'no card')).rejects.toMatchObject(missing)

  expect(asOwner(as('diego'), card)).toBe(card)
  const refused = () => t.logged().split(`"giftCardId":"${card?.id}"`).length - 1
  expect(() => asOwner(as('diego'), undefined)).toThrow(expect.objectContaining(missing))
  expect(refused()).toBe(0)
  for (const other of [as('ana'), as(null)])
    expect(() => asOwner(other, card)).toThrow(expect.objectContaining(missing))
  expect(refused()).toBe(2)
  // Once its buyer's account is gone it is nobody's, a visitor's without an account neither.
  expect(() => asOwner(as(null), { ...card!, userId: null })).toThrow(expect.objectContaining(missing))
})

test('of a story that may be read, the pictures of the book are shown and no others', async () => {
  const { db } = t.ctx
  const storyId = await give('elena')
  const otherId = await give('fede')
  const draw = async (id: number, subject: number) => {
    const drawn = { storyId: id, subject, imagePrompt: '', style: 'comic' as const, requestDigest: randomUUID() }
    const [picture] = await db.insert(pictures).values(drawn).returning()
    return picture?.id ?? 0
  }
  const [cover, chapter, aside, others] = [
    await draw(storyId, 0),
    await draw(storyId, 1),
    await draw(storyId, 0),
    await draw(otherId, 0),
  ]
  await db.update(stories).set({ coverPictureId: cover }).where(eq(stories.id, storyId))
  await db.update(stories).set({ coverPictureId: others }).where(eq(stories.id, otherId))
  const told = { storyId, paragraphNumber: 1, paragraphText: '', imagePrompt: '', pictureId: chapter }
  await db
    .insert(paragraphs)
    .values({ ...told, scene: { place: 'la playa', time: 'de día', action: 'mira el mar', objects: [] } })

  const story = await readableStory(as('elena'), storyId)
  for (const shown of [cover, chapter]) expect(await usedPicture(t.ctx, story, shown)).toMatchObject({ id: shown })
  for (const hidden of [aside, others, NONE])
    await expect(usedPicture(t.ctx, story, hidden)).rejects.toMatchObject(notFound(MESSAGES.pictureNotFound))

  expect(await givenStory(as(null), storyId)).toMatchObject({ id: storyId })
  expect(await givenStory(as(null), NONE)).toBeNull()
  const locked = await lockedForWork(t.ctx, [otherId, NONE, storyId])
  expect(locked.map(({ id }) => id)).toEqual([storyId, otherId])
  expect(await lockedForWork(t.ctx, [])).toEqual([])
})
