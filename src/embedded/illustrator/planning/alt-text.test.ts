import { expect, test } from 'vitest'
import { spokenOf } from './alt-text.ts'

test.each([
  ['Tus hijos', 'sus hijos'],
  ['tu tío Beto', 'su tío Beto'],
  ['Mi abuela Rosa', 'su abuela Rosa'],
  ['tus hijos y tu nieta', 'sus hijos y su nieta'],
  ['Mamá y papá', 'su mamá y su papá'],
  ['Abuela', 'su abuela'],
  ['Nuestras primas', 'sus primas'],
  ['Los del taller', 'los del taller'],
  ['yo', 'alguien especial'],
  ['Tula', 'Tula'],
  ['Miguel y Tomás', 'Miguel y Tomás'],
  ['Tía Chayo', 'Tía Chayo'],
])('%s is spoken of as %s', (name, spoken) => {
  expect(spokenOf(name)).toBe(spoken)
})
