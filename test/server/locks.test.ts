import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Ctx } from '../../src/server/context.ts'
import { users } from '../../src/server/db/schema/accounts.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { purchases, type PurchaseRow } from '../../src/server/db/schema/purchases.ts'
import {
  paragraphs,
  type PictureRow,
  pictures,
  sheets,
  stories,
  type StoryRow,
} from '../../src/server/db/schema/stories.ts'
import { AppError } from '../../src/server/errors.ts'
import { claimForMember } from '../../src/server/features/credentials/claim.ts'
import { deleteAccount } from '../../src/server/features/accounts/writes.ts'
import { storeChapter, storeHead } from '../../src/server/features/generation/chapters.ts'
import { failPicture } from '../../src/server/features/generation/failures.ts'
import { illustrateJob } from '../../src/server/features/generation/jobs.ts'
import { requestPicture } from '../../src/server/features/generation/pictures.ts'
import { requestRedraw } from '../../src/server/features/generation/redraws.ts'
import { sheetJob } from '../../src/server/features/generation/sheets.ts'
import { illustrateStory } from '../../src/server/features/generation/writes.ts'
import { ownedPhoto } from '../../src/server/features/photos/policy.ts'
import { deletePhoto } from '../../src/server/features/photos/writes.ts'
import { beginPurchase } from '../../src/server/features/purchases/begin.ts'
import { resendPurchase } from '../../src/server/features/purchases/resend.ts'
import { markRefunded, settleSession } from '../../src/server/features/purchases/settle.ts'
import { changeParagraph, changeStory, choosePicture } from '../../src/server/features/revisions/writes.ts'
import { type Owned, ownedPicture, storyForWork } from '../../src/server/features/stories/policy.ts'
import { deleteStory } from '../../src/server/features/stories/writes.ts'
import { type Contention, openContention } from '../contention.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'

/** A bought story of five chapters, of which three have their picture, a fourth is being drawn and the fifth has none. */
type Scene = {
  ctx: Ctx
  story: Owned<StoryRow>
  drawn: Owned<PictureRow>
  waiting: PictureRow
  sheetId: number
  purchase: PurchaseRow
  chapterId: number
  photoId: number
}
type Writer = (scene: Scene) => Promise<unknown>

const PLACE = { place: 'la casa', time: 'de día', action: 'camina', objects: [] }
const HEAD = { title: 'Otra', characters: '', cover: { imagePrompt: 'x', scene: PLACE } }
const CHAPTER = { number: 5, title: 'E', paragraphs: ['e'], imagePrompt: 'e', scene: PLACE }
const PRICE = { amount: 10_000, currency: 'mxn' }
const run = { signal: new AbortController().signal, attempt: 0 }

/** Whatever locks more than the story's own row. */
const WRITERS = {
  'asks for all pictures': ({ ctx, story }) => illustrateStory(ctx, story),
  'asks for a picture that is drawn': ({ ctx, story }) => requestPicture(ctx, story, 1, {}),
  'asks for a picture under way': ({ ctx, story }) => requestPicture(ctx, story, 4, {}),
  'asks for another picture': ({ ctx, story }) => requestRedraw(ctx, story, 1, { redo: randomUUID() }),
  'stores a picture': ({ ctx, waiting }) => illustrateJob.run(ctx, { pictureId: waiting.id }, run),
  'chooses a version': ({ ctx, drawn }) => choosePicture(ctx, drawn),
  'gives a sheet up': async ({ ctx, sheetId }) => sheetJob.failed?.(ctx, { sheetId }),
  'gives a picture up': ({ ctx, waiting }) => failPicture(ctx, waiting, { message: 'Así no', refused: false }),
  'begins the story': ({ ctx, story }) => storeHead(ctx, story.id, HEAD),
  'stores a chapter': ({ ctx, story }) => storeChapter(ctx, story.id, CHAPTER),
  'changes a chapter': ({ ctx, story, chapterId }) =>
    changeParagraph(ctx, { ...story, status: 'written' }, chapterId, { paragraphText: 'B', editedFrom: 'A' }),
  'changes the title': ({ ctx, story }) => changeStory(ctx, { ...story, status: 'written' }, { storyTitle: 'Otro' }),
  'begins a purchase': ({ ctx, story }) => beginPurchase(ctx, story, { email: 'a@b.mx' }),
  'hears of the payment': ({ ctx, purchase }) => settleSession(ctx, paidSession(purchase)),
  'sends the book again': ({ ctx, purchase }) => resendPurchase(ctx, purchase.id),
  'gives the money back': ({ ctx, purchase }) => markRefunded(ctx, purchase.id),
  'signs in': ({ ctx, story }) => claimForMember(ctx.db, story.userId, MEMBER),
  'deletes a photo': async ({ ctx, photoId }) => deletePhoto(ctx, await ownedPhoto(ctx, photoId)),
  'deletes the story': ({ ctx, story }) => deleteStory(ctx, story),
  'closes the account': ({ ctx, story }) => deleteAccount(ctx, story.userId, undefined),
} satisfies Record<string, Writer>
type Name = keyof typeof WRITERS
const NAMES = Object.keys(WRITERS) as Name[]

const MEMBER = 'member'
const PAIRS_AT_ONCE = 20
/** Once in the gate; for a minute among the faults. */
const AT_LEAST_MS = process.env['npm_lifecycle_event'] === 'faults' ? 60_000 : 0

