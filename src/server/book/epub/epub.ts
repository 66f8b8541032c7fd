import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import type { Zippable } from 'fflate'
import { pictureName } from '../manuscript.ts'
import type { Manuscript } from '../manuscript.ts'
import type { PreparedPicture } from '../pictures.ts'
import { THEMES } from '../themes.ts'
import type { Artwork } from '../typesetter.ts'
import { DEDICATIONS_PAGE, DEDICATIONS_STYLE, dedicationsDocument, dedicationsStyle, photoHref } from './dedications.ts'
import { CONTAINER, navigationDocument, packageDocument } from './package.ts'
import type { PackageFile } from './package.ts'
import { pageDocument } from './page.ts'
import { epubFonts, styleSheet } from './style-sheet.ts'

/** A fixed-layout EPUB 3 of the book: pictures as they came, drawings as SVG, text as text. */
export function composeEpub(
  manuscript: Manuscript,
  pictures: readonly PreparedPicture[],
  artwork: Artwork,
  photos: readonly (Uint8Array | null)[] = [],
): Uint8Array {
  const theme = THEMES[manuscript.style]
  const images = pictures.map((_, i) => `images/${pictureName(i)}`)
  const pages = artwork.pages.map((_, i) => `page-${i + 1}.xhtml`)
  const fonts = epubFonts(theme)
  const files: PackageFile[] = [
    { href: 'nav.xhtml', mediaType: 'application/xhtml+xml', properties: 'nav' },
    ...pages.map((href) => ({ href, mediaType: 'application/xhtml+xml', properties: 'svg' })),
    { href: 'style.css', mediaType: 'text/css' },
    ...fonts.map(({ href }) => ({ href, mediaType: 'font/ttf' })),
    ...images.map((href, i) => ({ href, mediaType: 'image/jpeg', ...(i === 0 && { properties: 'cover-image' }) })),
  ]
  const portraits = photos.flatMap((data, i) => (data ? [{ href: photoHref(i), data }] : []))
  if (manuscript.dedications.length > 0)
    files.push(
      { href: DEDICATIONS_PAGE, mediaType: 'application/xhtml+xml' },
      { href: DEDICATIONS_STYLE, mediaType: 'text/css' },
      ...portraits.map(({ href }) => ({ href, mediaType: 'image/jpeg' })),
    )
  const documents = artwork.pages.map((svg, i) => {
    const fit = artwork.fits[i]
    if (!fit) throw new Error(`page ${i + 1} was not laid out`)
    return pageDocument(manuscript, fit, linkPictures(svg, pictures, images))
  })
  const content: Zippable = {
    // First and uncompressed, so that the file's kind can be read from its first bytes.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(packageDocument(manuscript, files, pages)),
    'EPUB/nav.xhtml': strToU8(navigationDocument(manuscript, pages)),
    'EPUB/style.css': strToU8(styleSheet(theme)),
  }
  pages.forEach((href, i) => (content[`EPUB/${href}`] = strToU8(documents[i] ?? '')))
  fonts.forEach(({ href, file }) => (content[`EPUB/${href}`] = readFileSync(file)))
  images.forEach((href, i) => (content[`EPUB/${href}`] = [pictures[i]?.data ?? new Uint8Array(), { level: 0 }]))
  if (manuscript.dedications.length > 0) {
    content[`EPUB/${DEDICATIONS_PAGE}`] = strToU8(dedicationsDocument(manuscript))
    content[`EPUB/${DEDICATIONS_STYLE}`] = strToU8(dedicationsStyle(manuscript))
    for (const { href, data } of portraits) content[`EPUB/${href}`] = [data, { level: 0 }]
  }
  return zipSync(content, { level: 6, mtime: zipTime(manuscript) })
}

/** Typst writes pictures into its drawings; the EPUB keeps each once, as a file. */
function linkPictures(svg: string, pictures: readonly PreparedPicture[], images: readonly string[]): string {
  let linked = svg
  pictures.forEach(({ data }, i) => {
    linked = linked.replaceAll(`data:image/jpeg;base64,${Buffer.from(data).toString('base64')}`, images[i] ?? '')
  })
  if (linked.includes('data:image/jpeg')) throw new Error('a drawing holds a picture that the book does not know')
  return linked
}

/** Local noon: archives keep no time zone. */
function zipTime({ date: { year, month, day } }: Manuscript): Date {
  return new Date(year, month - 1, day, 12)
}
