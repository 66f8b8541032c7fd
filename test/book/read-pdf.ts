import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright-core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = { pages: number; text: string; isSample: boolean; links: string[] }

/** A downloaded book, as a reader sees it. */
export async function readPdf(download: Download): Promise<ReadPdf> {
  return readPdfBytes(await readFile(await download.path()))
}

/** The same of its bytes. */
export async function readPdfBytes(bytes: Uint8Array): Promise<ReadPdf> {
  const data = new Uint8Array(bytes)
  const pdf = await getDocument({ data, useSystemFonts: false }).promise
  const texts: string[] = []
  const links: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    for (const { url } of await page.getAnnotations()) if (typeof url === 'string') links.push(url)
    const { items } = await page.getTextContent()
    // Spaces are items of their own; a change of colour within a line begins a new item and is none.
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''))
  }
  const text = texts.join('\n').replaceAll(/\s+/g, ' ')
  // The mark is set with wide spaces between its letters.
  return { pages: pdf.numPages, text, isSample: text.replaceAll(' ', '').includes('MUESTRA'), links }
}
