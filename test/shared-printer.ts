import type { BookPrinter } from '../src/server/book/book.ts'
import { createBookPrinter } from '../src/server/book/print/printer.ts'

let shared: BookPrinter | undefined

/** The real printer, with the threads that all applications of this worker share: to start one takes longer than a book. */
export function sharedPrinter(): BookPrinter {
  shared ??= createBookPrinter()
  return { ...shared, close: () => Promise.resolve() }
}
