import sharp from 'sharp'
import type { Book } from '../book.ts'

const CHAPTERS = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']

/** A small book that nobody reads: whoever sets it has templates and typefaces loaded afterwards. */
export async function blankBook(): Promise<Book> {
  const blank = sharp({ create: { width: 600, height: 400, channels: 3, background: '#a9c7d8' } })
  const picture = {
    data: new Uint8Array(await blank.jpeg().toBuffer()),
    alt: '',
    focus: [0.5, 0.5] as [number, number],
  }
  return {
    title: 'Un libro en blanco',
    senderName: 'Ana',
    recipientName: 'Leo',
    style: 'infantil',
    cover: picture,
    chapters: CHAPTERS.map((title) => ({ title, paragraphs: ['Había una vez un libro en blanco.'], picture })),
    date: new Date(0),
    productName: '',
  }
}
