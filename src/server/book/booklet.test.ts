import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, vi } from 'vitest'
import { sampleBook } from '../../../test/book/sample-book.ts'
import { typesetBook } from './print/compose.ts'
import { createTypesetter } from './typesetter.ts'

vi.setConfig({ testTimeout: 120_000 })

const ORDINALS = ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((ordinal) => `capítulo ${ordinal}`)

type Side = { left: string; right: string }

const MM = 72 / 25.4

/** What stands on the two halves of each side that is printed, and the size of the paper in millimetres. */
async function printedSides(pdf: Uint8Array): Promise<{ sides: Side[]; papers: string[] }> {
  const task = getDocument({ data: pdf.slice(), verbosity: 0 })
  const document = await task.promise
  const sides: Side[] = []
  const papers = new Set<string>()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    papers.add(`${Math.round(width / MM)}×${Math.round(height / MM)}`)
    const { items } = await page.getTextContent()
    const half = (isIn: (x: number) => boolean) =>
      items
        .flatMap((item) => ('str' in item && isIn(Number(item.transform[4])) ? [item.str] : []))
        .join(' ')
        .trim()
    sides.push({ left: half((x) => x < width / 2), right: half((x) => x >= width / 2) })
  }
  await task.destroy()
  return { sides, papers: [...papers] }
}

/**
 * The pages of a booklet in the order of reading: each sheet is turned over its short edge, so that the left half of its
 * back lies behind the right half of its front; then the sheets are laid into each other and folded.
 */
function fold(sides: readonly Side[]): string[] {
  const sheets = Array.from({ length: sides.length / 2 }, (_, i) => ({ front: sides[2 * i]!, back: sides[2 * i + 1]! }))
  const inwards = sheets.flatMap(({ front, back }) => [front.right, back.left])
  const outwards = sheets.toReversed().flatMap(({ front, back }) => [back.right, front.left])
  return [...inwards, ...outwards]
}

test('two sheets of A4, printed on both sides and folded, are a booklet of eight pages that reads in order', async () => {
  const book = await sampleBook({ width: 768, height: 512, words: 110 })
  const printed = await typesetBook(
    {
      ...book,
      dedication: 'Para mi Lucía, ida y vuelta. Tu abuela Carmen',
      voiceUrl: 'https://a.example/regalo/x#voz',
    },
    'cuadernillo',
    createTypesetter(),
  )
  expect(printed.warnings).toEqual([])
  expect(printed.fits.map(({ complete }) => complete)).toEqual([true, true, true, true, true])
  const { sides, papers } = await printedSides(printed.pdf)
  expect([sides.length, papers]).toEqual([4, ['297×210']])

  // What marks each page, and stands on no other.
  const marks = [
    'Lucía y el faro de las estrellas Lucía',
    'ida y vuelta. Tu abuela Carmen',
    ...ORDINALS,
    'Cuentos Mágicos. Escucha este cuento con la voz de la abuela Carmen',
  ]
  const pages = fold(sides).map((text) => text.replaceAll(/\s+/g, ' '))
  const found = pages.map((text) => marks.filter((mark) => text.includes(mark)))
  expect(found).toEqual(marks.map((mark) => [mark]))
})

/** Names that hold no other: the first is «Aa.», the last of a hundred «Dv.». */
const signature = (i: number) => `${String.fromCharCode(65 + Math.floor(i / 26))}${String.fromCharCode(97 + (i % 26))}.`

test.each([
  [1, 12],
  [30, 12],
  [70, 16],
])(
  '%i dedications make it %i pages: after the story, in order, and what is left of a sheet is to be written on',
  async (count, length) => {
    const book = await sampleBook({ width: 768, height: 512, words: 110 })
    const authors = Array.from({ length: count }, (_, i) => signature(i))
    const dedications = authors.map((author) => ({ author, line: 'Con todo mi cariño', memory: '', photo: null }))
    const printed = await typesetBook({ ...book, dedications }, 'cuadernillo', createTypesetter())
    expect(printed.warnings).toEqual([])
    const { sides } = await printedSides(printed.pdf)
    const pages = fold(sides).map((text) => text.replaceAll(/\s+/g, ' '))
    expect(pages).toHaveLength(length)
    const [given, back] = [pages.slice(7, -1), pages.at(-1)]
    expect(given.flatMap((text) => [...text.matchAll(/[A-D][a-z]\./g)].map(([name]) => name))).toEqual(authors)
    expect(given[0]).toContain('Dedicatorias')
    expect(back).toContain('Cuentos Mágicos.')
    const free = given.filter((text) => !text.includes('cariño'))
    expect(free.filter((text) => text.includes('De puño y letra'))).toHaveLength(free.length > 0 ? 1 : 0)
  },
)
