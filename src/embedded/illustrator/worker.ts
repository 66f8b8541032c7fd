/** A thread of the illustrator: takes one job after the other. */
import { constants, setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { combinePhotos } from './combine/combine.ts'
import type { Checkpoint } from './painting/checkpoint.ts'
import { drawPicture } from './painting/draw-picture.ts'
import type { FromWorker, Job, JobResult, ToWorker } from './job.ts'
import { readPhoto } from '../photo/photo.ts'
import { warmUp } from './painting/warm-up.ts'

/** Written by the pool: the id of the job that is no longer wanted. */
const cancelled = new Int32Array(workerData as SharedArrayBuffer)

// Canvases and planes lie outside the heap: V8 does not see that a stage left 100 MB behind.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

// On Linux this is the niceness of the calling thread alone: requests are answered before pictures are drawn.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', (message: ToWorker) => void work(message))

async function work({ id, job }: ToWorker): Promise<void> {
  const checkpoint: Checkpoint = async () => {
    if (Atomics.load(cancelled, 0) === id) throw new Error('cancelled')
    collect()
    // What native code holds is only given back between two turns of the event loop.
    await setImmediate()
  }
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage({ id, result: await run(job, checkpoint) } satisfies FromWorker)
  } catch (error) {
    // A message only: stacks and requests may hold what people wrote.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : 'unknown' } satisfies FromWorker)
  } finally {
    collect()
  }
}

function run(job: Job, checkpoint: Checkpoint): Promise<JobResult[Job['kind']]> {
  if (job.kind === 'illustrate') return drawPicture(job.request, job.seed, checkpoint)
  if (job.kind === 'combine') return combinePhotos(job.request, job.seed, checkpoint)
  return job.kind === 'read' ? readPhoto(job.photo) : warmUp()
}
