import { generateText, Output } from 'ai'
import { z } from 'zod'
import { CHAPTERS } from '../../../contract/constants.ts'
import { EngineError, type Brief, type CallOptions, type Chapter } from '../../../engine.ts'
import { callModel, type AiDeps } from './call.ts'
import { languageModel, textOptions } from './models.ts'
import { costMicroUsd, estimateMicroUsd } from './prices.ts'
import { MEMORY_REVIEW_INSTRUCTIONS, MEMORY_REVIEW_VERSION, memoryReviewPrompt } from './prompts/memory-review.ts'
import type { AiSettings, ModelRef } from './settings.ts'

const TIMEOUT_MS = 60_000
const MAX_TOKENS = 2_000
const MAX_FAULT = 300

const faultsSchema = z.object({ faults: z.array(z.object({ chapter: z.number().int(), fault: z.string() })) })

export type MemoryFault = { chapter: number; fault: string }

/** What a story in memory of somebody must not say and says, by chapter; its model is asked, in a call of its own. */
export function reviewInMemory(
  settings: AiSettings,
  ref: ModelRef,
  deps: AiDeps,
  story: { brief: Brief; chapters: readonly Chapter[] },
  { signal, onUsage }: Omit<CallOptions, 'seed'>,
): Promise<MemoryFault[]> {
  return callModel(deps, {
    ref,
    kind: 'text',
    promptVersion: MEMORY_REVIEW_VERSION,
    // It reads a story and writes about the tokens of a verdict.
    estimateMicroUsd: estimateMicroUsd(ref, 'judge'),
    timeoutMs: TIMEOUT_MS,
    signal,
    onUsage,
    run: async (signal) => {
      const { output, usage, finishReason } = await generateText({
        model: languageModel(settings, ref),
        instructions: MEMORY_REVIEW_INSTRUCTIONS,
        prompt: memoryReviewPrompt(story.brief, story.chapters),
        output: Output.object({ schema: faultsSchema, name: 'revision' }),
        maxRetries: 0,
        maxOutputTokens: MAX_TOKENS,
        abortSignal: signal,
        providerOptions: textOptions(ref),
      })
      if (finishReason === 'content-filter')
        throw new EngineError('bad_output', `${ref.id}: bad_output (review refused)`)
      const { inputTokens, outputTokens } = usage
      return {
        value: output.faults.flatMap(({ chapter, fault }) =>
          chapter >= 1 && chapter <= CHAPTERS ? [{ chapter, fault: fault.slice(0, MAX_FAULT) }] : [],
        ),
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
