import S3rver from '@20minutes/s3rver'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore, ListedFile } from './files.ts'
import { createLocalFiles } from './local.ts'
import { createS3Files } from './s3.ts'

/** Keys in a list of the S3-compatible store, and of the folder. */
const [S3_PAGE, LOCAL_PAGE] = [20, 1_000]
const LONG = `a/${'x'.repeat(600)}`

type Opened = { files: FileStore; close(): Promise<void> }

async function openLocal(): Promise<Opened> {
  const dir = await mkdtemp(join(tmpdir(), 'files-'))
  return { files: createLocalFiles(join(dir, 'files')), close: () => rm(dir, { recursive: true }) }
}

async function openS3(buckets = ['cuentos']): Promise<Opened> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name })),
  })
  // Lists shorter than a store's thousand, which no test needs to fill.
  server.middleware.unshift((context, next) => {
    if (/^\/\w+\/?$/.test(context.path)) context.query = { ...context.query, 'max-keys': String(S3_PAGE) }
    return next()
  })
  const { port } = await server.run()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return {
    files: createS3Files({ bucket: 'cuentos', endpoint: `http://127.0.0.1:${port}`, ...keys }),
    async close() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

async function listed(files: FileStore): Promise<ListedFile[][]> {
  const pages: ListedFile[][] = []
  for await (const page of files.list()) pages.push(page)
  return pages.filter((page) => page.length > 0)
}

async function drain(stream: Readable | null): Promise<Buffer> {
  if (!stream) throw new Error('no stream')
  return buffer(stream)
}

describe.each([
  { name: 'local folder', open: openLocal, page: LOCAL_PAGE },
  { name: 'S3-compatible store', open: openS3, page: S3_PAGE },
])('$name', ({ open, page }) => {
  let opened: Opened
  let files: FileStore
  beforeAll(async () => {
    opened = await open()
    files = opened.files
  })
  afterAll(() => opened.close())

  test('gives back what was put, whole and in ranges', async () => {
    const data = randomBytes(300_000)
    await files.put('pictures/1/cover.jpg', data, 'image/jpeg')

    expect(Buffer.from((await files.read('pictures/1/cover.jpg')) ?? [])).toEqual(data)
    expect(await drain(await files.stream('pictures/1/cover.jpg'))).toEqual(data)
    const part = await drain(await files.stream('pictures/1/cover.jpg', { start: 10, end: 99_999 }))
    expect(part).toEqual(data.subarray(10, 100_000))
    const last = await drain(await files.stream('pictures/1/cover.jpg', { start: 299_999, end: 299_999 }))
    expect(last).toEqual(data.subarray(299_999))
  })

  test('tells size and a quoted tag that changes with the content alone', async () => {
    await files.put('books/1/a.pdf', Buffer.from('one'), 'application/pdf')
    const first = await files.stat('books/1/a.pdf')
    expect(first).toEqual({ size: 3, etag: expect.stringMatching(/^"[^"]+"$/) })
    expect(await files.stat('books/1/a.pdf')).toEqual(first)
    await files.put('books/1/a.pdf', Buffer.from('two'), 'application/pdf')
    expect((await files.stat('books/1/a.pdf'))?.etag).not.toBe(first?.etag)
  })

  test('keeps an empty file', async () => {
    await files.put('photos/1/empty', Buffer.alloc(0), 'image/png')
    expect(await files.stat('photos/1/empty')).toMatchObject({ size: 0 })
    expect(await files.read('photos/1/empty')).toHaveLength(0)
  })

  test('answers null for what is not there, and a folder is not a file', async () => {
    await files.put('photos/7/face.jpg', Buffer.from('x'), 'image/jpeg')
    for (const key of ['photos/nobody.jpg', 'photos/7/face.jpg/more', 'photos/7']) {
      expect(await files.stat(key)).toBeNull()
      expect(await files.read(key)).toBeNull()
    }
    expect(await files.stream('photos/nobody.jpg')).toBeNull()
  })

  test.each(['books/7/-Qx_9-digital.pdf', 'books/7/_Qx-9.pdf', 'pictures/0b6f.jpg'])('keeps %s', async (key) => {
    await files.put(key, Buffer.from(key), 'application/pdf')
    expect(Buffer.from((await files.read(key)) ?? []).toString()).toBe(key)
  })

  test('a range outside of the file is an error', async () => {
    await files.put('photos/8/a.jpg', Buffer.from('four'), 'image/jpeg')
    await expect(files.stream('photos/8/a.jpg', { start: 4, end: 9 })).rejects.toThrow(RangeError)
    await expect(files.stream('photos/8/a.jpg', { start: 2, end: 1 })).rejects.toThrow(RangeError)
  })

  test('removes many, and does not mind what is gone', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `photos/9/${index}.jpg`)
    await Promise.all(keys.map((key) => files.put(key, Buffer.from(key), 'image/jpeg')))
    await files.remove([...keys, 'photos/9/never.jpg'])
    expect(await Promise.all(keys.map((key) => files.stat(key)))).toEqual(keys.map(() => null))
    await files.remove(keys)
  })

  test('lists every whole file with its age, in pages', async () => {
    const own = await open()
    const fresh = own.files
    expect(await listed(fresh)).toEqual([])
    const keys = Array.from({ length: page + 5 }, (_, index) => `books/${index}/a.pdf`)
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => fresh.put(key, Buffer.from('x'), 'application/pdf')))
    const pages = await listed(fresh)
    expect(pages.map((keys) => keys.length)).toEqual([page, 5])
    expect(
      pages
        .flat()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(keys.toSorted())
    for (const { modifiedAt } of pages.flat()) expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(600_000)
    await own.close()
  })

  test.each(['', 'a', '/etc/passwd', '../a', 'a/../b', 'a//b', 'a/.hidden', 'a/b\0', 'a/b c', 'a\\b/c', LONG])(
    'refuses the key %.20j',
    async (key) => {
      await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(TypeError)
      await expect(files.read(key)).rejects.toThrow(TypeError)
      await expect(files.stat(key)).rejects.toThrow(TypeError)
      await expect(files.stream(key)).rejects.toThrow(TypeError)
      await expect(files.remove([key])).rejects.toThrow(TypeError)
    },
  )
})

