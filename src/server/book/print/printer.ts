import { createThreads, ThreadError } from '../../../threads.ts'
import { BookError, PRINTERS } from '../book.ts'
import type { BookFailure, BookPrinter, PrintedBook } from '../book.ts'
import type { PrintAnswer, PrintJob } from './worker.ts'

type PrinterOptions = {
  /** Threads; each holds about 300 MB while it works. */
  workers?: number
  /** The longest that one book may take. */
  deadlineMs?: number
  /** Books after which the threads are replaced, so that memory stays flat. */
  recycleAfter?: number
  /** As in `ThreadOptions`. */
  standBack?: boolean
}

type ThreadedPrinter = BookPrinter & {
  /** Has every thread set a book that nobody reads, so that the first buyer waits no longer than the next. */
  warm(): Promise<void>
}

/** Of objects; pictures and pages lie outside. A book that exceeds it ends its thread, not the process. */
const LIMITS = { maxOldGenerationSizeMb: 512 }

/** Prints books in worker threads, in order, each under a deadline. Threads start with `warm` or with the first book. */
export function createBookPrinter(options: PrinterOptions = {}): ThreadedPrinter {
  const { workers = PRINTERS, deadlineMs = 60_000, recycleAfter = 200, standBack = false } = options
  const threads = createThreads<PrintJob, PrintAnswer>({
    module: new URL('./worker.ts', import.meta.url),
    size: workers,
    limits: LIMITS,
    deadlineMs,
    recycleAfter,
    standBack,
  })
  async function run(job: PrintJob, signal: AbortSignal | undefined): Promise<PrintedBook> {
    const answer = await threads.run(job, signal).catch((cause: unknown) => {
      if (!(cause instanceof ThreadError)) throw cause
      const [failure, message] = FAILURES[cause.reason]
      throw new BookError(failure, message, { cause })
    })
    if ('printed' in answer) return answer.printed
    throw new BookError(answer.failure, answer.message)
  }
  return {
    print: (book, edition, signal) => run({ kind: 'book', book, edition }, signal),
    printGiftCard: async (giftCard, signal) => (await run({ kind: 'gift-card', giftCard }, signal)).data,
    async warm() {
      await Promise.all(Array.from({ length: workers }, () => run({ kind: 'warm' }, undefined)))
    },
    close: () => threads.close('wait'),
  }
}

const FAILURES: Record<ThreadError['reason'], [BookFailure, string]> = {
  busy: ['internal', 'too many books wait'],
  closed: ['internal', 'the printer is closed'],
  deadline: ['deadline', 'a book took too long'],
  died: ['died', 'the typesetting thread died'],
}
