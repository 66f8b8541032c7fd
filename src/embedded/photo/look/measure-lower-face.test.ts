import { expect, test } from 'vitest'
import { SIDE, type UprightFace } from '../face/upright.ts'
import BEARDED_FACE from './beard-fit.json' with { type: 'json' }
import { measureLowerFace, SEEN_AT_A_PLACE } from './measure-lower-face.ts'

/** Cheeks lie above the middle, all other places on a grid below it. */
const CHEEKS = [50, 101, 118, 280, 330, 347]
function face(light: (x: number, y: number) => number): UprightFace {
  const labs = Array.from({ length: SIDE * SIDE }, (_, at): [number, number, number] => {
    const value = light(at % SIDE, Math.floor(at / SIDE))
    return [value, value * 0.08, value * 0.1]
  })
  return {
    labs,
    unit: SIDE / 1.7,
    place: (index) =>
      CHEEKS.includes(index) ? [40 + (index % 100), 60] : [20 + ((index * 7) % 150), 110 + ((index * 3) % 70)],
    between: () => [0, 0, 0],
    inPhoto: (x, y) => [x, y],
  }
}
const speckled = (x: number, y: number) => 0.6 + 0.06 * ((x * 7 + y * 13) % 5)
const smoothAbove = (x: number, y: number) => (y < 90 ? 0.6 : speckled(x, y))

/** Of what is seen at all places, the one of so many. */
const each = (numbers: readonly number[], which: number) => numbers.filter((_, i) => i % SEEN_AT_A_PLACE === which)

test('there are six numbers a place, as many as the fit has weights for', () => {
  expect(measureLowerFace(face(() => 0.6))).toHaveLength(BEARDED_FACE.mean.length - 1)
})

test('an even face differs nowhere from its cheeks', () => {
  for (const value of measureLowerFace(face(() => 0.6))) expect(value).toBeCloseTo(0, 5)
})

test('half as much light on all of a face changes none of them', () => {
  const [bright, dim] = [face(smoothAbove), face((x, y) => smoothAbove(x, y) / 2)].map(measureLowerFace)
  for (const [i, value] of dim!.entries()) expect(value).toBeCloseTo(bright![i]!, 4)
})

test('what is dark or rough below the cheeks is found at every place', () => {
  const dark = measureLowerFace(face((_, y) => (y < 90 ? 0.6 : 0.3)))
  for (const value of each(dark, 0)) expect(value).toBeCloseTo(Math.log(0.5))
  const rough = measureLowerFace(face(smoothAbove))
  expect(Math.min(...each(rough, 3))).toBeGreaterThan(1)
  // Stripes as broad as that are no hairs.
  const striped = measureLowerFace(face((x, y) => (y < 90 || x % 24 < 12 ? 0.6 : 0.5)))
  expect(Math.min(...each(striped, 3))).toBeLessThan(0.2)
})
