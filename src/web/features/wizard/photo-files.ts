import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Size } from './crop.ts'

export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

export const HEIC_EXPLAINED =
  'Es una foto HEIC, el formato del iPhone, y este navegador no sabe abrirla. En el iPhone: Ajustes › Cámara › Formatos › «Más compatible», o envíate la foto por mensaje y usa esa copia.'

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif']

/** What a file is by its first bytes, whatever its name says. Twelve bytes are enough. */
export function sniffKind(head: Uint8Array): FileKind {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (head[0] === 0x89 && text(1, 4) === 'PNG') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12))) return 'heic'
  return 'other'
}

/** Why a file cannot be used, or null. A HEIC is worth trying: Safari opens it, and what is kept is a JPEG. */
export function refusal(kind: FileKind, bytes: number): string | null {
  if (kind === 'other') return MESSAGES.photoUnsupported
  return bytes > MAX_UPLOAD_BYTES ? MESSAGES.photoTooLarge : null
}

/** Why a decoded photo cannot be used, or null. */
export function sizeRefusal({ width, height }: Size): string | null {
  if (Math.min(width, height) < 64) return MESSAGES.photoTooSmall
  return width * height > MAX_UPLOAD_PIXELS ? MESSAGES.photoTooManyPixels : null
}

/** What may be said of a usable photo: advice, never a hindrance. */
export type PhotoHint = 'small' | 'dark' | 'bright' | 'blurred'

export const HINT_TEXTS: Record<PhotoHint, string> = {
  small: 'La foto es pequeña. Si tienes una más grande, el parecido será mejor.',
  dark: 'Ha salido algo oscura. Con luz de ventana se te verá mejor.',
  bright: 'Tiene demasiada luz. Prueba con una sin contraluz.',
  blurred: 'Parece algo borrosa. Si tienes otra más nítida, mejor.',
}

/** Below this many pixels a side the face gets too coarse to be drawn after. */
const SMALL_SIDE = 320

/**
 * Judges the chosen square. `pixels` is RGBA of a copy reduced to about 128 pixels a side: its mean
 * luma tells dark from bright, the variance of its Laplacian tells sharp from blurred (Pech-Pacheco, 2000).
 */
export function photoHints(pixels: Uint8ClampedArray, width: number, height: number, side: number): PhotoHint[] {
  const luma = new Float32Array(width * height)
  let sum = 0
  for (let i = 0; i < luma.length; i++) {
    const value = 0.299 * pixels[i * 4]! + 0.587 * pixels[i * 4 + 1]! + 0.114 * pixels[i * 4 + 2]!
    luma[i] = value
    sum += value
  }
  const mean = sum / luma.length
  const hints: PhotoHint[] = []
  if (side < SMALL_SIDE) hints.push('small')
  if (mean < 48) hints.push('dark')
  else if (mean > 222) hints.push('bright')
  else if (laplacianVariance(luma, width, height) < 14) hints.push('blurred')
  return hints
}

function laplacianVariance(luma: Float32Array, width: number, height: number): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const value = luma[i - 1]! + luma[i + 1]! + luma[i - width]! + luma[i + width]! - 4 * luma[i]!
      sum += value
      squares += value * value
      count++
    }
  }
  return squares / count - (sum / count) ** 2
}
