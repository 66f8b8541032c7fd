import { expect, test } from 'vitest'
import type { Book } from './book.ts'
import { composeManuscript, MARK, pictureName } from './manuscript.ts'
import type { PreparedPicture } from './pictures.ts'

const PARAGRAPH =
  'Lucía vivía en la última casa del pueblo, allí donde las calles se cansan de ser calles y se vuelven camino.'

function picture(index: number, change: Partial<PreparedPicture> = {}): PreparedPicture {
  const tone = { hue: 40 * index, lightness: 0.5, paper: null }
  return {
    data: new Uint8Array(),
    width: 600 + index,
    height: 400 + index,
    alt: `Dibujo ${index}`,
    focus: [0.3, 0.6],
    tone,
    ...change,
  }
}

const PICTURES = Array.from({ length: 6 }, (_, index) => picture(index))
const { data, alt, focus } = picture(0)

const BOOK: Book = {
  title: 'Lucía y el "faro"',
  senderName: 'la abuela Carmen',
  recipientName: 'Lucía',
  style: 'acuarela',
  cover: { data, alt, focus },
  chapters: Array.from({ length: 5 }, (_, index) => ({
    title: `Parte ${index}...`,
    paragraphs: [PARAGRAPH, '-¿Vienes? --dijo.', PARAGRAPH, PARAGRAPH],
    picture: { data, alt, focus },
  })),
  // Late at night in Mexico: the day of the colophon is that of UTC wherever the server stands.
  date: new Date('2026-11-30T23:30:00Z'),
  productName: 'Cuentos Mágicos',
  dedication: 'Para ti 🇲🇽, con "amor"',
}

const compose = (
  change: Partial<Book> = {},
  cover: Partial<PreparedPicture> = {},
  edition: 'digital' | 'muestra' | 'imprenta' = 'digital',
) => composeManuscript({ ...BOOK, ...change }, [picture(0, cover), ...PICTURES.slice(1)], edition)

test('a book says what it is called, for whom it is and from whom, in Spanish typography', () => {
  expect(compose()).toMatchObject({
    style: 'acuarela',
    title: 'Lucía y el «faro»',
    plainTitle: 'Lucía y el "faro"',
    titleWords: ['Lucía', 'y', 'el', '«faro»'],
    ribbon: 'Para Lucía, de la abuela Carmen',
    dedication: { words: [{ text: 'Para ti 🇲🇽, con «amor»', isName: false }], signature: '', letters: 24 },
    author: 'la abuela Carmen',
    description: 'Cuento ilustrado para Lucía',
    keywords: ['cuento personalizado', 'cuento infantil'],
    date: { year: 2026, month: 11, day: 30 },
    colophon: 'Este cuento se escribió e ilustró para Lucía en noviembre de 2026. Cuentos Mágicos.',
  })
})

test('chapters stand in order, each with its own picture, and long ones open with a large letter', () => {
  const { cover, chapters } = compose()
  expect(chapters.map(({ label }) => label)).toEqual(
    ['uno', 'dos', 'tres', 'cuatro', 'cinco'].map((ordinal) => `Capítulo ${ordinal}`),
  )
  expect(chapters.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map((index) => `Parte ${index}…`))
  expect(chapters[0]?.paragraphs).toEqual([PARAGRAPH, '—¿Vienes? —dijo.', PARAGRAPH, PARAGRAPH])
  expect(chapters[0]?.cap).toMatchObject({ letter: 'L', rest: PARAGRAPH.slice(1) })

  const pictures = [cover, ...chapters.map(({ image }) => image)]
  expect(pictures.map((placed) => [placed?.path, placed?.width, placed?.height, placed?.alt])).toEqual(
    PICTURES.map(({ width, height, alt }, index) => [`/job/${pictureName(index)}`, width, height, alt]),
  )
  expect(pictures.map((placed) => placed?.path).at(-1)).toBe('/job/picture-5.jpg')
  // Each page takes its colours from its own picture, and all have one paper.
  expect(new Set(pictures.map((placed) => placed?.palette.accent)).size).toBe(6)
  expect(new Set(pictures.map((placed) => placed?.palette.paper)).size).toBe(1)
})

test.each<[Partial<Book>, string, string, string, string]>([
  [
    { occasion: 'en-recuerdo' },
    'En recuerdo de Lucía, de la abuela Carmen',
    'la abuela Carmen',
    'Cuento ilustrado en recuerdo de Lucía',
    'ilustró en recuerdo de Lucía en',
  ],
  [{ recipientName: '' }, 'De la abuela Carmen', 'la abuela Carmen', 'Cuento ilustrado', 'ilustró en noviembre'],
  [{ senderName: ' ' }, 'Para Lucía', 'Cuentos Mágicos', 'Cuento ilustrado para Lucía', 'ilustró para Lucía en'],
  [{ senderName: '', recipientName: '' }, 'Para ti', 'Cuentos Mágicos', 'Cuento ilustrado', 'ilustró en noviembre'],
  [
    { senderName: '', productName: '\u200b' },
    'Para Lucía',
    'Historia personalizada',
    'Cuento ilustrado para Lucía',
    'ilustró para Lucía en',
  ],
])('of a book with %j the ribbon says «%s»', (change, ribbon, author, description, colophon) => {
  expect(compose(change)).toMatchObject({ ribbon, author, description, colophon: expect.stringContaining(colophon) })
})

