/** A chapter's voice as every browser plays it. */
export type EncodedSound = { data: Uint8Array; mediaType: 'audio/mpeg'; seconds: number }

export type SoundRefusal = 'format' | 'damaged' | 'long' | 'silent' | 'busy'

/** Why a recording is not kept. */
export class SoundError extends Error {
  readonly refusal: SoundRefusal
  constructor(refusal: SoundRefusal, options: { cause?: unknown } = {}) {
    super(`sound: ${refusal}`, options)
    this.name = 'SoundError'
    this.refusal = refusal
  }
}

/** Makes what is kept of a recording, in a worker thread: checked by its bytes, alike in loudness, compressed. */
export type SoundEncoder = {
  /** Takes a WAV file of one channel with 16 bits at `RECORDING_RATE`. @throws SoundError */
  encode(wav: Uint8Array, signal?: AbortSignal): Promise<EncodedSound>
  close(): Promise<void>
}
