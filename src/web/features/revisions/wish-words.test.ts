import { expect, test } from 'vitest'
import { wishWords } from './wish-words.ts'

test.each([
  [
    { shown: ['de noche'], missing: ['montar una tortuga'] },
    'De noche, sí. Montar una tortuga todavía no sé dibujarlo.',
  ],
  [{ shown: ['de noche', 'una bicicleta roja'], missing: [] }, 'De noche y una bicicleta roja, sí.'],
  [{ shown: [], missing: ['tres perros'] }, 'Tres perros todavía no sé dibujarlo. Este intento no cuenta.'],
  [{ shown: [], missing: [] }, ''],
])('a wish is answered in words: %o', (outcome, words) => {
  expect(wishWords(outcome)).toBe(words)
})
