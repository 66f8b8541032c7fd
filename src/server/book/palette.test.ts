import { expect, test } from 'vitest'
import { STYLES } from '../../contract/styles.ts'
import { contrast, toHex, toOklch } from '../../contract/colour.ts'
import { chooseBookPaper, choosePalette, MIN_CONTRAST } from './palette.ts'
import { THEMES } from './themes.ts'
import type { Tone } from './tone.ts'

const HUES = Array.from({ length: 36 }, (_, i) => i * 10 + 5)
const PAPERS = [undefined, { lightness: 0.94, chroma: 0.03, hue: 60 }, { lightness: 1, chroma: 0, hue: 0 }]

test.each(STYLES)('%s: every text colour stands out from its ground, whatever the picture', (style) => {
  for (const hue of HUES) {
    for (const bookPaper of PAPERS) {
      const { paper, ink, accent, deep, light, night } = choosePalette(
        { hue, lightness: 0.5, paper: null },
        THEMES[style],
        bookPaper,
      )
      for (const colour of [ink, accent, deep]) expect(contrast(colour, paper)).toBeGreaterThanOrEqual(MIN_CONTRAST)
      for (const ground of [accent, deep, night]) expect(contrast(light, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    }
  }
})

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(['#000000', '#ffffff', '#b3541e', '#0a7f6b', '#7d3cff'])('%s survives the way to OKLCH and back', (hex) => {
  const bytes = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number]
  expect(toHex(toOklch(bytes))).toBe(hex)
})

function tone(lightness: number | null): Tone {
  return { hue: 0, lightness: 0.8, paper: lightness === null ? null : { lightness, chroma: 0.01, hue: 90 } }
}

test('the book takes the paper that most of its pictures are painted on', () => {
  expect(chooseBookPaper([tone(0.97), tone(0.95), tone(0.96), tone(null)], THEMES.acuarela).lightness).toBe(0.96)
  expect(chooseBookPaper([tone(0.97), tone(null)], THEMES.acuarela)).toBe(THEMES.acuarela.paper)
  expect(chooseBookPaper([tone(0.97)], THEMES.comic)).toBe(THEMES.comic.paper)
})
