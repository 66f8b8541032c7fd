import { EngineError } from '../engine.ts'
import { createThreads, ThreadError, type ThreadOptions } from '../threads.ts'

/** What failed and where; no message, which may hold what people wrote. */
export type EngineAnswer<Result> = { result: Result } | { error: string }

export type EngineThreads<Job, Result> = {
  /**
   * Jobs of a higher `priority` come first.
   *
   * @throws EngineError `unavailable` where the threads are closed, too many wait, two die of it or it takes too long, `bad_output` where
   *   the job itself fails; the signal's reason where that aborts
   */
  run(job: Job, options: { signal?: AbortSignal | undefined; priority: number }): Promise<Result>
  /** Stops the threads; what runs or waits fails. */
  close(): Promise<void>
}

/** Threads of an embedded engine; `name` is what errors call its work. Their module answers with `answerOf`. */
export function createEngineThreads<Job, Result>(name: string, options: ThreadOptions): EngineThreads<Job, Result> {
  const threads = createThreads<Job, EngineAnswer<Result>>(options)
  return {
    async run(job, { signal, priority }) {
      const answer = await threads.run(job, signal, priority).catch((error: unknown) => {
        throw error instanceof ThreadError ? new EngineError('unavailable', `${name}: ${WORDS[error.reason]}`) : error
      })
      if ('error' in answer) throw new EngineError('bad_output', `${name} failed: ${answer.error}`)
      return answer.result
    },
    close: () => threads.close('end'),
  }
}

/** In a thread: what a job comes to, for whoever waits in another. */
export async function answerOf<Result>(work: () => Promise<Result>): Promise<EngineAnswer<Result>> {
  try {
    return { result: await work() }
  } catch (error) {
    return { error: error instanceof Error ? placeOf(error) : 'unknown' }
  }
}

/** 'TypeError at readAnswers (…) at work (…)' */
function placeOf({ name, message, stack = '' }: Error): string {
  const frames = stack.slice(stack.indexOf(message) + message.length).match(/^ +at .+$/gmu) ?? []
  return [name, ...frames.slice(0, 3).map((frame) => frame.trim())].join(' ')
}

const WORDS: Record<ThreadError['reason'], string> = {
  busy: 'too many jobs wait',
  closed: 'the engine is closed',
  deadline: 'a job took too long',
  died: 'a thread died',
}
