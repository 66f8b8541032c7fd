import sharp from 'sharp'
import { type Oklch, toOklch } from '../../contract/colour.ts'

/** The colours that a page takes from its picture. */
export type Tone = {
  /** Degrees in OKLCH of the most colourful mass of the picture. */
  hue: number
  /** Mean of the upper half, 0 to 1: what a title would stand on. */
  lightness: number
  /** The pale paper that shows all along the picture's border, or null. */
  paper: Oklch | null
}

/** How a picture that somebody gave us is decoded: a truncated one and a huge one are errors. */
export const STRICT = { failOn: 'warning', limitInputPixels: 64_000_000 } as const

const SIDE = 48
const BINS = 36
const MIN_CHROMA = 0.03
/** A border this pale and grey is paper and not sky. */
const PAPER = { lightness: 0.94, chroma: 0.03, share: 0.9 } as const

/** Reads a picture whole, so that a truncated one is noticed, and finds its tone. */
export async function findTone(data: Uint8Array): Promise<Tone> {
  const bytes = await sharp(data, STRICT)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const pixels = Array.from({ length: SIDE * SIDE }, (_, i) =>
    toOklch([bytes[i * 3] ?? 0, bytes[i * 3 + 1] ?? 0, bytes[i * 3 + 2] ?? 0]),
  )
  const upper = pixels.slice(0, pixels.length / 2)
  const lightness = upper.reduce((sum, pixel) => sum + pixel.lightness, 0) / upper.length
  return { hue: findHue(pixels), lightness, paper: findPaper(pixels) }
}

function findHue(pixels: readonly Oklch[]): number {
  const masses = Array.from({ length: BINS }, () => 0)
  for (const { chroma, hue } of pixels) {
    const bin = Math.floor((hue / 360) * BINS) % BINS
    if (chroma > MIN_CHROMA) masses[bin] = (masses[bin] ?? 0) + chroma
  }
  const at = (i: number) => masses[(i + BINS) % BINS] ?? 0
  const smooth = masses.map((mass, i) => at(i - 1) / 2 + mass + at(i + 1) / 2)
  return ((smooth.indexOf(Math.max(...smooth)) + 0.5) * 360) / BINS
}

function findPaper(pixels: readonly Oklch[]): Oklch | null {
  const border = pixels.filter((_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    return x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1
  })
  const pale = border.filter(({ lightness, chroma }) => lightness > PAPER.lightness && chroma < PAPER.chroma)
  if (pale.length < border.length * PAPER.share) return null
  return pale.toSorted((a, b) => a.lightness - b.lightness)[pale.length >> 1] ?? null
}
