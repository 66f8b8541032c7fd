import sharp from 'sharp'
import { BookError } from './book.ts'
import type { BookPicture } from './book.ts'
import { findTone, STRICT } from './tone.ts'
import type { Tone } from './tone.ts'

/** A picture whose every pixel was decoded once: safe to embed. */
export type PreparedPicture = Omit<BookPicture, 'data'> & {
  /** JPEG, upright, RGB or grey. */
  data: Uint8Array
  /** Pixels as the picture came: a sample is laid out like the book it stands for. */
  width: number
  height: number
  tone: Tone
}

/** Longest side, in pixels, and JPEG quality of the pictures in a sample. */
const SAMPLE = { side: 700, quality: 42 } as const
const CONVERTED_QUALITY = 92

/**
 * Checks a picture and takes its colours. Full editions keep a JPEG byte for byte; samples get a reduced one.
 * Throws a BookError where the picture cannot be decoded whole.
 */
export async function preparePicture(
  picture: BookPicture,
  { name, reduced }: { name: string; reduced: boolean },
): Promise<PreparedPicture> {
  try {
    // The picture's own tone, not the reduced one's: a sample has the colours of the book it stands for.
    const tone = await findTone(picture.data)
    const { data, width, height } = await encode(picture.data, reduced)
    return { data, width, height, alt: picture.alt, focus: picture.focus, tone }
  } catch (cause) {
    throw new BookError('bad_picture', `the picture of ${name} cannot be decoded`, { cause })
  }
}

async function encode(data: Uint8Array, reduced: boolean) {
  const { format, width, height, orientation = 1, space } = await sharp(data).metadata()
  const plain = format === 'jpeg' && orientation === 1 && (space === 'srgb' || space === 'b-w')
  if (plain && !reduced) return { data, width, height }
  let image = sharp(data, STRICT).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb')
  if (reduced)
    image = image.resize({ width: SAMPLE.side, height: SAMPLE.side, fit: 'inside', withoutEnlargement: true })
  const quality = reduced ? SAMPLE.quality : CONVERTED_QUALITY
  const jpeg = await image.jpeg({ quality, mozjpeg: reduced }).toBuffer()
  return orientation >= 5 ? { data: jpeg, width: height, height: width } : { data: jpeg, width, height }
}
