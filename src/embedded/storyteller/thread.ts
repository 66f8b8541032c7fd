import type { AnswerReader, Brief, Writer } from '../../engine.ts'
import { createEngineThreads } from '../engine-threads.ts'
import type { Job, JobResult } from './job.ts'
import { createWriter } from './writer.ts'

export type Storyteller = {
  writer: Writer
  answerReader: AnswerReader
  /** The brief as any writer may be told it (`tellable.ts`). */
  tellable(brief: Brief, signal?: AbortSignal): Promise<Brief>
  /** Starts the thread and lets it tell something, so that nobody waits for what a first story costs. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** Dictionary and plots are 60 MB of objects; an answer that keeps the thread too long is given up with it. */
const LIMITS = { maxOldGenerationSizeMb: 256 }
const DEADLINE_MS = 30_000
/** Four seconds' work. */
const MOST_WAITING = 200

/** Somebody waits on the page for what is read back, by rules or by a model; a story may take a moment longer. */
const PRIORITIES: Record<Job['kind'], number> = { read: 1, tellable: 1, tell: 0, warm: 0 }

/**
 * The embedded storyteller in a thread of its own: the rules of Spanish keep a processor for tens of milliseconds. It does
 * not stand back as those that draw do, since people wait for what it reads.
 */
export function createStoryteller(): Storyteller {
  const threads = createEngineThreads<Job, JobResult[Job['kind']]>('telling', {
    module: new URL('./worker.ts', import.meta.url),
    size: 1,
    limits: LIMITS,
    deadlineMs: DEADLINE_MS,
    mostWaiting: MOST_WAITING,
  })
  async function run<K extends Job['kind']>(job: Extract<Job, { kind: K }>, signal?: AbortSignal) {
    const result = await threads.run(job, { signal, priority: PRIORITIES[job.kind] })
    return result as JobResult[K]
  }
  return {
    writer: createWriter((order, signal) => run({ kind: 'tell', order }, signal)),
    answerReader: { id: 'embedded', read: (brief, { signal }) => run({ kind: 'read', brief }, signal) },
    tellable: (brief, signal) => run({ kind: 'tellable', brief }, signal),
    async warm() {
      await run({ kind: 'warm' })
    },
    close: () => threads.close(),
  }
}