test('what is missing never leaves a hole: title, dedication, chapter and alternative text', () => {
  const [first, ...others] = BOOK.chapters
  const chapters = first ? [{ ...first, paragraphs: ['', ' \u200b '] }, ...others] : []
  const { dedication: _, ...without } = BOOK
  const bare = composeManuscript(
    { ...without, title: ' ', chapters },
    [picture(0, { alt: ' ' }), ...PICTURES.slice(1)],
    'muestra',
  )
  expect(bare).toMatchObject({
    title: 'Historia personalizada',
    dedication: null,
    flags: {},
    cover: { alt: 'Ilustración del cuento' },
    chapters: { 0: { paragraphs: ['…'], cap: null } },
  })
})

test('texts longer than their place end in an ellipsis, a chapter among them', () => {
  const word = 'palabra '
  const { title, dedication, cover, ribbon, colophon, author, chapters } = compose(
    {
      title: word.repeat(40),
      senderName: word.repeat(40),
      recipientName: word.repeat(40),
      productName: word.repeat(40),
      dedication: word.repeat(100),
      chapters: [
        { title: word.repeat(40), paragraphs: Array.from({ length: 9 }, () => word.repeat(90)), picture: BOOK.cover },
      ],
    },
    { alt: word.repeat(100) },
  )
  const told = chapters[0]
  const texts = [
    title,
    author,
    dedication?.words[0]?.text ?? '',
    cover?.alt ?? '',
    told?.title ?? '',
    told?.paragraphs.join('') ?? '',
  ]
  expect(texts.map((text) => text.endsWith('palabra…'))).toEqual(texts.map(() => true))
  const lengths = texts.map((text) => text.length)
  for (const [index, most] of [90, 80, 320, 300, 90, 3_400].entries()) {
    expect(lengths[index]).toBeLessThanOrEqual(most)
    expect(lengths[index]).toBeGreaterThan(most - 12)
  }
  expect(ribbon.length).toBeLessThanOrEqual(80 + 80 + 'Para , de '.length)
  expect(colophon).toMatch(/Palabra… en noviembre de 2026\. .*palabra…\.$/)
})

test('a chapter that fills its place to the letter has no crumb after it', () => {
  const whole = 'a'.repeat(20)
  const paragraphs = [...Array.from({ length: 170 }, () => whole), 'crumb']
  const { chapters } = compose({ chapters: [{ title: 'Uno', paragraphs, picture: BOOK.cover }] })
  expect(chapters[0]?.paragraphs).toHaveLength(170)
})

test('a sample is marked, and draws its flags as small pictures; what is bought does neither', () => {
  const flags = { '🇲🇽': '/job/flag-0.png' }
  expect(compose({}, {}, 'muestra')).toMatchObject({ mark: MARK, print: false, flags })
  expect(MARK).toBe('Muestra')
  for (const [edition, print] of [
    ['digital', false],
    ['imprenta', true],
  ] as const) {
    const bought = compose({}, {}, edition)
    expect([bought.mark, bought.print, bought.flags]).toEqual([null, print, {}])
  }

  const [first, ...others] = BOOK.chapters
  const chapters = first ? [{ ...first, title: '🇦🇷', paragraphs: ['🇪🇸', '🇲🇽'] }, ...others] : []
  const everywhere = compose(
    { title: '🇨🇴', senderName: '🇨🇱', recipientName: '🇵🇪', productName: '🇺🇾', chapters },
    {},
    'muestra',
  )
  expect(Object.keys(everywhere.flags).toSorted()).toEqual(['🇨🇴', '🇨🇱', '🇵🇪', '🇺🇾', '🇦🇷', '🇪🇸', '🇲🇽'].toSorted())
})

test.each([
  [0.61, 'light'],
  [0.62, 'dark'],
  [0.9, 'dark'],
])('over a cover of lightness %d, the watercolour’s letters are %s', (lightness, lettering) => {
  expect(compose({}, { tone: { hue: 0, lightness, paper: null } }).lettering).toBe(lettering)
})

test('the theme of the style gives the letters and how pictures stand', () => {
  expect(compose().theme).toEqual({
    display: 'Sansita Swashed',
    weight: 600,
    scale: 0.98,
    body: 'Alegreya',
    art: 'plate',
  })
})

test.each<[[number, number], [number, number]]>([
  [
    [0.2, 0.8],
    [0.2, 0.8],
  ],
  [
    [-1, 2],
    [0, 1],
  ],
  [
    [Number.NaN, Number.POSITIVE_INFINITY],
    [0.5, 0.5],
  ],
])('a focus at %j keeps %j in the picture', (focus, kept) => {
  expect(compose({}, { focus }).cover?.focus).toEqual(kept)
})
