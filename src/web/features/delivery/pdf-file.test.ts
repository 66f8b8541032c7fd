import { expect, test } from 'vitest'
import { pdfName } from './pdf-file.ts'

test.each([
  ['Leo y el dinosaurio', 'Leo y el dinosaurio.pdf'],
  ['¿Quién? «Leo» / Ana: 1*2', '¿Quién «Leo» Ana 1 2.pdf'],
  ['  ...  ', 'cuento.pdf'],
  ['', 'cuento.pdf'],
  [undefined, 'cuento.pdf'],
  ['a\u0000b\nc', 'a b c.pdf'],
])('%j is kept as %j', (title, name) => {
  expect(pdfName(title)).toBe(name)
})
