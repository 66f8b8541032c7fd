import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Style } from '../../../contract/styles.ts'
import type { ImageBytes } from '../../../engine.ts'
import { readPhoto } from '../../photo/photo.ts'
import { paintPortrait } from '../../photo/portrait.ts'

/** How much of the lightest and darkest pixels may be lost when a dull photo is developed anew. Percent. */
const CLIPPED = 0.4
/** A photo that is dark or dull on purpose stays so: no more contrast than this is added. */
const MOST_CONTRAST = 1.3

/**
 * What hangs in a frame: the photo cropped round the face, with the contrast and colour of a good print. `aspect` is
 * width by height; `room` how many faces fit into its height.
 */
export async function printOf(photo: ImageBytes, aspect: number, room: number): Promise<Canvas> {
  const developed = await develop(photo)
  const [image, { face }] = await Promise.all([loadImage(developed), readPhoto(photo)])
  const tallest = Math.min(image.height, image.width / aspect)
  const h = face ? Math.min(tallest, face.height * room) : tallest
  const w = h * aspect
  const x = face ? face.left + face.width / 2 : image.width / 2
  // A little below the middle of the face's box, which has the hair in it.
  const y = face ? face.top + face.height * 0.58 : image.height * 0.45
  const left = Math.max(0, Math.min(image.width - w, x - w / 2))
  const top = Math.max(0, Math.min(image.height - h, y - h / 2))
  const canvas = createCanvas(Math.round(800 * Math.min(1, aspect)), Math.round(800 / Math.max(1, aspect)))
  canvas.getContext('2d').drawImage(image, left, top, w, h, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Head and shoulders painted in a style, square. */
export function paintingOf(photo: ImageBytes, style: Style): Promise<Canvas> {
  return paintPortrait(photo, style, 640)
}

async function develop(photo: ImageBytes): Promise<Buffer> {
  const upright = sharp(photo).rotate()
  const { channels } = await sharp(photo).greyscale().stats()
  const histogram = await sharp(photo).greyscale().resize(256, 256, { fit: 'fill' }).raw().toBuffer()
  const sorted = histogram.toSorted()
  const at = (percent: number) => sorted[Math.round(((sorted.length - 1) * percent) / 100)] ?? 0
  const [low, high] = [at(CLIPPED), at(100 - CLIPPED)]
  const gain = Math.min(MOST_CONTRAST, 250 / Math.max(1, high - low))
  // Stretched about the darkest tone, which goes to black only as far as the gain takes it.
  const offset = Math.max(-low * gain, -0.06 * 255)
  const mean = channels[0]?.mean ?? 128
  return upright
    .linear(gain, offset)
    .modulate({ saturation: 1.1, brightness: mean * gain < 105 ? 1.08 : 1 })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
