import { fileURLToPath } from 'node:url'
import type { ResourceLimits } from 'node:worker_threads'
import PQueue from 'p-queue'
import { Piscina } from 'piscina'
import { STANDS_BACK } from './niceness.ts'

/** What a thread is handed: a job, and a place that turns from 0 to 1 once nobody wants the answer any more. */
export type Errand<Job> = { job: Job; cancelled: Int32Array }

export type ThreadOptions = {
  /** Its export `work` takes an `Errand` and gives an answer. What it throws counts as the thread's death. */
  module: URL
  /** The most threads; they start when there is work for them. */
  size: number
  limits: ResourceLimits
  /** The longest that one job may take in a thread, milliseconds in which this process is given a processor. */
  deadlineMs?: number
  /** Jobs after which the threads are replaced, so that memory stays flat. */
  recycleAfter?: number
  /** Jobs that may wait for a thread; who comes after them is turned away. */
  mostWaiting?: number
  /** In a server, which answers requests first (`niceness.ts`). */
  standBack?: boolean
}

export type Threads<Job, Answer> = {
  /**
   * In the order of asking, those of a higher `priority` first. A job whose thread dies is given to another one once. An aborted job is rejected at once with
   * the signal's reason; its thread goes on until it looks at `cancelled`.
   *
   * @throws ThreadError
   */
  run(job: Job, signal?: AbortSignal, priority?: number): Promise<Answer>
  /** What waits is rejected; what runs is ended, or waited for. */
  close(running: 'end' | 'wait'): Promise<void>
}

export class ThreadError extends Error {
  override name = 'ThreadError'
  readonly reason: 'busy' | 'closed' | 'deadline' | 'died'
  constructor(reason: ThreadError['reason'], options: { cause?: unknown } = {}) {
    super(`worker thread: ${reason}`, options)
    this.reason = reason
  }
}

/** Worker threads for one kind of job. Idle ones keep no process alive. */
export function createThreads<Job, Answer>(options: ThreadOptions): Threads<Job, Answer> {
  const { size, deadlineMs, recycleAfter = Infinity, mostWaiting = Infinity } = options
  // No more jobs than threads: one that waits inside the pool would be forgotten when the last thread dies.
  const queue = new PQueue({ concurrency: size })
  let pool = openPool<Job, Answer>(options)
  let retired: Promise<unknown> = Promise.resolve()
  let asked = 0
  /** Those who left are not counted, though their turn still comes. */
  let waiting = 0
  let closed = false

  async function ask(errand: Errand<Job>): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      if (closed) throw new ThreadError('closed')
      using deadline = deadlineMs === undefined ? null : startDeadline(deadlineMs)
      const signal = deadline?.signal ?? null
      try {
        return await pool.run(errand, { signal })
      } catch (cause) {
        if (signal?.aborted) throw new ThreadError('deadline', { cause })
        if (attempt === 2) throw new ThreadError(closed ? 'closed' : 'died', { cause })
      }
    }
  }

  function recycle(): void {
    const old = pool
    pool = openPool(options)
    retired = Promise.all([retired, old.close()])
  }

  return {
    async run(job, signal, priority = 0) {
      if (closed) throw new ThreadError('closed')
      signal?.throwIfAborted()
      if (waiting >= mostWaiting) throw new ThreadError('busy')
      waiting += 1
      let waits = true
      const leave = (): void => {
        if (waits) waiting -= 1
        waits = false
      }
      const errand = { job, cancelled: new Int32Array(new SharedArrayBuffer(4)) }
      const { promise: aborted, reject } = Promise.withResolvers<never>()
      const cancel = (): void => {
        Atomics.store(errand.cancelled, 0, 1)
        reject(signal?.reason)
        leave()
      }
      signal?.addEventListener('abort', cancel, { once: true })
      const attempt = async (): Promise<Answer> => {
        leave()
        if (signal?.aborted) return aborted
        try {
          return await ask(errand)
        } finally {
          asked += 1
          if (asked % recycleAfter === 0 && !closed) recycle()
        }
      }
      const answer = queue.add(attempt, { priority })
      return Promise.race([answer, aborted]).finally(() => signal?.removeEventListener('abort', cancel))
    },
    async close(running) {
      closed = true
      if (running === 'wait') await queue.onIdle()
      await Promise.all([pool.destroy(), retired])
    },
  }
}

/** However little of the processor a machine gives, a job is ended after so many times its deadline. */
const PATIENCE = 10

/**
 * Aborts after `ms` milliseconds, and on a busy machine once this process has worked for so long: what waits for a processor
 * does not hang.
 */
function startDeadline(ms: number): Disposable & { signal: AbortSignal } {
  const controller = new AbortController()
  const before = process.cpuUsage()
  const begun = performance.now()
  const look = (): void => {
    const { user, system } = process.cpuUsage(before)
    const left = ms - (user + system) / 1_000
    if (left <= 0 || performance.now() - begun >= ms * PATIENCE) controller.abort()
    else timer = setTimeout(look, Math.max(left, ms / PATIENCE)).unref()
  }
  let timer = setTimeout(look, ms).unref()
  return { signal: controller.signal, [Symbol.dispose]: () => clearTimeout(timer) }
}

function openPool<Job, Answer>({
  module,
  size,
  limits,
  deadlineMs,
  standBack,
}: ThreadOptions): Piscina<Errand<Job>, Answer> {
  const filename = fileURLToPath(module)
  const pool = new Piscina<Errand<Job>, Answer>({
    filename,
    name: 'work',
    // Seen in the thread's `process.argv`: all of them start from the library's own file.
    argv: [...(standBack ? [STANDS_BACK] : []), filename],
    minThreads: 0,
    maxThreads: size,
    idleTimeout: Infinity,
    resourceLimits: limits,
    // A thread that slept between two jobs would not give back what native code holds.
    atomics: 'disabled',
    ...(deadlineMs !== undefined && { closeTimeout: deadlineMs }),
  })
  // A thread that dies between two jobs takes nothing with it; one that cannot even start leaves its job waiting.
  pool.on('error', () => {
    if (pool.queueSize > 0) void pool.destroy()
  })
  return pool
}
