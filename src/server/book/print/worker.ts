import { constants, setPriority } from 'node:os'
import type { Edition } from '../../../contract/editions.ts'
import type { Errand } from '../../../threads.ts'
import { BookError } from '../book.ts'
import type { Book, BookFailure, PrintedBook } from '../book.ts'
import { composeBook } from './compose.ts'
import { createTypesetter } from '../typesetter.ts'

export type PrintJob = { book: Book; edition: Edition }
export type PrintAnswer = { printed: PrintedBook } | { failure: BookFailure; message: string }

// On Linux this is the niceness of the calling thread alone: answers come before books.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const typesetter = createTypesetter()

export async function work({ job: { book, edition } }: Errand<PrintJob>): Promise<PrintAnswer> {
  try {
    return { printed: await composeBook(book, edition, typesetter) }
  } catch (error) {
    if (error instanceof BookError) return { failure: error.failure, message: error.message }
    return { failure: 'internal', message: error instanceof Error ? error.message : String(error) }
  }
}
