import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { photos } from '../../src/server/db/schema/photos.ts'
import { discardedFiles } from '../../src/server/db/schema/discarded-files.ts'
import { pictures } from '../../src/server/db/schema/stories.ts'
import { EngineError, type Illustrator } from '../../src/engine.ts'
import { discardFiles } from '../../src/server/features/files/discard.ts'
import { sweepJob } from '../../src/server/features/files/jobs.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { filesNamed, filesOf } from '../stored-files.ts'

const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/** The disk is full for the next file whose key begins so. */
function breakStore(t: TestApp): { at: (prefix: string) => void; broken: string[] } {
  const put = t.deps.files.put.bind(t.deps.files)
  const [armed, broken] = [new Set<string>(), [] as string[]]
  t.deps.files.put = async (key, ...rest) => {
    const prefix = [...armed].find((prefix) => key.startsWith(prefix) || key.endsWith(prefix))
    if (prefix === undefined) return put(key, ...rest)
    armed.delete(prefix)
    broken.push(prefix)
    throw FULL
  }
  return { at: (prefix) => void armed.add(prefix), broken }
}

/** The database itself breaks the next insertion off, and with it the transaction that it is part of. */
async function breakInsert(t: TestApp, table: 'photos' | 'book_files'): Promise<void> {
  const name = sql.identifier(`break_${table}`)
  await t.ctx.db.execute(sql`create sequence ${name}`)
  await t.ctx.db.execute(
    sql`create function ${name}() returns trigger language plpgsql as ${sql.raw(
      // What a sequence has counted stays counted.
      `$$ begin if nextval('break_${table}') = 1 then raise 'no space' using errcode = '53100'; end if; return new; end $$`,
    )}`,
  )
  await t.ctx.db.execute(
    sql`create trigger ${name} before insert on ${sql.identifier(table)} for each row execute function ${name}()`,
  )
}

/** As hosted ones work: a sheet first, and each paid picture kept until it is stored for good. */
function frugal(): Illustrator & { kept: string[] } {
  const quick = quickIllustrator()
  const kept: string[] = []
  return {
    ...quick,
    kept,
    sheet: () => facePhoto(),
    async illustrate(request, options) {
      const before = await options.drafts?.read('first')
      const picture = await quick.illustrate(request, options)
      await options.drafts?.write('first', picture.data)
      if (request.redo) throw new EngineError('refused', 'no', { userMessage: 'Prueba de otra manera' })
      if (request.subject === 1 && !before) throw new EngineError('unavailable', 'the judge does not answer')
      if (before) kept.push(String(request.subject))
      return picture
    },
  }
}

test('wherever an upload breaks off, no file of it stays', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const store = breakStore(t)
  for (const file of ['photo.jpg', 'face.jpg', 'thumbnail.jpg']) {
    store.at(file)
    expect([file, (await ana.uploadPhoto(await facePhoto())).status]).toEqual([file, 503])
  }
  expect(store.broken).toEqual(['photo.jpg', 'face.jpg', 'thumbnail.jpg'])
  await breakInsert(t, 'photos')
  expect((await ana.uploadPhoto(await facePhoto())).status).toBe(503)
  expect(await t.ctx.db.$count(photos)).toBe(0)
  await eventually(async () => expect(await filesOf(t)).toEqual([]))
  expect((await ana.uploadPhoto(await facePhoto())).status).toBe(200)
  expect(await filesOf(t)).toEqual(await filesNamed(t))
  expect(await filesOf(t)).toHaveLength(3)
})

test('what is discarded while a sweep already removes other files goes at once, too', async () => {
  await using t = await createTestApp()
  const remove = t.deps.files.remove.bind(t.deps.files)
  const swept = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  t.deps.files.remove = async (keys) => {
    swept.resolve()
    await others.promise
    return remove(keys)
  }
  for (const key of ['photos/a.jpg', 'photos/b.jpg']) await t.deps.files.put(key, Buffer.from('x'), 'image/jpeg')
  await discardFiles(t.ctx, ['photos/a.jpg'])
  await swept.promise
  await discardFiles(t.ctx, ['photos/b.jpg'])
  others.resolve()
  await eventually(async () => expect(await filesOf(t)).toEqual([]))
})

test('whatever breaks off while a story is drawn and printed, in the end its files are those that its rows name', async () => {
  const illustrator = frugal()
  await using t = await createTestApp({ deps: { illustrator } })
  const ana = t.visitor()
  const store = breakStore(t)
  // The sheet, a picture and the first draft of one meet the full disk; another picture's judge is away at first.
  for (const prefix of ['sheets/', 'pictures/', 'drafts/']) store.at(prefix)
  const events = await ana.stream('/api/stories/generate', { body: BRIEF })
  const end = events.at(-1)?.event
  const id = end?.type === 'complete' ? end.storyId : 0
  expect(store.broken.toSorted()).toEqual(['drafts/', 'pictures/', 'sheets/'])
  expect(illustrator.kept).toContain('1')

  // A smaller size and the book break off, and come when they are asked for again.
  const { coverImageUrl } = await ana.json<Story>('GET', `/api/stories/${id}`)
  await breakInsert(t, 'book_files')
  for (const [path, prefix] of [
    [`${coverImageUrl}?w=320`, '-w320.webp'],
    [`/api/stories/${id}/pdf`, 'books/'],
  ] as const) {
    store.at(prefix)
    const statuses: number[] = []
    while (statuses.at(-1) !== 200 && statuses.length < 4) statuses.push((await ana.get(path)).status)
    expect([path, statuses]).toEqual([path, [...(prefix === 'books/' ? [503] : []), 503, 200]])
  }
  // A redraw that is refused leaves neither its draft nor a picture.
  const paragraphs = await ana.json<Paragraph[]>('GET', `/api/stories/${id}/paragraphs`)
  const redo = { redo: '0190b1de-1111-7222-8333-944455556666' }
  expect((await ana.send('POST', `/api/paragraphs/${paragraphs[2]?.id}/illustrate`, redo)).status).toBe(422)
  expect(await t.ctx.db.$count(pictures, eq(pictures.status, 'ready'))).toBe(6)

  // Twice, for what was still being written the first time.
  for (const hours of [2, 4]) {
    const later = { ...t.ctx, now: () => new Date(Date.now() + hours * 3_600_000) }
    await sweepJob.run(later, {}, { signal: new AbortController().signal, attempt: 0 })
  }
  expect(await t.ctx.db.$count(discardedFiles)).toBe(0)
  const found = await filesOf(t)
  const smaller = found.filter((key) => key.endsWith('-w320.webp'))
  expect(smaller).toHaveLength(1)
  expect(found.filter((key) => !smaller.includes(key))).toEqual(await filesNamed(t))
  // Six pictures, their sheet, the book.
  expect(await filesNamed(t)).toHaveLength(8)
})
