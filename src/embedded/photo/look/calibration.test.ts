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

test('is 95 % from where so many readings were right, and less below', () => {
  expect(all(0.65).hair).toBeCloseTo(0.95)
  expect(all(0.64).hair).toBeLessThan(0.95)
  expect(all(1).hair).toBeCloseTo(1)
  expect(all(0).clothes).toBe(0)
  // Never asserted, in order all the same.
  expect(all(1).hairType).toBeLessThan(0.95)
  expect(all(0.9).hairType).toBeGreaterThan(all(0.5).hairType!)
})

test('a beard is given, and said to be missing, only where that is plain', () => {
  expect(all(0.91).beard).toBeLessThan(0.95)
  expect(all(0.93).beard).toBeGreaterThan(0.95)
})

test('short hair is said to be short only where hardly anybody was wrong', () => {
  expect(all(0.91).hairLength).toBeLessThan(0.95)
  expect(all(0.93).hairLength).toBeGreaterThan(0.95)
})

test('nothing on a head is asserted only where hardly anybody wore something', () => {
  expect(all(0.91).covering).toBeGreaterThan(0.95)
  expect(all(0.85).covering).toBeLessThan(0.95)
})
