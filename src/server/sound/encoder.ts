import { createThreads, ThreadError } from '../../threads.ts'
import { SoundError, type SoundEncoder } from './sound.ts'
import type { SoundAnswer, SoundJob } from './worker.ts'

/** At once, with those who wait: each holds up to 30 MB. */
const MOST_WAITING = 6
/** Ten minutes of speech take a few seconds. */
const DEADLINE_MS = 60_000
/** Of objects; samples lie outside. */
const LIMITS = { maxOldGenerationSizeMb: 128 }

/** One thread, which starts with the first recording; `standBack` as in `ThreadOptions`. */
export function createSoundEncoder({ standBack = false } = {}): SoundEncoder {
  const threads = createThreads<SoundJob, SoundAnswer>({
    module: new URL('./worker.ts', import.meta.url),
    size: 1,
    limits: LIMITS,
    deadlineMs: DEADLINE_MS,
    recycleAfter: 100,
    standBack,
  })
  let waiting = 0
  return {
    async encode(wav, signal) {
      if (waiting >= MOST_WAITING) throw new SoundError('busy')
      waiting += 1
      try {
        const answer = await threads.run({ wav }, signal)
        if ('encoded' in answer) return answer.encoded
        throw new SoundError(answer.refusal)
      } catch (cause) {
        throw cause instanceof ThreadError && cause.reason !== 'closed' ? new SoundError('damaged', { cause }) : cause
      } finally {
        waiting -= 1
      }
    },
    close: () => threads.close('end'),
  }
}