describe('local folder', () => {
  test('is private, and leaves nothing half-written', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'files-'))
    const files = createLocalFiles(dir)
    await files.put('photos/a.jpg', Buffer.from('x'), 'image/jpeg')
    const { mode } = await stat(join(dir, 'photos/a.jpg'))
    expect(mode & 0o077).toBe(0)

    // A file where a folder should be makes the write fail after its content has been written aside.
    await expect(files.put('photos/a.jpg/b.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow('EEXIST')
    expect(await readdir(join(dir, '.writing'))).toEqual([])
    await rm(dir, { recursive: true })
  })

  test('two writers of one key leave one whole file', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'files-'))
    const files = createLocalFiles(dir)
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index))
    await Promise.all(versions.map((data) => files.put('books/2/b.pdf', data, 'application/pdf')))
    const stored = Buffer.from((await files.read('books/2/b.pdf')) ?? [])
    expect(versions.some((data) => data.equals(stored))).toBe(true)
    await rm(dir, { recursive: true })
  })

  test('sweeps what a killed process left behind, but not what another one is writing', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'files-'))
    await createLocalFiles(dir).put('photos/a.jpg', Buffer.from('x'), 'image/jpeg')
    await writeFile(join(dir, '.writing/old'), 'x')
    await utimes(join(dir, '.writing/old'), 0, 0)
    await writeFile(join(dir, '.writing/young'), 'x')
    await chmod(join(dir, '.writing/young'), 0o600)

    await createLocalFiles(dir).put('photos/b.jpg', Buffer.from('x'), 'image/jpeg')
    expect(await readdir(join(dir, '.writing'))).toEqual(['young'])
    await rm(dir, { recursive: true })
  })
})

test('a missing bucket is an error, not a missing file', async () => {
  const opened = await openS3([])
  await expect(opened.files.read('photos/a.jpg')).rejects.toThrow('bucket')
  await opened.close()
})
