import { eq } from 'drizzle-orm'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { transact } from '../../src/server/context.ts'
import { fileKeys } from '../../src/server/admin/snapshot.ts'
import { discardedFiles } from '../../src/server/db/schema/discarded-files.ts'
import { draftFiles, pictures, sheets, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { setProfilePicture } from '../../src/server/features/accounts/writes.ts'
import { discardFiles } from '../../src/server/features/files/discard.ts'
import { strayJob, sweepJob } from '../../src/server/features/files/jobs.ts'
import { claimFiles, reserveFiles, storeFile } from '../../src/server/features/files/reserve.ts'
import { strayFiles } from '../../src/server/features/files/strays.ts'
import { illustrateJob } from '../../src/server/features/generation/jobs.ts'
import { requestPicture } from '../../src/server/features/generation/pictures.ts'
import { sheetJob } from '../../src/server/features/generation/sheets.ts'
import { addPhoto } from '../../src/server/features/photos/writes.ts'
import { pictureFile } from '../../src/server/features/stories/files.ts'
import { type Owned, ownedPicture } from '../../src/server/features/stories/policy.ts'
import { deleteStory } from '../../src/server/features/stories/writes.ts'
import type { FileStore } from '../../src/server/files/files.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import { facePhoto } from '../factories.ts'
import type { Visitor } from '../idle-app.ts'
import { openIdleStudio, RUN } from '../idle-studio.ts'

const MINUTE_MS = 60_000
const { t, using } = await openIdleStudio()
const { db } = t.ctx
const drawing = { ...quickIllustrator(), sheet: () => facePhoto() }
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  story = await t.story(ana, { storyTitle: 'El mar', coverPrompt: 'Un barco' }, { chapters: 1 })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

const after = (minutes: number) => ({ ...t.ctx, now: () => new Date(Date.now() + minutes * MINUTE_MS) })
const sweep = (minutes = 0) => sweepJob.run(after(minutes), {}, RUN)
/** All keys of the store, and those that a row names. */
const stored = async () => (await allOf(t.deps.files.list())).map(({ key }) => key)
const namedKeys = () => db.transaction(fileKeys)

/**
 * A process that dies the moment the last byte of its file is there, of several written side by side the last one's:
 * what it was doing never goes on.
 */
function dying(prefix: string): { files: FileStore; died: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  let writing = 0
  const files: FileStore = {
    ...t.deps.files,
    async put(key, ...rest) {
      if (!key.startsWith(prefix)) return t.deps.files.put(key, ...rest)
      writing += 1
      await t.deps.files.put(key, ...rest)
      writing -= 1
      if (writing === 0) resolve()
      await new Promise(() => {})
    },
  }
  return { files, died: promise }
}

test.each([
  ['photos/', (ctx: Visitor) => facePhoto().then((data) => addPhoto(ctx, { data, personRelation: 'otro' }))],
  ['pictures/', async (ctx: Visitor) => illustrateJob.run(ctx, { pictureId: (await asked()).id }, RUN)],
  ['sheets/', async (ctx: Visitor) => sheetJob.run(ctx, { sheetId: await askedSheet() }, RUN)],
  ['profiles/', async (ctx: Visitor) => setProfilePicture(ctx, ctx.who.userId, await facePhoto())],
] as const)('whoever dies with a file under %s written and no row for it leaves nothing for long', async (at, work) => {
  const { files, died } = dying(at)
  const reader = { read: () => Promise.resolve({ face: null, look: {}, findings: [] }) } as never
  void work({
    ...using({ illustrator: drawing }, ana),
    deps: { ...ana.deps, illustrator: drawing, files, photoReader: reader },
  } as Visitor)
  await died
  expect((await stored()).filter((key) => key.startsWith(at)).length).toBeGreaterThan(0)
  await sweep(59)
  expect((await stored()).filter((key) => key.startsWith(at)).length).toBeGreaterThan(0)
  await sweep(61)
  expect((await stored()).filter((key) => key.startsWith(at))).toEqual([])
})

async function asked() {
  const picture = await requestPicture(t.ctx, story, 1, {})
  await db.update(pictures).set({ status: 'waiting' }).where(eq(pictures.id, picture.id))
  return picture
}

async function askedSheet(): Promise<number> {
  const [sheet] = await db
    .insert(sheets)
    .values({ storyId: story.id, style: story.brief.illustrationStyle, requestDigest: 'd' })
    .returning()
  return sheet?.id ?? 0
}

test('a row takes its file over, and is not stored where the file went meanwhile', async () => {
  await storeFile(t.ctx, 'pictures/a.jpg', Buffer.from('a'), 'image/jpeg')
  await transact(t.ctx, (ctx) => claimFiles(ctx, ['pictures/a.jpg']))
  await sweep(61)
  expect(await stored()).toEqual(['pictures/a.jpg'])
  await t.deps.files.remove(['pictures/a.jpg'])

  await storeFile(t.ctx, 'pictures/b.jpg', Buffer.from('b'), 'image/jpeg')
  await sweep(61)
  await expect(transact(t.ctx, (ctx) => claimFiles(ctx, ['pictures/b.jpg']))).rejects.toThrow('removed before its row')
  // Stored anew, it may be claimed.
  await storeFile(t.ctx, 'pictures/b.jpg', Buffer.from('b'), 'image/jpeg')
  await transact(t.ctx, (ctx) => claimFiles(ctx, ['pictures/b.jpg']))
  await t.deps.files.remove(['pictures/b.jpg'])
})

test('what was still being written when it was removed is removed once more', async () => {
  await discardFiles(t.ctx, ['books/1/late.pdf'])
  await sweep()
  await t.deps.files.put('books/1/late.pdf', Buffer.from('late'), 'application/pdf')
  await sweep(59)
  expect(await stored()).toEqual(['books/1/late.pdf'])
  await sweep(61)
  expect([await stored(), await db.$count(discardedFiles)]).toEqual([[], 0])
})

test('drafts have their row before their bytes, belong to the story and go with it', async () => {
  const { files, died } = dying('drafts/')
  const illustrator = {
    ...quickIllustrator(),
    async illustrate(...[request, options]: Parameters<typeof drawing.illustrate>) {
      await options.drafts?.write('first', Buffer.from('paid'))
      return drawing.illustrate(request, options)
    },
  }
  const { id } = await asked()
  void illustrateJob.run({ ...ana, deps: { ...ana.deps, illustrator, files } }, { pictureId: id }, RUN)
  await died
  expect(await db.select().from(draftFiles)).toEqual([{ key: `drafts/picture-${id}/first.jpg`, storyId: story.id }])
  // The next attempt finds what the first has paid; then the job is given up.
  await illustrateJob.failed?.(t.ctx, { pictureId: id })
  await sweep()
  expect([await stored(), await db.$count(draftFiles)]).toEqual([[], 0])

  await db.insert(draftFiles).values({ key: 'drafts/sheet-7/first.jpg', storyId: story.id })
  await t.deps.files.put('drafts/sheet-7/first.jpg', Buffer.from('paid'), 'image/jpeg')
  await deleteStory(ana, story)
  await sweep()
  expect(await stored()).toEqual([])
})

test('a smaller size of a picture goes with it, also where it is written while its story is deleted', async () => {
  const whole = await t.story(ana, {}, { chapters: 1, pictures: true })
  const cover = whole.coverPictureId ?? 0
  await db.update(pictures).set({ width: 960 }).where(eq(pictures.id, cover))
  const { picture } = await ownedPicture(ana, cover)
  await t.deps.files.put(picture.fileKey ?? '', await facePhoto(), 'image/jpeg')
  await pictureFile(ana, picture, 640, 'image/avif')
  expect((await stored()).filter((key) => key.endsWith('-w640.avif'))).toHaveLength(1)
  const late: FileStore = {
    ...t.deps.files,
    async put(key, ...rest) {
      await deleteStory(ana, whole)
      await sweep()
      expect(await stored()).toEqual([])
      await t.deps.files.put(key, ...rest)
    },
  }
  await pictureFile({ ...ana, deps: { ...ana.deps, files: late } }, picture, 320, 'image/webp')
  expect(await stored()).toHaveLength(1)
  await sweep(61)
  expect(await stored()).toEqual([])
})

test('files that no row names are found and removed, once they are a day old', async () => {
  const whole = await t.story(ana, {}, { chapters: 5, pictures: true })
  const data = await facePhoto()
  const photoReader = { read: () => Promise.resolve({ face: null, look: {}, findings: [] }) } as never
  await addPhoto({ ...ana, deps: { ...ana.deps, photoReader } }, { data, personRelation: 'otro' })
  await reserveFiles(t.ctx, ['pictures/under-way.jpg'])
  const strays = ['pictures/stray.jpg', 'pictures/stray-w320.webp', 'photos/gone/photo.jpg', 'photos/gone/face.jpg']
  const kept = [`pictures/${whole.id}-1-w640.avif`, 'pictures/under-way.jpg']
  for (const key of [...strays, 'books/9/stray.pdf', ...kept])
    await t.deps.files.put(key, Buffer.from('x'), 'image/jpeg')
  expect(await allOf(strayFiles(t.ctx))).toEqual([])

  await makeOld()
  await strayJob.run(t.ctx, {}, RUN)
  await sweep()
  expect((await stored()).toSorted()).toEqual([...(await namedKeys()), ...kept].toSorted())
  expect(await allOf(strayFiles(t.ctx))).toEqual([])
})

async function makeOld(): Promise<void> {
  const folder = join(t.deps.settings.DATA_DIR, 'files')
  const yesterday = new Date(Date.now() - 25 * 60 * MINUTE_MS)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), yesterday, yesterday)
}

async function allOf<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const page of pages) all.push(...page)
  return all
}
