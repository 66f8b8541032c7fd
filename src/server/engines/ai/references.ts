import sharp from 'sharp'
import type { ImageBytes, PictureRequest } from '../../../engine.ts'
import type { ReferenceLabel } from './prompts/picture.ts'

/** A picture that a model looks at, and what the prompt says it shows. */
export type Reference = { label: ReferenceLabel; image: ImageBytes }

/** Longest side of what is sent, in pixels: enough for a likeness, and small enough to travel as a data URI. */
const REFERENCE_SIDE = 1024
const REFERENCE_QUALITY = 85

/**
 * What the character sheet is drawn from: both faces, and the whole photos where there is room. A model that takes a
 * single reference gets both faces side by side.
 */
export async function sheetReferences(photos: PictureRequest['photos'], limit: number): Promise<Reference[]> {
  const faces = faceReferences(photos)
  if (limit === 1 && faces.length === 2) return [{ label: 'both', image: await sideBySide(faces) }]
  const wholes: Reference[] = [
    ...(photos.recipient?.face ? [{ label: 'recipient_whole' as const, image: photos.recipient.image }] : []),
    ...(photos.sender?.face ? [{ label: 'sender_whole' as const, image: photos.sender.image }] : []),
  ]
  return prepare([...faces, ...(faces.length + wholes.length <= limit ? wholes : [])].slice(0, limit))
}

/** What a picture is drawn from: the sheet first, then the faces, as many as the model takes. */
export async function pictureReferences(
  { sheet, photos }: Pick<PictureRequest, 'sheet' | 'photos'>,
  limit: number,
): Promise<Reference[]> {
  const faces = faceReferences(photos)
  if (!sheet) return sheetReferences(photos, limit)
  return prepare(
    [{ label: 'sheet' as const, image: sheet }, ...(1 + faces.length <= limit ? faces : [])].slice(0, limit),
  )
}

/** Two pictures as one, side by side at the same height. */
export async function sideBySide(pictures: readonly { image: ImageBytes }[]): Promise<ImageBytes> {
  const height = 768
  const scaled = await Promise.all(
    pictures.map(({ image }) => sharp(image).rotate().resize({ height, width: height, fit: 'cover' }).toBuffer()),
  )
  return sharp({ create: { width: height * scaled.length, height, channels: 3, background: '#ffffff' } })
    .composite(scaled.map((input, index) => ({ input, left: index * height, top: 0 })))
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Upright, no larger than needed, without metadata, which holds place and time. */
export function forSending(image: ImageBytes): Promise<ImageBytes> {
  return sharp(image)
    .rotate()
    .resize({ width: REFERENCE_SIDE, height: REFERENCE_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: REFERENCE_QUALITY })
    .toBuffer()
}

function faceReferences({ recipient, sender }: PictureRequest['photos']): Reference[] {
  return [
    ...(recipient ? [{ label: 'recipient' as const, image: recipient.face ?? recipient.image }] : []),
    ...(sender ? [{ label: 'sender' as const, image: sender.face ?? sender.image }] : []),
  ]
}

function prepare(references: Reference[]): Promise<Reference[]> {
  return Promise.all(references.map(async (reference) => ({ ...reference, image: await forSending(reference.image) })))
}
