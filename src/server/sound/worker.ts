import { createMp3Encoder } from 'wasm-media-encoders'
import { RECORDING_RATE } from '../../contract/recording-limits.ts'
import type { Errand } from '../../threads.ts'
import { gainFor } from './loudness.ts'
import { type EncodedSound, SoundError, type SoundRefusal } from './sound.ts'
import { readWav } from './wav.ts'
import { standBack } from '../../niceness.ts'

export type SoundJob = { wav: Uint8Array }
export type SoundAnswer = { encoded: EncodedSound } | { refusal: SoundRefusal }

/** Kilobits a second: more than speech of one channel needs. */
const BITRATE = 64

standBack()

export async function work({ job: { wav }, cancelled }: Errand<SoundJob>): Promise<SoundAnswer> {
  try {
    const samples = readWav(wav)
    const gain = gainFor(samples, RECORDING_RATE)
    if (gain === null) return { refusal: 'silent' }
    const data = await encode(
      samples.map((sample) => sample * gain),
      cancelled,
    )
    return { encoded: { data, mediaType: 'audio/mpeg', seconds: samples.length / RECORDING_RATE } }
  } catch (error) {
    if (error instanceof SoundError) return { refusal: error.refusal }
    throw error
  }
}

/** A second at a time; what nobody wants any more ends early. */
async function encode(samples: Float32Array, cancelled: Int32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RECORDING_RATE, channels: 1, bitrate: BITRATE })
  const parts: Uint8Array[] = []
  for (let at = 0; at < samples.length && Atomics.load(cancelled, 0) === 0; at += RECORDING_RATE)
    // The encoder uses its buffer again.
    parts.push(encoder.encode([samples.subarray(at, at + RECORDING_RATE)]).slice())
  parts.push(encoder.finalize().slice())
  return Buffer.concat(parts)
}
