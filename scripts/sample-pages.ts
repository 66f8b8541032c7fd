import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { DEFAULT_CONFIG } from '../src/contract/default-config.ts'
import type { Book } from '../src/server/book/book.ts'
import { createBookPrinter } from '../src/server/book/print/printer.ts'
import { rasterise } from '../src/server/book/rasterise.ts'

/** Drawn at twice the widest slot and reduced, so that small letters stay letters. */
const DRAWN_WIDTH = 1440
const LAID_WIDTH = 720

/** Prints the book as a buyer gets it and lays down a picture of each page: `1.avif`, `1.webp` and so on. */
export async function laySamplePages(folder: string, book: Omit<Book, 'date' | 'productName'>): Promise<void> {
  const printer = createBookPrinter()
  try {
    const { productName } = DEFAULT_CONFIG
    const { data: pdf } = await printer.print(
      { ...book, productName, date: new Date('2026-11-20T12:00:00Z') },
      'digital',
    )
    const { data, width, height } = await rasterise(pdf, DRAWN_WIDTH)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (let page = 0; page * DRAWN_WIDTH < width; page++) {
      const picture = sharp(data, { raw: { width, height, channels: 3 } })
        .extract({ left: page * DRAWN_WIDTH, top: 0, width: DRAWN_WIDTH, height })
        .resize(LAID_WIDTH)
      await picture
        .clone()
        .avif({ quality: 48, effort: 6 })
        .toFile(join(folder, `${page + 1}.avif`))
      await picture
        .clone()
        .webp({ quality: 68, effort: 6 })
        .toFile(join(folder, `${page + 1}.webp`))
    }
  } finally {
    await printer.close()
  }
}
