import type { Header } from './header.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/** Brands of ISO base media files: what the iPhone calls HEIC, and its relatives. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** By content, whatever the name says; null for what is no JPEG, PNG or WebP, or ends within its header. */
export function readHeader(bytes: Uint8Array): Header | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return readJpeg(data) ?? readPng(data) ?? readWebp(data)
}

export function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return start.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(start.slice(8, 12))
}
