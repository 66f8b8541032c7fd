import { expect, test } from 'vitest'
import { holdsExample, takeExample } from './take-example.ts'

test.each([
  ['', 'Los dinosaurios', 'Los dinosaurios'],
  ['El fútbol', 'Los dinosaurios', 'El fútbol, los dinosaurios'],
  ['El fútbol. ', 'Los dinosaurios', 'El fútbol, los dinosaurios'],
  ['a'.repeat(995), 'Los dinosaurios', 'a'.repeat(995)],
])('%j gathers %j', (answer, example, result) => {
  expect(takeExample(answer, example, 1000, true)).toBe(result)
})

test('a short answer is replaced', () => {
  expect(takeExample('mi hijo', 'mi nieta', 80, false)).toBe('mi nieta')
})

test('an example is not offered twice', () => {
  expect(holdsExample('El fútbol, los dinosaurios', 'Los dinosaurios')).toBe(true)
  expect(holdsExample('El fútbol', 'Los dinosaurios')).toBe(false)
})
