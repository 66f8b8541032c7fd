import { createHash } from 'node:crypto'
import type { Manuscript } from '../manuscript.ts'
import { DEDICATIONS_PAGE, DEDICATIONS_TITLE } from './dedications.ts'
import { escapeText, xhtml } from './markup.ts'

export type PackageFile = { href: string; mediaType: string; properties?: string }

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

/** The package document: a fixed-layout EPUB 3.3 that says what it offers to those who cannot see it. */
export function packageDocument(
  manuscript: Manuscript,
  files: readonly PackageFile[],
  pages: readonly string[],
): string {
  const { year, month, day } = manuscript.date
  const date = `${year}-${pad(month)}-${pad(day)}`
  const items = files.map(
    ({ href, mediaType, properties }) =>
      `<item id="${idOf(href)}" href="${href}" media-type="${mediaType}"${properties ? ` properties="${properties}"` : ''}/>`,
  )
  const spine = pages.map((href) => `<itemref idref="${idOf(href)}"/>`)
  if (manuscript.dedications.length > 0)
    spine.push(`<itemref idref="${idOf(DEDICATIONS_PAGE)}" properties="rendition:layout-reflowable"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" xml:lang="es" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${identify(manuscript)}</dc:identifier>
<dc:title>${escapeText(manuscript.plainTitle)}</dc:title>
<dc:creator>${escapeText(manuscript.author)}</dc:creator>
<dc:language>es</dc:language>
<dc:date>${date}</dc:date>
<dc:description>${escapeText(manuscript.description)}</dc:description>
<meta property="dcterms:modified">${date}T00:00:00Z</meta>
<meta property="rendition:layout">pre-paginated</meta>
<meta property="rendition:orientation">auto</meta>
<meta property="rendition:spread">none</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
<meta property="schema:accessibilityFeature">alternativeText</meta>
<meta property="schema:accessibilityFeature">readingOrder</meta>
<meta property="schema:accessibilityFeature">structuralNavigation</meta>
<meta property="schema:accessibilityFeature">tableOfContents</meta>
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">Todo el texto se puede leer en voz alta y todas las ilustraciones tienen descripción.</meta>
<meta name="cover" content="${idOf('images/picture-0.jpg')}"/>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`
}

/** Table of contents, page list and landmarks. */
export function navigationDocument(
  { plainTitle, chapters, dedications }: Manuscript,
  pages: readonly string[],
): string {
  const links = (label: (i: number) => string) =>
    pages.map((href, i) => `<li><a href="${href}">${escapeText(label(i))}</a></li>`).join('\n')
  return xhtml({
    title: plainTitle,
    body: `<body>
<nav epub:type="toc"><h1>${escapeText(plainTitle)}</h1>
<ol>
${links((i) => chapters[i]?.title || chapters[i]?.label || '')}${dedications.length > 0 ? `\n<li><a href="${DEDICATIONS_PAGE}">${DEDICATIONS_TITLE}</a></li>` : ''}
</ol></nav>
<nav epub:type="page-list" hidden="hidden"><ol>
${links((i) => String(i + 1))}
</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><ol>
<li><a epub:type="bodymatter" href="${pages[0]}">Cuento</a></li>
</ol></nav>
</body>`,
  })
}

const idOf = (href: string) => href.replace(/[^a-z0-9]+/gi, '-')
const pad = (n: number) => String(n).padStart(2, '0')

/** The same book has the same identifier, so that a reader's library recognises it. */
function identify({ plainTitle, ribbon, date, chapters }: Manuscript): string {
  const content = JSON.stringify([
    plainTitle,
    ribbon,
    date,
    chapters.map(({ title, paragraphs }) => [title, paragraphs]),
  ])
  const hex = createHash('sha256').update(content).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
