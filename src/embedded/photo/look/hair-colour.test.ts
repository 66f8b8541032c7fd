import { expect, test } from 'vitest'
import { chroma } from '../pixels/statistics.ts'
import { namedHair } from './hair-colour.ts'

const NONE = { black: 0, brown: 0, fair: 0, grey: 0 }

test('light on cropped black hair makes no grey of it, and brown hair in the shade is not black', () => {
  const cropped = namedHair([0.45, 0.004, -0.01], { ...NONE, black: 0.9, grey: 0.1 }, 0)
  expect(cropped.colour[0]).toBeLessThan(0.36)
  expect(cropped.sure).toBeCloseTo(0.9)
  const shaded = namedHair([0.2, 0.002, 0.003], { ...NONE, brown: 0.95, black: 0.05 }, 0)
  expect(shaded.colour[0]).toBeGreaterThan(0.24)
  expect(chroma(shaded.colour)).toBeGreaterThan(0.012)
})

test('what may have either of two names gets a colour that both call theirs', () => {
  const { colour, sure } = namedHair([0.24, 0.004, 0.006], { ...NONE, black: 0.5, brown: 0.5 }, 0)
  expect(sure).toBeCloseTo(1)
  expect(colour[0]).toBeGreaterThan(0.24)
  expect(colour[0]).toBeLessThan(0.36)
})

test('a colour with its likely name stays as it was measured, and one that is too far from it', () => {
  const measured = [0.47, 0.03, 0.05] as const
  expect(namedHair([...measured], { ...NONE, brown: 1 }, 0).colour).toEqual(measured)
  const pale = [0.6, 0.004, -0.01] as const
  expect(namedHair([...pale], { ...NONE, black: 0.7, grey: 0.3 }, 0)).toEqual({ colour: pale, sure: 0.3 })
})

test('what was measured on a crown that looks bare says less than what is likely', () => {
  const scalp = [0.6, 0.03, 0.04] as const
  const likely = { ...NONE, black: 0.65, brown: 0.2, fair: 0.15 }
  expect(namedHair([...scalp], likely, 0).colour[0]).toBeGreaterThan(0.5)
  expect(namedHair([...scalp], likely, 0.7).colour[0]).toBeLessThan(0.36)
})
