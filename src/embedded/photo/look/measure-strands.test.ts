import { expect, test } from 'vitest'
import type { Lab } from '../../../contract/colour.ts'
import { SIDE } from '../face/upright.ts'
import { measureStrands } from './measure-strands.ts'

const inPhoto = (x: number, y: number): [number, number] => [x, y]
const everywhere = () => 1

function hair(light: (x: number, y: number) => number): number[] {
  const labs = Array.from({ length: SIDE * SIDE }, (_, i): Lab => [light(i % SIDE, Math.floor(i / SIDE)), 0.01, 0.02])
  return measureStrands({ labs, inPhoto }, everywhere)
}

const [kept, strength, upright, around, alike] = [0, 1, 2, 3, 4]
const hanging = hair((x) => 0.3 + 0.1 * Math.sin(x))
const coiled = hair((x, y) => 0.3 + 0.05 * (Math.sin(x) + Math.sin(y)))

test('strands that hang keep one direction, upright and alike', () => {
  for (const one of [kept, upright, alike]) expect(hanging[one]).toBeGreaterThan(0.95)
})

test('strands that lie round a head follow its outline, and those that stand off it cross it', () => {
  const [x0, y0] = [SIDE / 2, SIDE * 0.55]
  const rings = hair((x, y) => 0.3 + 0.1 * Math.sin(Math.hypot(x - x0, y - y0)))
  const rays = hair((x, y) => 0.3 + 0.1 * Math.sin(Math.atan2(y - y0, x - x0) * 40))
  expect(rings[around]).toBeGreaterThan(0.9)
  expect(rays[around]).toBeLessThan(-0.6)
})

test('coils keep none', () => {
  expect(coiled[kept]).toBeLessThan(0.4)
  expect(Math.abs(coiled[upright]!)).toBeLessThan(0.2)
})

test('smooth hair stands out less than rough hair, and nothing is told where there is none', () => {
  expect(hair(() => 0.3)[strength]).toBeLessThan(hanging[strength]!)
  const none = measureStrands({ labs: Array.from({ length: SIDE * SIDE }, (): Lab => [0.3, 0, 0]), inPhoto }, () => 0)
  expect(none.every((value) => Number.isFinite(value))).toBe(true)
  expect(none.slice(0, 5)).toEqual([0.5, -4, 0, 0, 0])
})
