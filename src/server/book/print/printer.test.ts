import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Book } from '../book.ts'
import { createBookPrinter } from './printer.ts'
import { sampleBook } from '../../../../test/book/sample-book.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const printer = createBookPrinter()
let book: Book

beforeAll(async () => {
  book = await sampleBook({ width: 384, height: 256 })
})
afterAll(() => printer.close())

test('prints a tagged PDF and leaves the caller its pictures', async () => {
  const { data, mediaType } = await printer.print(book, 'digital')
  const text = Buffer.from(data).toString('latin1')
  expect(mediaType).toBe('application/pdf')
  expect(text).toMatch(/^%PDF-1\.7/)
  expect(text).toContain('/StructTreeRoot')
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(book.cover.data.length).toBeGreaterThan(0)
  expect(Buffer.from(data).includes(Buffer.from(book.cover.data))).toBe(true)
})

test('prints two books side by side', async () => {
  const [one, two] = await Promise.all([printer.print(book, 'digital'), printer.print(book, 'muestra')])
  expect(one.data.length).not.toBe(two.data.length)
})

test.each([
  ['a truncated', (data: Uint8Array) => data.slice(0, data.length / 2)],
  ['an empty', () => new Uint8Array()],
  ['a meaningless', () => new TextEncoder().encode('<svg onload="alert(1)"/>')],
])('%s picture is refused and the printer goes on', async (_, damage) => {
  const chapters = book.chapters.map((chapter, i) =>
    i === 2 ? { ...chapter, picture: { ...chapter.picture, data: damage(chapter.picture.data) } } : chapter,
  )
  await expect(printer.print({ ...book, chapters }, 'digital')).rejects.toMatchObject({
    failure: 'bad_picture',
    message: 'the picture of chapter 3 cannot be decoded',
  })
  const { data } = await printer.print(book, 'digital')
  expect(Buffer.from(data).includes(Buffer.from(book.cover.data))).toBe(true)
})

test('a book over its deadline fails, and the next one is not kept waiting by it', async () => {
  const hasty = createBookPrinter({ workers: 1, deadlineMs: 1 })
  for (let time = 0; time < 2; time++)
    await expect(hasty.print(book, 'digital')).rejects.toMatchObject({ failure: 'deadline' })
  await hasty.close()
})

test('an aborted book is never printed, running or waiting', async () => {
  const slow = createBookPrinter({ workers: 1, recycleAfter: 1 })
  const abort = new AbortController()
  const running = slow.print(book, 'digital', abort.signal)
  const waiting = slow.print(book, 'digital', abort.signal)
  const kept = slow.print(book, 'digital')
  abort.abort(new Error('the visitor left'))
  await expect(running).rejects.toThrow('the visitor left')
  await expect(waiting).rejects.toThrow('the visitor left')
  await expect(kept).resolves.toMatchObject({ mediaType: 'application/pdf' })
  await slow.close()
  await expect(slow.print(book, 'digital')).rejects.toThrow('closed')
})
