import { EpubCheck } from '@likecoin/epubcheck-ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { Book } from '../book.ts'
import { composeBook } from '../print/compose.ts'
import { sampleBook } from '../../../../test/book/sample-book.ts'
import { createTypesetter } from '../typesetter.ts'

// The checker reads every file of three books.
vi.setConfig({ testTimeout: 120_000 })

const typesetter = createTypesetter()

async function epubOf(book: Book): Promise<Uint8Array> {
  const { data, mediaType } = await composeBook(book, 'epub', typesetter)
  expect(mediaType).toBe('application/epub+zip')
  return data
}

async function hostileBook(): Promise<Book> {
  const book = await sampleBook({ style: 'retro', width: 1024, height: 1024 })
  const strange = '<b>&amp; "Ñ" \'x\' </p><script>alert(1)</script> \u0000\u202e ]]> {{a}} 🦊 שלום مرحبا'
  return {
    ...book,
    title: strange,
    senderName: strange,
    recipientName: 'Ñ'.repeat(300),
    dedication: strange,
    cover: { ...book.cover, alt: strange },
    chapters: book.chapters.map((chapter) => ({ ...chapter, title: '', paragraphs: [strange, 'x'.repeat(300)] })),
  }
}

test.each([
  ['a common book', () => sampleBook({ style: 'ghibli', words: 130 })],
  ['a comic of tall pictures', () => sampleBook({ style: 'comic', words: 90, width: 1024, height: 1536 })],
  ['a book of strange texts', hostileBook],
  [
    'a book with a voice',
    async () => ({ ...(await sampleBook({ words: 130 })), voiceUrl: 'https://a.example/regalo/x?a=1&b="2"#voz' }),
  ],
])('%s passes EPUBCheck', async (_, make) => {
  const { messages, valid } = await EpubCheck.validate(await epubOf(await make()))
  expect(messages).toEqual([])
  expect(valid).toBe(true)
})

test('holds the pictures as they came and says what they show, in reading order', async () => {
  const book = await sampleBook({ words: 130 })
  book.dedication = 'Para mi Lucía. Tu abuela Carmen'
  const files = unzipSync(await epubOf(book))
  expect(Object.keys(files)[0]).toBe('mimetype')
  expect(Buffer.from(files['EPUB/images/picture-0.jpg'] ?? [])).toEqual(Buffer.from(book.cover.data))
  const page = strFromU8(files['EPUB/page-1.xhtml'] ?? new Uint8Array())
  const spoken = page
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, '$1 ')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
  expect(spoken).toMatch(
    /Un disco claro sobre colinas, tono 250\. Lucía y el faro de las estrellas Para Lucía, de la abuela Carmen Para mi Lucía\. Tu abuela Carmen capítulo uno La luz que parpadea Un disco claro sobre colinas, tono 215\. Lucía vivía en la última casa/,
  )
  expect(page).toContain('xlink:href="images/picture-0.jpg"')
  expect(page).not.toContain('data:image/jpeg')
})

test('the same book gives the same bytes', async () => {
  const [one, other] = [await epubOf(await sampleBook()), await epubOf(await sampleBook())]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
})
