import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { sessions, users } from '../../src/server/db/schema/accounts.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { paragraphs, pictures, stories } from '../../src/server/db/schema/stories.ts'
import { requireMember } from '../../src/server/sessions/member.ts'
import { ownedPhoto, requireCombiningRoom, requireOwnPhotos } from '../../src/server/features/photos/policy.ts'
import {
  ownedParagraph,
  ownedPicture,
  ownedStory,
  readablePicture,
  readableStory,
  readableWholeStory,
  storyForWork,
  wholeStoryBySession,
} from '../../src/server/features/stories/policy.ts'
import type { Scene } from '../../src/engine.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'

const NONE = 999_999
const DAY_MS = 86_400_000
const SCENE: Scene = { place: 'la playa', time: 'de día', action: 'mira el mar', objects: [] }

const t = await createTestApp()
afterAll(() => t[Symbol.asyncDispose]())

type Rows = { storyId: number; photoId: number; paragraphId: number; pictureId: number }

/** As this person asks, who has verified the purchase of these stories. */
function as(userId: string | null, bought: number[] = []): Ctx {
  return { ...t.ctx, who: { userId, anonymous: userId === 'visitor', bought: new Set(bought) } }
}

async function give(userId: string): Promise<Rows> {
  const { db } = t.ctx
  await db.insert(users).values({ id: userId, name: userId, email: `${userId}@correo.mx` })
  const [story] = await db
    .insert(stories)
    .values({ brief: BRIEF, userId, briefDigest: userId, seed: userId })
    .returning()
  const storyId = story?.id ?? 0
  const [photo] = await db
    .insert(photos)
    .values({ userId, personRelation: 'yo', fileKey: 'a', thumbnailKey: 'b', width: 1, height: 1 })
    .returning()
  // Written out of order: they are read in theirs.
  const told = [2, 1].map((paragraphNumber) => ({
    storyId,
    paragraphNumber,
    paragraphText: `Parte ${paragraphNumber}`,
  }))
  const [paragraph] = await db
    .insert(paragraphs)
    .values(told.map((row) => ({ ...row, imagePrompt: '', scene: SCENE })))
    .returning()
  const [picture] = await db
    .insert(pictures)
    .values({ storyId, subject: 0, imagePrompt: '', style: 'comic', requestDigest: 'x' })
    .returning()
  return { storyId, photoId: photo?.id ?? 0, paragraphId: paragraph?.id ?? 0, pictureId: picture?.id ?? 0 }
}

test('what is somebody else’s is as little there as what is nowhere, and only the former is written down', async () => {
  const mine = await give('ana')
  const theirs = await give('bob')
  const ana = as('ana')
  const nobody = as(null)
  const refusals = () => [...t.logged().matchAll(/"event":"access_refused"/g)].length

  const gates: [(ctx: Ctx, id: number) => Promise<unknown>, keyof Rows, string][] = [
    [ownedStory, 'storyId', MESSAGES.storyNotFound],
    [readableStory, 'storyId', MESSAGES.storyNotFound],
    [readableWholeStory, 'storyId', MESSAGES.storyNotFound],
    [ownedParagraph, 'paragraphId', MESSAGES.storyNotFound],
    [ownedPicture, 'pictureId', MESSAGES.storyNotFound],
    [readablePicture, 'pictureId', MESSAGES.pictureNotFound],
    [ownedPhoto, 'photoId', MESSAGES.photoNotFound],
    [(ctx, id) => requireOwnPhotos(ctx, [mine.photoId, id]), 'photoId', MESSAGES.photoNotFound],
  ]
  for (const [gate, kind, message] of gates) {
    await gate(ana, mine[kind])
    const notThere = { code: 'not_found', message }
    const before = refusals()
    await expect(gate(ana, NONE)).rejects.toMatchObject(notThere)
    expect(refusals()).toBe(before)
    await expect(gate(ana, theirs[kind])).rejects.toMatchObject(notThere)
    await expect(gate(nobody, theirs[kind])).rejects.toMatchObject(notThere)
    expect(refusals()).toBe(before + 2)
  }
  expect(t.logged()).toContain(`"storyId":${theirs.storyId},"pictureId":${theirs.pictureId},"userId":"ana"`)
  expect(t.logged()).toContain(`"photoId":${theirs.photoId},"userId":"ana"`)

  // What is found is the whole thing, of the right person.
  expect(await ownedStory(ana, mine.storyId)).toMatchObject({ id: mine.storyId, userId: 'ana' })
  expect(await readableWholeStory(ana, mine.storyId)).toMatchObject({
    id: mine.storyId,
    userId: 'ana',
    recipientName: 'Mateo',
    storyTitle: null,
    coverPictureId: null,
    createdAt: expect.any(Date),
    dedication: '',
    paragraphs: [
      { paragraphNumber: 1, paragraphText: 'Parte 1', pictureId: null },
      { paragraphNumber: 2, paragraphText: 'Parte 2', pictureId: null },
    ],
  })
  expect(await ownedParagraph(ana, mine.paragraphId)).toMatchObject({
    paragraph: { id: mine.paragraphId, paragraphNumber: 2 },
    story: { id: mine.storyId },
  })
  expect(await ownedPicture(ana, mine.pictureId)).toMatchObject({
    picture: { id: mine.pictureId },
    story: { id: mine.storyId },
  })
  expect(await ownedPhoto(ana, mine.photoId)).toMatchObject({ id: mine.photoId, userId: 'ana' })

  // A verified purchase opens one story to be read, and nothing to be changed.
  const buyer = as(null, [mine.storyId])
  expect(await readableStory(buyer, mine.storyId)).toMatchObject({ id: mine.storyId })
  expect(await readableWholeStory(buyer, mine.storyId)).toMatchObject({ id: mine.storyId })
  expect(await readablePicture(buyer, mine.pictureId)).toMatchObject({ id: mine.pictureId, storyId: mine.storyId })
  for (const change of [ownedStory(buyer, mine.storyId), readableStory(buyer, theirs.storyId)])
    await expect(change).rejects.toMatchObject({ code: 'not_found' })

  // Jobs act for the owner.
  expect(await storyForWork(nobody, theirs.storyId)).toMatchObject({ id: theirs.storyId })
  expect(await storyForWork(nobody, NONE)).toBeNull()

  // Photos that were not chosen are nobody's.
  await requireOwnPhotos(nobody, [null, undefined])
  await requireOwnPhotos(ana, [mine.photoId, mine.photoId, null])
})

