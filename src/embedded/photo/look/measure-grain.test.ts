import { expect, test } from 'vitest'
import { measureGrain } from './measure-grain.ts'

const SIDE = 448
const square = { x: SIDE / 2, y: SIDE / 2, side: SIDE, angle: 0 }
/** Of each size ten shares, then how well directions are kept: by strength, and altogether. */
const [MIXED, KEPT, EACH] = [9, 10, 12]

function grain(light: (x: number, y: number) => number, hair = 1): number[] {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const at = Math.floor(i / 3)
    return light(at % SIDE, Math.floor(at / SIDE))
  })
  return measureGrain({ width: SIDE, height: SIDE, data, scale: 1, left: 0, top: 0 }, square, () => hair)
}

const strands = grain((x) => 90 + 50 * Math.sin(x / 3))
const coils = grain((x, y) => 90 + 50 * Math.sin(x / 2) * Math.sin(y / 2) + 15 * Math.sin(x * 3 + y * 7))

test('strands that lie side by side keep a direction at every size, and coils do not', () => {
  for (const size of [0, 1, 2]) {
    expect(strands[size * EACH + KEPT]).toBeGreaterThan(0.95)
    expect(coils[size * EACH + KEPT]).toBeLessThan(0.6)
  }
  expect(coils[MIXED]).toBeGreaterThan(strands[MIXED]! + 0.1)
})

test('the shares of a size make one', () => {
  for (const size of [0, 1, 2]) {
    const shares = coils.slice(size * EACH, size * EACH + KEPT)
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
  }
})

test('where no hair is seen, or all is of one lightness, numbers are told all the same', () => {
  for (const some of [grain(() => 90, 0), grain(() => 90)]) {
    expect(some).toHaveLength(3 * EACH)
    expect(some.every((value) => Number.isFinite(value))).toBe(true)
  }
})
