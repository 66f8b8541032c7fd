import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, vi } from 'vitest'
import type { Style } from '../../contract/styles.ts'
import { typesetBook } from './print/compose.ts'
import { sampleBook, sampleParagraphs } from '../../../test/book/sample-book.ts'
import { createTypesetter } from './typesetter.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Both text typefaces, beside vignettes of every width. */
const TRIED: Style[] = ['infantil', 'anime', 'acuarela', 'comic']
/** Fewest letters of a line that ends a paragraph. */
const LEAST_END = 12

const typesetter = createTypesetter()

/** The lines of each page, as they stand. */
async function linesOf(pdf: Uint8Array): Promise<string[][]> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 })
  const document = await task.promise
  const pages = Array.from({ length: document.numPages }, async (_, i) => {
    const { items } = await (await document.getPage(i + 1)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    return text.split('\n').map((line) => line.trim())
  })
  const lines = await Promise.all(pages)
  await task.destroy()
  return lines
}

test('no paragraph, whatever its length, ends in a short word on a line of its own', async () => {
  const book = await sampleBook({ width: 96, height: 64 })
  const ends: string[] = []
  for (const [i, style] of TRIED.entries()) {
    const chapters = book.chapters.map((chapter, k) => ({
      ...chapter,
      paragraphs: sampleParagraphs(86 + i * 43 + k, i + k),
    }))
    const { pdf } = await typesetBook({ ...book, style, chapters }, 'digital', typesetter)
    for (const [page, lines] of (await linesOf(pdf)).entries()) {
      const paragraphs = chapters[page]?.paragraphs ?? []
      ends.push(...lines.filter((line) => line && paragraphs.some((text) => text !== line && text.endsWith(line))))
    }
  }
  expect(ends.length).toBeGreaterThan(30)
  expect(ends.filter((line) => line.length < LEAST_END)).toEqual([])
})
