/**
 * The book, by a printer that has warmed itself as the server's does, beside the same story printed by
 * @react-pdf/renderer and by headless Chromium. `BOOKS=500` shows that memory stays flat. Every story is new: no picture or text was seen before.
 */
import chromium from '@sparticuz/chromium'
import { readdirSync, readFileSync } from 'node:fs'
import { Document, Font, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { chromium as playwright } from 'playwright-core'
import { createElement as h } from 'react'
import type { Book } from '../src/server/book/book.ts'
import { TEXT_FONTS } from '../src/server/book/fonts.ts'
import { createBookPrinter } from '../src/server/book/print/printer.ts'
import { sampleBook } from '../test/book/sample-book.ts'
import { STYLES } from '../src/contract/styles.ts'
import { chromiumPath } from '../test/e2e/chromium.ts'

const BOOKS = Number(process.env['BOOKS'] ?? 40)
const RIVALS = 10

/** Milliseconds but for the size; `cpu` is what a book takes of a processor, in Chromium's own processes too. */
type Row = { what: string; first: number; median: number; slowest: number; cpu: number; kB: number; tagged: string }

const templates = await Promise.all(STYLES.map((style) => sampleBook({ style, words: 120 })))
let made = 0

/** A story that nobody has printed: other words, and pictures with other bytes. */
function freshBook(): Book {
  made += 1
  const template = templates[made % templates.length]
  if (!template) throw new Error('there are no templates')
  const stamp = Buffer.from(`${made}-${Math.random()}`)
  const stamped = (picture: Book['cover']) => ({
    ...picture,
    // Bytes after a JPEG's end are no part of the picture.
    data: new Uint8Array(Buffer.concat([picture.data, stamp])),
  })
  return {
    ...template,
    recipientName: `Lucía ${made}`,
    cover: stamped(template.cover),
    chapters: template.chapters.map((chapter) => ({
      ...chapter,
      paragraphs: [`Esta es la historia número ${made} y ninguna otra.`, ...chapter.paragraphs],
      picture: stamped(chapter.picture),
    })),
  }
}

async function time(what: string, count: number, print: (book: Book) => Promise<Uint8Array>): Promise<Row> {
  const times: number[] = []
  let last = new Uint8Array()
  const cpuBefore = processorMs()
  for (let i = 0; i < count; i++) {
    const book = freshBook()
    const start = performance.now()
    last = new Uint8Array(await print(book))
    times.push(performance.now() - start)
  }
  const cpu = Math.round((processorMs() - cpuBefore) / count)
  const [first = 0, ...rest] = times
  const sorted = rest.toSorted((a, b) => a - b)
  const tagged = Buffer.from(last).includes('/StructTreeRoot') ? 'yes' : 'no'
  const pick = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? first)
  return {
    what,
    first: Math.round(first),
    median: pick(0.5),
    slowest: pick(1),
    cpu,
    kB: Math.round(last.length / 1024),
    tagged,
  }
}

/** Of this process, those that it has started, and those that these have seen end. On a busy machine it tells more than the time. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  let ticks = 0
  for (const parents = [process.pid]; parents.length > 0;) {
    const parent = parents.pop()
    for (const { pid, ppid, taken } of processes()) {
      if (ppid !== parent) continue
      ticks += taken
      parents.push(pid)
    }
  }
  return (user + system) / 1_000 + ticks * 10
}

/** As Linux lists them; `taken` in hundredths of a second. */
function processes(): { pid: number; ppid: number; taken: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number)
        const taken = fields.slice(11, 15).reduce((sum, field) => sum + field, 0)
        return [{ pid: Number(name), ppid: fields[1] ?? 0, taken }]
      } catch {
        return []
      }
    })
}

function source(data: Uint8Array) {
  return { data: Buffer.from(data), format: 'jpg' as const }
}

async function reactPdf(book: Book): Promise<Uint8Array> {
  const pages = book.chapters.map((chapter, i) =>
    h(
      Page,
      { key: i, size: 'A4', style: { fontFamily: 'Alegreya', fontSize: 14, lineHeight: 1.42 } },
      i === 0 ? h(Image, { src: source(book.cover.data), style: { width: '100%' } }) : null,
      i === 0 ? h(Text, { style: { fontSize: 34, textAlign: 'center' } }, book.title) : null,
      h(Image, { src: source(chapter.picture.data), style: i === 0 ? { width: 170 } : { width: '100%' } }),
      h(
        View,
        { style: { margin: '8mm 25mm' } },
        h(Text, { style: { fontSize: 24, textAlign: 'center' } }, chapter.title),
        ...chapter.paragraphs.map((text, k) => h(Text, { key: k, style: { textAlign: 'justify' } }, text)),
      ),
    ),
  )
  return renderToBuffer(h(Document, { title: book.title, language: 'es' }, ...pages))
}

function image(data: Uint8Array, width: string): string {
  return `<img style="width:${width}" alt="" src="data:image/jpeg;base64,${Buffer.from(data).toString('base64')}">`
}

function html(book: Book): string {
  const pages = book.chapters.map(
    (chapter, i) =>
      `<section>${i === 0 ? `${image(book.cover.data, '100%')}<h1>${book.title}</h1>` : ''}` +
      `${image(chapter.picture.data, i === 0 ? '60mm' : '100%')}<div><h2>${chapter.title}</h2>` +
      `${chapter.paragraphs.map((text) => `<p>${text}</p>`).join('')}</div></section>`,
  )
  return `<!doctype html><html lang="es"><title>${book.title}</title><style>@page { size: A4; margin: 0 } body { margin: 0;
    font: 14pt/1.42 serif } section { height: 296mm; overflow: hidden; break-after: page } div { margin: 8mm 25mm }
    p { margin: 0; text-align: justify; hyphens: auto }</style>${pages.join('')}</html>`
}

/** Longest time that the event loop was held, in milliseconds, while `work` ran. */
async function longestHold(work: () => Promise<void>): Promise<number> {
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last - 2)
    last = now
  }, 2)
  await work()
  clearInterval(timer)
  return Math.round(longest)
}

const rows: Row[] = []
const memory: string[] = []
const printer = createBookPrinter()
await printer.warm()
const printed = (edition: 'digital' | 'muestra' | 'epub') => async (book: Book) =>
  (await printer.print(book, edition)).data

const hold = await longestHold(async () => {
  rows.push(await time('book', 21, printed('digital')))
})
rows.push(await time('book, sample', 11, printed('muestra')), await time('book, EPUB', 6, printed('epub')))
for (let done = 0; done < BOOKS; done += 20) {
  await Promise.all(Array.from({ length: 20 }, async () => printed('digital')(freshBook())))
  if ((done + 20) % Math.max(20, BOOKS / 5) === 0) {
    memory.push(`${done + 20}: ${Math.round(process.memoryUsage.rss() / 1e6)}`)
  }
}
await printer.close()

Font.register({ family: 'Alegreya', src: TEXT_FONTS.Alegreya })
rows.push(await time('@react-pdf/renderer', RIVALS, reactPdf))

const executablePath = await chromiumPath()
// In one process, as the package proposes, the browser ends with its first page.
const args = chromium.args.filter((arg) => arg !== '--single-process')
const browser = await playwright.launch({ executablePath, args, headless: true })
rows.push(
  await time('Chromium', RIVALS, async (book) => {
    const page = await browser.newPage()
    await page.setContent(html(book))
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    await page.close()
    return new Uint8Array(pdf)
  }),
)
await browser.close()

console.table(rows)
console.log(`event loop held for at most ${hold} ms while books were printed`)
console.log(`memory of the process in MB after so many more books: ${memory.join(', ')}`)
