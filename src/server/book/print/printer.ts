import { Worker } from 'node:worker_threads'
import type { Edition } from '../../../contract/purchases.ts'
import { BookError } from '../book.ts'
import type { Book, BookPrinter, PrintedBook } from '../book.ts'
import type { PrintAnswer, PrintJob } from './worker.ts'

type PrinterOptions = {
  /** Threads; each holds about 300 MB while it works. */
  workers?: number
  /** The longest that one book may take. */
  deadlineMs?: number
  /** Books after which a thread is replaced, so that memory stays flat. */
  recycleAfter?: number
}

/** Of objects; pictures and pages lie outside. A book that exceeds it ends its thread, not the process. */
const LIMITS = { maxOldGenerationSizeMb: 512 }

type Job = PrintJob & { signal?: AbortSignal; settle: (result: PrintedBook | Error) => void }

/**
 * Prints books in worker threads, in order, each under a deadline. Threads start with the first book; a book whose thread
 * dies is given to another one once.
 */
export function createBookPrinter(options: PrinterOptions = {}): BookPrinter {
  const { workers = 2, deadlineMs = 60_000, recycleAfter = 100 } = options
  const queue: Job[] = []
  const presses = Array.from({ length: workers }, () => createPress({ deadlineMs, recycleAfter }))
  let closed = false

  function next(): void {
    const press = presses.find((press) => !press.busy())
    const job = press && queue.shift()
    if (!job) return
    void press.run(job).finally(next)
    next()
  }

  return {
    print: (book: Book, edition: Edition, signal?: AbortSignal) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new BookError('internal', 'the printer is closed'))
        if (signal?.aborted) return reject(abortError(signal))
        const job: Job = {
          book,
          edition,
          ...(signal && { signal }),
          settle: (result) => (result instanceof Error ? reject(result) : resolve(result)),
        }
        signal?.addEventListener('abort', () => job.settle(abortError(signal)), { once: true })
        queue.push(job)
        next()
      }),
    async close() {
      closed = true
      for (const job of queue.splice(0)) job.settle(new BookError('internal', 'the printer is closed'))
      await Promise.all(presses.map((press) => press.close()))
    },
  }
}

/** One thread and its successors. */
function createPress({ deadlineMs, recycleAfter }: { deadlineMs: number; recycleAfter: number }) {
  let worker: Worker | undefined
  let printed = 0
  let running: Promise<void> | undefined

  function hire(): Worker {
    const hired = new Worker(new URL('worker.ts', import.meta.url), { resourceLimits: LIMITS })
    const forget = () => {
      if (worker === hired) worker = undefined
    }
    // An error of an idle thread must not end the process.
    hired.on('error', forget).on('exit', forget)
    return hired
  }

  async function discard(): Promise<void> {
    const old = worker
    worker = undefined
    printed = 0
    await old?.terminate()
  }

  async function run(job: Job): Promise<void> {
    if (job.signal?.aborted) return
    let answer = await askThread(job)
    if (answer instanceof BookError && answer.failure === 'died') {
      await discard()
      answer = await askThread(job)
    }
    job.settle(answer instanceof Error ? answer : readAnswer(answer))
    worker?.unref()
    printed += 1
    // An error that is not an answer means that the thread is gone or stuck.
    if (answer instanceof Error || printed >= recycleAfter) await discard()
  }

  function askThread(job: Job): Promise<PrintAnswer | Error> {
    worker ??= hire()
    worker.ref()
    return ask(worker, job, deadlineMs)
  }

  return {
    busy: () => running !== undefined,
    run(job: Job): Promise<void> {
      running = run(job).finally(() => {
        running = undefined
      })
      return running
    },
    async close(): Promise<void> {
      await running
      await discard()
    },
  }
}

/** The worker's answer, or the error that stopped it. */
function ask(worker: Worker, { book, edition }: PrintJob, deadlineMs: number): Promise<PrintAnswer | Error> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(new BookError('deadline', `a book took over ${deadlineMs} ms`)), deadlineMs)
    const onError = (cause: Error) => finish(new BookError('died', 'the typesetting thread failed', { cause }))
    const onExit = () => finish(new BookError('died', 'the typesetting thread stopped'))
    function finish(result: PrintAnswer | Error): void {
      clearTimeout(timer)
      worker.off('message', finish).off('error', onError).off('exit', onExit)
      resolve(result)
    }
    worker.on('message', finish).on('error', onError).on('exit', onExit)
    try {
      worker.postMessage({ book, edition } satisfies PrintJob, [])
    } catch (cause) {
      finish(new BookError('internal', 'the book cannot be handed to its thread', { cause }))
    }
  })
}

function readAnswer(answer: PrintAnswer): PrintedBook | Error {
  return 'printed' in answer ? answer.printed : new BookError(answer.failure, answer.message)
}

function abortError(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted')
}
