import { createCanvas } from '@napi-rs/canvas'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

/** Draws a PDF's pages side by side, `width` pixels each, for tests that look at them. */
export async function rasterise(pdf: Uint8Array, width: number): Promise<Raster> {
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const task = getDocument({ data: pdf.slice(), verbosity: 0, wasmUrl: `${join(home, 'wasm')}/` })
  const document = await task.promise
  const pages: Buffer[] = []
  let height = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(width, Math.round(viewport.height))
    height = canvas.height
    // The canvas of Node has what pdf.js uses of a browser's.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    pages.push(
      await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    )
  }
  await task.destroy()
  const strip = sharp({
    create: { width: width * pages.length, height, channels: 3, background: '#fff' },
  }).composite(pages.map((input, i) => ({ input, left: i * width, top: 0 })))
  const data = await strip.removeAlpha().raw().toBuffer()
  return { data, width: width * pages.length, height }
}

/** RGB bytes. */
export type Raster = { data: Buffer; width: number; height: number }

/** How two rasters of one size differ: mean difference of a byte, and share of pixels that are clearly different. */
export function difference(one: Raster, other: Raster): { mean: number; clear: number } {
  if (one.width !== other.width || one.height !== other.height) return { mean: 255, clear: 1 }
  let sum = 0
  let clear = 0
  for (let i = 0; i < one.data.length; i += 3) {
    const steps = [0, 1, 2].map((k) => Math.abs((one.data[i + k] ?? 0) - (other.data[i + k] ?? 0)))
    sum += steps.reduce((total, step) => total + step, 0)
    if (Math.max(...steps) > CLEAR) clear += 1
  }
  return { mean: sum / one.data.length, clear: clear / (one.data.length / 3) }
}

const CLEAR = 48
