import sharp from 'sharp'
import { expect, test } from 'vitest'
import { STYLES } from '../../contract/styles.ts'
import type { Book, BookPicture } from './book.ts'
import { composeManuscript } from './manuscript.ts'
import { preparePicture } from './pictures.ts'
import type { PreparedPicture } from './pictures.ts'
import { checkPdf } from '../../../test/book/qpdf.ts'
import { createTypesetter } from './typesetter.ts'

/** In the gate; for a night, `FUZZ_BOOKS=3000 npx vitest run src/server/book/fuzz.test.ts`. */
const BOOKS = Number(process.env['FUZZ_BOOKS'] ?? 12)
/** One in so many is read by qpdf as well. */
const READ = 6
const SHAPES = [
  [1536, 1024],
  [1024, 1024],
  [1024, 1536],
  [700, 200],
  [64, 64],
] as const

/** Strange letters, by kind; a text favours one kind and mixes in the others. */
function letterPools({ int }: Random): (() => string)[] {
  const marks = '#*_$`<>@\\"\'/[]{}=~-—¿¡«…&%|'
  return [
    () => String.fromCodePoint(32 + int(95)),
    () => String.fromCodePoint(0xa0 + int(0x500)),
    () => String.fromCodePoint(int(0x10ffff)),
    () => String.fromCharCode(int(0x10000)),
    () => String.fromCodePoint(0x1f300 + int(0x700)),
    () => String.fromCodePoint(0x1f1e6 + int(26)),
    () => String.fromCodePoint(0x300 + int(112)),
    () => String.fromCodePoint(0x590 + int(0x1c0)),
    () => String.fromCodePoint(int(32)),
    () => '\u200d',
    () => '\ufe0f',
    () => '\u202e',
    () => ' ',
    () => marks.charAt(int(marks.length)),
    () => 'palabra',
    () => 'otorrinolaringólogo ',
  ]
}

type Random = { next: () => number; int: (below: number) => number; text: (letters: number) => string }

function createRandom(seed: number): Random {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const int = (below: number) => Math.floor(next() * below)
  const random: Random = {
    next,
    int,
    text: (letters) => {
      const favourite = pools[int(pools.length)]
      return Array.from({ length: letters }, () => (next() < 0.5 ? favourite : pools[int(pools.length)])?.()).join('')
    },
  }
  const pools = letterPools(random)
  return random
}

function fuzzBook(random: Random, i: number, style: Book['style'], picture: BookPicture): Book {
  const { int, text } = random
  const withAlt = { ...picture, alt: text(int(200)), focus: [random.next(), random.next()] as [number, number] }
  return {
    title: text(int(90)),
    senderName: text(int(90)),
    recipientName: text(int(320)),
    style,
    cover: withAlt,
    chapters: Array.from({ length: 5 }, () => ({
      title: text(int(60)),
      paragraphs: Array.from({ length: int(7) }, () => text(int(i % 20 === 0 ? 600 : 64))),
      picture: withAlt,
    })),
    date: new Date(1_600_000_000_000 + int(1e9) * 1_000),
    productName: text(int(30)),
    ...(int(3) === 0 && { dedication: text(int(400)) }),
  }
}

async function blank(width: number, height: number): Promise<PreparedPicture> {
  const image = sharp({ create: { width, height, channels: 3, background: '#5a7d9a' } })
  return preparePicture(
    { data: await image.jpeg().toBuffer(), alt: '', focus: [0.5, 0.5] },
    { name: 'a test', reduced: false },
  )
}

test(`${BOOKS} books of strange texts: always five valid pages, nothing under 11 points, nothing past the foot`, async () => {
  const typesetter = createTypesetter()
  const random = createRandom(20_261_121)
  const blanks = await Promise.all(SHAPES.map(([width, height]) => blank(width, height)))
  const complaints: string[] = []
  for (let i = 0; i < BOOKS; i++) {
    const style = STYLES[i % STYLES.length] ?? 'infantil'
    const picture = blanks[random.int(blanks.length)]
    if (!picture) throw new Error('no picture was made')
    const book = fuzzBook(random, i, style, picture)
    const pictures = [book.cover, ...book.chapters.map((chapter) => chapter.picture)].map((own) => ({
      ...picture,
      ...own,
    }))
    const edition = i % 10 === 0 ? 'imprenta' : 'digital'
    const { pdf, fits } = typesetter.pdf(composeManuscript(book, pictures, edition), pictures)
    expect(fits, `book ${i}`).toHaveLength(5)
    expect(Buffer.from(pdf.subarray(0, 8)).toString()).toBe('%PDF-1.7')
    for (const { size, bottom, page } of fits) {
      expect(size, `book ${i}, page ${page}`).toBeGreaterThanOrEqual(11)
      expect(bottom, `book ${i}, page ${page}`).toBeLessThanOrEqual(297 - 15)
    }
    if (i % READ === 0) complaints.push(await checkPdf(pdf))
    // Lets the compiler's memory be collected.
    if (i % 10 === 9) await new Promise((resolve) => setImmediate(resolve))
  }
  expect(complaints).toEqual(Array.from({ length: Math.ceil(BOOKS / READ) }, () => ''))
}, 900_000)
