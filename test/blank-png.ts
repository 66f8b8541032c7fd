import { crc32, deflateSync } from 'node:zlib'

/** A grey picture of any size in a few bytes, with chunks of other kinds before its pixels. */
export function blankPng(width: number, height: number, others: [type: string, data: Buffer][] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 })
  const chunks: [string, Buffer][] = [['IHDR', header], ...others, ['IDAT', pixels], ['IEND', Buffer.alloc(0)]]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks.map(([type, data]) => chunk(type, data))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
