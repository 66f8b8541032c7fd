import { expect, test } from 'vitest'
import { calibrated } from './calibration.ts'

const all = (sure: number) => {
  const reading = { value: null, sure }
  return calibrated({
    skin: reading,
    hair: reading,
    hairType: reading,
    hairLength: reading,
    glasses: reading,
    clothes: reading,
    beard: reading,
    covering: reading,
  })
}

test.each([
  ['skin', 0.95],
  ['hair', 0.65],
  // Short hair is said to be short, and a beard to be there or missing, only where hardly anybody was wrong.
  ['hairLength', 0.92],
  ['beard', 0.92],
  ['glasses', 0.7],
  ['clothes', 0.7],
  // Nothing on a head is asserted only where hardly anybody wore something.
  ['covering', 0.9],
] as const)('%s is 95 % sure from %d on, and less below', (trait, line) => {
  expect(all(line)[trait]).toBeCloseTo(0.95)
  expect(all(line - 0.02)[trait]).toBeLessThan(0.94)
  expect([all(0)[trait], all(1)[trait]]).toEqual([0, 1])
})

test('the type of hair is never asserted, and in order all the same', () => {
  expect(all(1).hairType).toBeLessThan(0.95)
  expect(all(0.9).hairType).toBeGreaterThan(all(0.5).hairType!)
})
