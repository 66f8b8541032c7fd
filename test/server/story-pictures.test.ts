import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_REDRAWS } from '../../src/contract/constants.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { bookFiles, pictures, sheets, stories } from '../../src/server/db/schema/stories.ts'
import {
  askForPicture,
  type PictureWish,
  requestPicture,
  usePicture,
} from '../../src/server/features/generation/pictures.ts'
import { redrawsLeft } from '../../src/server/features/generation/limits.ts'
import { requestRedraw } from '../../src/server/features/generation/redraws.ts'
import { illustrateStory } from '../../src/server/features/generation/writes.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import type { PictureRow, StoryRow } from '../../src/server/db/schema/stories.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleStudio } from '../idle-studio.ts'
import { whileLocked } from '../while-locked.ts'

const { t, storyNow, chaptersOf, picturesOf, told, discarded, photo, using } = await openIdleStudio()
const { db } = t.ctx
const quick = quickIllustrator()
const WHOLE = { status: 'illustrating', illustrated: true, storyTitle: 'El mar', coverPrompt: 'Un barco' } as const
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  story = await t.story(ana, WHOLE, { chapters: 5 })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const use = (picture: PictureRow) => whileLocked(t.ctx, picture.storyId, (ctx, held) => usePicture(ctx, held, picture))
const ask = (subject: number, wish: PictureWish = {}, ctx: Ctx = t.ctx) => requestPicture(ctx, story, subject, wish)
const pictureNow = async ({ id }: { id: number }) => (await db.select().from(pictures).where(eq(pictures.id, id)))[0]

describe('asking for a picture', () => {
  test('leaves open what is the story’s own; an equal wish is drawn once', async () => {
    const [one, two] = [await photo(ana), await photo(ana)]
    await db.update(stories).set({ senderPhotoId: one })
    story = { ...story, senderPhotoId: one }
    const own = await ask(2)
    expect(own).toMatchObject({
      subject: 2,
      status: 'waiting',
      imagePrompt: 'Dibujo 2',
      style: 'acuarela',
      senderPhotoId: one,
      recipientPhotoId: null,
      redo: null,
      wish: '',
    })
    expect((await ask(2, { imagePrompt: '', senderPhotoId: null })).id).toBe(own.id)
    expect((await ask(0)).imagePrompt).toBe('Un barco')
    expect((await ask(0)).id).not.toBe(own.id)
    const other = await ask(2, { imagePrompt: 'Un faro', style: 'comic', senderPhotoId: two, recipientPhotoId: one })
    expect(other).toMatchObject({ imagePrompt: 'Un faro', style: 'comic', senderPhotoId: two, recipientPhotoId: one })
    const redo = randomUUID()
    expect(await ask(2, { redo })).toMatchObject({ redo, wish: '' })
    expect(await ask(2, { redo, wish: 'más luz' })).toMatchObject({ redo, wish: 'más luz' })
    expect(await ask(2, { wish: 'más luz' })).toMatchObject({ id: own.id, wish: '' })
    expect(await t.queued('illustrate')).toEqual((await picturesOf(story)).map(({ id }) => ({ pictureId: id })))
    await db.update(stories).set({ coverPrompt: null }).where(eq(stories.id, story.id))
    expect(await ask(0)).toMatchObject({ imagePrompt: '' })
    expect(await ask(9)).toMatchObject({ imagePrompt: '' })
  })

  test('finds a finished one and uses it, and tries a failed one again', async () => {
    const picture = await ask(1)
    await db.execute(sql`delete from pgboss.job`)
    await db.update(pictures).set({ status: 'ready', fileKey: 'x' })
    expect(await ask(1)).toMatchObject({ id: picture.id, status: 'ready' })
    expect((await chaptersOf(story))[0]?.pictureId).toBe(picture.id)
    expect(await t.queued('illustrate')).toEqual([])
    await db.update(pictures).set({ status: 'failed', failure: 'x', refused: true })
    expect(await ask(1)).toMatchObject({ status: 'waiting' })
    expect(await pictureNow(picture)).toMatchObject({ status: 'waiting', failure: null, refused: false })
    expect(await t.queued('illustrate')).toEqual([{ pictureId: picture.id }])
  })

  test('in other words is a redraw where one is asked for already, but not where that failed', async () => {
    await ask(1)
    expect((await ask(1, { imagePrompt: 'Un faro' })).redo).not.toBeNull()
    await ask(2)
    await db.update(pictures).set({ status: 'failed' })
    expect((await ask(2, { imagePrompt: 'Un faro' })).redo).toBeNull()
    await ask(3, { imagePrompt: 'Una isla' })
    const own = await whileLocked(t.ctx, story.id, (ctx, held) => askForPicture(ctx, held, 3, null))
    expect(own).toMatchObject({ redo: null, imagePrompt: 'Dibujo 3' })
  })

  test('draws its sheet first, where the illustrator makes one, once for equal people and style', async () => {
    const drawing = using({ illustrator: { ...quick, sheet: () => Promise.resolve(Buffer.from('sheet')) } })
    const one = await ask(1, {}, drawing)
    await ask(2, {}, drawing)
    await ask(3, { style: 'comic' }, drawing)
    const rows = await db.select().from(sheets).orderBy(sheets.id)
    expect(rows).toMatchObject([
      { storyId: story.id, status: 'waiting', style: 'acuarela', senderPhotoId: null },
      { status: 'waiting', style: 'comic' },
    ])
    expect(await t.queued('sheet')).toEqual(rows.map(({ id }) => ({ sheetId: id })))
    expect(await t.queued('illustrate')).toEqual([])
    await db.update(sheets).set({ status: 'ready' })
    await ask(1, {}, drawing)
    expect(await t.queued('illustrate')).toEqual([{ pictureId: one.id }])
    await db.update(sheets).set({ status: 'failed' })
    await ask(1, {}, drawing)
    expect((await db.select().from(sheets).orderBy(sheets.id)).map(({ status }) => status)).toEqual([
      'waiting',
      'failed',
    ])
  })
})

