import { MAX_PHOTO_SIDE } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { cropSquare, startCrop, type Crop, type Size } from './crop.ts'
import { HEIC_EXPLAINED, refusal, sizeRefusal, sniffKind } from './photo-files.ts'
import { photoHints, type PhotoHint } from './photo-hints.ts'
import type { PhotoRole, StoredPhoto } from './photo-storage.ts'

/** Longest side of the square that is uploaded. */
const UPLOAD_SIDE = 1280
const JPEG_QUALITY = 0.92

export type ReadResult = { ok: true; photo: StoredPhoto } | { ok: false; message: string }

/** Opens a chosen file: upright, metadata gone, reduced; or says in Spanish why it cannot be used. */
export async function readPhotoFile(file: Blob, role: PhotoRole): Promise<ReadResult> {
  const kind = sniffKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  const refused = refusal(kind, file.size)
  if (refused) return { ok: false, message: refused }
  const bitmap = await decode(file)
  if (!bitmap) return { ok: false, message: kind === 'heic' ? HEIC_EXPLAINED : MESSAGES.photoDamaged }
  try {
    const tooOdd = sizeRefusal(bitmap)
    if (tooOdd) return { ok: false, message: tooOdd }
    const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(bitmap.width, bitmap.height))
    const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) }
    const { canvas, context } = paper(size)
    context.drawImage(bitmap, 0, 0, size.width, size.height)
    const image = await toJpeg(canvas)
    return { ok: true, photo: { role, image, ...size, crop: startCrop(size) } }
  } finally {
    bitmap.close()
  }
}

/** The current frame of a video as a JPEG. */
export async function takeFrame(video: HTMLVideoElement): Promise<Blob> {
  const { canvas, context } = paper({ width: video.videoWidth, height: video.videoHeight })
  context.drawImage(video, 0, 0)
  return toJpeg(canvas)
}

/** The chosen square as a JPEG, for the upload. */
export async function renderCrop(photo: StoredPhoto): Promise<Blob> {
  const bitmap = await createImageBitmap(photo.image)
  try {
    const side = Math.max(64, Math.min(UPLOAD_SIDE, Math.round(cropSquare(photo.crop, photo).side)))
    const { canvas, context } = paper({ width: side, height: side })
    drawCrop(context, bitmap, photo.crop, side)
    return await toJpeg(canvas)
  } finally {
    bitmap.close()
  }
}

/** Draws the chosen square over a square canvas; what is seen is what is uploaded. */
export function drawCrop(context: CanvasRenderingContext2D, image: ImageBitmap, crop: Crop, side: number): void {
  const square = cropSquare(crop, image)
  const scale = side / square.side
  context.save()
  context.setTransform(scale, 0, 0, scale, -square.left * scale, -square.top * scale)
  if (crop.turns === 1) context.transform(0, 1, -1, 0, image.height, 0)
  if (crop.turns === 2) context.transform(-1, 0, 0, -1, image.width, image.height)
  if (crop.turns === 3) context.transform(0, -1, 1, 0, 0, image.width)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0)
  context.restore()
}

/** Advice on the chosen square. */
export function cropHints(image: ImageBitmap, crop: Crop): PhotoHint[] {
  const side = 128
  const { context } = paper({ width: side, height: side })
  drawCrop(context, image, crop, side)
  return photoHints(context.getImageData(0, 0, side, side).data, side, side, cropSquare(crop, image).side)
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch {
    return null
  }
}

/** A canvas with a white ground, so that a transparent picture does not turn black. */
function paper({ width, height }: Size) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('No 2D canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))), 'image/jpeg', JPEG_QUALITY)
  })
}
