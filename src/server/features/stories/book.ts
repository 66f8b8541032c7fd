import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { CHAPTERS, DEFAULT_PDF_NAME, DEFAULT_STORY_TITLE } from '../../../contract/constants.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { EDITION_ENDINGS } from '../../../contract/edition-names.ts'
import type { Edition } from '../../../contract/editions.ts'
import { splitChapter } from '../../../contract/stories.ts'
import type { Book, BookDedication, BookPicture } from '../../book/book.ts'
import type { Ctx } from '../../context.ts'
import { bookFiles, type ParagraphRow, pictures, type PictureRow, type StoryRow } from '../../db/schema/stories.ts'
import type { EntryRow } from '../../db/schema/guestbooks.ts'
import { AppError } from '../../errors.ts'
import type { StoredFile } from '../../http/send-file.ts'
import { dedicationRows } from './dedications.ts'
import { paperKey } from '../files/picture-keys.ts'
import type { Readable } from './policy.ts'
import { printQueueOf } from './print-queue.ts'
import { paragraphRows } from './reads.ts'
import { type BookVoice, bookVoice } from './voice.ts'

/** Raised when the printing changes, so that kept books are set anew. */
const PRINTING = 5

/** They take the pictures as large as they are drawn. */
export const ON_PAPER: readonly Edition[] = ['imprenta', 'cuadernillo']

/** A picture, and the file of it that is printed. */
type Printed = PictureRow & { printedKey: string | null }

/** What a book is set from, beside the story's own row: the cover first among the pictures. */
type Content = { rows: ParagraphRow[]; used: Printed[]; words: EntryRow[]; voice: BookVoice | null }

/**
 * The book of a story, set the first time and kept until the story changes; of one that changes meanwhile, the newest.
 * Until it is bought, what anybody gets is the sample. Whoever leaves (`signal`) leaves the printers' queue.
 *
 * @throws AppError conflict, where illustrations are missing or an edition must be bought first; unavailable, where too
 * many books wait to be printed
 */
export async function bookFile(
  ctx: Ctx,
  story: Readable<StoryRow>,
  asked: Edition | undefined,
  signal?: AbortSignal,
): Promise<StoredFile> {
  const edition = permittedEdition(story, asked)
  const rows = await paragraphRows(ctx, story.id)
  const [used, words, voice] = await Promise.all([
    printedPictures(ctx, await usedPictures(ctx, story, rows), edition),
    dedicationRows(ctx, story.id),
    bookVoice(ctx, story.id),
  ])
  const content: Content = { rows, used, words, voice }
  const contentType = edition === 'epub' ? 'application/epub+zip' : 'application/pdf'
  const extension = edition === 'epub' ? 'epub' : 'pdf'
  const key = `books/${story.id}/${digestOf(ctx, story, content, edition)}-${edition}.${extension}`
  const file: StoredFile = { key, contentType, filename: `${bookName(story)}${EDITION_ENDINGS[edition]}` }
  if (await ctx.deps.files.stat(key)) return file
  const isPaid = story.boughtAt !== null
  const print = async (): Promise<StoredFile> => {
    const printed = await ctx.deps.printer.print(await bookOf(ctx, story, content), edition)
    await ctx.db.insert(bookFiles).values({ key, storyId: story.id }).onConflictDoNothing()
    await ctx.deps.files.put(key, printed.data, printed.mediaType)
    return file
  }
  return printQueueOf(ctx.deps.printer).ask(
    { storyId: story.id, ownerId: story.userId, edition, key, isPaid, print },
    signal,
  )
}

/** What is asked for as the book itself: before the purchase, its sample. */
const READING: readonly Edition[] = ['digital', 'muestra']

function permittedEdition(story: StoryRow, asked: Edition | undefined): Edition {
  if (story.boughtAt !== null) return asked ?? 'digital'
  if (asked !== undefined && !READING.includes(asked)) throw new AppError('conflict', MESSAGES.editionNotBought)
  return 'muestra'
}

/** The title as a file's name: without what file systems refuse. */
function bookName(story: StoryRow): string {
  const name = (story.storyTitle ?? '')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '')
    .trim()
    .slice(0, 120)
  return name || DEFAULT_PDF_NAME
}

/**
 * Cover first, then the chapters' pictures.
 *
 * @throws AppError conflict, where one is missing
 */
