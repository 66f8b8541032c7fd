import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { basename, dirname, join } from 'node:path'
import { PDF_PAGES } from '../../contract/constants.ts'
import { BookError } from './book.ts'
import { dedicationName } from './dedications.ts'
import { drawFlag } from './flags.ts'
import { TEXT_CUTS, TEXT_FONTS } from './fonts.ts'
import { composeGiftCard, type GiftCardSheet } from './gift-card.ts'
import { drawQrCode } from './qr-code.ts'
import { pictureName } from './manuscript.ts'
import type { Manuscript } from './manuscript.ts'
import { patchPdf } from './pdf-patch.ts'
import type { PreparedPicture } from './pictures.ts'
import { THEMES } from './themes.ts'

/** Millimetres from the trimmed page's top left corner. */
export type Place = { x: number; y: number; width: number; height: number }

/** How a page came out. */
export type PageFit = {
  page: number
  /** Of the text, in points. */
  size: number
  /** Whether every word found room. */
  complete: boolean
  /** The picture's visible box, and how the whole picture lies behind it. */
  art: Place
  picture: Place
  /** Where the chapter's label, its title and its text begin, and where the last line of the page ends. */
  label: number
  heading: number
  text: number
  bottom: number
  /** `#rrggbb` of texts that a style sets on grounds of its own. */
  inks: { label: string; ribbon: string }
  /** Only on the first page. */
  title?: Place
  /** `y` is its middle. */
  ribbon?: { y: number; height: number; size: number }
  vignette?: Place
  /** How the chapter's picture lies in the vignette's window, from the window's corner. */
  frame?: { window: Place; picture: Place }
  /** The dedication's words; `signed` is where its signature begins. */
  given?: { y: number; size: number; signed?: number }
  /** Where «Fin» stands, on the last page. */
  end?: number
}

export type Typeset = { pdf: Uint8Array; fits: PageFit[]; warnings: string[] }

/** Each page as a drawing, without its running text. */
export type Artwork = { pages: string[]; fits: PageFit[] }

export type Typesetter = {
  /** Lays a book out without writing it. */
  measure(manuscript: Manuscript, pictures: readonly PreparedPicture[]): PageFit[]
  /** `photos` are those of the dedications, in their order. */
  pdf(manuscript: Manuscript, pictures: readonly PreparedPicture[], photos?: readonly (Uint8Array | null)[]): Typeset
  artwork(manuscript: Manuscript, pictures: readonly PreparedPicture[]): Artwork
  giftCard(sheet: GiftCardSheet): Uint8Array
}

const TEMPLATE = join(import.meta.dirname, 'template')
const POINTS_PER_MM = 72 / 25.4
/** As in `page.typ`. */
const BLEED_MM = 3
const SLUG_MM = 8
/** Of two sheets of paper; relatives' words take more, and a sheet has two sides. */
const BOOKLET_SIDES = 4
/** Layouts of the job before last are forgotten; what all books share stays warm. */
const CACHE_AGE = 2

/** Opens Typst with the book's typefaces. It works synchronously and so belongs into a worker thread. */
export function createTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({ workspace: TEMPLATE, fontArgs: [{ fontPaths: fontFolders() }] })
  function withPictures<T>(
    { flags }: Manuscript,
    pictures: readonly PreparedPicture[],
    work: () => T,
    photos: readonly (Uint8Array | null)[] = [],
  ): T {
    try {
      photos.forEach((photo, i) => {
        if (photo) compiler.mapShadow(join(TEMPLATE, 'job', dedicationName(i)), Buffer.from(photo))
      })
      for (const [flag, path] of Object.entries(flags)) compiler.mapShadow(join(TEMPLATE, path), drawFlag(flag))
      pictures.forEach((picture, i) =>
        compiler.mapShadow(join(TEMPLATE, 'job', pictureName(i)), Buffer.from(picture.data)),
      )
      return work()
    } finally {
      compiler.resetShadow()
      compiler.evictCache(CACHE_AGE)
    }
  }
  return {
    measure: (manuscript, pictures) => withPictures(manuscript, pictures, () => compile(compiler, manuscript).fits),
    pdf: (manuscript, pictures, photos) =>
      withPictures(manuscript, pictures, () => exportPdf(compiler, manuscript), photos),
    artwork: (manuscript, pictures) => withPictures(manuscript, pictures, () => exportArtwork(compiler, manuscript)),
    giftCard: (sheet) => exportGiftCard(compiler, sheet),
  }
}

