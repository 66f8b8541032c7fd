import { expect, test } from 'vitest'
import { spokenPieces } from './spoken-pieces.ts'

test.each([
  ['', 20, []],
  ['Uno dos.', 20, ['Uno dos.']],
  ['Uno dos.\n\nTres cuatro cinco.', 20, ['Uno dos.', 'Tres cuatro cinco.']],
  ['Uno dos. ¿Tres? Cuatro cinco seis.', 20, ['Uno dos. ¿Tres?', 'Cuatro cinco seis.']],
  ['uno dos tres cuatro cinco', 10, ['uno dos', 'tres', 'cuatro', 'cinco']],
  ['a'.repeat(25), 10, ['a'.repeat(10), 'a'.repeat(10), 'a'.repeat(5)]],
])('%j at most %i at once', (text, longest, pieces) => {
  expect(spokenPieces(text, longest)).toEqual(pieces)
})

test('nothing of a long text is lost', () => {
  const text = Array.from({ length: 300 }, (_, index) => `Frase número ${index}, con su coma.`).join(' ')
  const pieces = spokenPieces(text)
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.join(' ')).toBe(text)
})
