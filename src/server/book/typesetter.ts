import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { dirname, join } from 'node:path'
import { PDF_PAGES } from '../../contract/constants.ts'
import { BookError } from './book.ts'
import { TEXT_CUTS, TEXT_FONTS } from './fonts.ts'
import { pictureName } from './manuscript.ts'
import type { Manuscript } from './manuscript.ts'
import { patchPdf } from './pdf-patch.ts'
import type { PreparedPicture } from './pictures.ts'
import { THEMES } from './themes.ts'

/** How a page came out: its body size in points, the picture's height in millimetres, whether all words stand on it. */
export type PageFit = { page: number; size: number; art: number; complete: boolean }

export type Typeset = { pdf: Uint8Array; fits: PageFit[]; warnings: string[] }

export type Typesetter = (manuscript: Manuscript, pictures: readonly PreparedPicture[]) => Typeset

const TEMPLATE = join(import.meta.dirname, 'template')
const POINTS_PER_MM = 72 / 25.4
/** As in `page.typ`. */
const BLEED_MM = 3
const SLUG_MM = 8
/** Layouts of the job before last are forgotten; what all books share stays warm. */
const CACHE_AGE = 2

/** Opens Typst with the book's typefaces. It works synchronously and so belongs into a worker thread. */
export function createTypesetter(): Typesetter {
  const compiler = NodeCompiler.create({ workspace: TEMPLATE, fontArgs: [{ fontPaths: fontFolders() }] })
  return (manuscript, pictures) => {
    try {
      pictures.forEach((picture, i) =>
        compiler.mapShadow(join(TEMPLATE, 'job', pictureName(i)), Buffer.from(picture.data)),
      )
      return typeset(compiler, manuscript)
    } finally {
      compiler.resetShadow()
      compiler.evictCache(CACHE_AGE)
    }
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

function typeset(compiler: NodeCompiler, manuscript: Manuscript): Typeset {
  const compiled = compiler.compile({
    mainFilePath: join(TEMPLATE, 'book.typ'),
    inputs: { story: JSON.stringify(manuscript) },
  })
  const document = compiled.result
  if (!document) {
    throw new BookError('internal', `Typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`)
  }
  if (document.numOfPages !== PDF_PAGES) throw new BookError('internal', `the book has ${document.numOfPages} pages`)
  const notes: { message: string }[] = compiled.takeWarnings()?.shortDiagnostics ?? []
  const fits: PageFit[] = compiler.query(document, { selector: '<fit>', field: 'value' })
  // One standard at a time: the first export proves PDF/UA-1, the second writes PDF/A-2a, the patch names both.
  compiler.pdf(document, { pdfStandard: standard('ua-1') })
  const pdf = patchPdf(compiler.pdf(document, { pdfStandard: standard('a-2a') }), {
    uaIdentifier: true,
    ...(manuscript.print && { boxes: { slug: SLUG_MM * POINTS_PER_MM, bleed: BLEED_MM * POINTS_PER_MM } }),
  })
  return { pdf: new Uint8Array(pdf), fits, warnings: notes.map((note) => note.message) }
}

/** The compiler declares an enum of which only the string values exist at run time. */
function standard(name: `${PdfStandard}`): PdfStandard {
  const value: unknown = name
  return value as PdfStandard
}
