import { expect, test } from 'vitest'
import { seenAroundHead, seenOfFace } from './seen-inside.ts'

test('means are taken over the places of a block, number by number', () => {
  const face = Float32Array.from({ length: 12 * 12 * 128 }, (_, i) => (i % 128) + Math.floor(i / 128 / 12))
  const seen = seenOfFace(face, [{ top: 2, bottom: 4, left: 5, right: 7 }])
  expect(seen).toHaveLength(128)
  // Rows 2 and 3 add 2.5 to each number.
  expect([seen[0], seen[127]]).toEqual([2.5, 129.5])
})

test('what surrounds a head is seen place by place, both sides together', () => {
  // Each row tells its own height, and the right half a hundred more.
  const person = Float32Array.from({ length: 32 * 32 * 24 }, (_, i) => {
    const place = Math.floor(i / 24)
    return Math.floor(place / 32) + (place % 32 >= 16 ? 100 : 0)
  })
  const seen = seenAroundHead(person)
  expect(seen).toHaveLength(8 * 24)
  // From above the crown to the shoulders: the middles of the places, and the mean of left and right.
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((place) => seen[place * 24])).toEqual([55, 57.5, 59.5, 60.5, 65, 69.5, 69, 74])
})
