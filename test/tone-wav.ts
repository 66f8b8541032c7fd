import { RECORDING_RATE } from '../src/contract/recording-limits.ts'

/** A tone as a browser hands in a recording: a WAV file of one channel with 16 bits. `peak` from 0 to 1. */
export function toneWav(seconds: number, peak = 0.2, hertz = 440): Uint8Array<ArrayBuffer> {
  const count = Math.round(seconds * RECORDING_RATE)
  const bytes = new Uint8Array(44 + count * 2)
  const view = new DataView(bytes.buffer)
  const write = (at: number, tag: string) => bytes.set(new TextEncoder().encode(tag), at)
  write(0, 'RIFF')
  view.setUint32(4, 36 + count * 2, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RECORDING_RATE, true)
  view.setUint32(28, RECORDING_RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, count * 2, true)
  // Of whole hertz each second is like the first.
  for (let index = 0; index < Math.min(count, RECORDING_RATE); index++)
    view.setInt16(
      44 + index * 2,
      Math.round(peak * 32_767 * Math.sin((2 * Math.PI * hertz * index) / RECORDING_RATE)),
      true,
    )
  for (let from = 44, length = RECORDING_RATE * 2; from + length < bytes.length; length *= 2)
    bytes.copyWithin(from + length, from, from + length)
  return bytes
}
