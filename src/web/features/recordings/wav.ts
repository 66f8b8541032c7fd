import { RECORDING_MESSAGES, RECORDING_RATE, type SoundLimit } from '../../../contract/recording-limits.ts'

const HEAD_BYTES = 44
const FULL_SCALE = 32_767

/** What is wrong with a recording, in words for whoever made it. */
export class RecordingProblem extends Error {
  override name = 'RecordingProblem'
}

/**
 * Whatever this browser can decode, as the server takes it: the mean of its channels in a WAV file.
 *
 * @throws RecordingProblem where it cannot be decoded or is too long
 */
export async function toWav(sound: Blob, { seconds, tooLong }: SoundLimit): Promise<Blob> {
  const bytes = await sound.arrayBuffer()
  // The context's rate is what its decoder gives.
  const buffer = await new OfflineAudioContext(1, 1, RECORDING_RATE).decodeAudioData(bytes).catch(() => {
    throw new RecordingProblem(RECORDING_MESSAGES.unsupported)
  })
  if (buffer.duration > seconds + 1) throw new RecordingProblem(tooLong)
  return wavOf(Array.from({ length: buffer.numberOfChannels }, (_, channel) => buffer.getChannelData(channel)))
}

/** Channels of samples from -1 to 1 at `RECORDING_RATE`, mixed into one. */
export function wavOf(channels: readonly Float32Array[]): Blob {
  const count = channels[0]?.length ?? 0
  const view = new DataView(new ArrayBuffer(HEAD_BYTES + count * 2))
  const tag = (at: number, text: string) =>
    Array.from(text).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  tag(0, 'RIFF')
  view.setUint32(4, HEAD_BYTES - 8 + count * 2, true)
  tag(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RECORDING_RATE, true)
  view.setUint32(28, RECORDING_RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  tag(36, 'data')
  view.setUint32(40, count * 2, true)
  for (let index = 0; index < count; index++) {
    const mixed = channels.reduce((sum, samples) => sum + (samples[index] ?? 0), 0) / channels.length
    view.setInt16(HEAD_BYTES + index * 2, Math.round(Math.max(-1, Math.min(1, mixed)) * FULL_SCALE), true)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}
