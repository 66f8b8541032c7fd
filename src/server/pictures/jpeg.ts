import type { Header } from './header.ts'

const START = Buffer.from([0xff, 0xd8, 0xff])
const SCAN = Buffer.from([0xff, 0xda])
/** ISO/IEC 10918-1, table B.1: frames, without what lies between them. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc])

export function readJpeg(data: Buffer): Header | null {
  if (!data.subarray(0, 3).equals(START)) return null
  for (let at = 2; at + 9 <= data.length;) {
    if (data[at] !== 0xff) return null
    const marker = data[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) return frame(data, at)
    // The picture begins and has no size yet.
    else if (marker === 0xda) return null
    else at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7) ? 2 : 2 + data.readUInt16BE(at + 2)
  }
  return null
}

function frame(data: Buffer, at: number): Header | null {
  const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)]
  if (width === 0 || height === 0) return null
  return { format: 'jpeg', width, height, isAnimated: false, scans: countScans(data, at), data }
}

function countScans(data: Buffer, from: number): number {
  let scans = 0
  for (let at = data.indexOf(SCAN, from); at !== -1; at = data.indexOf(SCAN, at + 2)) scans += 1
  return scans
}