const redraw = (values: Partial<PictureWish> = {}, subject = 1) =>
  requestRedraw(t.ctx, story, subject, { redo: randomUUID(), ...values })

describe('asking for another picture', () => {
  test('takes style and photos from the one that is there, which stays', async () => {
    await expect(redraw()).rejects.toMatchObject({ code: 'conflict', message: MESSAGES.pictureNotDrawn })
    await expect(redraw({}, 0)).rejects.toMatchObject({ code: 'conflict' })
    const [one, two] = [await photo(ana), await photo(ana)]
    const shown = await ask(1, { style: 'comic', senderPhotoId: one })
    const cover = await ask(0, { style: 'retro', recipientPhotoId: two })
    await use(shown)
    await use(cover)
    expect(await redraw()).toMatchObject({ style: 'comic', senderPhotoId: one, recipientPhotoId: null })
    expect(await redraw({}, 0)).toMatchObject({ style: 'retro', senderPhotoId: null, recipientPhotoId: two })
    expect(await redraw({ style: 'anime', senderPhotoId: two, recipientPhotoId: one })).toMatchObject({
      style: 'anime',
      senderPhotoId: two,
      recipientPhotoId: one,
    })
    expect((await chaptersOf(story))[0]?.pictureId).toBe(shown.id)
  })

  test('is limited a story; what failed and this very wish are not counted', async () => {
    const shown = await ask(1)
    await use(shown)
    const other = await t.story(ana)
    const base = { subject: 1, imagePrompt: 'x', style: 'comic' } as const
    const wishes = (storyId: number, number: number, values = {}) =>
      db.insert(pictures).values(
        Array.from({ length: number }, () => ({
          ...base,
          storyId,
          redo: randomUUID(),
          requestDigest: randomUUID(),
          ...values,
        })),
      )
    await wishes(other.id, 3)
    await wishes(story.id, 3, { status: 'failed' })
    expect(await redrawsLeft(t.ctx, story.id)).toBe(MAX_REDRAWS)
    await wishes(story.id, MAX_REDRAWS - 1)
    expect(await redrawsLeft(t.ctx, story.id)).toBe(1)
    const redo = randomUUID()
    const last = await redraw({ redo })
    expect(await redrawsLeft(t.ctx, story.id)).toBe(0)
    expect(await redraw({ redo })).toMatchObject({ id: last.id })
    await expect(redraw()).rejects.toMatchObject({ code: 'too_many', message: MESSAGES.redrawsSpent })
    await wishes(story.id, 2)
    expect(await redrawsLeft(t.ctx, story.id)).toBe(0)
  })

  test('is limited as well where all are asked for at once', async () => {
    await use(await ask(1))
    const asked = await Promise.allSettled(Array.from({ length: 2 * MAX_REDRAWS }, () => redraw()))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_REDRAWS)
    expect(await redrawsLeft(t.ctx, story.id)).toBe(0)
  })

  test('counts in whatever words it comes: another scene, another style, other photos, while the first is drawn or after', async () => {
    const first = await ask(1)
    expect(first.redo).toBeNull()
    const otherwise: PictureWish[] = [{ imagePrompt: 'otra' }, { style: 'comic' }, { senderPhotoId: await photo(ana) }]
    for (const wish of otherwise) expect((await ask(1, wish)).redo).not.toBeNull()
    expect(await redrawsLeft(t.ctx, story.id)).toBe(MAX_REDRAWS - otherwise.length)
    await use(first)
    for (let n = otherwise.length; n < MAX_REDRAWS; n++) await ask(1, { imagePrompt: `otra ${n}` })
    const spent = { code: 'too_many', message: MESSAGES.redrawsSpent }
    await expect(ask(1, { imagePrompt: 'una más' })).rejects.toMatchObject(spent)
    await expect(redraw()).rejects.toMatchObject(spent)
    // An equal wish is no new one, and the first picture of another subject is still the story's own.
    expect(await ask(1, { imagePrompt: 'otra' })).toMatchObject({ subject: 1 })
    expect((await ask(2)).redo).toBeNull()
    await expect(illustrateStory(t.ctx, story, { style: 'retro' })).rejects.toMatchObject(spent)
  })
})

