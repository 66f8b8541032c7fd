import { generateSpeech } from 'ai'
import { RECORDING_RATE } from '../../../contract/recording-limits.ts'
import { EngineError, type Narrator } from '../../../engine.ts'
import { writeWav } from '../../sound/wav.ts'
import { callModel, type AiDeps } from './call.ts'
import { speechModel } from './models.ts'
import { NARRATION_INSTRUCTIONS, NARRATION_PROMPT_VERSION } from './prompts/narration.ts'
import type { AiSettings, ModelRef } from './settings.ts'
import { spokenPieces } from './spoken-pieces.ts'
import { readingCostMicroUsd } from './voice-prices.ts'

const TIMEOUT_MS = 180_000
/** Samples of 16 bits, of one channel, at `RECORDING_RATE`: what both providers give without a container. */
const FORMAT = { openai: 'pcm', elevenlabs: 'pcm_24000' } as const
/** Where the operator names none. */
const VOICES = { openai: 'coral', elevenlabs: '21m00Tcm4TlvDq8ikWAM' } as const
/** Characters a second that nobody's speech leaves, fast or slow. */
const FASTEST = 60
const SLOWEST = 2
const PAUSE = new Uint8Array(RECORDING_RATE * 2 * 0.5)

/** A hosted voice. Long texts are read in pieces, each a call of its own. */
export function createAiNarrator(
  settings: AiSettings,
  ref: ModelRef,
  deps: AiDeps,
  voice: string | undefined,
): Narrator {
  const provider = ref.provider === 'elevenlabs' ? 'elevenlabs' : 'openai'
  // Its older models and other providers take no instructions.
  const instructions = ref.id.startsWith('openai:gpt-') ? NARRATION_INSTRUCTIONS : undefined
  return {
    id: ref.id,
    async read(text, options) {
      const model = speechModel(settings, ref)
      const read: Uint8Array[] = []
      for (const piece of spokenPieces(text)) {
        const costMicroUsd = readingCostMicroUsd(ref, piece)
        const samples = await callModel(deps, {
          ref,
          kind: 'speech',
          promptVersion: NARRATION_PROMPT_VERSION,
          estimateMicroUsd: costMicroUsd,
          timeoutMs: TIMEOUT_MS,
          ...options,
          run: async (signal) => {
            const { audio } = await generateSpeech({
              model,
              text: piece,
              voice: voice ?? VOICES[provider],
              outputFormat: FORMAT[provider],
              ...(instructions && { instructions }),
              maxRetries: 0,
              abortSignal: signal,
            })
            return {
              value: accept(audio.uint8Array, piece, ref),
              usage: { model: ref.id, kind: 'speech', costMicroUsd },
            }
          },
        })
        read.push(...(read.length > 0 ? [PAUSE] : []), samples)
      }
      return writeWav(read)
    },
  }
}

/** @throws EngineError bad_output, for what cannot be this text read aloud */
function accept(samples: Uint8Array, text: string, ref: ModelRef): Uint8Array {
  const seconds = samples.length / 2 / RECORDING_RATE
  const isPlausible = seconds >= text.length / FASTEST && seconds <= text.length / SLOWEST + 10
  if (samples.length % 2 !== 0 || !isPlausible)
    throw new EngineError('bad_output', `${ref.id}: bad_output (${samples.length} bytes)`)
  return samples
}
