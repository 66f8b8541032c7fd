import { MAX_RECORDING_SECONDS, RECORDING_RATE } from '../../contract/recording-limits.ts'
import { SoundError } from './sound.ts'

const PCM = 1
const FULL_SCALE = 32_768
/** What a browser's resampling may add to the length. */
const TOLERANCE_SECONDS = 1

/**
 * The samples of a WAV file, from -1 to 1: one channel, 16 bits, `RECORDING_RATE`. Nothing but its own bytes says what it is.
 *
 * @throws SoundError format, damaged, long
 */
export function readWav(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || tagAt(view, 0) !== 'RIFF' || tagAt(view, 8) !== 'WAVE') throw new SoundError('format')
  let isKnown = false
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true)
    const body = at + 8
    if (tagAt(view, at) === 'fmt ') {
      if (size < 16 || body + 16 > bytes.length || !isExpected(view, body)) throw new SoundError('format')
      isKnown = true
    }
    if (tagAt(view, at) === 'data') {
      if (!isKnown) throw new SoundError('format')
      if (size === 0 || size % 2 !== 0 || body + size > bytes.length) throw new SoundError('damaged')
      return samplesOf(view, body, size / 2)
    }
    // Chunks begin at even places.
    at = body + size + (size % 2)
  }
  throw new SoundError('damaged')
}

/** The inverse of {@link readWav}, of samples of 16 bits in pieces. */
export function writeWav(pieces: readonly Uint8Array[]): Uint8Array {
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(PCM, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RECORDING_RATE, 24)
  head.writeUInt32LE(RECORDING_RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(size, 40)
  return Buffer.concat([head, ...pieces])
}

function isExpected(view: DataView, at: number): boolean {
  return (
    view.getUint16(at, true) === PCM &&
    view.getUint16(at + 2, true) === 1 &&
    view.getUint32(at + 4, true) === RECORDING_RATE &&
    view.getUint16(at + 14, true) === 16
  )
}

function samplesOf(view: DataView, at: number, count: number): Float32Array {
  if (count > (MAX_RECORDING_SECONDS + TOLERANCE_SECONDS) * RECORDING_RATE) throw new SoundError('long')
  return Float32Array.from({ length: count }, (_, index) => view.getInt16(at + index * 2, true) / FULL_SCALE)
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))
}
