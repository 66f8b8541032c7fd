import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { pictures, type StoryRow, stories } from '../../src/server/db/schema/stories.ts'
import { finishWriting, storeChapter, storeHead } from '../../src/server/features/generation/chapters.ts'
import { failPicture, GAVE_UP } from '../../src/server/features/generation/failures.ts'
import { illustrateJob } from '../../src/server/features/generation/jobs.ts'
import { requestPicture } from '../../src/server/features/generation/pictures.ts'
import { requestRedraw } from '../../src/server/features/generation/redraws.ts'
import { arriving } from '../../src/server/features/generation/unasked.ts'
import { illustrateStory } from '../../src/server/features/generation/writes.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import { SCENE, type Visitor } from '../idle-app.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'

const studio = await openIdleStudio()
const { t, storyNow, chaptersOf, picturesOf, photo, noting, using } = studio
const { asked, ctx: free } = noting({ free: true })
const hosted = using({ illustrator: quickIllustrator() })
const HEAD = { title: 'El mar', characters: 'Ana', cover: { imagePrompt: 'Un barco', scene: SCENE } }
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(async () => {
  asked.length = 0
  await t.clear()
})
afterAll(() => t[Symbol.asyncDispose]())

/** A story that nobody has asked pictures of, as it is written. */
async function told(ctx = free, values: Partial<StoryRow> = {}): Promise<Owned<StoryRow>> {
  const photos = { senderPhotoId: await photo(ana), recipientPhotoId: await photo(ana) }
  const story = await t.story(ana, { ...photos, ...values })
  await storeHead(ctx, story.id, HEAD)
  for (const number of [1, 2, 3, 4, 5]) {
    const chapter = { number, title: `Capítulo ${number}`, paragraphs: ['Uno.'], scene: SCENE }
    await storeChapter(ctx, story.id, { ...chapter, imagePrompt: `Dibujo ${number}` })
  }
  await finishWriting(ctx, story.id)
  return { ...story, ...(await storyNow(story)) }
}

const draw = (id: number | undefined) => illustrateJob.run(free, { pictureId: id ?? 0 }, RUN)
const subjectsOf = async (story: { id: number }) => (await picturesOf(story)).map(({ subject }) => subject)

/** What waits to be drawn, in the order in which it will be: subjects and priorities. */
async function line(): Promise<unknown[]> {
  const { rows } = (await t.ctx.db.execute(sql`
    select ${pictures.subject}, live.priority from pgboss.job as live join ${pictures}
      on ${pictures.id} = (live.data ->> 'pictureId')::int
    where live.name = 'illustrate' and live.state = 'created' order by live.priority desc, ${pictures.id}`)) as {
    rows: { subject: number; priority: number }[]
  }
  return rows.map(({ subject, priority }) => [subject, priority])
}

