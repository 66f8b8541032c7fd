import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_PHOTO_SIDE, MAX_UPLOAD_PIXELS } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { PhotoFinding } from '../../../contract/photo-findings.ts'
import type { PhotoReader, Rect } from '../../engines/engine.ts'
import { AppError } from '../../errors.ts'

const FORMATS = new Set(['jpeg', 'png', 'webp'])
const MIN_SIDE = 64
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
  const image = await uprightJpeg(upload)
  const [{ width, height }, reading] = await Promise.all([sharp(image).metadata(), reader.read(image, signal)])
  const [face, thumbnail] = await Promise.all([
    cropFace(image, reading.face),
    thumbnailOf(sharp(image), isWhole).jpeg({ quality: 80 }).toBuffer(),
  ])
  return { image, face, thumbnail, width, height, findings: reading.findings }
}

/** @throws AppError unsupported, too_large or invalid */
export async function uprightJpeg(upload: Buffer): Promise<Buffer> {
  const { format, width, height } = await readMetadata(upload)
  if (!format || !FORMATS.has(format)) throw new AppError('unsupported', MESSAGES.photoUnsupported)
  if (width * height > MAX_UPLOAD_PIXELS) throw new AppError('too_large', MESSAGES.photoTooManyPixels)
  if (Math.min(width, height) < MIN_SIDE) throw new AppError('invalid', MESSAGES.photoTooSmall)
  try {
    return await decoder(upload)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(MAX_PHOTO_SIDE, MAX_PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch {
    throw new AppError('invalid', MESSAGES.photoDamaged)
  }
}

async function readMetadata(upload: Buffer): Promise<Metadata> {
  try {
    // The header alone: what it claims is checked before anything is decoded.
    return await sharp(upload, { limitInputPixels: false }).metadata()
  } catch {
    throw new AppError('unsupported', MESSAGES.photoUnsupported)
  }
}

function decoder(upload: Buffer): Sharp {
  return sharp(upload, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'truncated', animated: false })
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
