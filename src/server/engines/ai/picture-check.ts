import sharp from 'sharp'
import { EngineError, type ImageBytes } from '../engine.ts'
import { provenanceMarks } from './provenance.ts'

/** Less than this on the shorter side is no picture for print. */
const MIN_SIDE = 500
/** How far the shape may be from what was asked; the rest is cropped away. */
const MAX_SHAPE_FACTOR = 1.4
/** Standard deviation, of 255, under which a picture counts as a blank sheet. */
const BLANK_DEVIATION = 4
const MAX_PIXELS = 64_000_000
const JPEG_QUALITY = 92

/**
 * Checks what a model sent: really a picture, large enough, not blank, about the right shape. Crops and scales it to
 * the asked size and writes it as JPEG with the mark of its origin. Throws an EngineError `bad_output`.
 */
export async function acceptPicture(
  bytes: ImageBytes,
  size: { width: number; height: number },
  model: string,
): Promise<ImageBytes> {
  const reject = (why: string) => new EngineError('bad_output', `${model}: bad_output (${why})`)
  const { width, height } = await measure(bytes).catch(() => {
    throw reject('not an image')
  })
  if (Math.min(width, height) < MIN_SIDE) throw reject(`${width}×${height} is too small`)
  const factor = width / height / (size.width / size.height)
  if (factor > MAX_SHAPE_FACTOR || factor < 1 / MAX_SHAPE_FACTOR) throw reject(`${width}×${height} has the wrong shape`)
  // Looking for what matters takes time, and nothing is cropped from a picture of the right shape.
  const isExact = Math.abs(factor - 1) < 0.01
  try {
    if (await isBlank(bytes)) throw reject('blank')
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .resize(size.width, size.height, { fit: 'cover', position: isExact ? 'centre' : sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .withExif({ IFD0: { Software: model } })
      .withXmp(provenanceMarks(model, bytes))
      .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch (error) {
    throw error instanceof EngineError ? error : reject('damaged')
  }
}

async function measure(bytes: ImageBytes): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  return { width, height }
}

async function isBlank(bytes: ImageBytes): Promise<boolean> {
  const { channels } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(128, 128, { fit: 'inside' })
    .removeAlpha()
    .toBuffer()
    .then((small) => sharp(small).stats())
  return channels.every(({ stdev }) => stdev < BLANK_DEVIATION)
}
