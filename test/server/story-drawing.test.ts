import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { paragraphs, pictures, stories, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { engineCalls } from '../../src/server/db/schema/usage.ts'
import { EngineError, type Moderator } from '../../src/engine.ts'
import { illustrateJob } from '../../src/server/features/generation/jobs.ts'
import { type PictureWish, requestPicture } from '../../src/server/features/generation/pictures.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import { SCENE, type Visitor } from '../idle-app.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'

const { t, deletedMeanwhile, storyNow, chaptersOf, discarded, photo, using, noting } = await openIdleStudio()
const { db } = t.ctx
const quick = quickIllustrator({ fullSize: true })
const COVER = { imagePrompt: 'Un barco', scene: SCENE }
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  const told = { storyTitle: 'El mar', characters: 'Ana, de rojo', coverPrompt: 'Un barco', coverScene: SCENE }
  const photos = { senderPhotoId: await photo(ana), recipientPhotoId: await photo(ana) }
  story = await t.story(ana, { status: 'illustrating', illustrated: true, ...told, ...photos }, { chapters: 5 })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const ask = (subject: number, wish: PictureWish = {}, ctx: Ctx = t.ctx) => requestPicture(ctx, story, subject, wish)
const draw = ({ id }: { id: number }, ctx: Ctx, run = RUN) => illustrateJob.run(ctx, { pictureId: id }, run)
const pictureNow = async ({ id }: { id: number }) => (await db.select().from(pictures).where(eq(pictures.id, id)))[0]
const stored = (key: string | null | undefined) => t.deps.files.read(key ?? '')
const refusal = new EngineError('refused', 'x', { userMessage: 'Así no' })

/** Where drawing fails, with a draft left behind. */
const failing = (error: Error) =>
  noting({
    async illustrate(_request, { drafts }) {
      await drafts?.write('half', Buffer.from('half'))
      throw error
    },
  }).ctx

describe('the drawing job', () => {
  test('knows the scenes before it, for whose things and light it goes on with; the cover none', async () => {
    for (const { id, paragraphNumber } of await chaptersOf(story)) {
      const scene = { ...SCENE, place: `el lugar ${paragraphNumber}` }
      await db.update(paragraphs).set({ scene }).where(eq(paragraphs.id, id))
    }
    const { asked, ctx } = noting()
    for (const subject of [3, 0]) await draw(await ask(subject), ctx)
    const before = asked.map(({ request }) => request.earlier?.map(({ place }) => place))
    expect(before).toEqual([['el lugar 1', 'el lugar 2'], []])
  })

  test('draws what was asked from all that is known, and puts it in its place', async () => {
    const { asked, ctx } = noting()
    const picture = await ask(2)
    await draw(picture, ctx)
    expect(asked[0]?.request).toMatchObject({
      subject: 2,
      brief: { senderName: 'Clara' },
      head: { title: 'El mar', characters: 'Ana, de rojo', cover: COVER },
      chapter: { number: 2, title: 'Capítulo 2' },
      imagePrompt: 'Dibujo 2',
      style: 'acuarela',
      width: 1536,
      height: 1024,
      sheet: null,
    })
    const { sender, recipient } = asked[0]?.request.photos ?? {}
    expect([sender?.image.length, recipient?.image.length]).toEqual([expect.any(Number), expect.any(Number)])
    expect(sender?.image).not.toEqual(recipient?.image)
    expect(asked[0]?.request).not.toHaveProperty('redo')
    expect(asked[0]?.options).toMatchObject({ seed: 'seed' })
    const ready = await pictureNow(picture)
    expect(ready).toMatchObject({
      status: 'ready',
      width: 30,
      height: 20,
      alt: 'Ilustración 2',
      focusX: 0.5,
      focusY: 0.5,
      model: 'quick',
      verdicts: null,
    })
    expect(ready?.fileKey).toMatch(/^pictures\/[\w-]{36}\.jpg$/)
    expect(await stored(ready?.fileKey)).not.toBeNull()
    expect((await chaptersOf(story))[1]?.pictureId).toBe(picture.id)
    expect(await discarded()).toEqual([])
    await draw(picture, ctx)
    await draw({ id: 0 }, ctx)
    expect(asked).toHaveLength(1)
  })

  test('draws the cover without a chapter, a redraw with its wish, and keeps what the engine says of it', async () => {
    const verdicts = [{ feature: 'pelo', ok: true, note: '' }]
    const wish = { shown: ['más luz'], missing: [] }
    const { asked, ctx } = noting()
    const cover = await ask(0)
    await draw(cover, ctx)
    expect(asked[0]?.request).toMatchObject({ subject: 'cover', chapter: null, imagePrompt: 'Un barco' })
    expect((await storyNow(story)).coverPictureId).toBe(cover.id)
    const redo = '0190b1de-1111-7222-8333-944455556666'
    await draw(await ask(1, { redo, wish: 'más luz' }), ctx)
    expect(asked[1]?.request.redo).toEqual({ wish: 'más luz', seed: redo })
    const judged = noting({
      async illustrate(request, options) {
        options.onUsage?.({ model: 'm', kind: 'image', costMicroUsd: 7 })
        await options.drafts?.write('first', Buffer.from('x'))
        const drawn = await quick.illustrate({ ...request, width: 30, height: 20 }, options)
        return { ...drawn, model: 'other', verdicts, focus: [0.25, 0.75], wish, undrawn: ['la lancha'] }
      },
    })
    const picture = await ask(3)
    await draw(picture, judged.ctx)
    expect(await pictureNow(picture)).toMatchObject({
      model: 'other',
      verdicts,
      focusX: 0.25,
      focusY: 0.75,
      wishOutcome: wish,
      undrawn: ['la lancha'],
    })
    expect(await db.select().from(engineCalls)).toMatchObject([{ storyId: story.id, costMicroUsd: 7 }])
    expect(await discarded()).toEqual([`drafts/picture-${picture.id}/first.jpg`])
  })

  test('leaves what has no place any more: a chapter that is gone, a story without a head', async () => {
    const { asked, ctx } = noting()
    const [picture, cover] = [await ask(2), await ask(0)]
    await db.delete(paragraphs)
    await draw(picture, ctx)
    await db.update(stories).set({ storyTitle: null })
    await draw(cover, ctx)
    expect(asked).toEqual([])
    expect(await pictureNow(picture)).toMatchObject({ status: 'waiting' })
  })

  test('shows the moderator what the person asked for since, and every picture', async () => {
    const seen: Parameters<Moderator['review']>[0][] = []
    const moderator: Moderator = {
      async review(input) {
        seen.push(input)
        return { ok: true }
      },
    }
    const { asked, ctx } = noting()
    const kinds = async (subject: number, wish: PictureWish) => {
      seen.length = 0
      await draw(await ask(subject, wish), using({ moderator }, ctx))
      return seen.map(({ texts, images }) => texts ?? images?.length)
    }
    expect(await kinds(1, {})).toEqual([1])
    expect(await kinds(0, {})).toEqual([1])
    expect(await kinds(1, { imagePrompt: 'Un faro' })).toEqual([['Un faro'], 1])
    expect(await kinds(0, { imagePrompt: 'Un faro' })).toEqual([['Un faro'], 1])
    const redo = '0190b1de-1111-7222-8333-944455556666'
    expect(await kinds(1, { redo, wish: 'más luz' })).toEqual([['más luz'], 1])
    expect(await kinds(2, { redo })).toEqual([1])
    expect(await kinds(3, { senderPhotoId: await photo(ana) })).toEqual([2, 1])
    expect(await kinds(3, { recipientPhotoId: await photo(ana) })).toEqual([2, 1])
    expect(asked).toHaveLength(8)
    const strict: Moderator = { review: async ({ images }) => (images ? { ok: false, reason: 'no' } : { ok: true }) }
    const picture = await ask(4)
    await draw(picture, using({ moderator: strict }, ctx))
    expect(await pictureNow(picture)).toMatchObject({
      status: 'failed',
      failure: MESSAGES.pictureRefused,
      refused: true,
      fileKey: null,
    })
  })

  test('that fails says so and throws its drafts away; one that may pass is tried again with them', async () => {
    const picture = await ask(1)
    await expect(draw(picture, failing(new EngineError('unavailable', 'later')))).rejects.toThrow('later')
    expect([await discarded(), await pictureNow(picture)]).toMatchObject([[], { status: 'waiting' }])
    await draw(picture, failing(refusal))
    expect(await discarded()).toEqual([`drafts/picture-${picture.id}/half.jpg`])
    expect(await pictureNow(picture)).toMatchObject({ status: 'failed', failure: 'Así no', refused: true })
    const other = await ask(2)
    await illustrateJob.failed?.(t.ctx, { pictureId: picture.id })
    expect(await pictureNow(picture)).toMatchObject({ failure: 'Así no' })
    await illustrateJob.failed?.(t.ctx, { pictureId: other.id })
    await illustrateJob.failed?.(t.ctx, { pictureId: 0 })
    expect(await pictureNow(other)).toMatchObject({
      status: 'failed',
      failure: MESSAGES.generationFailed,
      refused: false,
    })
  })

  test('whose story was deleted meanwhile stops quietly; one that comes second leaves no file', async () => {
    const twice = await ask(1)
    const { ctx } = noting({
      async illustrate(request, options) {
        await db.update(pictures).set({ status: 'failed' }).where(eq(pictures.id, twice.id))
        return quick.illustrate({ ...request, width: 30, height: 20 }, options)
      },
    })
    await draw(twice, ctx)
    expect((await discarded()).map((key) => key.split('/')[0])).toEqual(['pictures'])
    const ending = new AbortController()
    const { ctx: late } = noting({
      illustrate(request, options) {
        ending.abort()
        return quick.illustrate({ ...request, width: 30, height: 20 }, { ...options, signal: RUN.signal })
      },
    })
    const cut = await ask(2)
    await expect(draw(cut, late, { ...RUN, signal: ending.signal })).rejects.toThrow('aborted')
    expect(await pictureNow(cut)).toMatchObject({ status: 'waiting' })
    await draw(cut, noting({ illustrate: (_, options) => deletedMeanwhile(story, options) }).ctx)
    expect(await discarded()).toContain(`drafts/picture-${cut.id}/half.jpg`)
  })
})
