import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Edition } from '../../../contract/purchases.ts'
import { BookError } from '../book.ts'
import type { Book, BookFailure, PrintedBook } from '../book.ts'
import { composeBook } from './compose.ts'
import { createTypesetter } from '../typesetter.ts'

/** One book to print; the printer sends the next only when this one is answered. */
export type PrintJob = { book: Book; edition: Edition }
export type PrintAnswer = { printed: PrintedBook } | { failure: BookFailure; message: string }

// On Linux this is the niceness of the calling thread alone: answers come before books.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const typesetter = createTypesetter()

parentPort?.on('message', (job: PrintJob) => {
  void print(job)
})

async function print(job: PrintJob): Promise<void> {
  const reply = await answer(job)
  const transfer = 'printed' in reply ? [reply.printed.data.buffer as ArrayBuffer] : []
  parentPort?.postMessage(reply, transfer)
}

async function answer({ book, edition }: PrintJob): Promise<PrintAnswer> {
  try {
    return { printed: await composeBook(book, edition, typesetter) }
  } catch (error) {
    if (error instanceof BookError) return { failure: error.failure, message: error.message }
    return { failure: 'internal', message: error instanceof Error ? error.message : String(error) }
  }
}
