import { expect, test } from 'vitest'
import { chroma, clamp, hueOf, logistic, middleLab, quantile, toneOf } from './statistics.ts'

test('quantiles, middles and what light does not change', () => {
  expect([0, 0.5, 0.99, 1].map((share) => quantile([3, 1, 2, 4], share))).toEqual([1, 3, 4, 4])
  expect(quantile([], 0.5)).toBeNaN()
  expect(
    middleLab([
      [0.1, 5, 2],
      [0.3, 1, 9],
      [0.2, 3, 4],
    ]),
  ).toEqual([0.2, 3, 4])
  expect(chroma([0.5, 3, 4])).toBe(5)
  expect(hueOf([0.5, 0, 1])).toBeCloseTo(90)
  // Half as much light, the same tone.
  expect(toneOf([0.4, 0.04, 0.02])).toEqual(toneOf([0.8, 0.08, 0.04]))
  expect([clamp(-1, 0, 2), clamp(1, 0, 2), clamp(3, 0, 2)]).toEqual([0, 1, 2])
  expect(logistic(0)).toBe(0.5)
})
