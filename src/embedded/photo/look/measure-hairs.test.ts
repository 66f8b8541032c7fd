import { expect, test } from 'vitest'
import type { Lab } from '../../../contract/colour.ts'
import { OUTLINES } from '../face/landmarks.ts'
import { SIDE, type UprightFace } from '../face/upright.ts'
import { measureHairs } from './measure-hairs.ts'

/** Cheeks are boxes above the middle, lip, chin and jaw boxes below it; the red of the lips is out of the way. */
const BOXES: [points: readonly number[], x: number, y: number][] = [
  [[50, 101, 118, 117, 123, 187, 205, 36], 30, 50],
  [[280, 330, 347, 346, 352, 411, 425, 266], 130, 50],
  [[212, 202, 194, 140, 149, 150, 136, 172, 138, 192, 214], 30, 130],
  [[432, 422, 418, 369, 378, 379, 365, 397, 367, 416, 434], 130, 130],
]
function face(colour: (x: number, y: number) => Lab, nose = 96): UprightFace {
  const place = (index: number): [number, number] => {
    if (index === 4) return [nose, 70]
    if (index === 234 || index === 454) return [index === 234 ? 20 : 172, 70]
    for (const [points, x, y] of BOXES) {
      const at = points.indexOf(index)
      const angle = (at / points.length) * 2 * Math.PI
      if (at >= 0) return [x + 15 * Math.cos(angle), y + 15 * Math.sin(angle)]
    }
    const isLeft = index > 248
    if (OUTLINES.lips.some((lip) => lip === index)) return [96, 180]
    return [isLeft ? 130 : 30, 130]
  }
  const labs = Array.from({ length: SIDE * SIDE }, (_, at) => colour(at % SIDE, Math.floor(at / SIDE)))
  return { labs, unit: SIDE / 1.7, place, between: () => [0, 0, 0], inPhoto: (x, y) => [x, y] }
}

const SKIN: Lab = [0.4, 0.04, 0.05]
const WHITE: Lab = [0.7, 0.002, 0.004]
const DARK: Lab = [0.2, 0.01, 0.01]
const below = (what: Lab) => (_: number, y: number) => (y < 90 ? SKIN : what)

test('skin like the cheeks’ is not pale, nor dark, nor rough', () => {
  const { jaw } = measureHairs(face(below(SKIN)), DARK)
  expect(jaw).toMatchObject({ fade: 0, dark: 0, spread: 0, grain: 0, near: 0, pale: 0 })
})

test('white hair on dark skin has lost its colour and is lighter than the cheeks', () => {
  const { jaw } = measureHairs(face(below(WHITE)), WHITE)
  expect(jaw.fade).toBeGreaterThan(0.9)
  expect(jaw.dark).toBeLessThan(-0.5)
  expect(jaw.near).toBeCloseTo(1)
  expect(jaw.pale).toBe(1)
})

test('a shadow and dark hair are not pale, and grey pictures tell nothing of it', () => {
  expect(measureHairs(face(below([0.25, 0.005, 0.005])), DARK).jaw.pale).toBe(0)
  const grey = face((_, y) => [y < 90 ? 0.4 : 0.7, 0, 0])
  expect(measureHairs(grey, DARK).jaw.pale).toBe(0)
})

test('hairs are rough, and go from dark to light', () => {
  const striped = face((x, y) => (y < 90 || x % 2 === 0 ? SKIN : DARK))
  const { jaw } = measureHairs(striped, DARK)
  expect(jaw.grain).toBeGreaterThan(1)
  expect(jaw.spread).toBeGreaterThan(0.4)
})

test.each([
  ['to the left', 40, 0],
  ['to the right', 152, 1],
  ['to the front', 96, 0.5],
])('of a head turned %s the side counts that is seen', (_, nose, share) => {
  const right = face((x, y) => (y > 90 && x < 96 ? WHITE : SKIN), nose)
  expect(measureHairs(right, DARK).jaw.pale).toBeCloseTo(share)
})
