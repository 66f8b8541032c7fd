import { expect, test } from 'vitest'
import { contrast, fromOklab, toHex, toOklab, toOklch } from './colour.ts'

test.each([
  // The author's own table of sRGB's corners, as CSS Color 4 prints it.
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
])('%s has lightness %f, chroma %f and hue %f', (hex, lightness, chroma, hue) => {
  const found = toOklch(bytes(hex))
  expect(found.lightness).toBeCloseTo(lightness, 3)
  expect(found.chroma).toBeCloseTo(chroma, 3)
  expect(found.hue).toBeCloseTo(hue, 1)
})

test.each([
  ['#ffffff', 1],
  ['#777777', 0.5693],
  ['#000000', 0],
])('%s is grey', (hex, lightness) => {
  const found = toOklch(bytes(hex))
  expect(found.lightness).toBeCloseTo(lightness, 3)
  expect(found.chroma).toBeCloseTo(0, 3)
})

test('comes back from OKLab and from OKLCH as it went', () => {
  for (const hex of ['#123456', '#c68c5f', '#fefefe', '#010203']) {
    expect(fromOklab(toOklab(bytes(hex))).map(Math.round)).toEqual(bytes(hex))
    expect(toHex(toOklch(bytes(hex)))).toBe(hex)
  }
})

test('a colour that no screen shows keeps lightness and hue and loses chroma', () => {
  const shown = toOklch(bytes(toHex({ lightness: 0.7, chroma: 0.4, hue: 200 })))
  expect(shown.lightness).toBeCloseTo(0.7, 2)
  expect(Math.abs(shown.hue - 200)).toBeLessThan(2)
  expect(shown.chroma).toBeLessThan(0.2)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#0000ff', 8.59],
  ['#abcdef', '#abcdef', 1],
])('%s on %s has a contrast of %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

function bytes(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red, green, blue]
}
