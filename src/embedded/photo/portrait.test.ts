import { expect, test } from 'vitest'
import type { Rgb } from '../../contract/colour.ts'
import { STYLES } from '../../contract/styles.ts'
import { difference } from '../colour.ts'
import { drawFace } from '../../../test/photo/drawn-face.ts'
import { paintPortrait } from './portrait.ts'

const person = drawFace({ skin: '#c68c5f', hair: '#221813', wall: '#3a6ea8', clothes: '#f0f0ec' })

test('paints the person, not the wall behind', async () => {
  const portrait = await paintPortrait(person, 'realista', 128)
  expect([portrait.width, portrait.height]).toEqual([128, 128])
  const context = portrait.getContext('2d')
  const at = (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data.subarray(0, 3)) as Rgb
  expect(difference(at(58, 72), '#c68c5f')).toBeLessThan(0.15)
  expect(difference(at(64, 120), '#f0f0ec')).toBeLessThan(0.1)
  // Around the person, the brown of painted canvases, darker towards the rim.
  for (const [x, y] of [
    [6, 40],
    [122, 40],
    [6, 6],
    [122, 6],
    [6, 100],
  ] as const)
    expect(difference(at(x, y), '#634c37')).toBeLessThan(0.08)
})

test('paints each style in its own manner, the same every time', async () => {
  const [again, ...painted] = await Promise.all(
    ([STYLES[0], ...STYLES] as const).map(async (style) => (await paintPortrait(person, style, 96)).data()),
  )
  expect(painted[0]!.equals(again!)).toBe(true)
  const alike = painted.flatMap((one, i) =>
    painted.slice(i + 1).flatMap((other, k) => {
      const apart = differing(one, other)
      return apart < 0.2 ? [`${STYLES[i]} and ${STYLES[i + 1 + k]}: ${apart}`] : []
    }),
  )
  expect(alike).toEqual([])
})

/** The share of pixels that differ plainly. */
function differing(one: Buffer, other: Buffer): number {
  let count = 0
  for (let j = 0; j < one.length; j += 4)
    if ([0, 1, 2].reduce((sum, c) => sum + Math.abs(one[j + c]! - other[j + c]!), 0) > 40) count++
  return count / (one.length / 4)
}
