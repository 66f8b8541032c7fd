import { createEngineThreads } from '../engine-threads.ts'
import type { Job, JobResult } from './job.ts'

export type Pool = {
  /** @throws EngineError */
  run<K extends Job['kind']>(job: Extract<Job, { kind: K }>, signal?: AbortSignal): Promise<JobResult[K]>
  /** Starts every thread and lets it draw something small. */
  warm(): Promise<void>
  /** Stops the threads; what runs or waits fails. */
  close(): Promise<void>
}

/**
 * Pictures live outside the heap; a large nursery for short-lived objects would only lie idle. A thread that runs away dies
 * at its limit, alone, and not the process with it.
 */
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 512 }

/** Whoever taps on a face has given up by then. A story's picture that comes after them is tried again by its job. */
const MOST_WAITING = 100

/** A look is read while somebody waits for it on the page; a picture of a story may take longer. */
const PRIORITIES: Record<Job['kind'], number> = { looks: 2, read: 1, warm: 0, illustrate: 0, combine: 0 }

type PoolOptions = { size: number; hairModel: string | undefined; standBack: boolean }

/** Drawing threads with one queue; `hairModel` is the file of a network for photos. */
export function createPool({ size, hairModel, standBack }: PoolOptions): Pool {
  const threads = createEngineThreads<Job, JobResult[Job['kind']]>('drawing', {
    module: new URL('./worker.ts', import.meta.url),
    size,
    limits: LIMITS,
    mostWaiting: MOST_WAITING,
    standBack,
  })
  async function run<K extends Job['kind']>(job: Extract<Job, { kind: K }>, signal?: AbortSignal) {
    const result = await threads.run({ ...job, hairModel }, { signal, priority: PRIORITIES[job.kind] })
    return result as JobResult[K]
  }
  return {
    run,
    async warm() {
      await Promise.all(Array.from({ length: size }, () => run({ kind: 'warm' })))
    },
    close: () => threads.close(),
  }
}
