import type { Header } from './header.ts'

const ANIMATED = 0x02
/** Fourteen bits. */
const SIDE = 0x3fff

/** RFC 9649: a lossy, a lossless, or an extended file. */
export function readWebp(data: Buffer): Header | null {
  if (data.length < 30 || data.toString('latin1', 0, 4) !== 'RIFF' || data.toString('latin1', 8, 12) !== 'WEBP')
    return null
  const size = readSize(data)
  if (!size || size.width === 0 || size.height === 0) return null
  return { format: 'webp', ...size, scans: 1, data }
}

function readSize(data: Buffer): Pick<Header, 'width' | 'height' | 'isAnimated'> | null {
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8 ') {
    return { width: data.readUInt16LE(26) & SIDE, height: data.readUInt16LE(28) & SIDE, isAnimated: false }
  }
  if (kind === 'VP8L') {
    const bits = data.readUInt32LE(21)
    return { width: (bits & SIDE) + 1, height: ((bits >>> 14) & SIDE) + 1, isAnimated: false }
  }
  if (kind !== 'VP8X') return null
  const isAnimated = ((data[20] ?? 0) & ANIMATED) !== 0
  return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1, isAnimated }
}
