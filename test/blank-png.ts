import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A megabyte: what is long is packed once for each, and told again and again. */
const BLOCK = 2 ** 20

/** A grey picture of any size in a few bytes, with chunks of other kinds before its pixels. */
export function blankPng(width: number, height: number, others: [type: string, data: Buffer][] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const pixels = packedZeros((width + 1) * height)
  const chunks: [string, Buffer][] = [['IHDR', header], ...others, ['IDAT', pixels], ['IEND', Buffer.alloc(0)]]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks.map(([type, data]) => pngChunk(type, data))])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** So many bytes of nothing, as zlib packs them, without packing all of them: RFC 1950. */
export function packedZeros(bytes: number): Buffer {
  const whole = Math.floor(bytes / BLOCK)
  const block = whole > 0 && deflateRawSync(Buffer.alloc(BLOCK), { finishFlush: constants.Z_FULL_FLUSH })
  const rest = deflateRawSync(Buffer.alloc(bytes % BLOCK))
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE((bytes % 65_521) * 65_536 + 1)
  return Buffer.concat([Buffer.from('789c', 'hex'), ...Array.from({ length: whole }, () => block || rest), rest, sum])
}
