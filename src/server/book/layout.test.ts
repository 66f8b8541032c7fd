import { beforeAll, expect, test, vi } from 'vitest'
import { STYLES } from '../../contract/styles.ts'
import type { Book } from './book.ts'
import { preparePictures, typesetBook } from './print/compose.ts'
import { composeManuscript } from './manuscript.ts'
import type { PreparedPicture } from './pictures.ts'
import { sampleBook, sampleParagraphs } from '../../../test/book/sample-book.ts'
import { sweep } from '../../../test/sweep.ts'
import { createTypesetter } from './typesetter.ts'
import type { PageFit, Place } from './typesetter.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const typesetter = createTypesetter()
const PAGE = { x: 0, y: 0, width: 210, height: 297 }
/** Half the width and height that the faces of two people take, in shorter sides of the picture. */
const FACES = { x: 0.22, y: 0.18 }

const SHAPES = [
  { width: 1536, height: 1024 },
  { width: 1024, height: 1024 },
  { width: 1024, height: 1536 },
]
/** High, low and at the sides; the middle is where the longest texts are tried. */
const FOCI: [number, number][] = [
  [0.5, 0.12],
  [0.5, 0.88],
  [0.15, 0.35],
  [0.85, 0.65],
]
const LONG_NAME = 'Maximiliano Alejandro de la Santísima Trinidad Fernández-Villaverde y Ortiz'
const LONG_DEDICATION =
  'Para mi Lucía, que siempre se duerme antes del final: cuando seas mayor y leas esto, acuérdate de que alguien te quiso desde antes de saber tu nombre y te leyó un cuento cada noche. Tu abuela Carmen.'
const MIDDLE: [number, number] = [0.5, 0.5]

let template: Book
let pictures: PreparedPicture[]
beforeAll(async () => {
  template = await sampleBook({ width: 96, height: 64 })
  pictures = await preparePictures(template, false)
})

type Shot = (typeof SHAPES)[number] & { focus: [number, number] }
type Options = { style: Book['style']; words: number; name?: string; dedication?: string; shots?: readonly Shot[] }

/** The layout of a book whose pictures, the cover first, are so: small ones that say they are large. */
function layOut({ style, words, name = 'Lucía', dedication = '', shots = [] }: Options): PageFit[] {
  const chapters = template.chapters.map((chapter, i) => ({ ...chapter, paragraphs: sampleParagraphs(words, i) }))
  const usual: Shot = { width: 1536, height: 1024, focus: [0.5, 0.6] }
  const shaped = pictures.map((picture, i) => ({ ...picture, ...usual, ...shots[i] }))
  const fits = typesetter.measure(
    composeManuscript({ ...template, style, chapters, dedication, recipientName: name }, shaped, 'digital'),
    shaped,
  )
  expect(fits).toHaveLength(5)
  return fits
}

test.each(sweep(STYLES, 2))('%s: from 80 to 250 words a chapter stand on five pages in one size of text', (style) => {
  const sizes: number[] = []
  for (const words of [80, 130, 250]) {
    const fits = layOut({ style, words, dedication: words === 250 ? LONG_DEDICATION : 'Para mi Lucía.' })
    expect(parts(fits[0])).toEqual(parts(fits[0]).toSorted((a, b) => a - b))
    for (const fit of fits) {
      expect(fit).toMatchObject({ complete: true })
      expect(fit.size).toBeGreaterThanOrEqual(11)
      expect(fit.bottom).toBeLessThanOrEqual(PAGE.height - 15)
      expect(fit.art.height).toBeGreaterThanOrEqual(60)
      expect((1536 / fit.picture.width) * 25.4).toBeGreaterThanOrEqual(149.9)
    }
    const own = fits.map(({ size }) => size)
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1)
    sizes.push(Math.min(...own))
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(sizes[0]).toBeGreaterThan(14)
})

/** From top to bottom: the ribbon's lower edge, the dedication, its signature if it has one, the chapter. */
function parts(fit: PageFit | undefined): number[] {
  if (!fit?.ribbon || !fit.given) throw new Error('no ribbon or no dedication')
  const { ribbon, given, label, heading, text } = fit
  return [ribbon.y + ribbon.height / 2, given.y, given.signed ?? given.y, label, heading, text]
}

