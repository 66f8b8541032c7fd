import type { Brief } from '../../contract/brief.ts'
import type { Edition } from '../../contract/editions.ts'
import type { GiftCardSheet } from './gift-card.ts'
import type { Style } from '../../contract/styles.ts'

/** A picture of the book: JPEG bytes as they come from the illustrator, never recompressed for the full editions. */
export type BookPicture = {
  data: Uint8Array
  /** Spanish alternative text. */
  alt: string
  /** What must never be cropped away, 0 to 1 from left and top. */
  focus: [x: number, y: number]
}

/** A relative's words: a line, perhaps a memory, perhaps a photo as JPEG bytes. */
export type BookDedication = { author: string; line: string; memory: string; photo: Uint8Array | null }

/** All that a book is set from. Texts are data, whatever they hold; nothing in them is interpreted. */
export type Book = {
  title: string
  senderName: string
  recipientName: string
  style: Style
  cover: BookPicture
  /** Exactly five. */
  chapters: { title: string; paragraphs: string[]; picture: BookPicture }[]
  /** Day of the colophon. */
  date: Date
  /** The shop's name, for the colophon. */
  productName: string
  /** The sender's own words, where they wrote some. */
  dedication?: string
  /** What relatives left, in order. */
  dedications?: BookDedication[]
  /** Where it can be listened to, as an absolute address. */
  voiceUrl?: string
  /** The voice is a narrator's. */
  narrated?: boolean
  /** The cover speaks of somebody who has died otherwise than of who receives it. */
  occasion?: Brief['occasion']
}

export type PrintedBook = { data: Uint8Array; mediaType: 'application/pdf' | 'application/epub+zip' }

/** How many books are set at the same time. */
export const PRINTERS = 2

/** Sets books in worker threads; the event loop is never held. */
export type BookPrinter = {
  print(book: Book, edition: Edition, signal?: AbortSignal): Promise<PrintedBook>
  /** One page. */
  printGiftCard(card: GiftCardSheet, signal?: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

/** `died`: two threads ended while they set it, for want of memory or by a fault below ours. */
export type BookFailure = 'bad_picture' | 'deadline' | 'died' | 'internal'

/** The only error that a printer throws on purpose; an aborted signal's own reason aside. */
export class BookError extends Error {
  readonly failure: BookFailure
  constructor(failure: BookFailure, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'BookError'
    this.failure = failure
  }
}
