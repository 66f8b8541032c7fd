import { Worker } from 'node:worker_threads'
import { EngineError } from '../../server/engines/engine.ts'
import type { FromWorker, Job, JobResult, ToWorker } from './job.ts'

type Task = {
  id: number
  job: Job
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  /** Whether a thread has already ended while it ran this. */
  retried?: boolean
}

type Thread = { worker: Worker; flag: Int32Array; task: Task | null }

export type Pool = {
  run<K extends Job['kind']>(job: Extract<Job, { kind: K }>, signal?: AbortSignal): Promise<JobResult[K]>
  /** Starts every thread and lets it draw something small. */
  warm(): Promise<void>
  /** Stops the threads; what still runs fails. */
  close(): Promise<void>
}

/**
 * Pixels lie outside the heap, so little room is needed for short-lived objects. A thread that reaches its limit ends
 * without ending the process.
 */
const LIMITS = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 512 }

const THREAD = new URL('./worker.ts', import.meta.url)

/** Drawing threads with one queue. A thread that ends is replaced; its job goes to another one, and fails if that ends too. */
export function createPool(size: number): Pool {
  const threads: Thread[] = []
  const queue: Task[] = []
  let lastId = 0
  let closed = false

  function start(): Thread {
    const flag = new Int32Array(new SharedArrayBuffer(4))
    const worker = new Worker(THREAD, { workerData: flag.buffer, resourceLimits: LIMITS })
    const thread: Thread = { worker, flag, task: null }
    // An idle illustrator keeps no process alive; a running job does.
    worker.unref()
    worker.on('message', (message: FromWorker) => settle(thread, message))
    worker.on('error', () => undefined)
    worker.on('exit', () => replaceEnded(thread))
    threads.push(thread)
    return thread
  }

  function settle(thread: Thread, message: FromWorker): void {
    const { task } = thread
    if (!task || task.id !== message.id) return
    thread.task = null
    thread.worker.unref()
    if ('error' in message) task.reject(new EngineError('bad_output', `drawing failed: ${message.error}`))
    else task.resolve(message.result)
    next()
  }

  function replaceEnded(thread: Thread): void {
    threads.splice(threads.indexOf(thread), 1)
    const { task } = thread
    thread.task = null
    if (task && !task.retried && !closed) {
      task.retried = true
      queue.unshift(task)
    } else task?.reject(new EngineError('unavailable', 'a drawing thread died'))
    if (!closed) next()
  }

  function next(): void {
    while (queue.length > 0) {
      const free = threads.find((thread) => !thread.task) ?? (threads.length < size ? start() : undefined)
      if (!free) return
      const task = queue.shift()!
      free.task = task
      free.worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      free.worker.postMessage({ id: task.id, job: task.job } satisfies ToWorker)
    }
  }

  function run<K extends Job['kind']>(job: Extract<Job, { kind: K }>, signal?: AbortSignal): Promise<JobResult[K]> {
    if (closed) return Promise.reject(new EngineError('unavailable', 'the illustrator is closed'))
    const { promise, resolve, reject } = Promise.withResolvers<JobResult[K]>()
    if (signal?.aborted) return Promise.reject(abortReason(signal))
    const task: Task = { id: ++lastId, job, resolve: resolve as (result: unknown) => void, reject }
    const cancel = (): void => {
      const waiting = queue.indexOf(task)
      if (waiting >= 0) queue.splice(waiting, 1)
      const thread = threads.find((candidate) => candidate.task === task)
      // The thread notices between two stages and is then free again.
      if (thread) Atomics.store(thread.flag, 0, task.id)
      reject(abortReason(signal!))
    }
    signal?.addEventListener('abort', cancel, { once: true })
    queue.push(task)
    next()
    return promise.finally(() => signal?.removeEventListener('abort', cancel))
  }

  async function warm(): Promise<void> {
    await Promise.all(Array.from({ length: size }, () => run({ kind: 'warm' })))
  }

  async function close(): Promise<void> {
    closed = true
    for (const task of queue.splice(0)) task.reject(new EngineError('unavailable', 'the illustrator is closed'))
    await Promise.all([...threads].map(({ worker }) => worker.terminate()))
  }

  return { run, warm, close }
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('aborted', 'AbortError')
}
