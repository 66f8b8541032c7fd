import sharp, { type Sharp } from 'sharp'
import { decodePicture, PictureError } from '../../pictures/decode.ts'
import { EngineError, type ImageBytes } from '../../../engine.ts'
import { provenanceMarks } from './provenance.ts'

/** Less than this on the shorter side is no picture for print. */
const MIN_SIDE = 500
const BOUNDS = { pixels: 64_000_000, least: MIN_SIDE }
/** How far the shape may be from what was asked; the rest is cropped away. */
const MAX_SHAPE_FACTOR = 1.4
/** Standard deviation, of 255, under which a picture counts as a blank sheet. */
const BLANK_DEVIATION = 4
const JPEG_QUALITY = 92

type Size = { width: number; height: number }

/**
 * Checks what a model sent: really a picture, large enough, not blank, about the right shape. Crops and scales it to
 * the asked size and writes it as JPEG with the mark of its origin. Throws an EngineError `bad_output`.
 */
export async function acceptPicture(bytes: ImageBytes, size: Size, model: string): Promise<ImageBytes> {
  const reject = (why: string) => new EngineError('bad_output', `${model}: bad_output (${why})`)
  try {
    // It was paid for, so it waits for its turn.
    return await decodePicture(bytes, BOUNDS, (open, header) => fit(open, header), { mayWait: true })
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw reject(error instanceof PictureError ? describe(error) : 'damaged')
  }

  async function fit(open: () => Sharp, { width, height }: Size): Promise<ImageBytes> {
    const factor = width / height / (size.width / size.height)
    if (factor > MAX_SHAPE_FACTOR || factor < 1 / MAX_SHAPE_FACTOR)
      throw reject(`${width}×${height} has the wrong shape`)
    if (await isBlank(open())) throw reject('blank')
    // Looking for what matters takes time, and nothing is cropped from a picture of the right shape.
    const isExact = Math.abs(factor - 1) < 0.01
    return open()
      .resize(size.width, size.height, { fit: 'cover', position: isExact ? 'centre' : sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .withExif({ IFD0: { Software: model } })
      .withXmp(provenanceMarks(model, bytes))
      .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer()
  }
}

function describe({ refusal, message }: PictureError): string {
  if (refusal === 'format' || refusal === 'heic') return 'not an image'
  return refusal === 'small' ? `too small: ${message}` : message
}

async function isBlank(picture: Sharp): Promise<boolean> {
  const { channels } = await picture
    .resize(128, 128, { fit: 'inside' })
    .removeAlpha()
    .toBuffer()
    .then((small) => sharp(small).stats())
  return channels.every(({ stdev }) => stdev < BLANK_DEVIATION)
}
