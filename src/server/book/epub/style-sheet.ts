import { TEXT_FONTS, fontFile } from '../fonts.ts'
import type { Theme } from '../themes.ts'
import { capHeight, firstLineShift, mm, pt, round, VIEWPORT } from './metrics.ts'

type EpubFont = { href: string; file: string; family: string; style: 'normal' | 'italic'; weight: number }

const BODY_FILES = {
  Alegreya: [TEXT_FONTS.Alegreya, fontFile('alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf')],
  'Alegreya Sans': [
    fontFile('alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf'),
    fontFile('alegreya-sans/400Regular_Italic/AlegreyaSans_400Regular_Italic.ttf'),
  ],
} as const

/** The typefaces that travel with the book: text, italics, titles. */
export function epubFonts(theme: Theme): EpubFont[] {
  const [regular, italic] = BODY_FILES[theme.body]
  const { file, weight } = theme.display
  return [
    { href: 'fonts/text.ttf', file: regular, family: 'Text', style: 'normal', weight: 400 },
    { href: 'fonts/text-italic.ttf', file: italic, family: 'Text', style: 'italic', weight: 400 },
    { href: 'fonts/display.ttf', file, family: 'Display', style: 'normal', weight },
  ]
}

/** Distances between lines, in ems, as the printed book has them. */
export const LINES = { first: 1.38, rest: 1.42, heading: 0.3, dedication: 0.5 } as const
/** Where the printed book sets the first baseline of running text. */
const TEXT_BASELINE = 0.76

/** How far running text must be moved, in ems, for its first line to stand where it is printed. */
export function textShift(theme: Theme, lineHeight: number): number {
  return firstLineShift(BODY_FILES[theme.body][0], lineHeight, TEXT_BASELINE)
}

/** The rules that bring the typefaces. */
export function fontFaces(theme: Theme): string[] {
  return epubFonts(theme).map(
    ({ href, family, style, weight }) =>
      `@font-face { font-family: ${family}; font-style: ${style}; font-weight: ${weight}; src: url(${href}); }`,
  )
}

/** Text stands where the printed book has it; the drawing under it has everything else. */
export function styleSheet(theme: Theme): string {
  const [text] = BODY_FILES[theme.body]
  const { file, weight } = theme.display
  const [textCap, cap] = [capHeight(text), capHeight(file)]
  const headingLine = round(cap + LINES.heading)
  return `${fontFaces(theme).join('\n')}
html, body { margin: 0; padding: 0; }
body { position: relative; width: ${VIEWPORT.width}px; height: ${VIEWPORT.height}px; overflow: hidden;
  font-family: Text, serif; font-variant-numeric: oldstyle-nums; }
h1, h2, p { margin: 0; font-weight: normal; }
.art, .art svg { position: absolute; left: 0; top: 0; width: 100%; height: 100%; }
.title, .cap, .end { color: transparent; overflow: hidden; }
.title { position: absolute; text-align: center; font-size: 24px; }
.ribbon { position: absolute; left: ${mm(36)}; width: ${mm(138)}; height: ${mm(24)}; display: flex;
  align-items: center; justify-content: center; text-align: center; font-style: italic; line-height: 1.1; }
.dedication { position: absolute; left: ${mm(51)}; width: ${mm(108)}; text-align: center; text-wrap: balance;
  font-style: italic; line-height: ${round(textCap + LINES.dedication)}; }
.name { display: inline-block; }
.signature { font-family: Display, Text, serif; font-weight: ${weight}; font-style: normal; line-height: ${round(cap + LINES.dedication)}; }
.label, .heading, .end, .colophon { position: absolute; left: ${mm(25)}; width: ${mm(160)}; text-align: center; }
.label { font-size: ${pt(10.5)}; letter-spacing: ${pt(1)}; font-variant-caps: small-caps; line-height: 1;
  margin-top: ${firstLineShift(text, 1, textCap)}em; }
.heading { font-family: Display, Text, serif; font-weight: ${weight}; line-height: ${headingLine};
  margin-top: ${firstLineShift(file, headingLine, cap)}em; }
.text { position: absolute; left: ${mm(25)}; width: ${mm(160)}; text-align: justify; -webkit-hyphens: auto; hyphens: auto; }
.text p { text-indent: 1.25em; }
.text .opening { text-indent: 0; }
.cap, .vignette { float: left; }
.cap { text-indent: 0; }
.lead { font-variant-caps: small-caps; }
.colophon { text-wrap: balance; font-style: italic; font-size: ${pt(10.5)}; line-height: 1.3; }
.voice { margin-top: ${mm(1.6)}; font-style: normal; }
`
}
