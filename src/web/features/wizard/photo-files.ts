import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import type { Size } from './crop.ts'

export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

export const HEIC_EXPLAINED =
  'Es una foto HEIC, el formato del iPhone, y este navegador no sabe abrirla. En el iPhone: Ajustes › Cámara › Formatos › «Más compatible», o envíate la foto por mensaje y usa esa copia.'

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif']

/** The file type by its first twelve bytes. */
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
