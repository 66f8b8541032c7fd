import type { Edition } from '../../../contract/editions.ts'
import type { Errand } from '../../../threads.ts'
import { BookError } from '../book.ts'
import type { Book, BookFailure, PrintedBook } from '../book.ts'
import type { GiftCardSheet } from '../gift-card.ts'
import { blankBook } from './blank-book.ts'
import { composeBook } from './compose.ts'
import { createTypesetter } from '../typesetter.ts'
import { standBack } from '../../../niceness.ts'

export type PrintJob =
  | { kind: 'book'; book: Book; edition: Edition }
  | { kind: 'gift-card'; giftCard: GiftCardSheet }
  | { kind: 'warm' }
export type PrintAnswer = { printed: PrintedBook } | { failure: BookFailure; message: string }

standBack()

const typesetter = createTypesetter()

export async function work({ job }: Errand<PrintJob>): Promise<PrintAnswer> {
  try {
    return { printed: await run(job) }
  } catch (error) {
    if (error instanceof BookError) return { failure: error.failure, message: error.message }
    return { failure: 'internal', message: error instanceof Error ? error.message : String(error) }
  }
}

async function run(job: PrintJob): Promise<PrintedBook> {
  if (job.kind === 'gift-card') return { data: typesetter.giftCard(job.giftCard), mediaType: 'application/pdf' }
  if (job.kind === 'book') return composeBook(job.book, job.edition, typesetter)
  return composeBook(await blankBook(), 'digital', typesetter)
}
