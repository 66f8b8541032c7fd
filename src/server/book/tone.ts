import sharp from 'sharp'

/** The colours that a page takes from its picture. */
export type Tone = {
  /** Degrees in OKLCH of the most colourful mass of the picture. */
  hue: number
}

const SIDE = 48
const BINS = 36
const MIN_CHROMA = 0.03

/** Reads a picture whole, so that a truncated one is noticed, and finds its tone. */
export async function findTone(data: Uint8Array): Promise<Tone> {
  const pixels = await sharp(data, { failOn: 'warning' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const masses = Array.from({ length: BINS }, () => 0)
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const { chroma, hue } = toOklch(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0)
    const bin = Math.floor((hue / 360) * BINS) % BINS
    if (chroma > MIN_CHROMA) masses[bin] = (masses[bin] ?? 0) + chroma
  }
  const at = (i: number) => masses[(i + BINS) % BINS] ?? 0
  const smooth = masses.map((mass, i) => at(i - 1) / 2 + mass + at(i + 1) / 2)
  const best = smooth.indexOf(Math.max(...smooth))
  return { hue: ((best + 0.5) * 360) / BINS }
}

/** sRGB bytes to OKLCH (Björn Ottosson, https://bottosson.github.io/posts/oklab/); hue in degrees. */
export function toOklch(red: number, green: number, blue: number): { lightness: number; chroma: number; hue: number } {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const aAxis = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(aAxis, bAxis),
    hue: ((Math.atan2(bAxis, aAxis) * 180) / Math.PI + 360) % 360,
  }
}

function linear(byte: number): number {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
