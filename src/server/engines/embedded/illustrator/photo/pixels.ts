import sharp from 'sharp'
import type { ImageBytes } from '../../../engine.ts'
import type { Rgb } from '../colour.ts'

/** Longest side at which photos are read; finer detail tells nothing more about a look. */
const READING_SIDE = 1024

/** An upright photo, small enough to be read quickly. Three bytes a pixel. */
export type Pixels = {
  width: number
  height: number
  data: Uint8Array
  /** Pixels of the original for one of these. */
  scale: number
}

/** A square in a photo, turned by `angle` radians about its middle. */
export type Square = { x: number; y: number; side: number; angle: number }

/** Decodes, turns upright and shrinks a photo. Throws where the bytes are no picture. */
export async function decode(photo: ImageBytes): Promise<Pixels> {
  const upright = sharp(photo).rotate().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha()
  const meta = await sharp(photo).metadata()
  const { data, info } = await upright
    .resize(READING_SIDE, READING_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    data,
    scale: Math.max(meta.width, meta.height) / Math.max(info.width, info.height),
  }
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

/** The inverse of {@link fromSquare}. */
export function toSquare(square: Square, x: number, y: number): [u: number, v: number] {
  const [dx, dy] = [x - square.x, y - square.y]
  const cos = Math.cos(square.angle)
  const sin = Math.sin(square.angle)
  return [(dx * cos + dy * sin) / square.side + 0.5, (dy * cos - dx * sin) / square.side + 0.5]
}

/**
 * The square as numbers for a network: `side * side * 3`, from `low` (black) to `high` (white); black
 * outside the photo. Averages a few samples a pixel, so that shrinking does not alias.
 */
export function sampleSquare(photo: Pixels, square: Square, side: number, low: number, high: number): Float32Array {
  const output = new Float32Array(side * side * 3).fill(low)
  const samples = Math.max(1, Math.min(4, Math.round(square.side / side)))
  const weight = (high - low) / (255 * samples * samples)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 3
      for (let i = 0; i < samples * samples; i++) {
        const u = (x + ((i % samples) + 0.5) / samples) / side
        const v = (y + (Math.floor(i / samples) + 0.5) / samples) / side
        const pixel = pixelAt(photo, ...fromSquare(square, u, v))
        if (!pixel) continue
        output[at]! += pixel[0] * weight
        output[at + 1]! += pixel[1] * weight
        output[at + 2]! += pixel[2] * weight
      }
    }
  }
  return output
}
