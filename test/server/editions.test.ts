import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Edition } from '../../src/contract/editions.ts'
import { EngineError, type Illustrator, type PictureRequest } from '../../src/engine.ts'
import type { Book, BookPrinter } from '../../src/server/book/book.ts'
import { type PictureRow, pictures, stories, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { enlargeJob } from '../../src/server/features/editions/enlarge.ts'
import { lackingOnPaper, untilOnPaper } from '../../src/server/features/editions/paper.ts'
import { strayFiles } from '../../src/server/features/files/strays.ts'
import { illustrateJob, writeJob } from '../../src/server/features/generation/jobs.ts'
import { requestPicture } from '../../src/server/features/generation/pictures.ts'
import { illustrateStory } from '../../src/server/features/generation/writes.ts'
import { bookFile } from '../../src/server/features/stories/book.ts'
import { paperKey, withSizes } from '../../src/server/features/files/picture-keys.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import { type IdleApp, openIdleApp, SCENE, type Visitor } from '../idle-app.ts'
import { RUN } from '../idle-studio.ts'
import { whileLocked } from '../while-locked.ts'
import { discardStories } from '../../src/server/features/stories/writes.ts'
import { discardedFiles } from '../../src/server/db/schema/discarded-files.ts'

/** A picture that tells itself from others, of the size that was asked for; `tint` changes what it shows. */
async function draw({ subject, width, height }: PictureRequest, tint = 0) {
  const at = subject === 'cover' ? 0 : subject
  const key = [at, width, tint].join()
  const painting = painted.get(key) ?? paint(width, height, at, tint)
  painted.set(key, painting)
  const data = await painting
  return { data, width, height, alt: `Ilustración ${subject}`, focus: [0.5, 0.5] as [number, number] }
}

/** Each test begins with the same six. */
const painted = new Map<string, Promise<Buffer>>()

function paint(width: number, height: number, at: number, tint: number): Promise<Buffer> {
  const spot = {
    input: Buffer.from(`<svg width="${width}" height="${height}">
    <rect x="${(width * at) / 8}" width="${width / 4}" height="${height}" fill="#203050"/>
    <rect y="${(height * tint) / 4}" width="${width}" height="${height / 4}" fill="#902010"/></svg>`),
  }
  return sharp({ create: { width, height, channels: 3, background: '#f5e9c8' } })
    .composite([spot])
    .jpeg()
    .toBuffer()
}

const printed: { book: Book; edition: Edition }[] = []
const printer: Partial<BookPrinter> = {
  async print(book, edition) {
    printed.push({ book, edition })
    return { data: Buffer.from('%PDF'), mediaType: 'application/pdf' }
  },
}
let illustrate: Illustrator['illustrate'] = (request) => draw(request)
const illustrator: Illustrator = {
  id: 'own',
  free: true,
  illustrate: (request, options) => illustrate(request, options),
  combine: () => Promise.reject(new Error('not here')),
}

const t: IdleApp = await openIdleApp({
  jobs: [writeJob, illustrateJob, enlargeJob],
  deps: { illustrator, printer: printer as BookPrinter },
})
const { db } = t.ctx
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  const told = { storyTitle: 'El mar', coverPrompt: 'Un barco', coverScene: SCENE, storyContent: 'x' }
  story = await t.story(ana, { ...told, boughtAt: new Date() }, { chapters: 5 })
  await db.update(stories).set({ status: 'written' }).where(eq(stories.id, story.id))
  await illustrateStory(t.ctx, story)
  for (const { id } of await drawn()) await illustrateJob.run(t.ctx, { pictureId: id }, RUN)
  story = { ...story, ...(await db.select().from(stories).where(eq(stories.id, story.id)))[0] }
})
afterEach(async () => {
  illustrate = (request) => draw(request)
  printed.length = 0
  await t.clear()
})
afterAll(() => t[Symbol.asyncDispose]())

const drawn = () => db.select().from(pictures).where(eq(pictures.storyId, story.id)).orderBy(pictures.id)
const enlarge = (run = RUN) => enlargeJob.run(t.ctx, { storyId: story.id }, run)
const paperOf = ({ fileKey }: PictureRow) => t.deps.files.read(paperKey(fileKey ?? ''))
const widthOf = async (data: Uint8Array | null) => (data ? (await sharp(data).metadata()).width : null)
const widths = async () => Promise.all((await drawn()).map(async (picture) => widthOf(await paperOf(picture))))
const six = <T>(value: T) => Array.from({ length: 6 }, () => value)

