import { expect, test } from 'vitest'
import type { Lab } from '../../../contract/colour.ts'
import { difference, hex, oklab } from '../../colour.ts'
import { fromOklab } from '../../../contract/colour.ts'
import { readClothes } from './clothes.ts'

const SKIN: Lab = [0.76, 0.045, 0.06]
const NECK: Lab = [0.6, 0.06, 0.07]
const LONG_HAIR: Parameters<typeof readClothes>[1]['hair'] = {
  middle: [0.3, 0.03, 0.04],
  lit: [0.45, 0.04, 0.06],
  hairType: 'ondulado',
  hairLength: 'largo',
}
const HAIR: Lab = [0.29, 0.029, 0.039]
const SHIRT: Lab = [0.5, -0.02, -0.1]

const cells = (lab: Lab, count: number, weight = 1) => Array.from({ length: count }, () => ({ lab, weight }))
const read = (seen: ReturnType<typeof cells>, hair = LONG_HAIR, lightness = SKIN[0]) =>
  readClothes(seen, { skin: SKIN, lightness, hair })

test('what falls over the shoulders and a bare neck are no clothes', () => {
  const seen = [...cells(SHIRT, 60), ...cells(HAIR, 150), ...cells(NECK, 90)]
  expect(difference(read(seen).value, hex(fromOklab(SHIRT)))).toBeLessThan(0.03)
  // Of short hair none falls so far: what has its colour is worn.
  expect(difference(read(seen, { ...LONG_HAIR, hairLength: 'corto' }).value, hex(fromOklab(HAIR)))).toBeLessThan(0.03)
})

test('where nothing else is seen below the chin, hair’s colour is the shirt’s', () => {
  const { value } = read([...cells(HAIR, 150), ...cells(SHIRT, 8)])
  expect(difference(value, hex(fromOklab(HAIR)))).toBeLessThan(0.03)
})

test('a narrow strip of shirt is enough, half of one colour is hardly sure, and no shirt at all never', () => {
  const { value, sure } = read(cells(SHIRT, 6, 0.3))
  expect(difference(value, hex(fromOklab(SHIRT)))).toBeLessThan(0.03)
  expect(sure).toBeCloseTo(1)
  expect(read([]).sure).toBe(0)
  const YELLOW: Lab = [0.8, 0.02, 0.15]
  expect(read([...cells(SHIRT, 30), ...cells(YELLOW, 30)]).sure).toBeLessThan(0.55)
})

test('a neck in the shade is skin: more colourful than the face, and of its hue', () => {
  const BLACK: Lab = [0.25, 0, 0]
  const { value } = read([...cells([0.5, 0.06, 0.08], 120), ...cells(BLACK, 30)])
  expect(difference(value, hex(fromOklab(BLACK)))).toBeLessThan(0.03)
})

const worn = (lab: Lab, lightness: number) => read(cells(lab, 60), LONG_HAIR, lightness)

test('white in the shade is white, and asked; grey, sand and what has a colour stay as they are', () => {
  const SHADY: Lab = [0.75, 0, -0.01]
  const { value, sure } = worn(SHADY, SKIN[0] * 1.1)
  expect(oklab(value)[0]).toBeGreaterThan(0.9)
  expect(sure).toBeLessThan(0.71)
  const kept: [Lab, number][] = [
    [SHADY, SKIN[0]],
    [[0.75, 0, 0.02], SKIN[0] * 1.1],
    [[0.75, -0.02, -0.02], SKIN[0] * 1.1],
  ]
  for (const [lab, lightness] of kept)
    expect(difference(worn(lab, lightness).value, hex(fromOklab(lab)))).toBeLessThan(0.01)
})
