import type { Edition } from '../../../contract/editions.ts'
import type { Book, PrintedBook } from '../book.ts'
import { composeEpub } from '../epub/epub.ts'
import { composeManuscript } from '../manuscript.ts'
import { preparePicture } from '../pictures.ts'
import type { PreparedPicture } from '../pictures.ts'
import type { Typeset, Typesetter } from '../typesetter.ts'

/** Makes one edition of a book; runs inside a worker thread. */
export async function composeBook(book: Book, edition: Edition, typesetter: Typesetter): Promise<PrintedBook> {
  if (edition === 'epub') return { data: await composeEpubEdition(book, typesetter), mediaType: 'application/epub+zip' }
  const { pdf } = await typesetBook(book, edition, typesetter)
  return { data: pdf, mediaType: 'application/pdf' }
}

/** The PDF of a book, and how its pages came out. */
export async function typesetBook(book: Book, edition: Edition, typesetter: Typesetter): Promise<Typeset> {
  const pictures = await preparePictures(book, edition === 'muestra')
  const photos = (book.dedications ?? []).map(({ photo }) => photo)
  return typesetter.pdf(composeManuscript(book, pictures, edition), pictures, photos)
}

/** The cover first, then the chapters' pictures. */
export function preparePictures(book: Book, reduced: boolean): Promise<PreparedPicture[]> {
  return Promise.all([
    preparePicture(book.cover, { name: 'the cover', reduced }),
    ...book.chapters.map(({ picture }, i) => preparePicture(picture, { name: `chapter ${i + 1}`, reduced })),
  ])
}

async function composeEpubEdition(book: Book, typesetter: Typesetter): Promise<Uint8Array> {
  const pictures = await preparePictures(book, false)
  const manuscript = composeManuscript(book, pictures, 'epub')
  const photos = (book.dedications ?? []).map(({ photo }) => photo)
  return composeEpub(manuscript, pictures, typesetter.artwork(manuscript, pictures), photos)
}
