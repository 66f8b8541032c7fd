import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { typesetBook } from './compose.ts'
import { sampleBook } from './sample-book.ts'
import { createTypesetter } from './typesetter.ts'

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>
type Node = { role?: string; type?: string; alt?: string; children?: Node[] }

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const typesetter = createTypesetter()
let task: ReturnType<typeof getDocument>
let pdf: Pdf
let bytes: Buffer
let print: Buffer

beforeAll(async () => {
  const book = await sampleBook({ words: 130 })
  book.dedication = 'Para mi Lucía, ida y vuelta.'
  bytes = Buffer.from((await typesetBook(book, 'digital', typesetter)).pdf)
  print = Buffer.from((await typesetBook(book, 'imprenta', typesetter)).pdf)
  task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  pdf = await task.promise
})
afterAll(() => task.destroy())

async function tags(pageNumber: number): Promise<Node[]> {
  const page = await pdf.getPage(pageNumber)
  const flatten = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flatten)]
  return flatten(await page.getStructTree())
}

async function textOf(pageNumber: number): Promise<string> {
  const { items } = await (await pdf.getPage(pageNumber)).getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
}

test('says who wrote it, for whom, in which language', async () => {
  const { info, metadata } = await pdf.getMetadata()
  expect(info).toMatchObject({
    Title: 'Lucía y el faro de las estrellas',
    Author: 'la abuela Carmen',
    Subject: 'Cuento ilustrado para Lucía',
    Language: 'es-ES',
  })
  const xmp = metadata?.getRaw() as string
  expect(xmp).toContain('<pdfaid:part>2</pdfaid:part>')
  expect(xmp).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
  expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(bytes.toString('latin1')).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/)
})

test('has a bookmark for the title and each chapter', async () => {
  const [title, ...others] = await pdf.getOutline()
  expect(others).toEqual([])
  expect(title?.title).toBe('Lucía y el faro de las estrellas')
  expect(title?.items.map((item: { title: string }) => item.title)).toEqual([
    'La luz que parpadea',
    'La ballena',
    'El bosque de las luciérnagas',
    'Un globo de deseos',
    'Mañana',
  ])
})

test('every picture speaks, every heading is one', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map(tags))
  const alts = pages.map((nodes) => nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt))
  expect(alts.map((page) => page.length)).toEqual([2, 1, 1, 1, 1])
  for (const alt of alts.flat()) expect(alt).toMatch(/^Un disco claro sobre colinas/)
  const headings = pages.map((nodes) => nodes.map(({ role }) => role).filter((role) => /^H\d$/.test(role ?? '')))
  expect(headings).toEqual([['H1', 'H2'], ['H2'], ['H2'], ['H2'], ['H2']])
})

test('reads in order, words whole, without unseen signs', async () => {
  const [first, , third, , last] = await Promise.all([1, 2, 3, 4, 5].map(textOf))
  expect(first).toMatch(
    /Lucía y el faro de las estrellas .*Para Lucía, de la abuela Carmen Para mi Lucía, ida y vuelta\. capítulo uno La luz que parpadea Lucía vivía en la última casa/,
  )
  expect(third).toMatch(/^capítulo tres El bosque de las luciérnagas —¿Volverás mañana\? —preguntó el zorro/)
  expect(last).toMatch(/Fin ?Este cuento se escribió e ilustró para Lucía en noviembre de 2026\. Cuentos Mágicos\./)
  for (const text of [first, third, last]) expect(text).not.toMatch(/[\u200b-\u200f\u2060\ufffd]/)
})

/** Width and height of a PDF box in millimetres. */
function size(box: string): number[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box.split(' ').map(Number)
  return [x1 - x0, y1 - y0].map((points) => Math.round((points / 72) * 25.4 * 10) / 10)
}

test('the print edition tells the printer where to cut', () => {
  const text = print.toString('latin1')
  const boxes = (name: string) =>
    Array.from(text.matchAll(new RegExp(`/${name} \\[([\\d. ]+)\\]`, 'g')), ([, box]) => box)
  expect(new Set(boxes('TrimBox').map((box) => String(size(box ?? ''))))).toEqual(new Set(['210,297']))
  expect(new Set(boxes('BleedBox').map((box) => String(size(box ?? ''))))).toEqual(new Set(['216,303']))
  expect(boxes('TrimBox')).toHaveLength(5)
  expect(boxes('BleedBox')).toHaveLength(5)
  expect(bytes.toString('latin1')).not.toContain('/TrimBox')
})