describe('a picture in use', () => {
  test('is told with its chapter, and the books of before are thrown away', async () => {
    await db.insert(bookFiles).values({ key: 'books/old.pdf', storyId: story.id })
    const picture = await ask(2)
    await use(picture)
    expect((await chaptersOf(story)).map(({ pictureId }) => pictureId)).toEqual([null, picture.id, null, null, null])
    expect(await told(story)).toMatchObject([
      { type: 'story_part', part: { paragraphNumber: 2, imageUrl: `/api/pictures/${picture.id}` } },
      { type: 'progress', progress: 50 },
    ])
    expect([await discarded(), await db.$count(bookFiles)]).toEqual([['books/old.pdf'], 0])
    const cover = await ask(0)
    await use(cover)
    expect((await storyNow(story)).coverPictureId).toBe(cover.id)
    await use({ ...picture, subject: 9 })
    expect((await told(story)).filter(({ type }) => type === 'story_part')).toHaveLength(1)
  })

  test('may be the last piece; a complete story that changes ends anew', async () => {
    for (const subject of [1, 2, 3, 4, 5]) await use(await ask(subject))
    expect((await storyNow(story)).status).toBe('illustrating')
    const news = t.deps.feed.next(story.id, AbortSignal.timeout(20_000))
    await use(await ask(0))
    await news.come
    expect(await storyNow(story)).toMatchObject({ status: 'complete', progress: 100 })
    expect((await told(story)).at(-1)).toEqual({ type: 'complete', storyId: story.id })
    const { length } = await told(story)
    for (const style of ['comic', 'anime', 'retro'] as const) await use(await ask(1, { style }))
    // What was told of that chapter before is of no use to anybody, nor is the end that came after it.
    expect(await told(story)).toHaveLength(length)
    expect((await told(story)).slice(-2).map(({ type }) => type)).toEqual(['story_part', 'complete'])
  })
})
