import { dedicationName } from '../dedications.ts'
import type { Manuscript } from '../manuscript.ts'
import { THEMES } from '../themes.ts'
import { escapeText, xhtml } from './markup.ts'
import { fontFaces } from './style-sheet.ts'

export const DEDICATIONS_PAGE = 'dedications.xhtml'
export const DEDICATIONS_STYLE = 'dedications.css'
export const DEDICATIONS_TITLE = 'Dedicatorias'

/** Where a dedication's photo lies in the package. */
export function photoHref(index: number): string {
  return `images/${dedicationName(index)}`
}

/** What relatives left, as a page that flows: nobody knows how much it is. */
export function dedicationsDocument({ dedications }: Manuscript): string {
  const entries = dedications.map(({ author, line, memory, photo }, i) =>
    [
      '<section class="entry">',
      photo ? `<img src="${photoHref(i)}" alt="${escapeText(photo.alt)}"/>` : '',
      `<p class="line">${escapeText(line)}</p>`,
      memory ? `<p>${escapeText(memory)}</p>` : '',
      `<p class="author">— ${escapeText(author)}</p>`,
      '</section>',
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return xhtml({
    title: DEDICATIONS_TITLE,
    head: `<link rel="stylesheet" type="text/css" href="${DEDICATIONS_STYLE}"/>\n`,
    body: `<body>\n<h2>${DEDICATIONS_TITLE}</h2>\n${entries.join('\n')}\n</body>`,
  })
}

export function dedicationsStyle({ style }: Manuscript): string {
  const theme = THEMES[style]
  return `${fontFaces(theme).join('\n')}
body { margin: 6%; font-family: Text, serif; line-height: 1.45; text-align: center; }
h2 { margin: 0 0 1.4em; font-family: Display, Text, serif; font-weight: ${theme.display.weight}; line-height: 1.1; }
p { margin: 0 0 0.5em; }
.entry { margin: 0 auto 2.2em; max-width: 30em; break-inside: avoid; }
.entry img { width: 9em; height: 9em; object-fit: cover; border-radius: 0.4em; }
.line { font-style: italic; font-size: 1.2em; }
.author { font-variant-caps: small-caps; letter-spacing: 0.05em; }
`
}