export async function usedPictures(ctx: Ctx, story: StoryRow, known?: ParagraphRow[]): Promise<PictureRow[]> {
  const rows = known ?? (await paragraphRows(ctx, story.id))
  const ids = [story.coverPictureId, ...rows.map((row) => row.pictureId)].filter((id) => id !== null)
  if (rows.length < CHAPTERS || ids.length < CHAPTERS + 1) throw new AppError('conflict', MESSAGES.illustrationsMissing)
  const found = await ctx.db
    .select()
    .from(pictures)
    .where(and(inArray(pictures.id, ids), eq(pictures.storyId, story.id)))
  const byId = new Map(found.map((picture) => [picture.id, picture]))
  return ids.map((id) => {
    const picture = byId.get(id)
    if (!picture) throw new AppError('conflict', MESSAGES.illustrationsMissing)
    return picture
  })
}

function printedPictures(ctx: Ctx, used: PictureRow[], edition: Edition): Promise<Printed[]> {
  return Promise.all(
    used.map(async (picture) => {
      const large = picture.fileKey && ON_PAPER.includes(edition) ? paperKey(picture.fileKey) : null
      return { ...picture, printedKey: large && (await ctx.deps.files.stat(large)) ? large : picture.fileKey }
    }),
  )
}

function digestOf(ctx: Ctx, story: StoryRow, { rows, used, words, voice }: Content, edition: Edition): string {
  const content = {
    printing: PRINTING,
    product: ctx.deps.settings.PRODUCT_NAME,
    title: story.storyTitle,
    dedication: story.dedication,
    names: [story.brief.senderName, story.brief.recipientName],
    occasion: story.brief.occasion,
    style: story.brief.illustrationStyle,
    texts: rows.map((row) => row.paragraphText),
    pictures: used.map((picture) => picture.id),
    ...(words.length > 0 && {
      dedications: words.map(({ author, line, memory, photoKey }) => [author, line, memory, photoKey]),
    }),
    ...(voice && { voice: ctx.deps.settings.BASE_URL + voice.path }),
    ...(voice?.narrated && { narrated: true }),
    ...(used.some(({ fileKey, printedKey }) => fileKey !== printedKey) && {
      printed: used.map(({ printedKey }) => printedKey),
    }),
    edition,
  }
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24)
}

async function bookOf(ctx: Ctx, story: StoryRow, { rows, used, words, voice }: Content): Promise<Book> {
  const [cover, ...chapters] = await Promise.all(used.map((picture) => bookPicture(ctx, picture)))
  if (!cover) throw new AppError('conflict', MESSAGES.illustrationsMissing)
  return {
    title: story.storyTitle ?? DEFAULT_STORY_TITLE,
    senderName: story.brief.senderName,
    recipientName: story.brief.recipientName,
    style: story.brief.illustrationStyle,
    cover,
    chapters: rows.map((row, index) => {
      const picture = chapters[index]
      if (!picture) throw new AppError('conflict', MESSAGES.illustrationsMissing)
      return { ...splitChapter(row.paragraphText), picture }
    }),
    date: story.createdAt,
    productName: ctx.deps.settings.PRODUCT_NAME,
    ...(story.dedication && { dedication: story.dedication }),
    ...(story.brief.occasion && { occasion: story.brief.occasion }),
    ...(words.length > 0 && { dedications: await Promise.all(words.map((row) => bookDedication(ctx, row))) }),
    ...(voice && { voiceUrl: ctx.deps.settings.BASE_URL + voice.path, narrated: voice.narrated }),
  }
}

/** A photo that was taken back meanwhile is left out; the book is about to be set anew. */
async function bookDedication(ctx: Ctx, { author, line, memory, photoKey }: EntryRow): Promise<BookDedication> {
  return { author, line, memory, photo: photoKey ? await ctx.deps.files.read(photoKey) : null }
}

async function bookPicture(ctx: Ctx, picture: Printed): Promise<BookPicture> {
  const data = picture.printedKey ? await ctx.deps.files.read(picture.printedKey) : null
  if (!data) throw new AppError('conflict', MESSAGES.illustrationsMissing)
  return { data, alt: picture.alt ?? '', focus: [picture.focusX ?? 0.5, picture.focusY ?? 0.5] }
}