describe('pictures that nobody has asked for', () => {
  test('are the cover and the first chapter’s, where drawing is free and both photos are there', async () => {
    const story = await told()
    expect(await line()).toEqual([
      [0, -1],
      [1, -1],
    ])
    expect([story.status, await arriving(free, story)]).toEqual(['written', [0, 1]])
    expect(await subjectsOf(await told(hosted))).toEqual([])
    expect(await subjectsOf(await told(free, { recipientPhotoId: null }))).toEqual([])
    expect((await picturesOf(await told(free, { illustrated: true }))).map(({ asked }) => asked)).toEqual(
      Array.from({ length: 6 }, () => true),
    )
  })

  test('are announced while the story is being written, and no more once they are there', async () => {
    const begun = await t.story(ana, { senderPhotoId: await photo(ana), recipientPhotoId: await photo(ana) })
    expect([await arriving(free, begun), await arriving(hosted, begun)]).toEqual([[0, 1], []])
    const story = await told()
    const [cover, first] = await picturesOf(story)
    await draw(cover?.id)
    expect(await arriving(free, story)).toEqual([1])
    await draw(first?.id)
    expect(await arriving(free, story)).toEqual([])
    expect((await storyNow(story)).status).toBe('written')
    expect((await chaptersOf(story)).map(({ pictureId }) => pictureId)).toEqual([first?.id, null, null, null, null])
  })

  test('wait for what was asked for, are not drawn twice where they are asked for too, and are then as early', async () => {
    const story = await told()
    const { senderPhotoId, recipientPhotoId } = story
    const wish = { senderPhotoId, recipientPhotoId, style: story.brief.illustrationStyle }
    await Promise.all([illustrateStory(free, story, wish), illustrateStory(free, story, wish)])
    expect(await line()).toEqual([0, 1, 2, 3, 4, 5].map((subject) => [subject, 0]))
    expect((await picturesOf(story)).every(({ asked }) => asked)).toBe(true)
    for (const { id } of await picturesOf(story)) await draw(id)
    expect([asked.length, (await storyNow(story)).status]).toEqual([6, 'complete'])
  })

  test('those of others are drawn after a picture that was asked for later', async () => {
    const first = await told()
    const second = await told()
    await requestPicture(free, second, 3, {})
    expect(await line()).toEqual([
      [3, 0],
      [0, -1],
      [1, -1],
      [0, -1],
      [1, -1],
    ])
    expect(await subjectsOf(first)).toEqual([0, 1])
  })

  test('move to the front once somebody asks for one of them', async () => {
    const story = await told()
    await requestPicture(free, story, 1, {})
    expect(await line()).toEqual([
      [1, 0],
      [0, -1],
    ])
  })

  test('count as no redraw for a first wish of somebody’s own; the next wish does', async () => {
    const story = await told()
    const [, unasked] = await picturesOf(story)
    await draw(unasked?.id)
    const own = await requestPicture(free, story, 1, { imagePrompt: 'Un faro' })
    expect([own.redo, own.asked]).toEqual([null, true])
    await draw(own.id)
    expect((await requestPicture(free, story, 1, { imagePrompt: 'Una isla' })).redo).not.toBeNull()
    // Another of the one that came by itself is one too.
    const redo = randomUUID()
    expect(await requestRedraw(free, story, 1, { redo })).toMatchObject({ redo })
  })

  test('are drawn by the photos that the story was begun with, and anew by others only when asked', async () => {
    const story = await told()
    for (const { id } of await picturesOf(story)) await draw(id)
    await t.ctx.db.execute(sql`delete from pgboss.job`)
    const late = await photo(ana)
    await illustrateStory(free, story, { recipientPhotoId: late })
    expect(await line()).toEqual([2, 3, 4, 5].map((subject) => [subject, 0]))
    expect(await requestPicture(free, story, 1, { recipientPhotoId: late })).toMatchObject({
      status: 'waiting',
      recipientPhotoId: late,
      redo: null,
    })
  })

  test('are announced no more once they failed for good, and whoever follows hears that they stopped', async () => {
    const begun = await t.story(ana, { senderPhotoId: await photo(ana), recipientPhotoId: await photo(ana) })
    await storeHead(free, begun.id, HEAD)
    const [early] = await picturesOf(begun)
    if (early) await failPicture(t.ctx, early, GAVE_UP)
    expect(await arriving(free, begun)).toEqual([1])
    expect((await storyNow(begun)).status).toBe('writing')

    const story = await told()
    const before = await studio.told(story)
    const [, first] = await picturesOf(story)
    if (first) await failPicture(t.ctx, first, GAVE_UP)
    expect([await arriving(free, story), (await storyNow(story)).status]).toEqual([[0], 'written'])
    const { progress } = await storyNow(story)
    expect((await studio.told(story)).slice(before.length)).toEqual([
      { type: 'progress', progress, message: MESSAGES.pictureGivenUp },
    ])
  })

  test('are tried again where they failed, and told anew where the story is', async () => {
    const story = await told()
    await t.ctx.db.update(pictures).set({ status: 'failed' })
    expect(await arriving(free, story)).toEqual([])
    await t.ctx.db.execute(sql`delete from pgboss.job`)
    await illustrateStory(free, story)
    expect(await line()).toEqual([0, 1, 2, 3, 4, 5].map((subject) => [subject, 0]))
    await t.ctx.db.update(stories).set({ status: 'writing', illustrated: false })
    await storeHead(free, story.id, { ...HEAD, cover: { ...HEAD.cover, imagePrompt: 'Un faro' } })
    expect((await picturesOf(story)).map(({ imagePrompt, asked }) => [imagePrompt, asked])).toEqual([
      ['Un faro', false],
    ])
  })
})
