import { z } from 'zod'
import { CHAPTERS } from '../../../contract/constants.ts'
import { EngineError, type Brief, type CallOptions, type Chapter } from '../../../engine.ts'
import { askModel } from './ask-model.ts'
import type { AiDeps } from './call.ts'
import { MEMORY_REVIEW_INSTRUCTIONS, MEMORY_REVIEW_VERSION, memoryReviewPrompt } from './prompts/memory-review.ts'
import type { AiSettings, ModelRef } from './settings.ts'

const TIMEOUT_MS = 60_000
const MAX_FAULT = 300

const faultsSchema = z.object({ faults: z.array(z.object({ chapter: z.number().int(), fault: z.string() })) })

export type MemoryFault = { chapter: number; fault: string }

/** What a story in memory of somebody must not say and says, by chapter; its model is asked, in a call of its own. */
export function reviewInMemory(
  settings: AiSettings,
  ref: ModelRef,
  deps: AiDeps,
  story: { brief: Brief; chapters: readonly Chapter[] },
  options: Omit<CallOptions, 'seed'>,
): Promise<MemoryFault[]> {
  return askModel(
    settings,
    ref,
    deps,
    {
      promptVersion: MEMORY_REVIEW_VERSION,
      instructions: MEMORY_REVIEW_INSTRUCTIONS,
      prompt: memoryReviewPrompt(story.brief, story.chapters),
      schema: faultsSchema,
      name: 'revision',
      timeoutMs: TIMEOUT_MS,
      read: ({ faults }, isRefused) => {
        if (isRefused) throw new EngineError('bad_output', `${ref.id}: bad_output (review refused)`)
        return faults.flatMap(({ chapter, fault }) =>
          chapter >= 1 && chapter <= CHAPTERS ? [{ chapter, fault: fault.slice(0, MAX_FAULT) }] : [],
        )
      },
    },
    options,
  )
}
