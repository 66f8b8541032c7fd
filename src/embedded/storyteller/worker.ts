/** The storyteller's thread: does one job after the other. */
import type { Errand } from '../../threads.ts'
import { answerOf, type EngineAnswer } from '../engine-threads.ts'
import type { Job, JobResult } from './job.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { tellStory } from './storyteller.ts'
import { tellable } from './tellable.ts'
import { readAnswers } from './understanding.ts'
import { warmUp } from './warm-up.ts'

export function work({ job }: Errand<Job>): Promise<EngineAnswer<JobResult[Job['kind']]>> {
  return answerOf<JobResult[Job['kind']]>(async () => {
    await loadDictionary()
    if (job.kind === 'tell') return tellStory(job.order)
    if (job.kind === 'read') return readAnswers(job.brief)
    return job.kind === 'tellable' ? tellable(job.brief) : warmUp()
  })
}