/** The part of a picture that faces around its focus take, where the picture lies. */
function facesIn(picture: Place, [fx, fy]: [number, number]): Place {
  const short = Math.min(picture.width, picture.height)
  const [x, y] = [picture.x + picture.width * fx, picture.y + picture.height * fy]
  const [left, top] = [Math.max(picture.x, x - FACES.x * short), Math.max(picture.y, y - FACES.y * short)]
  const right = Math.min(picture.x + picture.width, x + FACES.x * short)
  const bottom = Math.min(picture.y + picture.height, y + FACES.y * short)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** How far the inner box reaches out of the outer one, in millimetres. */
function excess(outer: Place, inner: Place): number {
  const right = inner.x + inner.width - outer.x - outer.width
  const bottom = inner.y + inner.height - outer.y - outer.height
  return Math.max(0, outer.x - inner.x, outer.y - inner.y, right, bottom)
}

function overlaps(a: Place, b: Place): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/**
 * Books whose six pictures differ: over the books of a style every shape comes with every focus, and over the ten
 * styles each of these on every page.
 */
function mixedBooks(style: Book['style']): (Options & { shots: Shot[] })[] {
  const SHOTS = SHAPES.flatMap((shape) => FOCI.map((focus): Shot => ({ ...shape, focus })))
  const CENTRED = SHAPES.map((shape): Shot => ({ ...shape, focus: MIDDLE }))
  const turn = STYLES.indexOf(style)
  const six = (shots: readonly Shot[], from: number) =>
    Array.from({ length: 6 }, (_, i) => shots[(from + i) % shots.length]!)
  return [
    ...[0, 4, 8].map((from) => ({ style, words: 110, shots: six(SHOTS, turn + from) })),
    { style, words: 250, name: LONG_NAME, shots: six(CENTRED, turn) },
  ]
}

test.each(sweep(STYLES, 2))(
  '%s: no picture of any shape loses its faces, or hides them under title or ribbon',
  (style) => {
    const faults: string[] = []
    for (const { shots, ...options } of mixedBooks(style)) {
      for (const { page, art, picture, title, ribbon, frame } of layOut({ ...options, shots })) {
        // The first page has the cover, and the first chapter’s picture in a frame.
        const { focus, ...shape } = shots[page === 1 ? 0 : page]!
        const faces = facesIn(picture, focus)
        const fault = (what: string) =>
          faults.push(`${options.words} words, ${shape.width}×${shape.height}, ${String(focus)}, page ${page}: ${what}`)
        if (excess(PAGE, art) > 0) fault('the picture leaves the page')
        if (excess(art, faces) > 1.5) fault(`faces are cut by ${excess(art, faces)} mm`)
        if (page > 1 && shape.width <= shape.height && excess(art, picture) > 1) fault('the picture is not whole')
        if ((shape.width / picture.width) * 25.4 < 149.9) fault('too coarse')
        if (title && overlaps(title, faces)) fault('the title hides faces')
        if (title && excess(art, title) > 0) fault('the title leaves the picture')
        if (ribbon && ribbon.y - ribbon.height / 2 < faces.y + faces.height) fault('the ribbon hides faces')
        if (frame && excess(frame.window, facesIn(frame.picture, shots[1]!.focus)) > 0.5)
          fault('the vignette cuts faces')
        if (page === 1 && !(title && ribbon)) fault('no title or no ribbon')
      }
    }
    expect(faults).toEqual([])
  },
)

const triedOn = (shots: readonly (Shot | undefined)[]) => new Set(shots.map((shot) => JSON.stringify(shot))).size

test('every page is tried with every shape and every focus, and every style with all of them', () => {
  const books = STYLES.map((style) => mixedBooks(style).map(({ shots }) => shots))
  for (const shots of books) expect(triedOn(shots.flat())).toBe(SHAPES.length * (FOCI.length + 1))
  for (const i of [0, 1, 2, 3, 4, 5]) expect(triedOn(books.flat().map((shots) => shots[i]))).toBe(15)
})

test('a text too long for its page ends in an ellipsis at 11 points', () => {
  const fits = layOut({ style: 'infantil', words: 900 })
  expect(fits.map(({ size }) => size)).toEqual([11, 11, 11, 11, 11])
  expect(fits.every(({ complete }) => !complete)).toBe(true)
  for (const { bottom } of fits) expect(bottom).toBeLessThanOrEqual(PAGE.height - 15)
})

test('a sample is laid out like the book it stands for', async () => {
  const book = await sampleBook({ style: 'acuarela' })
  book.title = 'Lucía 🇲🇽🎂 y el faro'
  book.recipientName = 'Lucía 🇲🇽🇪🇨🦊'
  const [full, sample] = [
    await typesetBook(book, 'digital', typesetter),
    await typesetBook(book, 'muestra', typesetter),
  ]
  expect(full.warnings).toEqual([])
  expect(sample.fits).toEqual(full.fits)
  // Two flags with coats of arms weigh over 400 kB as letters.
  expect(full.pdf.length - sample.pdf.length).toBeGreaterThan(400_000)
  expect(sample.pdf.length).toBeLessThan(250_000)
})
