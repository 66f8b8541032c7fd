import { createThreads, ThreadError } from '../../threads.ts'
import { SoundError, type SoundEncoder } from './sound.ts'
import type { SoundAnswer, SoundJob } from './worker.ts'

/** Each holds up to 30 MB. */
const MOST_WAITING = 5
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
    mostWaiting: MOST_WAITING,
    standBack,
  })
  return {
    async encode(wav, signal) {
      const answer = await threads.run({ wav }, signal).catch((cause: unknown) => {
        if (!(cause instanceof ThreadError) || cause.reason === 'closed') throw cause
        throw new SoundError(cause.reason === 'busy' ? 'busy' : 'damaged', { cause })
      })
      if ('encoded' in answer) return answer.encoded
      throw new SoundError(answer.refusal)
    },
    close: () => threads.close('end'),
  }
}
