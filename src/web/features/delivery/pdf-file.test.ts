import { expect, test } from 'vitest'
import { bookName } from './pdf-file.ts'

test.each([
  ['Leo y el dinosaurio', 'Leo y el dinosaurio.pdf'],
  ['¿Quién? «Leo» / Ana: 1*2', '¿Quién «Leo» Ana 1 2.pdf'],
  ['  ...  ', 'cuento.pdf'],
  ['', 'cuento.pdf'],
  [undefined, 'cuento.pdf'],
  ['a\u0000b\nc', 'a b c.pdf'],
])('%j is kept as %j', (title, name) => {
  expect(bookName(title)).toBe(name)
})

test('each edition is named so that one can tell them apart', () => {
  expect(bookName('Leo', 'cuadernillo')).toBe('Leo (cuadernillo para coser).pdf')
  expect(bookName('Leo', 'epub')).toBe('Leo.epub')
  expect(bookName('Leo', 'imprenta')).toBe('Leo (para imprenta).pdf')
})
