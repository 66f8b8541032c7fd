import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { generationSchema } from '../../src/contract/brief.ts'
import { proofs } from '../../src/server/db/schema/proofs.ts'
import { pictures, stories, type StoryStatus } from '../../src/server/db/schema/stories.ts'
import {
  requireDailyRoom,
  requireDrawingRoom,
  requireProofOfMore,
} from '../../src/server/features/generation/limits.ts'
import { beginStory } from '../../src/server/features/generation/writes.ts'
import { BRIEF } from '../factories.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleStudio } from '../idle-studio.ts'

const { t, told, photo } = await openIdleStudio({ VISITOR_DAILY_STORIES: '2' })
const { db } = t.ctx
const HOUR_MS = 3_600_000
const from = (ms: number) => new Date(Date.now() + ms)
const wish = (values: Record<string, unknown> = {}) => generationSchema.parse({ ...BRIEF, ...values })
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

describe('beginning', () => {
  const ILLUSTRATED = { illustrated: true }
  const begin = async (values: Record<string, unknown>) => (await beginStory(ana, wish(values), ILLUSTRATED)).id

  test('stores the answers, tells that it has begun, and queues the writing', async () => {
    const [senderPhotoId, attempt] = [await photo(ana), randomUUID()]
    const story = await beginStory(ana, wish({ senderPhotoId, attempt }), ILLUSTRATED)
    expect(story).toMatchObject({
      brief: BRIEF,
      userId: ana.who.userId,
      attempt,
      senderPhotoId,
      illustrated: true,
      status: 'writing',
    })
    expect(await told(story)).toEqual([{ type: 'progress', progress: 5, message: 'Imaginando la historia…' }])
    expect(await t.queued('write')).toEqual([{ storyId: story.id }])
    const other = await t.visitor()
    await expect(beginStory(other, wish({ senderPhotoId }), ILLUSTRATED)).rejects.toMatchObject({ code: 'not_found' })
    await expect(beginStory(other, wish({ recipientPhotoId: senderPhotoId }), ILLUSTRATED)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await db.$count(stories)).toBe(1)
  })

  test('finds the story of the same attempt, or of the same answers while it is made, of the same person', async () => {
    const attempt = randomUUID()
    const story = await beginStory(ana, wish({ attempt }), ILLUSTRATED)
    const again = async (who: Visitor, values = {}) => (await beginStory(who, wish(values), ILLUSTRATED)).id
    const other = await t.visitor()
    expect(await again(ana, { attempt, favoriteThing: 'el sol' })).toBe(story.id)
    expect(await again(ana)).toBe(story.id)
    expect(await again(ana, { attempt: randomUUID() })).toBe(story.id)
    await db.update(stories).set({ status: 'illustrating' })
    expect(await again(ana)).toBe(story.id)
    expect(await again(other, { attempt })).not.toBe(story.id)
    await db.update(stories).set({ status: 'written' })
    expect(await again(ana, { attempt })).toBe(story.id)
    await db.update(stories).set({ status: 'written' })
    expect(await again(ana)).not.toBe(story.id)
    await expect(again(ana, { favoriteThing: 'los trenes' })).rejects.toMatchObject({ code: 'too_many' })
  })

  test.each<[StoryStatus, string | null, boolean, StoryStatus, boolean]>([
    ['failed', null, false, 'writing', true],
    ['failed', 'Había', false, 'failed', false],
    ['writing', null, false, 'writing', false],
    ['complete', 'Había', true, 'complete', false],
    ['failed', null, true, 'writing', true],
    ['written', 'Había', true, 'illustrating', false],
  ])(
    'takes up a story that is %s (%s), illustrated %s: %s, queued %s',
    async (status, storyContent, illustrated, then, queued) => {
      const attempt = randomUUID()
      const made = await t.story(ana, { status, storyContent, attempt, failure: 'x', refused: true })
      const story = await beginStory(ana, wish({ attempt }), { illustrated })
      expect(story).toMatchObject({ id: made.id, status: then })
      expect([story.failure, story.refused]).toEqual(then === status ? ['x', true] : [null, false])
      expect(await t.queued('write')).toEqual(queued ? [{ storyId: made.id }] : [])
    },
  )

  test('asks for a proof where engines cost money', async () => {
    const ctx: Visitor = { ...ana, deps: { ...ana.deps, challenges: { check: () => Promise.resolve(true) } as never } }
    await expect(beginStory(ctx, wish(), ILLUSTRATED)).rejects.toMatchObject({ code: 'unproven' })
    await db.insert(proofs).values({ nonce: 'n', userId: ana.who.userId, expiresAt: from(HOUR_MS) })
    expect(await beginStory(ctx, wish(), ILLUSTRATED)).toMatchObject({ status: 'writing' })
  })

  test('at once is begun once, and of many at once no more than a day has room for', async () => {
    const attempt = randomUUID()
    const same = await Promise.all(Array.from({ length: 50 }, () => begin({ attempt })))
    expect(new Set(same).size).toBe(1)
    const many = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => begin({ favoriteThing: `la cosa ${n}`, attempt: randomUUID() })),
    )
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = many.flatMap((asked) => (asked.status === 'rejected' ? [asked.reason as { code: string }] : []))
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too_many']))
    expect(await db.$count(stories)).toBe(2)
  })
})

describe('limits', () => {
  test('of one day: its stories, and each of their pictures three times over', async () => {
    const { userId } = ana.who
    await t.story(ana, { createdAt: from(-25 * HOUR_MS) })
    const story = await t.story(ana, { createdAt: from(-23 * HOUR_MS) })
    await t.story(await t.visitor())
    await requireDailyRoom(t.ctx, userId)
    await t.story(ana)
    await expect(requireDailyRoom(t.ctx, userId)).rejects.toMatchObject({
      code: 'too_many',
      message: MESSAGES.dailyStoriesSpent,
      // The first of them was made 23 hours ago.
      retryAfterSeconds: expect.closeTo(3_600, -2),
    })

    const draw = (number: number, createdAt = new Date(), storyId = story.id) =>
      db.insert(pictures).values(
        // Such as were refused and cost no redraw count, too.
        Array.from({ length: number }, (_, at) => ({
          storyId,
          subject: 1,
          status: at % 2 ? ('failed' as const) : ('waiting' as const),
          createdAt,
          imagePrompt: 'x',
          style: 'acuarela' as const,
          requestDigest: randomUUID(),
        })),
      )
    await draw(9, from(-25 * HOUR_MS))
    await draw(9, new Date(), (await t.story(await t.visitor())).id)
    await draw(35)
    await requireDrawingRoom(t.ctx, userId)
    await draw(1)
    await expect(requireDrawingRoom(t.ctx, userId)).rejects.toMatchObject({
      code: 'too_many',
      message: MESSAGES.dailyPicturesSpent,
      retryAfterSeconds: expect.closeTo(86_400, -2),
    })

    const challenges = { check: () => Promise.resolve(true) } as never
    const asking = { ...t.ctx, deps: { ...t.deps, challenges } }
    const few = await t.story(ana)
    await draw(11, new Date(), few.id)
    await requireProofOfMore(asking, few)
    await draw(1, new Date(), few.id)
    await requireProofOfMore(t.ctx, few)
    await expect(requireProofOfMore(asking, few)).rejects.toMatchObject({ code: 'unproven' })
  })
})
