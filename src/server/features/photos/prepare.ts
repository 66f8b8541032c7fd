import sharp, { type Sharp } from 'sharp'
import { MAX_PHOTO_SIDE, MAX_UPLOAD_PIXELS } from '../../../contract/constants.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { PhotoFinding } from '../../../contract/photo-findings.ts'
import type { PhotoReader, Rect } from '../../../engine.ts'
import { AppError } from '../../errors.ts'
import { decodePicture, PictureError, type PictureRefusal } from '../../pictures/decode.ts'

const BOUNDS = { pixels: MAX_UPLOAD_PIXELS, least: 64 }
/** By then those who wait have had their turn, as a rule. */
const BUSY_SECONDS = 10
const FACE_SIDE = 512
const THUMBNAIL_SIDE = 320
/** Of pictures that are shown whole: two photos combined. */
const WIDE_THUMBNAIL = 640

type PreparedPhoto = {
  image: Buffer
  face: Buffer
  thumbnail: Buffer
  width: number
  height: number
  findings: PhotoFinding[]
}

/**
 * Checks an upload by its content and makes what is kept of it: upright JPEGs without metadata, at most
 * 2048 px a side, with the face and a thumbnail beside it (of the middle, or whole). Nothing of the original bytes is kept.
 *
 * @throws AppError unsupported, too_large or invalid
 */
export async function preparePhoto(
  upload: Buffer,
  reader: PhotoReader,
  { isWhole = false, signal }: { isWhole?: boolean; signal?: AbortSignal } = {},
): Promise<PreparedPhoto> {
  const image = await uprightJpeg(upload, signal)
  const [{ width, height }, reading] = await Promise.all([sharp(image).metadata(), reader.read(image, signal)])
  const [face, thumbnail] = await Promise.all([
    cropFace(image, reading.face),
    thumbnailOf(sharp(image), isWhole).jpeg({ quality: 80 }).toBuffer(),
  ])
  return { image, face, thumbnail, width, height, findings: reading.findings }
}

/**
 * Whoever leaves (`signal`) gives up their place.
 *
 * @throws AppError unsupported, too_large, invalid, or unavailable where too many wait already
 */
export async function uprightJpeg(upload: Buffer, signal?: AbortSignal): Promise<Buffer> {
  try {
    return await decodePicture(upload, BOUNDS, upright, { signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof PictureError ? explain(error.refusal) : new AppError('invalid', MESSAGES.photoDamaged)
  }
}

function upright(open: () => Sharp): Promise<Buffer> {
  return open()
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(MAX_PHOTO_SIDE, MAX_PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const REFUSALS: Record<PictureRefusal, [ErrorCode, string]> = {
  format: ['unsupported', MESSAGES.photoUnsupported],
  heic: ['unsupported', MESSAGES.photoHeic],
  animated: ['unsupported', MESSAGES.photoAnimated],
  pixels: ['too_large', MESSAGES.photoTooManyPixels],
  side: ['too_large', MESSAGES.photoTooLong],
  shape: ['invalid', MESSAGES.photoTooLong],
  scans: ['invalid', MESSAGES.photoDamaged],
  small: ['invalid', MESSAGES.photoTooSmall],
  busy: ['unavailable', MESSAGES.photosBusy],
}

function explain(refusal: PictureRefusal): AppError {
  const [code, message] = REFUSALS[refusal]
  return new AppError(code, message, undefined, refusal === 'busy' ? { retryAfterSeconds: BUSY_SECONDS } : {})
}

function thumbnailOf(image: Sharp, isWhole: boolean): Sharp {
  return isWhole
    ? image.resize(WIDE_THUMBNAIL, WIDE_THUMBNAIL, { fit: 'inside', withoutEnlargement: true })
    : image.resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover', position: 'attention' })
}

function cropFace(image: Buffer, face: Rect | null): Promise<Buffer> {
  const cropped = face ? sharp(image).extract(face) : sharp(image)
  return cropped
    .resize(FACE_SIDE, FACE_SIDE, { fit: 'cover', position: face ? 'centre' : 'attention' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
