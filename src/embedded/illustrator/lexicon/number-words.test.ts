import { expect, test } from 'vitest'
import { countBefore } from './number-words.ts'

test.each([
  ['sus tres gatos', 'gatos', 3],
  ['los dos patos del parque', 'patos', 2],
  ['un par de tortugas', 'tortugas', 2],
  ['cinco pequeños globos rojos', 'globos', 5],
  ['su gato y tres perros', 'gato', undefined],
  ['los gatos', 'gatos', undefined],
])('%s: how many %s', (text, words, count) => {
  expect(countBefore(text, words)).toBe(count)
})
