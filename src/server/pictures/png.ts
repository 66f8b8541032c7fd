import { inflateSync } from 'node:zlib'
import type { Header } from './header.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Length, type and checksum around a chunk's data. */
const AROUND = 12
/** What pixels and their colours take. Texts are left out: a few kilobytes of them unfold to gigabytes. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'eXIf'])
/** Profiles of printers are the largest, at about half of this. */
const MAX_PROFILE_BYTES = 4 * 1024 * 1024

export function readPng(data: Buffer): Header | null {
  if (!data.subarray(0, 8).equals(SIGNATURE) || data.toString('latin1', 12, 16) !== 'IHDR') return null
  if (data.length < 33) return null
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)]
  const { kept, types } = keepNeeded(data)
  const clean = Buffer.concat([SIGNATURE, ...kept])
  return { format: 'png', width, height, isAnimated: types.has('acTL'), scans: 1, data: clean }
}

/** The chunks that are needed, up to the end; a last one that is cut off stays, so that its decoder notices. */
function keepNeeded(data: Buffer): { kept: Buffer[]; types: Set<string> } {
  const kept: Buffer[] = []
  const types = new Set<string>()
  for (let at = SIGNATURE.length; at + AROUND <= data.length && !types.has('IEND');) {
    const type = data.toString('latin1', at + 4, at + 8)
    const chunk = data.subarray(at, at + AROUND + data.readUInt32BE(at))
    if (KEPT.has(type) || (type === 'iCCP' && !types.has(type) && isSmallProfile(chunk))) kept.push(chunk)
    types.add(type)
    at += chunk.length
  }
  return { kept, types }
}

/** A name, a zero, the method and the compressed profile. */
function isSmallProfile(chunk: Buffer): boolean {
  const content = chunk.subarray(8, -4)
  try {
    inflateSync(content.subarray(content.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES })
    return true
  } catch {
    return false
  }
}