describe('pictures for paper', () => {
  test('are drawn at 300 dots an inch when an edition for paper is first asked for, and printed in it alone', async () => {
    const until = untilOnPaper(t.ctx, story, 'imprenta', new AbortController().signal)
    await expect.poll(() => t.queued('enlarge')).toEqual([{ storyId: story.id }])
    await enlarge()
    await until
    expect(await widths()).toEqual(six(2592))
    // 210 mm and twice 3 mm of bleed.
    expect(2592 / (216 / 25.4)).toBeGreaterThan(300)
    for (const edition of ['imprenta', 'cuadernillo', 'digital'] as const) await bookFile(t.ctx, story, edition)
    const sizes = printed.map(({ book }) => [book.cover, ...book.chapters.map(({ picture }) => picture)])
    expect(await Promise.all(sizes.flat().map(({ data }) => widthOf(data)))).toEqual([
      ...six(2592),
      ...six(2592),
      ...six(1536),
    ])
    // Asked for again, nothing is drawn.
    await untilOnPaper(t.ctx, story, 'imprenta', new AbortController().signal)
    expect(await lackingOnPaper(t.ctx, story)).toEqual([])
  })

  test('are not drawn for a screen, before the purchase, or by an illustrator that costs money', async () => {
    const { signal } = new AbortController()
    await untilOnPaper(t.ctx, story, 'digital', signal)
    await untilOnPaper(t.ctx, story, undefined, signal)
    await untilOnPaper(t.ctx, { ...story, boughtAt: null }, 'imprenta', signal)
    const hosted = { ...t.ctx, deps: { ...t.deps, illustrator: { ...illustrator, free: false } } }
    await untilOnPaper(hosted, story, 'imprenta', signal)
    await db.update(pictures).set({ model: 'another' })
    await untilOnPaper(t.ctx, story, 'imprenta', signal)
    expect(await t.queued('enlarge')).toEqual([])
  })

  test('are kept as each is drawn: a run that was cut off goes on behind them', async () => {
    let left = 2
    illustrate = (request) =>
      left-- > 0 ? draw(request) : Promise.reject(new EngineError('unavailable', 'a drawing thread died'))
    await expect(enlarge()).rejects.toThrow('a drawing thread died')
    expect(await widths()).toEqual([2592, 2592, null, null, null, null])
    let asked = 0
    illustrate = (request) => {
      asked += 1
      return draw(request)
    }
    await enlarge()
    expect([asked, await widths()]).toEqual([4, six(2592)])
  })

  test('stay as they were drawn where they would be other pictures', async () => {
    const [cover, first, second, third] = await drawn()
    // A photo that is gone: the request is not what it was.
    await db
      .update(pictures)
      .set({ requestDigest: 'with a photo' })
      .where(eq(pictures.id, cover?.id ?? 0))
    illustrate = async (request) => {
      const picture = await draw(request, request.subject === 1 ? 3 : 0)
      if (request.subject === 2) return { ...picture, alt: 'Otra cosa' }
      return request.subject === 3 ? { ...picture, focus: [0.1, 0.5] } : picture
    }
    await enlarge()
    expect(await widths()).toEqual([1536, 1536, 1536, 1536, 2592, 2592])
    for (const picture of [cover, first, second, third])
      expect(picture && (await paperOf(picture))).toEqual(await t.deps.files.read(picture?.fileKey ?? ''))
    expect(await lackingOnPaper(t.ctx, story)).toEqual([])
  })

  test('are waited for no longer where drawing them has failed, or by whoever has left', async () => {
    const leaving = new AbortController()
    const left = untilOnPaper(t.ctx, story, 'imprenta', leaving.signal)
    await expect.poll(() => t.queued('enlarge')).toHaveLength(1)
    leaving.abort()
    await left
    let isOver = false
    const until = untilOnPaper(t.ctx, story, 'imprenta', new AbortController().signal).then(() => (isOver = true))
    // Again and again: the first time it may not have asked for the job yet.
    const fail = async () => {
      await db.execute(`update pgboss.job set state = 'failed' where name = 'enlarge'`)
      await enlargeJob.failed?.(t.ctx, { storyId: story.id })
      return isOver
    }
    await expect.poll(fail, { timeout: 15_000 }).toBe(true)
    await until
    expect(await widths()).toEqual(six(null))
  })

  test('of a redrawn picture are drawn anew, and all go with their story', async () => {
    await enlarge()
    const redrawn = await requestPicture(t.ctx, story, 2, { redo: crypto.randomUUID() })
    await illustrateJob.run(t.ctx, { pictureId: redrawn.id }, RUN)
    expect((await lackingOnPaper(t.ctx, story)).map(({ id }) => id)).toEqual([redrawn.id])
    await enlarge()
    const keys = (await drawn()).map(({ fileKey }) => paperKey(fileKey ?? ''))
    const tomorrow = { ...t.ctx, now: () => new Date(Date.now() + 48 * 3_600_000) }
    for await (const strays of strayFiles(tomorrow)) expect(strays.filter((key) => keys.includes(key))).toEqual([])
    await whileLocked(t.ctx, story.id, (ctx, held) => discardStories(ctx, [held]))
    const discarded = (await db.select().from(discardedFiles)).flatMap(({ key }) => withSizes(key))
    expect(discarded).toEqual(expect.arrayContaining(keys))
    // Whoever still draws for it stores nothing.
    await t.deps.files.remove(keys)
    await enlarge()
    expect(await Promise.all(keys.map((key) => t.deps.files.stat(key)))).toEqual(keys.map(() => null))
  })
})
