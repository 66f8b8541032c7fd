import { openFont } from './fonts.ts'

/** A word as the template fills boxes with it. */
export type Word = {
  text: string
  /** Number of its paragraph. */
  of: number
  /** Opens its paragraph. */
  first: boolean
  /** Letters from here to the paragraph's end. */
  left: number
  /** Begins or ends with a dash that no line may part from it. */
  dashed: boolean
  /** With the space after it, in sizes of the text: near enough to guess where a line ends. */
  width: number
}

/** Letters of the longest word that a line may be held together for. */
const LONGEST = 24
const DASHED = /^—|—[.,;:!?…)»]*$/

/** The words of a chapter, in order. */
export function cutWords(paragraphs: readonly string[], fontFile: string): Word[] {
  return paragraphs.flatMap((paragraph, of) => {
    const words = paragraph.split(' ').map((text) => ({ text, letters: Array.from(text) }))
    let left = words.reduce((sum, { letters }) => sum + letters.length + 1, -1)
    return words.map(({ text, letters }, i) => {
      const word = {
        text,
        of,
        first: i === 0,
        left,
        dashed: letters.length <= LONGEST && DASHED.test(text),
        width: [...letters, ' '].reduce((sum, letter) => sum + letterWidth(letter, fontFile), 0),
      }
      left -= letters.length + 1
      return word
    })
  })
}

/** Of a letter that the typeface lacks. */
const COMMON_WIDTH = 0.5

const widths = new Map<string, Map<number, number>>()

/** Of a letter alone, in sizes of the text. */
function letterWidth(letter: string, fontFile: string): number {
  const known = widths.get(fontFile) ?? new Map<number, number>()
  widths.set(fontFile, known)
  const codePoint = letter.codePointAt(0) ?? 0
  let width = known.get(codePoint)
  if (width === undefined) {
    const font = openFont(fontFile)
    width = font.hasGlyphForCodePoint(codePoint)
      ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
      : COMMON_WIDTH
    known.set(codePoint, width)
  }
  return width
}
