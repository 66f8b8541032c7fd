import { answersIn } from '../../../contract/brief-fields.ts'
import type { READING_PURPOSES, Understanding } from '../../../contract/readings.ts'
import type { Ctx } from '../../context.ts'
import { type AnswerReader, type Brief, EngineError } from '../../../engine.ts'
import { metered } from '../usage/meter.ts'

/**
 * What is understood of the answers. Advice is asked for at every pause and must cost nothing; the review is read by the
 * model that will write the story, where it can, else by rules.
 */
export async function readAnswers(
  ctx: Ctx,
  brief: Brief,
  purpose: (typeof READING_PURPOSES)[number],
  gone: AbortSignal,
): Promise<Understanding> {
  const { answerReader, reviewReader } = ctx.deps
  const byRules = answerReader.read(brief, { signal: gone })
  if (purpose !== 'review' || !reviewReader) return byRules
  const [hosted, ruled] = await Promise.allSettled([readHosted(ctx, reviewReader, brief, gone), byRules])
  if (hosted.status === 'rejected') throw hosted.reason
  if (hosted.value === null) return byRules
  if (ruled.status === 'fulfilled') return withAdviceOf(ruled.value, hosted.value)
  gone.throwIfAborted()
  ctx.log.warn({ err: ruled.reason as unknown }, 'answers read without advice')
  return hosted.value
}

/** What rules leave out of the answers is left out of what any writer is given. */
const withAdviceOf = ({ advice }: Understanding, hosted: Understanding): Understanding => ({ ...hosted, advice })

/** Null where the model cannot, may not or takes too long. */
async function readHosted(
  ctx: Ctx,
  reader: AnswerReader,
  brief: Brief,
  gone: AbortSignal,
): Promise<Understanding | null> {
  const late = AbortSignal.timeout(ctx.deps.reviewPatience)
  const signal = AbortSignal.any([gone, late])
  try {
    return await metered(ctx, async (onUsage) => {
      const verdict = await ctx.deps.moderator?.review({ texts: answersIn(brief) }, { signal, onUsage })
      return verdict?.ok === false ? null : reader.read(brief, { signal, onUsage })
    })
  } catch (error) {
    gone.throwIfAborted()
    if (!late.aborted && !(error instanceof EngineError)) throw error
    ctx.log.warn(
      { engine: reader.id, failure: error instanceof EngineError ? error.failure : 'late' },
      'answers read by rules',
    )
    return null
  }
}
