import { expect, test } from 'vitest'
import { blurred } from './blur.ts'

const SIDE = 9
const picture = Float32Array.from({ length: SIDE * SIDE }, (_, at) => ((at * 37) % 11) / 10)

test.each([0, 1, 3, 12])('reaching %i pixels gives the mean of what is there', (reach) => {
  const given = blurred(picture, SIDE, reach)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const near = [...picture].filter(
        (_, at) => Math.abs((at % SIDE) - x) <= reach && Math.abs(Math.floor(at / SIDE) - y) <= reach,
      )
      expect(given[y * SIDE + x]).toBeCloseTo(near.reduce((sum, value) => sum + value, 0) / near.length, 5)
    }
})
