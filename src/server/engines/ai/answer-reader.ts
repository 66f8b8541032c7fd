import { generateText, Output } from 'ai'
import { EngineError, type AnswerReader } from '../../../engine.ts'
import { callModel, type AiDeps } from './call.ts'
import { languageModel, textOptions } from './models.ts'
import { costMicroUsd, estimateMicroUsd } from './prices.ts'
import { READING_INSTRUCTIONS, READING_PROMPT_VERSION, readingPrompt } from './prompts/reading.ts'
import { readingSchema, toUnderstanding } from './reading-schema.ts'
import type { AiSettings, ModelRef } from './settings.ts'

const TIMEOUT_MS = 20_000
const MAX_TOKENS = 2_000

/** A large language model that says what it understands of the answers, in one small call that is not made again. */
export function createAiAnswerReader(settings: AiSettings, ref: ModelRef, deps: AiDeps): AnswerReader {
  return {
    id: ref.id,
    read: (brief, { signal, onUsage }) =>
      callModel(deps, {
        ref,
        kind: 'text',
        promptVersion: READING_PROMPT_VERSION,
        // It takes about the tokens of a verdict.
        estimateMicroUsd: estimateMicroUsd(ref, 'judge'),
        timeoutMs: TIMEOUT_MS,
        attempts: 1,
        signal,
        onUsage,
        run: async (signal) => {
          const { output, usage, finishReason } = await generateText({
            model: languageModel(settings, ref),
            instructions: READING_INSTRUCTIONS,
            prompt: readingPrompt(brief),
            output: Output.object({ schema: readingSchema, name: 'lectura' }),
            maxRetries: 0,
            maxOutputTokens: MAX_TOKENS,
            abortSignal: signal,
            providerOptions: textOptions(ref),
          })
          const understood = toUnderstanding(output)
          if (finishReason === 'content-filter' || understood.sentences.length === 0)
            throw new EngineError('bad_output', `${ref.id}: bad_output (nothing read)`)
          const { inputTokens, outputTokens } = usage
          return {
            value: understood,
            usage: {
              model: ref.id,
              kind: 'text',
              ...(inputTokens === undefined ? {} : { inputTokens }),
              ...(outputTokens === undefined ? {} : { outputTokens }),
              costMicroUsd: costMicroUsd(ref, { inputTokens, outputTokens }),
            },
          }
        },
      }),
  }
}
