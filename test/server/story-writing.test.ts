import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pictures, stories, type StoryStatus } from '../../src/server/db/schema/stories.ts'
import { finishWriting, storeChapter, storeHead } from '../../src/server/features/generation/chapters.ts'
import {
  announceProgress,
  endIfOver,
  failStory,
  missingPictures,
} from '../../src/server/features/generation/progress.ts'
import { SCENE, type Visitor } from '../idle-app.ts'
import { openIdleStudio } from '../idle-studio.ts'
import { whileLocked } from '../while-locked.ts'

const { t, storyNow, chaptersOf, picturesOf, told } = await openIdleStudio()
const { db } = t.ctx
const head = {
  title: 'El mar',
  characters: 'Ana, de rojo',
  cover: { imagePrompt: 'Un barco', scene: SCENE },
  plot: 'the-mill',
}
const chapter = (number: number) => ({
  number,
  title: `Capítulo ${number}`,
  paragraphs: ['Uno.', 'Dos.'],
  imagePrompt: `Dibujo ${number}`,
  scene: SCENE,
})
let ana: Visitor

beforeEach(async () => {
  ana = await t.visitor()
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

describe('writing', () => {
  test('a head replaces an earlier beginning with its chapters and waiting pictures', async () => {
    const story = await t.story(ana, { coverPictureId: 9 }, { chapters: 2, pictures: true })
    const other = await t.story(ana, {}, { chapters: 1 })
    await db
      .insert(pictures)
      .values({ storyId: story.id, subject: 3, imagePrompt: 'x', style: 'comic', requestDigest: 'w' })
    await storeHead(t.ctx, story.id, head)
    expect(await storyNow(story)).toMatchObject({
      storyTitle: 'El mar',
      characters: 'Ana, de rojo',
      coverPrompt: 'Un barco',
      coverScene: SCENE,
      coverPictureId: null,
      plot: 'the-mill',
    })
    expect(await chaptersOf(story)).toEqual([])
    expect(await chaptersOf(other)).toHaveLength(1)
    expect((await picturesOf(story)).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready'])
    expect(await told(story)).toEqual([{ type: 'progress', progress: 5, message: 'Imaginando la historia…' }])
    expect(await t.queued('illustrate')).toEqual([])
    await storeHead(t.ctx, 0, head)

    await db.update(stories).set({ illustrated: true })
    await storeHead(t.ctx, story.id, head)
    expect((await picturesOf(story)).at(-1)).toMatchObject({ subject: 0, imagePrompt: 'Un barco', status: 'waiting' })
  })

  test('a chapter is stored once, told with its title, and drawn where the story is illustrated', async () => {
    const story = await t.story(ana, { storyTitle: 'El mar' })
    await storeChapter(t.ctx, story.id, chapter(1))
    await storeChapter(t.ctx, story.id, { ...chapter(1), title: 'Otro' })
    await storeChapter(t.ctx, 0, chapter(1))
    expect(await chaptersOf(story)).toMatchObject([
      {
        paragraphNumber: 1,
        paragraphText: 'Capítulo 1\n\nUno.\n\nDos.',
        imagePrompt: 'Dibujo 1',
        scene: SCENE,
        pictureId: null,
      },
    ])
    const part = { paragraphNumber: 1, content: 'Capítulo 1\n\nUno.\n\nDos.', imageUrl: null }
    expect(await told(story)).toEqual([
      { type: 'story_part', storyId: story.id, storyTitle: 'El mar', part },
      { type: 'progress', progress: 12, message: 'Escribiendo el capítulo 2 de 5…' },
    ])
    expect(await picturesOf(story)).toEqual([])
    await db.update(stories).set({ illustrated: true, storyTitle: null })
    await storeChapter(t.ctx, story.id, chapter(2))
    expect(await picturesOf(story)).toMatchObject([{ subject: 2, imagePrompt: 'Dibujo 2' }])
    expect((await told(story))[2]).toEqual({
      type: 'story_part',
      storyId: story.id,
      part: { ...part, paragraphNumber: 2, content: 'Capítulo 2\n\nUno.\n\nDos.' },
    })
  })

  test.each([
    [false, false, 'written'],
    [true, false, 'illustrating'],
    [true, true, 'complete'],
  ])(
    'a story that is illustrated (%s) and drawn (%s) is %s once its chapters are there',
    async (illustrated, drawn, status) => {
      const story = await t.story(ana, { illustrated, failure: 'x', refused: true }, { chapters: 5, pictures: drawn })
      await finishWriting(t.ctx, story.id)
      const now = await storyNow(story)
      expect(now).toMatchObject({
        status,
        storyContent: [1, 2, 3, 4, 5].map((n) => `Capítulo ${n}\n\nTexto ${n}`).join('\n\n'),
      })
      expect([now.failure, now.refused, now.progress]).toEqual(drawn ? [null, false, 100] : ['x', true, 40])
      expect((await told(story)).slice(1)).toEqual(
        drawn
          ? [
              { type: 'progress', progress: 100, message: '¡Tu cuento está listo!' },
              { type: 'complete', storyId: story.id },
            ]
          : [],
      )
      await db.update(stories).set({ storyContent: 'as it was', status: 'complete' })
      await finishWriting(t.ctx, story.id)
      expect(await storyNow(story)).toMatchObject({ storyContent: 'as it was', status: 'complete' })
    },
  )

  test('too few chapters are a mistake of the writer’s; the end waits for the last piece', async () => {
    const story = await t.story(ana, {}, { chapters: 4, pictures: true })
    await expect(finishWriting(t.ctx, story.id)).rejects.toThrow('the writer ended after 4 chapters')
    await db.update(stories).set({ status: 'illustrating' })
    await whileLocked(t.ctx, story.id, announceProgress)
    expect(await storyNow(story)).toMatchObject({ status: 'illustrating', progress: 83 })
    await db.update(stories).set({ progress: 90 })
    await whileLocked(t.ctx, story.id, announceProgress)
    expect((await told(story)).map((event) => event.type === 'progress' && event.progress)).toEqual([83, 90])
    await db.update(stories).set({ progress: 100 })
    await whileLocked(t.ctx, story.id, announceProgress)
    expect(await told(story)).toHaveLength(2)
  })

  test.each<[StoryStatus, number, 'all' | 'cover' | 'none', StoryStatus]>([
    ['illustrating', 5, 'all', 'complete'],
    ['written', 5, 'all', 'complete'],
    ['failed', 5, 'all', 'complete'],
    ['writing', 5, 'all', 'writing'],
    ['illustrating', 4, 'all', 'illustrating'],
    ['illustrating', 5, 'cover', 'illustrating'],
    ['illustrating', 5, 'none', 'illustrating'],
  ])('a story that is %s, with %d chapters and of its pictures %s, is %s', async (status, chapters, drawn, then) => {
    const story = await t.story(
      ana,
      { status, coverPictureId: drawn === 'cover' ? 1 : null },
      { chapters, pictures: drawn === 'all' },
    )
    await whileLocked(t.ctx, story.id, endIfOver)
    expect((await storyNow(story)).status).toBe(then)
    expect((await told(story)).map(({ type }) => type)).toEqual(then === 'complete' ? ['progress', 'complete'] : [])
    expect((await missingPictures(t.ctx, story.id)).missing).toEqual(drawn === 'all' ? [] : [1, 2, 3, 4, 5])
  })

  test.each<[StoryStatus, boolean]>([
    ['writing', true],
    ['illustrating', true],
    ['written', false],
    ['complete', false],
    ['failed', false],
  ])('a story that is %s fails: %s', async (status, fails) => {
    const story = await t.story(ana, { status })
    await failStory(t.ctx, story.id, { message: 'Así no', refused: true })
    expect(await storyNow(story)).toMatchObject(
      fails ? { status: 'failed', failure: 'Así no', refused: true } : { status, failure: null },
    )
    expect(await told(story)).toEqual(fails ? [{ type: 'error', message: 'Así no', refused: true }] : [])
  })
})
