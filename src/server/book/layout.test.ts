import { expect, test, vi } from 'vitest'
import { STYLES } from '../../contract/styles.ts'
import { typesetBook } from './compose.ts'
import { sampleBook } from './sample-book.ts'
import { createTypesetter } from './typesetter.ts'
import type { PageFit, Place } from './typesetter.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const typesetter = createTypesetter()
const PAGE = { width: 210, height: 297 }

async function fitsOf(options: Parameters<typeof sampleBook>[0]): Promise<PageFit[]> {
  const { fits, warnings } = await typesetBook(await sampleBook(options), 'digital', typesetter)
  expect(warnings).toEqual([])
  expect(fits).toHaveLength(5)
  return fits
}

function contains({ x, y, width, height }: Place, point: { x: number; y: number }, margin = 0): boolean {
  return (
    point.x >= x + margin && point.x <= x + width - margin && point.y >= y + margin && point.y <= y + height - margin
  )
}

test.each(STYLES)('%s: from 80 to 250 words a chapter stand on five pages in one size of text', async (style) => {
  const sizes: number[] = []
  for (const words of [80, 130, 250]) {
    const fits = await fitsOf({ style, words })
    for (const fit of fits) {
      expect(fit).toMatchObject({ complete: true })
      expect(fit.size).toBeGreaterThanOrEqual(11)
      expect(fit.bottom).toBeLessThanOrEqual(PAGE.height - 15)
      expect(fit.art.height).toBeGreaterThanOrEqual(60)
      expect(fit.ppi).toBeGreaterThanOrEqual(150)
    }
    const own = fits.map(({ size }) => size)
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1)
    sizes.push(Math.min(...own))
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(sizes[0]).toBeGreaterThan(14)
})

const SHAPES = [
  { width: 1536, height: 1024 },
  { width: 1024, height: 1024 },
  { width: 1024, height: 1536 },
] as const
const FOCI: [number, number][] = [
  [0.5, 0.3],
  [0.2, 0.45],
  [0.8, 0.62],
]

test.each(STYLES)('%s: no shape of picture loses its focus or hides it under the title', async (style) => {
  for (const [i, shape] of SHAPES.entries()) {
    const fits = await fitsOf({ style, words: 120, focus: FOCI[i] ?? [0.5, 0.5], ...shape })
    for (const { art, focus, ppi, title } of fits) {
      expect(contains(art, focus, 10)).toBe(true)
      expect(ppi).toBeGreaterThanOrEqual(149.9)
      expect(contains({ x: 0, y: 0, ...PAGE }, { x: art.x + art.width, y: art.y + art.height })).toBe(true)
      expect(title !== undefined && contains(title, focus, -4)).toBe(false)
    }
  }
})

test('a text too long for its page ends in an ellipsis at 11 points', async () => {
  const fits = await fitsOf({ words: 900 })
  expect(fits.map(({ size }) => size)).toEqual([11, 11, 11, 11, 11])
  expect(fits.every(({ complete }) => !complete)).toBe(true)
  for (const { bottom } of fits) expect(bottom).toBeLessThanOrEqual(PAGE.height - 15)
})

test('a sample is laid out like the book it stands for', async () => {
  const book = await sampleBook({ style: 'acuarela' })
  const [full, sample] = [
    await typesetBook(book, 'digital', typesetter),
    await typesetBook(book, 'muestra', typesetter),
  ]
  expect(sample.fits).toEqual(full.fits)
  expect(sample.pdf.length).toBeLessThan(400_000)
})
