import { toneWav } from '../../tone-wav.ts'
import type { Answer, Ask } from './answers.ts'

/** Characters of a text that take a second. */
const PER_SECOND = 40
const WAV_HEAD = 44

/** A tone about as long as the text would take, as bare samples of 16 bits at 24 kHz. */
export function spoken(ask: Ask, text: string): Answer {
  const samples = toneWav(Math.max(1, text.length / PER_SECOND), ask.wrong === 'blank' ? 0 : 0.2).slice(WAV_HEAD)
  const half = samples.slice(0, Math.floor(samples.length / 8) * 2)
  const body = ask.wrong === 'empty' ? new Uint8Array() : ask.wrong === 'cut' ? half : samples
  return { headers: { 'content-type': 'audio/pcm' }, body: Buffer.from(body) }
}
