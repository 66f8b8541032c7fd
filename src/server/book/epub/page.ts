import type { Manuscript } from '../manuscript.ts'
import { THEMES } from '../themes.ts'
import type { PageFit } from '../typesetter.ts'
import { escapeText, xhtml } from './markup.ts'
import { capHeight, mm, pt, VIEWPORT } from './metrics.ts'
import { LINES, textShift } from './style-sheet.ts'

/** A little smaller than printed: readers break lines less well than the book does. */
const TEXT_SCALE = 0.98
/** As in the templates `parts.typ`, `flow.typ` and `dedication.typ`. */
const HEADING_POINTS = { first: 23, rest: 25 } as const
const CAP_HEIGHT = 0.637
const VIGNETTE_AIR_MM = 7
const CAP_AIR = 0.42
const SIGNATURE_SCALE = 0.92
const END = { points: 27, gapMm: 2.4 } as const

type Chapter = Manuscript['chapters'][number]
type Page = { manuscript: Manuscript; chapter: Chapter; fit: PageFit; ink: string; accent: string; deep: string }

/** One page: the drawing with its pictures, and over it the text, in reading order. */
export function pageDocument(manuscript: Manuscript, fit: PageFit, drawing: string): string {
  const chapter = manuscript.chapters[fit.page - 1]
  const picture = fit.page === 1 ? manuscript.cover : chapter?.image
  if (!chapter || !picture) throw new Error(`the book has no page ${fit.page}`)
  const { paper, ink, accent, deep } = picture.palette
  const page = { manuscript, chapter, fit, ink, accent, deep }
  const body = [
    `<div class="art" role="img" aria-label="${escapeText(picture.alt)}">${drawing}</div>`,
    fit.page === 1 ? coverTexts(page) : '',
    heading(page),
    textBlock(page),
    ending(page),
  ]
  return xhtml({
    title: chapter.title || chapter.label,
    head:
      `<meta name="viewport" content="width=${VIEWPORT.width}, height=${VIEWPORT.height}"/>\n` +
      '<link rel="stylesheet" type="text/css" href="style.css"/>\n',
    body: `<body style="background: ${paper}">\n${body.filter(Boolean).join('\n')}\n</body>`,
  })
}

function coverTexts(page: Page): string {
  const { manuscript, fit } = page
  const { title, ribbon } = fit
  if (!title || !ribbon) throw new Error('the first page has no title')
  const box = `left: ${mm(title.x)}; top: ${mm(title.y)}; width: ${mm(title.width)}; height: ${mm(title.height)}`
  const texts = [
    `<h1 class="title" style="${box}">${escapeText(manuscript.title)}</h1>`,
    `<p class="ribbon" style="top: ${mm(ribbon.y - 12)}; font-size: ${pt(ribbon.size)}; color: ${fit.inks.ribbon}">` +
      `<span>${escapeText(manuscript.ribbon)}</span></p>`,
  ]
  return [...texts, dedication(page)].filter(Boolean).join('\n')
}

/** Names as the printed book sets them; the panel is part of the drawing. */
function dedication({ manuscript, fit: { given }, ink, accent, deep }: Page): string {
  if (!manuscript.dedication || !given) return ''
  const { words, signature } = manuscript.dedication
  const said = words.map(({ text, isName }) =>
    isName ? `<span class="name" style="color: ${deep}">${escapeText(text)}</span>` : escapeText(text),
  )
  const lines = [
    `<p class="dedication" style="top: ${mm(given.y)}; font-size: ${pt(given.size)}; color: ${ink}">${said.join('')}</p>`,
  ]
  if (given.signed !== undefined) {
    const size = pt(given.size * SIGNATURE_SCALE * manuscript.theme.scale)
    lines.push(
      `<p class="dedication signature" style="top: ${mm(given.signed)}; font-size: ${size}; color: ${accent}">${escapeText(signature)}</p>`,
    )
  }
  return lines.join('\n')
}

