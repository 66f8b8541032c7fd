import { expect, test, vi } from 'vitest'
import { STYLES } from '../../contract/styles.ts'
import { typesetBook } from './print/compose.ts'
import { checkPdf } from '../../../test/book/qpdf.ts'
import { sampleBook } from '../../../test/book/sample-book.ts'
import { createTypesetter } from './typesetter.ts'

vi.setConfig({ testTimeout: 120_000 })

const typesetter = createTypesetter()
/** Drawn once for all. */
const sample = await sampleBook({ width: 768, height: 512 })

/** In turn as a sample, for the printer and to sew; every style as the book that is sold has `approved.test.ts`. */
const EDITIONS = STYLES.map(
  (style, i) => [style, (['muestra', 'imprenta', 'cuadernillo'] as const)[i % 3] ?? 'muestra'] as const,
)

test.each(EDITIONS)('%s: qpdf finds nothing wrong with its %s', async (style, edition) => {
  const { pdf } = await typesetBook({ ...sample, style }, edition, typesetter)
  expect(await checkPdf(pdf)).toBe('')
})

test('a book that is cut short or altered is found out', async () => {
  const { pdf } = await typesetBook(sample, 'digital', typesetter)
  expect(await checkPdf(pdf.slice(0, pdf.length / 2))).toContain("can't find startxref")
  const altered = Buffer.from(pdf)
  altered.fill(0x20, altered.lastIndexOf('startxref') - 200, altered.lastIndexOf('startxref') - 100)
  expect(await checkPdf(altered)).toContain('qpdf ends with')
})
