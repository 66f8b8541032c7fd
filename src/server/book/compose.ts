import type { Edition } from '../../contract/purchases.ts'
import { BookError } from './book.ts'
import type { Book, PrintedBook } from './book.ts'
import { composeManuscript } from './manuscript.ts'
import { preparePicture } from './pictures.ts'
import type { PreparedPicture } from './pictures.ts'
import type { Typesetter } from './typesetter.ts'

/** Makes one edition of a book; runs inside a worker thread. */
export async function composeBook(book: Book, edition: Edition, typesetter: Typesetter): Promise<PrintedBook> {
  if (edition === 'epub') throw new BookError('internal', 'there is no EPUB edition yet')
  const pictures = await preparePictures(book, edition === 'muestra')
  const { pdf } = typesetter(composeManuscript(book, pictures, edition), pictures)
  return { data: pdf, mediaType: 'application/pdf' }
}

/** The cover first, then the chapters' pictures. */
export function preparePictures(book: Book, reduced: boolean): Promise<PreparedPicture[]> {
  return Promise.all([
    preparePicture(book.cover, { name: 'the cover', reduced }),
    ...book.chapters.map(({ picture }, i) => preparePicture(picture, { name: `chapter ${i + 1}`, reduced })),
  ])
}
