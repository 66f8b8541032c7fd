import { expect, test } from 'vitest'
import { seenInHair, seenOfFace } from './seen-inside.ts'

test('means are taken over the places of a block, number by number', () => {
  const face = Float32Array.from({ length: 12 * 12 * 128 }, (_, i) => (i % 128) + Math.floor(i / 128 / 12))
  const seen = seenOfFace(face, [{ top: 2, bottom: 4, left: 5, right: 7 }])
  expect(seen).toHaveLength(128)
  // Rows 2 and 3 add 2.5 to each number.
  expect([seen[0], seen[127]]).toEqual([2.5, 129.5])
})

test('of hair only what lies on it counts', () => {
  const square = { x: 16, y: 16, side: 32, angle: 0 }
  // The upper half is hair, where every other column is 0 and 2; below there are sevens.
  const person = Float32Array.from({ length: 32 * 32 * 24 }, (_, i) =>
    i < 16 * 32 * 24 ? 2 * (Math.floor(i / 24) % 2) : 7,
  )
  const seen = seenInHair(person, square, (_x, y) => Number(y < 16))
  expect(seen).toHaveLength(48)
  for (const [i, value] of seen.entries()) expect(value, `number ${i}`).toBeCloseTo(1, 3)
  expect(seenInHair(person, square, () => 0).every((value) => Number.isFinite(value))).toBe(true)
})
