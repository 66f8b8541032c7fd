import { contrast, type Oklch, toHex } from '../../contract/colour.ts'
import type { Theme } from './themes.ts'
import type { Tone } from './tone.ts'

/** Least contrast of any text with what it stands on (WCAG 2.2, AAA). */
export const MIN_CONTRAST = 7

/** The colours of one page, `#rrggbb`, taken from its picture. Ink, accent and deep are for text on the paper. */
export type Palette = {
  paper: string
  ink: string
  /** Labels, drop caps, «Fin»; also the ground of the ribbon, whose text is `light`. */
  accent: string
  /** Headings and page numbers. */
  deep: string
  light: string
  /** Decoration only, from strong to faint. */
  soft: string
  layers: [string, string, string]
  /** Decoration across the colour circle. */
  spark: string
  /** Behind the cover's title. */
  night: string
}

/** A little above the bound, so that rounding by a PDF reader keeps it. */
const RATIO = MIN_CONTRAST + 0.2

/** Colours for a page with a picture of this tone; every text colour keeps the contrast by construction. */
export function choosePalette(tone: Tone, theme: Theme, bookPaper: Oklch = theme.paper): Palette {
  const shade = (lightness: number, chroma: number, turn = 0) => ({
    lightness,
    chroma: chroma * theme.chroma,
    hue: (tone.hue + turn) % 360,
  })
  const paper = toHex(bookPaper)
  const light = toHex({ lightness: 0.985, chroma: 0.012, hue: 90 })
  return {
    paper,
    ink: darkenTo(12, { lightness: 0.27, chroma: 0.03, hue: 285 }, paper),
    accent: darkenTo(RATIO, shade(0.46, 0.13), paper, light),
    deep: darkenTo(9, shade(0.36, 0.1), paper, light),
    light,
    soft: toHex(shade(0.74, 0.085)),
    layers: [toHex(shade(0.66, 0.095)), toHex(shade(0.79, 0.07)), toHex(shade(0.89, 0.042))],
    spark: toHex(shade(0.82, 0.13, 150)),
    night: toHex({ lightness: 0.22, chroma: 0.055, hue: tone.hue }),
  }
}

/** The paper of a whole book: the theme's own, or that on which its pictures are painted. */
export function chooseBookPaper(tones: readonly Tone[], theme: Theme): Oklch {
  const papers = tones.flatMap(({ paper }) => (paper ? [paper] : []))
  if (!theme.ownPaper || papers.length <= tones.length / 2) return theme.paper
  const middle = (pick: (colour: Oklch) => number) =>
    papers.map(pick).toSorted((a, b) => a - b)[papers.length >> 1] ?? 0
  return {
    lightness: middle((colour) => colour.lightness),
    chroma: middle((colour) => colour.chroma),
    hue: middle((colour) => colour.hue),
  }
}

/** The colour, darkened no more than it takes to stand out from each of the pale grounds by `ratio`. */
function darkenTo(ratio: number, colour: Oklch, ...grounds: string[]): string {
  for (let lightness = colour.lightness; lightness > 0; lightness -= 0.005) {
    const hex = toHex({ ...colour, lightness })
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex
  }
  return '#000000'
}
