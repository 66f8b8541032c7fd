import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Book } from './book.ts'
import { contrast } from '../../contract/colour.ts'
import { preparePictures, typesetBook } from './print/compose.ts'
import { composeManuscript } from './manuscript.ts'
import { MIN_CONTRAST } from './palette.ts'
import { sampleBook } from '../../../test/book/sample-book.ts'
import { createTypesetter } from './typesetter.ts'

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>
type Node = { role?: string; type?: string; alt?: string; children?: Node[] }

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const typesetter = createTypesetter()
let task: ReturnType<typeof getDocument>
let pdf: Pdf
let book: Book
let bytes: Buffer
let print: Buffer

beforeAll(async () => {
  book = await sampleBook({ words: 130 })
  book.dedication = 'Para mi Lucía, ida y vuelta. Tu abuela Carmen'
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

async function textOf(pageNumber: number, document: Pdf = pdf): Promise<string> {
  const { items } = await (await document.getPage(pageNumber)).getTextContent()
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
  const [first, , third, , last] = await Promise.all([1, 2, 3, 4, 5].map((page) => textOf(page)))
  expect(first).toMatch(
    /Lucía y el faro de las estrellas .*Para Lucía, de la abuela Carmen Para mi Lucía, ida y vuelta\. Tu abuela Carmen capítulo uno La luz que parpadea Lucía vivía en la última casa/,
  )
  expect(third).toMatch(/^capítulo tres El bosque de las luciérnagas —¿Volverás mañana\? —preguntó el zorro/)
  expect(last).toMatch(/Fin ?Este cuento se escribió e ilustró para Lucía en noviembre de 2026\. Cuentos Mágicos\./)
  for (const text of [first, third, last]) expect(text).not.toMatch(/[\u200b-\u200f\u2060\ufffd]/)
})

test('names in Arabic and in Hebrew are read whole', async () => {
  const names = ['ليلى', 'خديجة', 'عبد الله', 'שלום נועה']
  const { pdf: named } = await typesetBook({ ...book, recipientName: names.join(' y ') }, 'digital', typesetter)
  const namedTask = getDocument({ data: named, verbosity: 0 })
  const text = await textOf(1, await namedTask.promise)
  for (const word of names.flatMap((name) => name.split(' '))) expect(text).toContain(word)
  await namedTask.destroy()
})

test('every page of a sample says that it is one, and no page of the book does', async () => {
  const { pdf: sample } = await typesetBook(book, 'muestra', typesetter)
  const sampleTask = getDocument({ data: sample, verbosity: 0 })
  const sampled = await sampleTask.promise
  const pages = [1, 2, 3, 4, 5]
  for (const text of await Promise.all(pages.map((page) => textOf(page, sampled)))) expect(text).toContain('Muestra')
  for (const text of await Promise.all(pages.map((page) => textOf(page)))) expect(text).not.toMatch(/muestra/i)
  await sampleTask.destroy()
})

/** Width and height of a PDF box in millimetres. */
function size(box: string): number[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box.split(' ').map(Number)
  return [x1 - x0, y1 - y0].map((points) => Math.round((points / 72) * 25.4 * 10) / 10)
}

test('running text is printed in colours that stand out from the paper, and in no others', async () => {
  const pictures = await preparePictures(book, false)
  const { cover, chapters } = composeManuscript(book, pictures, 'digital')
  const palettes = [cover, ...chapters.slice(1).map(({ image }) => image)].map((picture) => picture?.palette)
  for (const [i, palette] of palettes.entries()) {
    if (!palette) throw new Error('a picture has no palette')
    const { paper, ink, accent, deep, light, night } = palette
    const own = [ink, accent, deep, light, night]
    const used = await textColours(i + 1)
    expect(used).toContain(ink)
    expect(used.filter((colour) => !own.includes(colour))).toEqual([])
    const onPaper = used.filter((colour) => colour !== light && colour !== night)
    for (const colour of onPaper) expect(contrast(colour, paper)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  }
})

/** Colours in which a page shows letters; unseen ones aside. */
async function textColours(pageNumber: number): Promise<string[]> {
  const { fnArray, argsArray } = await (await pdf.getPage(pageNumber)).getOperatorList()
  const colours = new Set<string>()
  const saved: { fill: string; alpha: number }[] = []
  let state = { fill: '#000000', alpha: 1 }
  fnArray.forEach((op: number, i: number) => {
    const args: unknown[] = argsArray[i] ?? []
    if (op === OPS.save) saved.push(state)
    else if (op === OPS.restore) state = saved.pop() ?? state
    else if (op === OPS.setFillRGBColor) state = { ...state, fill: String(args[0]) }
    else if (op === OPS.setGState) {
      const alpha = (args[0] as [string, unknown][]).find(([key]) => key === 'ca')?.[1]
      if (typeof alpha === 'number') state = { ...state, alpha }
    } else if (op === OPS.showText && state.alpha > 0) colours.add(state.fill)
  })
  return [...colours]
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
