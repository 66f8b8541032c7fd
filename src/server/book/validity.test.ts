import { expect, test, vi } from 'vitest'
import { STYLES } from '../../contract/styles.ts'
import { typesetBook } from './compose.ts'
import { checkPdf } from './qpdf.ts'
import { sampleBook } from './sample-book.ts'
import { createTypesetter } from './typesetter.ts'

vi.setConfig({ testTimeout: 120_000 })

const typesetter = createTypesetter()

test.each(STYLES)('%s: qpdf finds nothing wrong with the book, the sample and the print edition', async (style) => {
  const book = await sampleBook({ style, width: 768, height: 512 })
  for (const edition of ['digital', 'muestra', 'imprenta'] as const) {
    const { pdf } = await typesetBook(book, edition, typesetter)
    expect([edition, await checkPdf(pdf)]).toEqual([edition, ''])
  }
})

test('a book that is cut short or altered is found out', async () => {
  const { pdf } = await typesetBook(await sampleBook({ width: 384, height: 256 }), 'digital', typesetter)
  expect(await checkPdf(pdf.slice(0, pdf.length / 2))).toContain("can't find startxref")
  const altered = Buffer.from(pdf)
  altered.fill(0x20, altered.lastIndexOf('startxref') - 200, altered.lastIndexOf('startxref') - 100)
  expect(await checkPdf(altered)).toContain('qpdf ends with')
})
