import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { STYLES } from '../../contract/styles.ts'
import type { Style } from '../../contract/styles.ts'
import { typesetBook } from './print/compose.ts'
import { difference, rasterise } from './rasterise.ts'
import type { Raster } from './rasterise.ts'
import { checkPdf } from '../../../test/book/qpdf.ts'
import { sampleBook } from '../../../test/book/sample-book.ts'
import { createTypesetter } from './typesetter.ts'

/**
 * The ten books against pages that a person has looked at and approved. After a change that is meant:
 * `APPROVE=1 npx vitest run src/server/book/approved.test.ts`, look at the strips in `approved/`, commit them.
 */
vi.setConfig({ testTimeout: 120_000 })

const PAGE_WIDTH = 150
/** Compression and another machine's rounding stay under these; a line that moves does not. */
const TOLERANCE = { mean: 3, clear: 0.008 } as const

/** Short, of the usual length, as long as may be, and none. */
const DEDICATIONS = [
  'Para mi Lucía.',
  'Para mi Lucía, que siempre se duerme antes del final.',
  'Para mi Lucía, que siempre se duerme antes del final: cuando seas mayor y leas esto, acuérdate de que alguien te quiso desde antes de saber tu nombre y te leyó un cuento cada noche. Tu abuela Carmen',
  '',
] as const

const typesetter = createTypesetter()
/** Drawn once for all. */
const sample = await sampleBook({ words: 120, focus: [0.62, 0.6] })
const stripOf = (style: Style) => join(import.meta.dirname, 'approved', `${style}.webp`)

async function print(style: Style): Promise<Uint8Array> {
  const book = { ...sample, style, dedication: DEDICATIONS[STYLES.indexOf(style) % DEDICATIONS.length] ?? '' }
  return (await typesetBook(book, 'digital', typesetter)).pdf
}

async function readStrip(style: Style): Promise<Raster> {
  const { data, info } = await sharp(stripOf(style)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test.each(STYLES)('%s looks as approved, and qpdf finds nothing wrong with it', async (style) => {
  const pdf = await print(style)
  expect(await checkPdf(pdf)).toBe('')
  const { data, width, height } = await rasterise(pdf, PAGE_WIDTH)
  if (process.env['APPROVE']) {
    await writeFile(
      stripOf(style),
      await sharp(data, { raw: { width, height, channels: 3 } })
        .webp({ nearLossless: true, quality: 60 })
        .toBuffer(),
    )
  }
  expect(existsSync(stripOf(style))).toBe(true)
  const { mean, clear } = difference({ data, width, height }, await readStrip(style))
  expect(mean).toBeLessThan(TOLERANCE.mean)
  expect(clear).toBeLessThan(TOLERANCE.clear)
})

test('a text that moves by a line is noticed', async () => {
  const approved = await readStrip('infantil')
  const moved = Buffer.from(approved.data)
  const [from, line] = [Math.round(approved.height * 0.6), 4 * approved.width * 3]
  approved.data.copy(moved, from * approved.width * 3 + line, from * approved.width * 3, approved.data.length - line)
  expect(difference(approved, { ...approved, data: moved }).clear).toBeGreaterThan(TOLERANCE.clear)
})
