import { DATE_LOCALE, DEFAULT_STORY_TITLE } from '../../contract/constants.ts'
import { coverLine, forWhom } from '../../contract/cover-line.ts'
import { setDedication } from '../../contract/dedication.ts'
import type { Edition } from '../../contract/editions.ts'
import type { Book } from './book.ts'
import { NARRATOR, voiceOf } from '../../contract/said-names.ts'
import { cleanText, setTypography } from './clean.ts'
import { cutDropCap } from './drop-cap.ts'
import { composeDedications, thanksTo } from './dedications.ts'
import { BODY_FONTS } from './fonts.ts'
import { findFlags, flagName } from './flags.ts'
import { chooseBookPaper, choosePalette } from './palette.ts'
import type { Palette } from './palette.ts'
import type { PreparedPicture } from './pictures.ts'
import { drawQrCode } from './qr-code.ts'
import { THEMES } from './themes.ts'
import { cutWords } from './words.ts'

/** Where what relatives left has pages of its own. */
const WITH_DEDICATIONS: readonly Edition[] = ['imprenta', 'cuadernillo', 'epub']

/** Letters that are kept of each text; longer ones end in "…". */
const MAX = { title: 90, name: 80, chapter: 3_400, alt: 300, dedication: 320 } as const

const ORDINALS = ['uno', 'dos', 'tres', 'cuatro', 'cinco'] as const

/** Lightness of a cover under which dark letters lack contrast. */
const DARK_COVER = 0.62

export const MARK = 'Muestra'

/** A placed picture as the template reads it: a path, never bytes. */
type PlacedPicture = {
  path: string
  width: number
  height: number
  alt: string
  focus: [number, number]
  palette: Palette
}

/** All that the template sets, as data: strings that are never parsed, numbers and paths of our own. */
export function composeManuscript(book: Book, pictures: PreparedPicture[], edition: Edition) {
  const theme = THEMES[book.style]
  const { family, weight, scale, file } = theme.display
  const tones = pictures.map(({ tone }) => tone)
  const bookPaper = chooseBookPaper(tones, theme)
  const [cover, ...rest] = pictures.map((picture, i) =>
    place(picture, i, choosePalette(picture.tone, theme, bookPaper)),
  )
  const title = plain(book.title, MAX.title) || DEFAULT_STORY_TITLE
  const flags = edition === 'muestra' ? findFlags(textsOf(book)) : []
  const recipient = plain(book.recipientName, MAX.name)
  const sender = plain(book.senderName, MAX.name)
  const whom = recipient && ` ${forWhom({ recipientName: recipient, occasion: book.occasion })}`
  return {
    style: book.style,
    theme: { display: family, weight, scale, body: theme.body, art: theme.art },
    lettering: (tones[0]?.lightness ?? 0) < DARK_COVER ? 'light' : theme.lettering,
    print: edition === 'imprenta',
    booklet: edition === 'cuadernillo',
    mark: edition === 'muestra' ? MARK : null,
    flags: Object.fromEntries(flags.map((flag, i) => [flag, `/job/${flagName(i)}`])),
    cover,
    title: setTypography(title),
    plainTitle: title,
    titleWords: setTypography(title).split(' '),
    ribbon: setTypography(coverLine({ recipientName: recipient, senderName: sender, occasion: book.occasion })),
    dedication: composeDedication(book, { recipientName: recipient, senderName: sender }),
    author: sender || plain(book.productName, MAX.name) || DEFAULT_STORY_TITLE,
    description: `Cuento ilustrado${whom}`,
    keywords: ['cuento personalizado', 'cuento infantil'],
    date: dateParts(book.date),
    colophon: setTypography(colophonText(whom, book)),
    voice: composeVoice(book, edition),
    dedications: WITH_DEDICATIONS.includes(edition) ? composeDedications(book) : [],
    chapters: book.chapters.map((chapter, i) => {
      const paragraphs = setParagraphs(chapter.paragraphs)
      const cap = cutDropCap(paragraphs, file)
      return {
        label: `Capítulo ${ORDINALS[i] ?? i + 1}`,
        title: setTypography(plain(chapter.title, MAX.title)),
        paragraphs,
        words: cutWords(cap ? [cap.rest, ...paragraphs.slice(1)] : paragraphs, BODY_FONTS[theme.body]),
        image: rest[i],
        cap,
      }
    }),
  }
}

export type Manuscript = ReturnType<typeof composeManuscript>

/** Name of a picture's file in the template's job folder; 0 is the cover. */
export function pictureName(index: number): string {
  return `picture-${index}.jpg`
}

function place(picture: PreparedPicture, index: number, palette: Palette): PlacedPicture {
  const { width, height, focus } = picture
  const alt = plain(picture.alt, MAX.alt) || 'Ilustración del cuento'
  return {
    path: `/job/${pictureName(index)}`,
    width,
    height,
    alt,
    focus: focus.map(unit) as [number, number],
    palette,
  }
}

const plain = cleanText
const unit = (n: number) => (Number.isFinite(n) ? Math.min(1, Math.max(0, n)) : 0.5)

/** The sender's words and signature, and how many letters they have; null without any. */
function composeDedication({ dedication = '' }: Book, names: { recipientName: string; senderName: string }) {
  const text = setTypography(plain(dedication, MAX.dedication))
  return text ? { ...setDedication(text, names), letters: text.length } : null
}

function textsOf({ title, senderName, recipientName, dedication = '', productName, chapters }: Book): string[] {
  const told = chapters.flatMap((chapter) => [chapter.title, ...chapter.paragraphs])
  return [title, senderName, recipientName, dedication, productName, ...told]
}

function setParagraphs(paragraphs: readonly string[]): string[] {
  const set: string[] = []
  let room: number = MAX.chapter
  for (const paragraph of paragraphs) {
    const whole = plain(paragraph, 2 * MAX.chapter)
    const text = plain(whole, room)
    if (text) set.push(setTypography(text))
    // What is cut short is the end: the next paragraph's first letters are not squeezed in after it.
    if (text !== whole) break
    room = Math.max(0, room - text.length)
  }
  return set.length > 0 ? set : ['…']
}

function colophonText(whom: string, { date, productName, dedications }: Book): string {
  const month = date.toLocaleDateString(DATE_LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const made = `Este cuento se escribió e ilustró${whom} en ${month}. ${plain(productName, MAX.name)}.`
  return [made, thanksTo(dedications)].filter(Boolean).join(' ')
}

/** The code is left to books of paper and of pages; a reader's book has a link that is touched. */
function composeVoice({ voiceUrl, narrated, senderName }: Book, edition: Edition) {
  if (!voiceUrl) return null
  const voice = narrated ? NARRATOR : voiceOf(plain(senderName, MAX.name))
  const said = setTypography(`Escucha este cuento con ${voice}`)
  const code = edition === 'epub' ? null : drawQrCode(voiceUrl)
  return { url: voiceUrl, code, said, alt: `Código QR. ${said}` }
}

function dateParts(date: Date) {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
