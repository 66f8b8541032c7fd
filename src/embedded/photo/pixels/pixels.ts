import sharp from 'sharp'
import type { ImageBytes } from '../../../engine.ts'
import type { Rgb } from '../../../contract/colour.ts'

/** Longest side at which photos are read; finer detail tells nothing more about a look. */
const READING_SIDE = 1024

/** An upright photo, small enough to be read quickly. Three bytes a pixel. */
export type Pixels = {
  width: number
  height: number
  data: Uint8Array
  /** Pixels of the original for one of these. */
  scale: number
  /** Where these begin in the original, upright, in its pixels. */
  left: number
  top: number
}

/** A part of the original, upright, in its pixels. */
type Part = { left: number; top: number; width: number; height: number }

/** A square in a photo, turned by `angle` radians about its middle. */
export type Square = { x: number; y: number; side: number; angle: number }

/** Decodes, turns upright and shrinks a photo, or a part of it. Throws where the bytes are no picture. */
export async function decode(photo: ImageBytes, part?: Part): Promise<Pixels> {
  const { autoOrient: original } = await sharp(photo).metadata()
  const kept = part && withinOriginal(part, original)
  const upright = sharp(photo).autoOrient()
  const wanted = kept ? upright.extract(kept) : upright
  const { data, info } = await wanted
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(READING_SIDE, READING_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = kept ?? original
  return {
    width: info.width,
    height: info.height,
    data,
    scale: Math.max(width, height) / Math.max(info.width, info.height),
    left: kept?.left ?? 0,
    top: kept?.top ?? 0,
  }
}

/** One side of a shrunk photo is rounded: reckoned back it may lie a pixel outside. */
function withinOriginal({ left, top, width, height }: Part, original: { width: number; height: number }): Part {
  return { left, top, width: Math.min(width, original.width - left), height: Math.min(height, original.height - top) }
}

/** The part of the original within `reach` pixels of a place of these, as far as there is one. */
export function partAround(photo: Pixels, x: number, y: number, reach: number): Part {
  const within = (value: number, limit: number) => Math.round(Math.max(0, Math.min(limit, value)) * photo.scale)
  const [left, top] = [within(x - reach, photo.width), within(y - reach, photo.height)]
  const [right, bottom] = [within(x + reach, photo.width), within(y + reach * 1.4, photo.height)]
  return { left: left + photo.left, top: top + photo.top, width: right - left, height: bottom - top }
}

/** The colour at the nearest pixel, or null outside the photo. */
export function pixelAt(photo: Pixels, x: number, y: number): Rgb | null {
  const column = Math.round(x)
  const row = Math.round(y)
  if (column < 0 || row < 0 || column >= photo.width || row >= photo.height) return null
  const at = (row * photo.width + column) * 3
  return [photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!]
}

/** Position in the photo of a point of the square, given as fractions of its side. */
export function fromSquare(square: Square, u: number, v: number): [x: number, y: number] {
  const dx = (u - 0.5) * square.side
  const dy = (v - 0.5) * square.side
  const cos = Math.cos(square.angle)
  const sin = Math.sin(square.angle)
  return [square.x + dx * cos - dy * sin, square.y + dx * sin + dy * cos]
}

/**
 * The square as numbers for a network: `side * side * 3`, from `low` (black) to `high` (white); black
 * outside the photo. Averages a few samples a pixel, so that shrinking does not alias.
 */
export function sampleSquare(photo: Pixels, square: Square, side: number, low: number, high: number): Float32Array {
  const output = new Float32Array(side * side * 3).fill(low)
  const samples = Math.max(1, Math.min(4, Math.round(square.side / side)))
  const weight = (high - low) / (255 * samples * samples)
  const [stepX, stepY] = [Math.cos(square.angle), Math.sin(square.angle)].map(
    (part) => (part * square.side) / (side * samples),
  ) as [number, number]
  const [startX, startY] = fromSquare(square, 0.5 / (side * samples), 0.5 / (side * samples))
  const { width, height, data } = photo
  for (let row = 0; row < side * samples; row++) {
    for (let column = 0; column < side * samples; column++) {
      const x = Math.round(startX + column * stepX - row * stepY)
      const y = Math.round(startY + column * stepY + row * stepX)
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const to = (Math.floor(row / samples) * side + Math.floor(column / samples)) * 3
      const from = (y * width + x) * 3
      output[to]! += data[from]! * weight
      output[to + 1]! += data[from + 1]! * weight
      output[to + 2]! += data[from + 2]! * weight
    }
  }
  return output
}
