import { expect, test } from 'vitest'
import { measureBeside } from './measure-beside.ts'

const SIDE = 1000
const photo = { width: SIDE, height: SIDE }
/** A face two hundred pixels across in the middle of the photo. */
const frame = { at: (u: number, v: number): [number, number] => [500 + u * 200, 500 + v * 200] }
/** Hair beside the face that ends so many widths of the face below its middle. */
const falling = (end: number) => (x: number, y: number) => Number(Math.abs(x - 500) > 80 && y < 500 + end * 200)

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test('the further hair falls, the more places are hair', () => {
  const [bare, bob, long] = [-1, 0.5, 1.6].map((end) => measureBeside(photo, frame, falling(end)))
  expect(sum(bare!)).toBe(0)
  // Beside the face and on the shoulders, both sides of three bands, and of seven.
  expect(sum(bob!)).toBeCloseTo(12)
  expect(sum(long!)).toBeCloseTo(28)
})

test('hair on one shoulder is of the hairier side alone, whichever that is', () => {
  const [left, right] = [-1, 1].map((way) =>
    measureBeside(photo, frame, (x, y) => ((x - 500) * way > 0 ? falling(1.2)(x, y) : 0)),
  )
  expect(left).toEqual(right)
  expect(sum(left!.filter((_, i) => i % 2 === 1))).toBe(0)
  expect(sum(left!)).toBeCloseTo(12)
})

test('what the photo does not show is no hair', () => {
  const cut = measureBeside({ width: SIDE, height: 600 }, frame, () => 1)
  expect(cut.slice(0, 18)).toEqual(Array<number>(18).fill(1))
  expect(sum(cut.slice(18))).toBe(0)
})
