import { expect, test } from 'vitest'
import { BODY_FONTS } from './fonts.ts'
import { cutWords } from './words.ts'

test('a chapter is cut into its words, each with what is left of its paragraph', () => {
  const words = cutWords(['Ven ya.', '—¿Tú? —dijo.'], BODY_FONTS.Alegreya)
  expect(words.map(({ text, of, first, left, dashed }) => [text, of, first, left, dashed])).toEqual([
    ['Ven', 0, true, 7, false],
    ['ya.', 0, false, 3, false],
    ['—¿Tú?', 1, true, 12, true],
    ['—dijo.', 1, false, 6, true],
  ])
})

test('a word is as wide as its letters and a space, and a strange one about as wide', () => {
  const [wide, narrow, strange] = cutWords(['mmm iii 🙂🙂🙂'], BODY_FONTS.Alegreya).map(({ width }) => width)
  expect(narrow).toBeLessThan((wide ?? 0) / 2)
  expect(wide).toBeCloseTo(2.7, 0)
  expect(strange).toBeCloseTo(1.7, 0)
})
