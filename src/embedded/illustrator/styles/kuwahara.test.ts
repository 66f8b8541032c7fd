import { expect, test } from 'vitest'
import { kuwahara } from './kuwahara.ts'
import { random } from '../../random.ts'

const light = (r: number, g: number, b: number) => (r * 77 + g * 150 + b * 29) >> 8

/** The definition, written out: each pixel by itself, each of its four windows anew. */
function defined(source: Uint8ClampedArray, width: number, height: number, r: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(source.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let least = Infinity
      for (const [left, top] of [
        [x - r, y - r],
        [x, y - r],
        [x - r, y],
        [x, y],
      ] as const) {
        const sums = [0, 0, 0, 0, 0, 0]
        for (let v = Math.max(0, top); v <= Math.min(height - 1, top + r); v++)
          for (let u = Math.max(0, left); u <= Math.min(width - 1, left + r); u++) {
            const [red, green, blue] = source.subarray((v * width + u) * 3) as unknown as [number, number, number]
            const l = light(red, green, blue)
            for (const [i, value] of [red, green, blue, l, l * l, 1].entries()) sums[i]! += value
          }
        const share = 1 / sums[5]!
        const variance = sums[4]! * share - (sums[3]! * share) ** 2
        if (variance >= least) continue
        least = variance
        for (let c = 0; c < 3; c++) out[(y * width + x) * 3 + c] = sums[c]! * share
      }
    }
  return out
}

test.each([
  [23, 17, 3],
  [4, 3, 3],
  [9, 31, 1],
])('gives every pixel of %i × %i the mean of its calmest window of radius %i, at the edges too', (width, height, r) => {
  const chance = random(7)
  const source = Uint8ClampedArray.from({ length: width * height * 3 }, (_, i) => (i % 90 < 45 ? 120 : chance() * 255))
  expect(kuwahara(source, width, height, r)).toEqual(defined(source, width, height, r))
})
