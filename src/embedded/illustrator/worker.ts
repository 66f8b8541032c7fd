/** A thread of the illustrator: does one job after the other. */
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { closeScratch, dropScratch, openScratch } from './buffers/scratch.ts'
import { combinePhotos } from './combine/combine.ts'
import type { Errand } from '../../threads.ts'
import { answerOf, type EngineAnswer } from '../engine-threads.ts'
import type { Job, JobResult } from './job.ts'
import type { Checkpoint } from './painting/checkpoint.ts'
import { drawPicture } from './painting/draw-picture.ts'
import { readAnimal } from '../photo/animal/animal.ts'
import { useHairNetwork } from '../photo/hair/hair-network.ts'
import { readPhoto } from '../photo/photo.ts'
import { animalOf } from './planning/animals.ts'
import { drawLooks } from './painting/likeness.ts'
import { warmUp } from './painting/warm-up.ts'
import { standBack } from '../../niceness.ts'

// Canvases and planes lie outside the heap: V8 does not see that a stage left 100 MB behind.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void

standBack()

sharp.concurrency(1)
sharp.cache(false)

/** Jobs after which the whole heap is walked. */
const JOBS_BETWEEN = 3
/** Milliseconds without a job after which nothing is kept for the next. */
const REST = 10_000

let jobs = 0
let resting: NodeJS.Timeout | undefined

export async function work({ job, cancelled }: Errand<Job>): Promise<EngineAnswer<JobResult[Job['kind']]>> {
  clearTimeout(resting)
  const checkpoint: Checkpoint = async () => {
    if (Atomics.load(cancelled, 0) === 1) throw new Error('cancelled')
    // Young objects go; to walk the whole heap costs as much as a filter.
    collect({ type: 'minor' })
    // What native code holds is only given back between two turns of the event loop.
    await setImmediate()
  }
  openScratch()
  try {
    return await answerOf(() => run(job, checkpoint))
  } finally {
    closeScratch()
    if (++jobs % JOBS_BETWEEN === 0) collect()
    resting = setTimeout(rest, REST).unref()
  }
}

function rest(): void {
  dropScratch()
  collect()
}

function run(job: Job, checkpoint: Checkpoint): Promise<JobResult[Job['kind']]> {
  useHairNetwork(job.hairModel)
  if (job.kind === 'illustrate') return drawPicture(job.request, job.readings, job.seed, checkpoint)
  if (job.kind === 'combine') return combinePhotos(job.request, job.seed, checkpoint)
  if (job.kind === 'looks') return drawLooks(job.request)
  if (job.kind === 'warm') return warmUp()
  return job.pet === null ? readPhoto(job.photo) : readAnimal(job.photo, animalOf(job.pet))
}
