import type { Font } from 'fontkit'
import { openFont } from './fonts.ts'

/**
 * The first letter of a chapter, drawn large. It is an outline and not text, so that the word which it
 * opens stays one word for search, copying and screen readers.
 */
type DropCap = {
  letter: string
  /** The first paragraph without its first letter. */
  rest: string
  /** A drawing in which `FILL` stands for the colour. */
  svg: string
  /** Measures in font units: the drawing, what rises over the letter's body (an accent), and the body. */
  width: number
  height: number
  above: number
  body: number
  lines: number
  /** How many words after it are set in small capitals. */
  lead: number
}

/** Least letters of a chapter beside whose first lines a drop cap of three lines looks right, and of its opening. */
const MIN_CHAPTER = 260
const MIN_OPENING = 28
const MAX_FIRST_WORD = 16

/** Cuts the drop cap of a chapter, or null where its opening does not suit one. */
export function cutDropCap(paragraphs: readonly string[], fontFile: string, lines = 3): DropCap | null {
  const paragraph = paragraphs[0] ?? ''
  const letters = Array.from(paragraph)
  const letter = letters[0] ?? ''
  const codePoint = letter.codePointAt(0) ?? 0
  const firstWord = paragraph.split(' ', 1)[0] ?? ''
  if (!/^(?=\p{Lu})\p{Script=Latin}$/u.test(letter)) return null
  if (letters.length < MIN_OPENING || Array.from(firstWord).length > MAX_FIRST_WORD) return null
  if (paragraphs.join('').length < MIN_CHAPTER) return null

  const font = openFont(fontFile)
  if (!font.hasGlyphForCodePoint(codePoint)) return null
  const { path } = font.glyphForCodePoint(codePoint)
  const { minX, minY, maxX, maxY } = path.bbox
  const [width, height] = [maxX - minX, maxY - minY]
  const body = bodyBox(font, letter)
  return {
    letter,
    rest: letters.slice(1).join(''),
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${minX} ${-maxY} ${width} ${height}">` +
      `<path transform="scale(1,-1)" fill="FILL" d="${path.toSVG()}"/></svg>`,
    width,
    height,
    above: maxY - body.maxY,
    body: body.maxY - body.minY,
    lines,
    lead: 3,
  }
}

/** The letter's extent without accent or tail: it spans from the first line's capitals to the last line's baseline. */
function bodyBox(font: Font, letter: string): { minY: number; maxY: number } {
  const plain = letter.normalize('NFD').charAt(0)
  const tailless = { Q: 'O', J: 'I' }[plain] ?? plain
  return font.glyphForCodePoint(tailless.codePointAt(0) ?? 0).path.bbox
}
