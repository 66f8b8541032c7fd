import { generateText, Output } from 'ai'
import type { z } from 'zod'
import type { CallOptions } from '../../../engine.ts'
import { callModel, type AiDeps } from './call.ts'
import { languageModel, textOptions } from './models.ts'
import { costMicroUsd, estimateMicroUsd } from './prices.ts'
import type { AiSettings, ModelRef } from './settings.ts'

const MAX_TOKENS = 2_000

type Question<Answer, Value> = {
  promptVersion: string
  instructions: string
  prompt: string
  schema: z.ZodType<Answer>
  /** What the schema is called before the model. */
  name: string
  timeoutMs: number
  attempts?: number
  /** Makes of the answer what is wanted; throws an EngineError where it is of no use. */
  read: (answer: Answer, isRefused: boolean) => Value
}

/** Asks a language model for an answer of about the length of a verdict, in the form of a schema. */
export function askModel<Answer, Value>(
  settings: AiSettings,
  ref: ModelRef,
  deps: AiDeps,
  { instructions, prompt, schema, name, read, ...call }: Question<Answer, Value>,
  { signal, onUsage }: Omit<CallOptions, 'seed'>,
): Promise<Value> {
  return callModel(deps, {
    ...call,
    ref,
    kind: 'text',
    estimateMicroUsd: estimateMicroUsd(ref, 'judge'),
    signal,
    onUsage,
    run: async (signal) => {
      const { output, usage, finishReason } = await generateText({
        model: languageModel(settings, ref),
        instructions,
        prompt,
        output: Output.object({ schema, name }),
        maxRetries: 0,
        maxOutputTokens: MAX_TOKENS,
        abortSignal: signal,
        providerOptions: textOptions(ref),
      })
      const { inputTokens, outputTokens } = usage
      return {
        value: read(output, finishReason === 'content-filter'),
        usage: {
          model: ref.id,
          kind: 'text',
          ...(inputTokens === undefined ? {} : { inputTokens }),
          ...(outputTokens === undefined ? {} : { outputTokens }),
          costMicroUsd: costMicroUsd(ref, { inputTokens, outputTokens }),
        },
      }
    },
  })
}