test('a session’s token opens its owner’s stories alone, and only as long as it needs no renewal', async () => {
  const mine = await give('eva')
  const theirs = await give('leo')
  const now = Date.now()
  const days = (count: number) => new Date(now + count * DAY_MS)
  const session = { userId: 'eva', expiresAt: days(30), createdAt: days(0) }
  await t.ctx.db.insert(sessions).values([
    { ...session, id: '1', token: 'fresh' },
    { ...session, id: '2', token: 'expiring', expiresAt: days(2) },
    { ...session, id: '3', token: 'old', createdAt: days(-91) },
  ])
  const opened = async (token: string, storyId: number) =>
    (await wholeStoryBySession(t.ctx, token, storyId))?.id ?? null
  expect(await opened('fresh', mine.storyId)).toBe(mine.storyId)
  expect(await opened('fresh', theirs.storyId)).toBeNull()
  for (const token of ['unknown', 'expiring', 'old'])
    expect([token, await opened(token, mine.storyId)]).toEqual([token, null])
  // Asked for together, each gets its own.
  await t.ctx.db.insert(sessions).values({ ...session, id: '4', token: 'leos', userId: 'leo' })
  const all = await Promise.all([
    opened('fresh', mine.storyId),
    opened('leos', theirs.storyId),
    opened('leos', mine.storyId),
  ])
  expect(all).toEqual([mine.storyId, theirs.storyId, null])
  expect((await wholeStoryBySession(t.ctx, 'fresh', mine.storyId))?.paragraphs).toHaveLength(2)

  expect(requireMember(as('eva'))).toBe('eva')
  for (const visitor of [as(null), as('visitor')])
    expect(() => requireMember(visitor)).toThrow(
      expect.objectContaining({ code: 'unauthorized', message: MESSAGES.loginRequired }),
    )

  // Combining costs as much as an illustration: so many a day, each person by themselves.
  const most = t.deps.settings.VISITOR_DAILY_STORIES
  const photo = { fileKey: 'a', thumbnailKey: 'b', width: 1, height: 1 }
  const combined = { ...photo, userId: 'eva', personRelation: 'combinada' as const }
  await t.ctx.db
    .insert(photos)
    .values([
      ...Array.from({ length: most - 1 }, () => combined),
      { ...combined, uploadedAt: days(-1.01) },
      { ...combined, userId: 'leo' },
      { ...combined, personRelation: 'yo' as const },
    ])
  await requireCombiningRoom(t.ctx, 'eva')
  await t.ctx.db.insert(photos).values(combined)
  await expect(requireCombiningRoom(t.ctx, 'eva')).rejects.toMatchObject({
    code: 'too_many',
    message: MESSAGES.dailyPicturesSpent,
    retryAfterSeconds: expect.any(Number),
  })
  await requireCombiningRoom(t.ctx, 'leo')
  await t.ctx.db
    .update(photos)
    .set({ uploadedAt: days(-1.01) })
    .where(eq(photos.userId, 'eva'))
  await requireCombiningRoom(t.ctx, 'eva')
})
