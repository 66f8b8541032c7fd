import { expect, test } from 'vitest'
import { wishWords } from './wish-words.ts'

test.each([
  [
    { outcome: { shown: ['de noche'], missing: ['montar una tortuga'] } },
    'De noche, sí. Montar una tortuga todavía no sé dibujarlo.',
  ],
  [{ outcome: { shown: ['de noche', 'una bicicleta roja'], missing: [] } }, 'De noche y una bicicleta roja, sí.'],
  [
    { outcome: { shown: [], missing: ['tres perros'] } },
    'Tres perros todavía no sé dibujarlo. Este intento no cuenta.',
  ],
  [{ outcome: { shown: [], missing: [] } }, ''],
  [{ undrawn: ['un letrero', 'una cinta de medir'] }, 'Me faltó dibujar un letrero y una cinta de medir.'],
  [
    { outcome: { shown: ['de noche'], missing: [] }, undrawn: ['un puente'] },
    'De noche, sí. Me faltó dibujar un puente.',
  ],
  [{}, ''],
])('a wish is answered in words: %o', (version, words) => {
  expect(wishWords(version)).toBe(words)
})