test('two who write to one story at the same moment take their locks in one order, and both are answered', async () => {
  await using t = await createTestApp()
  // Nobody works on what is queued here: it is the writers that are watched.
  await t.deps.queue.drain(0)
  await t.ctx.db.insert(users).values({ id: MEMBER, name: 'm', email: 'm@example.com' })
  // Whoever is refused at once would lock nothing: with nobody in their way, each does what they came for.
  const alone = await Promise.allSettled(
    NAMES.map(async (name) => void (await WRITERS[name](await makeScene(t.ctx, [name])))),
  )
  expect(alone.flatMap(({ status }, index) => (status === 'rejected' ? [NAMES[index]] : []))).toEqual([])
  await using contention = await openContention(t, 2 * PAIRS_AT_ONCE)
  const failed: string[] = []
  const until = Date.now() + AT_LEAST_MS
  do {
    for (const pairs of batchesOf(allPairs(), PAIRS_AT_ONCE)) failed.push(...(await meet(t.ctx, contention, pairs)))
  } while (Date.now() < until)
  expect(failed).toEqual([])
  expect(await contention.deadlocks()).toBe(0)
}, 180_000)

/** Lets both of each pair write to a story of their own at the same moment. Answers what went wrong. */
async function meet(ctx: Ctx, contention: Contention, pairs: (readonly [Name, Name])[]): Promise<string[]> {
  const scenes = await Promise.all(pairs.map((pair) => makeScene(ctx, pair)))
  const writers = pairs.flatMap((pair, index) => pair.map((name) => ({ name, pair, scene: scenes[index] })))
  const ended = await contention.atOnce(
    writers.map(({ name, scene }) => async () => {
      if (scene) await WRITERS[name]({ ...scene, ctx: { ...contention.ctx, who: scene.ctx.who } })
    }),
  )
  return ended.flatMap((result, index) => {
    // What the person is told is an answer; anything else is a 500.
    if (result.status === 'fulfilled' || result.reason instanceof AppError) return []
    return [`${writers[index]?.pair.join(' and ')}: ${String(result.reason.cause ?? result.reason)}`]
  })
}

/** Every pair once, now one first and now the other; two of a kind too. */
function allPairs(): (readonly [Name, Name])[] {
  return NAMES.flatMap((one, index) => NAMES.slice(index).map((other): readonly [Name, Name] => [one, other])).map(
    (pair, index) => (index % 2 === 0 ? pair : [pair[1], pair[0]]),
  )
}

function batchesOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}

function paidSession({ id, sessionId, storyId }: PurchaseRow) {
  const amounts = { price: PRICE, total: PRICE, email: 'a@b.mx', paymentId: null, promotionId: null }
  const state = { status: 'complete' as const, paid: true, failed: false, refunded: false }
  return { id: sessionId ?? '', purchaseId: id, storyId, ...state, ...amounts }
}

/** Of a bought story, where nobody of these is about to buy it. */
async function makeScene(ctx: Ctx, writers: readonly Name[]): Promise<Scene> {
  const isBought = !writers.includes('begins a purchase')
  const userId = randomUUID()
  await ctx.db.insert(users).values({ id: userId, name: 'x', email: `${userId}@example.com` })
  const folder = `photos/${userId}`
  const keys = { fileKey: `${folder}/photo.jpg`, faceKey: null, thumbnailKey: `${folder}/thumbnail.jpg` }
  const [photo] = await ctx.db
    .insert(photos)
    .values({ userId, personRelation: 'otro', width: 1, height: 1, ...keys })
    .returning()
  const photoId = photo?.id ?? 0
  const told = {
    storyTitle: 't',
    storyContent: 'x',
    coverPrompt: 'c',
    coverScene: PLACE,
    boughtAt: isBought ? new Date() : null,
    recipientPhotoId: photoId,
  }
  const [begun] = await ctx.db
    .insert(stories)
    .values({
      brief: BRIEF,
      ...told,
      userId,
      briefDigest: userId,
      seed: 's',
      status: 'illustrating',
      illustrated: true,
    })
    .returning()
  const storyId = begun?.id ?? 0
  const story = await storyForWork(ctx, storyId)
  if (!story) throw new Error('no story')
  const numbers = [1, 2, 3, 4, 5]
  const chapter = { storyId, paragraphText: 'A', imagePrompt: 'p', scene: PLACE }
  const chapters = numbers.map((paragraphNumber) => ({ ...chapter, paragraphNumber }))
  const [first] = await ctx.db.insert(paragraphs).values(chapters).returning()
  const asked: PictureRow[] = []
  for (const subject of [0, 1, 2, 3, 4]) asked.push(await requestPicture(ctx, story, subject, {}))
  const ready = asked.slice(0, 4).map(({ id }) => id)
  await ctx.db
    .update(pictures)
    .set({ status: 'ready', fileKey: `pictures/${userId}.jpg` })
    .where(inArray(pictures.id, ready))
  await ctx.db
    .update(paragraphs)
    .set({ pictureId: asked[1]?.id ?? 0 })
    .where(eq(paragraphs.id, first?.id ?? 0))
  const [sheet] = await ctx.db
    .insert(sheets)
    .values({ storyId, style: asked[4]?.style ?? 'infantil', recipientPhotoId: photoId, requestDigest: 'd' })
    .returning()
  const sold = isBought ? ({ status: 'paid', paidAt: new Date() } as const) : ({ status: 'pending' } as const)
  const [purchase] = await ctx.db
    .insert(purchases)
    .values({
      storyId,
      userId,
      email: 'a@b.mx',
      ...PRICE,
      provider: 'simulated',
      sessionId: userId,
      expiresAt: new Date(),
      ...sold,
    })
    .returning()
  const mine = { ...ctx, who: { userId, anonymous: false, bought: new Set<number>() } }
  const { picture: drawn } = await ownedPicture(mine, ready[1] ?? 0)
  if (!asked[4] || !purchase) throw new Error('no scene')
  const ids = { sheetId: sheet?.id ?? 0, chapterId: first?.id ?? 0, photoId }
  return { ctx: mine, story, drawn, waiting: asked[4], purchase, ...ids }
}
