import { EngineError, type AnswerReader } from '../../../engine.ts'
import { askModel } from './ask-model.ts'
import type { AiDeps } from './call.ts'
import { READING_INSTRUCTIONS, READING_PROMPT_VERSION, readingPrompt } from './prompts/reading.ts'
import { readingSchema, toUnderstanding } from './reading-schema.ts'
import type { AiSettings, ModelRef } from './settings.ts'

const TIMEOUT_MS = 20_000

/** A large language model that says what it understands of the answers, in one small call that is not made again. */
export function createAiAnswerReader(settings: AiSettings, ref: ModelRef, deps: AiDeps): AnswerReader {
  return {
    id: ref.id,
    read: (brief, options) =>
      askModel(
        settings,
        ref,
        deps,
        {
          promptVersion: READING_PROMPT_VERSION,
          instructions: READING_INSTRUCTIONS,
          prompt: readingPrompt(brief),
          schema: readingSchema,
          name: 'lectura',
          timeoutMs: TIMEOUT_MS,
          attempts: 1,
          read: (answer, isRefused) => {
            const understood = toUnderstanding(answer)
            if (isRefused || understood.sentences.length === 0)
              throw new EngineError('bad_output', `${ref.id}: bad_output (nothing read)`)
            return understood
          },
        },
        options,
      ),
  }
}
