import { expect, test } from 'vitest'
import { measureWidth } from './measure-width.ts'

const SIDE = 1000
const photo = { width: SIDE, height: SIDE }
/** A face two hundred pixels across in the middle of the photo. */
const frame = { at: (u: number, v: number): [number, number] => [500 + u * 200, 500 + v * 200] }
/** Somebody so many widths of the face across. */
const person = (across: number) => (x: number) => Number(Math.abs(x - 500) < across * 100)
const bun = (x: number, y: number) => person(y < 500 ? 2 : 1)(x)

test('hair that stands off is as wide as it is beyond a plain head, and hair that lies against it adds nothing', () => {
  for (const wide of measureWidth(photo, frame, person(2.4))) expect(wide).toBeCloseTo(1, 1)
  expect(measureWidth(photo, frame, person(1.3))).toEqual([0, 0, 0, 0, 0])
})

test('only the rows in which it stands off are wide', () => {
  expect(measureWidth(photo, frame, bun).map((wide) => wide > 0)).toEqual([true, true, true, false, false])
})

test('what the photo does not show is not counted', () => {
  const [crown] = measureWidth({ width: 600, height: SIDE }, frame, person(3))
  expect(crown).toBeCloseTo(0.6, 1)
})
