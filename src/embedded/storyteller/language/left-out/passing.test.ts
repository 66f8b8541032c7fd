import { expect, it } from 'vitest'
import { withoutPassing } from './passing.ts'

it.each([
  ['le falta un diente y cumple 8', 'le falta un diente'],
  ['ronca y cumple 12', 'ronca'],
  ['cumple 9 y no suelta la pelota', 'no suelta la pelota'],
])('of «%s» what lasts is told: %s', (said, rest) => expect(withoutPassing(said, 'trait')).toBe(rest))
