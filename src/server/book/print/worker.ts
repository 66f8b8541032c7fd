import { constants, setPriority } from 'node:os'
import type { Edition } from '../../../contract/editions.ts'
import type { Errand } from '../../../threads.ts'
import { BookError } from '../book.ts'
import type { Book, BookFailure, PrintedBook } from '../book.ts'
import type { GiftCardSheet } from '../gift-card.ts'
import { composeBook } from './compose.ts'
import { createTypesetter } from '../typesetter.ts'

export type PrintJob = { book: Book; edition: Edition } | { giftCard: GiftCardSheet }
export type PrintAnswer = { printed: PrintedBook } | { failure: BookFailure; message: string }

// On Linux this is the niceness of the calling thread alone: answers come before books.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const typesetter = createTypesetter()

export async function work({ job }: Errand<PrintJob>): Promise<PrintAnswer> {
  try {
    if ('giftCard' in job) return { printed: { data: typesetter.giftCard(job.giftCard), mediaType: 'application/pdf' } }
    return { printed: await composeBook(job.book, job.edition, typesetter) }
  } catch (error) {
    if (error instanceof BookError) return { failure: error.failure, message: error.message }
    return { failure: 'internal', message: error instanceof Error ? error.message : String(error) }
  }
}
