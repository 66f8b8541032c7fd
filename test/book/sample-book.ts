import sharp from 'sharp'
import type { Style } from '../../src/contract/styles.ts'
import type { Book, BookPicture } from '../../src/server/book/book.ts'

/** Synthetic books for tests and measurements: pictures drawn by code, texts of a chosen length. */

export type SampleOptions = {
  style?: Style
  /** Words a chapter. */
  words?: number
  width?: number
  height?: number
  focus?: [number, number]
}

const TEXT =
  'Lucía vivía en la última casa del pueblo, allí donde las calles se cansan de ser calles y se vuelven camino. ' +
  'Desde su ventana veía el viejo faro, y cada noche, antes de dormir, contaba sus destellos: uno, dos, tres… ' +
  '—¿Volverás mañana? —preguntó el zorro, muy serio—. Si no vuelves, nadie sabrá contarlos. ' +
  'Ella se rio bajito, porque los zorros nunca preguntan lo que ya saben, y le dejó la bufanda de su abuela. ' +
  'El viento olía a pan con chocolate y a lluvia, y en lo alto parpadeaba una estrella que nadie había perdido. '

const TITLES = ['La luz que parpadea', 'La ballena', 'El bosque de las luciérnagas', 'Un globo de deseos', 'Mañana']
const HUES = [250, 215, 145, 60, 25, 300]

/** A whole book whose pictures show a landscape with a bright disc at their focus. */
export async function sampleBook(options: SampleOptions = {}): Promise<Book> {
  const { style = 'infantil', words = 120 } = options
  const [cover, ...pictures] = await Promise.all(HUES.map((hue) => samplePicture(hue, options)))
  if (!cover) throw new Error('no cover was drawn')
  return {
    title: 'Lucía y el faro de las estrellas',
    senderName: 'la abuela Carmen',
    recipientName: 'Lucía',
    style,
    cover,
    chapters: TITLES.map((title, i) => ({
      title,
      paragraphs: sampleParagraphs(words, i),
      picture: pictures[i] ?? cover,
    })),
    date: new Date('2026-11-20T12:00:00Z'),
    productName: 'Cuentos Mágicos',
  }
}

/** Paragraphs of about fifty words, `words` in all; chapters begin at different sentences. */
export function sampleParagraphs(words: number, seed = 0): string[] {
  const sentences = TEXT.split(/(?<=[.…]) /).filter(Boolean)
  const all: string[] = []
  for (let i = seed; all.length < words; i++) all.push(...(sentences[i % sentences.length] ?? '').trim().split(' '))
  const paragraphs: string[] = []
  for (let i = 0; i < words; i += 50) paragraphs.push(all.slice(i, Math.min(i + 50, words)).join(' '))
  return paragraphs
}

async function samplePicture(
  hue: number,
  { width = 1536, height = 1024, focus = [0.5, 0.6] }: SampleOptions = {},
): Promise<BookPicture> {
  const [x, y] = [focus[0] * width, focus[1] * height]
  const hills = `M0 ${height * 0.7} Q ${width / 4} ${height * 0.55} ${width / 2} ${height * 0.72} T ${width} ${height * 0.66} V ${height} H 0Z`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 30%)"/>` +
    `<stop offset="1" stop-color="hsl(${hue + 40} 70% 75%)"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#sky)"/><path d="${hills}" fill="hsl(${hue - 60} 45% 35%)"/>` +
    `<circle cx="${x}" cy="${y}" r="${height * 0.09}" fill="hsl(45 90% 80%)"/></svg>`
  const data = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
  return { data: new Uint8Array(data), alt: `Un disco claro sobre colinas, tono ${hue}.`, focus }
}