/** The label and the title; without a title the label is the heading. */
function heading({ manuscript, chapter: { label, title }, fit, deep }: Page): string {
  const style = `top: ${mm(fit.label)}; color: ${fit.inks.label}`
  const name = escapeText(label.toLowerCase())
  if (!title) return `<h2 class="label" style="${style}">${name}</h2>`
  const shrink = title.length > 60 ? 0.68 : title.length > 36 ? 0.84 : 1
  const points = HEADING_POINTS[fit.page === 1 ? 'first' : 'rest'] * shrink * manuscript.theme.scale
  return (
    `<p class="label" style="${style}">${name}</p>\n` +
    `<h2 class="heading" style="top: ${mm(fit.heading)}; font-size: ${pt(points)}; color: ${deep}">${escapeText(title)}</h2>`
  )
}

function textBlock({ manuscript, chapter, fit, ink }: Page): string {
  const first = fit.page === 1
  const pitch = first ? LINES.first : LINES.rest
  const sizeMm = (fit.size * 25.4) / 72
  const shift = textShift(THEMES[manuscript.style], pitch) * sizeMm
  const [opening = '', ...rest] = chapter.paragraphs
  const paragraphs = [
    `<p class="opening">${chapter.cap ? cappedOpening(chapter.cap, sizeMm, pitch) : escapeText(opening)}</p>`,
    ...rest.map((paragraph) => `<p>${escapeText(paragraph)}</p>`),
  ]
  const style = `top: ${mm(fit.text + shift)}; font-size: ${pt(fit.size * TEXT_SCALE)}; line-height: ${pt(fit.size * pitch)}; color: ${ink}`
  return `<div class="text" style="${style}">\n${vignette(chapter, fit, shift)}${paragraphs.join('\n')}\n</div>`
}

/** Keeps room for the first chapter's picture, which the drawing shows, and holds its alternative text. */
function vignette(chapter: Chapter, { vignette: box }: PageFit, shift: number): string {
  if (!box || !chapter.image) return ''
  const size = `width: ${mm(box.width + VIGNETTE_AIR_MM)}; height: ${mm(box.height + 1)}; margin-top: ${mm(-shift)}`
  return `<div class="vignette" style="${size}" role="img" aria-label="${escapeText(chapter.image.alt)}"></div>\n`
}

/** The drawing shows the large letter; here it keeps its room, so that the word stays whole. */
function cappedOpening(cap: NonNullable<Chapter['cap']>, sizeMm: number, pitch: number): string {
  const scale = (((cap.lines - 1) * pitch + CAP_HEIGHT) * sizeMm) / cap.body
  const words = cap.rest.split(' ')
  const room = `width: ${mm(cap.width * scale + CAP_AIR * sizeMm)}; height: ${mm((cap.lines - 0.3) * pitch * sizeMm)}`
  const lead = escapeText(words.slice(0, cap.lead).join(' '))
  return (
    `<span class="cap" style="${room}">${escapeText(cap.letter)}</span>` +
    `<span class="lead">${lead}</span> ${escapeText(words.slice(cap.lead).join(' '))}`
  )
}

function ending({ manuscript, fit, ink, deep }: Page): string {
  if (fit.end === undefined) return ''
  const { file, scale } = THEMES[manuscript.style].display
  const height = (capHeight(file) * END.points * scale * 25.4) / 72
  return (
    `<p class="end" style="top: ${mm(fit.end)}; font-size: ${mm(height)}">Fin</p>\n` +
    `<div class="colophon" style="top: ${mm(fit.end + height + END.gapMm)}; color: ${ink}">` +
    `<p>${escapeText(manuscript.colophon)}</p>${voiceLink(manuscript, deep)}</div>`
  )
}

function voiceLink({ voice }: Manuscript, deep: string): string {
  if (!voice) return ''
  return `<p class="voice"><a href="${escapeText(voice.url)}" style="color: ${deep}">${escapeText(voice.said)}</a></p>`
}
