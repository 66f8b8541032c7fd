import { generateText, Output } from 'ai'
import { z } from 'zod'
import type { Judge, JudgeAnswer, Usage } from '../../../engine.ts'
import { callModel, type AiDeps } from './call.ts'
import { languageModel, textOptions } from './models.ts'
import { costMicroUsd, estimateMicroUsd } from './prices.ts'
import { featuresToJudge, JUDGE_PROMPT_VERSION, judgePrompt, type Feature } from './prompts/judge.ts'
import { forSending } from './references.ts'
import type { AiSettings, ModelRef } from './settings.ts'

const TIMEOUT_MS = 90_000
const MAX_NOTE = 200

/** A vision model that looks at a finished picture beside the character sheet and answers yes or no per feature. */
export function createAiJudge(settings: AiSettings, ref: ModelRef, deps: AiDeps): Judge {
  return {
    async judge({ picture, request }, { signal, onUsage }) {
      const model = languageModel(settings, ref)
      const pictures = [...(request.sheet ? [request.sheet] : []), picture]
      const images = await Promise.all(pictures.map(forSending))
      const features = featuresToJudge(request)
      return callModel(deps, {
        ref,
        kind: 'judge',
        promptVersion: JUDGE_PROMPT_VERSION,
        estimateMicroUsd: estimateMicroUsd(ref, 'judge'),
        timeoutMs: TIMEOUT_MS,
        signal,
        onUsage,
        run: async (signal) => {
          const { output, usage } = await generateText({
            model,
            output: Output.object({ schema: answersSchema(features), name: 'veredicto' }),
            messages: [
              {
                role: 'user',
                content: [
                  { type: 'text', text: judgePrompt(request) },
                  ...images.map((data) => ({ type: 'file' as const, mediaType: 'image/jpeg', data })),
                ],
              },
            ],
            maxRetries: 0,
            abortSignal: signal,
            providerOptions: textOptions(ref),
          })
          return { value: toAnswers(features, output), usage: toUsage(usage.inputTokens, usage.outputTokens) }
        },
      })
    },
  }

  function toUsage(inputTokens: number | undefined, outputTokens: number | undefined): Usage {
    return {
      model: ref.id,
      kind: 'judge',
      ...(inputTokens === undefined ? {} : { inputTokens }),
      ...(outputTokens === undefined ? {} : { outputTokens }),
      costMicroUsd: costMicroUsd(ref, { inputTokens, outputTokens }),
    }
  }
}

const answerSchema = z.object({ ok: z.boolean(), note: z.string() })

function answersSchema(features: readonly Feature[]) {
  return z.object(Object.fromEntries(features.map((feature) => [feature, answerSchema])))
}

function toAnswers(features: readonly Feature[], output: Record<string, z.output<typeof answerSchema>>): JudgeAnswer[] {
  return features.flatMap((feature) => {
    const answer = output[feature]
    return answer ? [{ feature, ok: answer.ok, note: answer.ok ? '' : answer.note.slice(0, MAX_NOTE) }] : []
  })
}
