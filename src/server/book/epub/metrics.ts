import { openSync } from 'fontkit'
import type { Font } from 'fontkit'

/** The page of the EPUB in CSS pixels: five to a millimetre of the A4 page. */
const PX_PER_MM = 5
export const VIEWPORT = { width: 210 * PX_PER_MM, height: 297 * PX_PER_MM } as const

const MM_PER_POINT = 25.4 / 72

export const mm = (value: number) => `${round(value * PX_PER_MM)}px`
export const pt = (value: number) => mm(value * MM_PER_POINT)

/**
 * How far, in ems, a browser's block must be moved for its first baseline to lie `wanted` ems under its place:
 * browsers put half of the line's air above the first line, the book does not.
 */
export function firstLineShift(fontFile: string, lineHeight: number, wanted: number): number {
  const { ascent, descent, unitsPerEm } = openSync(fontFile) as Font
  return round(wanted - (lineHeight + (ascent + descent) / unitsPerEm) / 2)
}

/** Height of a typeface's capitals in ems. */
export function capHeight(fontFile: string): number {
  const { capHeight: height, unitsPerEm } = openSync(fontFile) as Font
  return height / unitsPerEm
}

export function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
