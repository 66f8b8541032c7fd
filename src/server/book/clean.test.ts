import { expect, test } from 'vitest'
import { cleanText, setTypography } from './clean.ts'

test.each([
  ['un dos tres', 8, 'un dos…'],
  ['abcdefghij', 5, 'abcd…'],
  ['justo', 5, 'justo'],
  ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧…'],
  ['', 5, ''],
])('"%s" in %i letters is "%s"', (text, max, cut) => {
  expect(cleanText(text, max)).toBe(cut)
})

test('a text of millions of letters is bounded before any work', () => {
  expect(cleanText('á'.repeat(5_000_000), 80)).toBe(`${'á'.repeat(79)}…`)
})

test.each([
  ['"Hola"', '«Hola»'],
  ['Espera...', 'Espera…'],
  ["O'Hara", 'O’Hara'],
  ['-Ven -dijo ella', '—Ven —dijo ella'],
  ['—Sí —respondió—. Ya', '—Sí —respondió—. Ya'],
  ['— Ven', '—Ven'],
  ['well-known', 'well-known'],
])('%s becomes %s', (plain, set) => {
  expect(setTypography(plain)).toBe(set)
})

test('an endless word gets places to break and keeps its letters', () => {
  const set = setTypography('x'.repeat(60))
  expect(set.split('\u200b').map((piece) => piece.length)).toEqual([10, 10, 10, 10, 10, 10])
})