function exportGiftCard(compiler: NodeCompiler, sheet: GiftCardSheet): Uint8Array {
  try {
    compiler.mapShadow(join(TEMPLATE, 'job', 'parcel.jpg'), Buffer.from(sheet.parcel))
    compiler.mapShadow(join(TEMPLATE, 'job', 'qr.svg'), Buffer.from(drawQrCode(sheet.url)))
    const compiled = compiler.compile({
      mainFilePath: join(TEMPLATE, 'gift-card.typ'),
      inputs: { card: JSON.stringify(composeGiftCard(sheet)) },
    })
    const document = compiled.result
    if (!document) throw new BookError('internal', `Typst: ${describe(compiled.takeDiagnostics()?.shortDiagnostics)}`)
    if (document.numOfPages !== 1) throw new BookError('internal', `the gift card has ${document.numOfPages} pages`)
    return new Uint8Array(compiler.pdf(document, { pdfStandard: standard('ua-1') }))
  } finally {
    compiler.resetShadow()
    compiler.evictCache(CACHE_AGE)
  }
}

/** Typst reads folders, not files; each of these holds one cut. */
function fontFolders(): string[] {
  const files = [
    ...Object.values(TEXT_FONTS),
    ...TEXT_CUTS,
    ...Object.values(THEMES).map(({ display }) => display.file),
  ]
  return [...new Set(files.map((file) => dirname(file)))]
}

function exportPdf(compiler: NodeCompiler, manuscript: Manuscript): Typeset {
  const { document, fits, warnings } = compile(compiler, manuscript)
  if (!hasItsPages(manuscript, document.numOfPages))
    throw new BookError('internal', `the book has ${document.numOfPages} pages`)
  // On a sheet the pages do not lie in the order of reading, which PDF/UA asks for.
  if (manuscript.booklet)
    return { pdf: new Uint8Array(compiler.pdf(document, { pdfStandard: standard('a-2b') })), fits, warnings }
  // One standard at a time: the first export proves PDF/UA-1, the second writes PDF/A-2a, the patch names both.
  compiler.pdf(document, { pdfStandard: standard('ua-1') })
  const pdf = patchPdf(compiler.pdf(document, { pdfStandard: standard('a-2a') }), {
    uaIdentifier: true,
    ...(manuscript.print && { boxes: { slug: SLUG_MM * POINTS_PER_MM, bleed: BLEED_MM * POINTS_PER_MM } }),
  })
  return { pdf: new Uint8Array(pdf), fits, warnings }
}

/** Only what goes on paper has more than the story's own, and only where relatives left something. */
function hasItsPages({ booklet, print, dedications }: Manuscript, pages: number): boolean {
  const least = booklet ? BOOKLET_SIDES : PDF_PAGES
  if ((booklet || print) && dedications.length > 0) return pages > least && (!booklet || pages % 2 === 0)
  return pages === least
}

function exportArtwork(compiler: NodeCompiler, manuscript: Manuscript): Artwork {
  const pages = Array.from({ length: PDF_PAGES }, (_, i) => {
    const { document, fits } = compile(compiler, manuscript, i + 1)
    return { svg: compiler.plainSvg(document), fits }
  })
  return { pages: pages.map(({ svg }) => svg), fits: pages.flatMap(({ fits }) => fits) }
}

/** Lays out the whole book, or one page of artwork. */
function compile(compiler: NodeCompiler, manuscript: Manuscript, artwork = 0) {
  const compiled = compiler.compile({
    mainFilePath: join(TEMPLATE, 'book.typ'),
    inputs: { story: JSON.stringify(manuscript), artwork: String(artwork) },
  })
  const document = compiled.result
  if (!document) {
    throw new BookError('internal', `Typst: ${describe(compiled.takeDiagnostics()?.shortDiagnostics)}`)
  }
  const notes: { message: string }[] = compiled.takeWarnings()?.shortDiagnostics ?? []
  const fits: PageFit[] = compiler.query(document, { selector: '<fit>', field: 'value' })
  const [frame]: NonNullable<PageFit['frame']>[] = compiler.query(document, { selector: '<frame>', field: 'value' })
  if (fits[0] && frame) fits[0].frame = frame
  return { document, fits, warnings: notes.map((note) => note.message) }
}

/** What went wrong and where, without the words it quotes: they may be a person's. */
function describe(diagnostics: { message: string; path: string }[] = []): string {
  return diagnostics.map(({ message, path }) => `${message.replace(/"[^"]*"/g, '"…"')} (${basename(path)})`).join('; ')
}

/** The compiler declares an enum of which only the string values exist at run time. */
function standard(name: `${PdfStandard}`): PdfStandard {
  const value: unknown = name
  return value as PdfStandard
}
