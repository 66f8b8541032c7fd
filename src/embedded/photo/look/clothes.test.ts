import { expect, test } from 'vitest'
import type { Lab } from '../../../contract/colour.ts'
import { difference, hex } from '../../colour.ts'
import { fromOklab } from '../../../contract/colour.ts'
import { readClothes } from './clothes.ts'

const SKIN: Lab = [0.76, 0.045, 0.06]
const NECK: Lab = [0.6, 0.06, 0.07]
const LONG = { middle: [0.3, 0.03, 0.04], lit: [0.45, 0.04, 0.06], hairType: 'ondulado', hairLength: 'largo' } as const
const HAIR: Lab = [0.36, 0.034, 0.048]
const SHIRT: Lab = [0.5, -0.02, -0.1]

const cells = (lab: Lab, count: number, weight = 1) => Array.from({ length: count }, () => ({ lab, weight }))
const read = (
  seen: ReturnType<typeof cells>,
  hair: Parameters<typeof readClothes>[1]['hair'] = { ...LONG, middle: [...LONG.middle], lit: [...LONG.lit] },
) => readClothes(seen, { skin: SKIN, hair })

test('what falls over the shoulders and a bare neck are no clothes', () => {
  const { value } = read([...cells(SHIRT, 60), ...cells(HAIR, 110), ...cells(NECK, 90)])
  expect(difference(value, hex(fromOklab(SHIRT)))).toBeLessThan(0.03)
})

test('where nothing else is seen below the chin, hair’s colour is the shirt’s', () => {
  const { value } = read([...cells(HAIR, 150), ...cells(SHIRT, 8)])
  expect(difference(value, hex(fromOklab(HAIR)))).toBeLessThan(0.03)
})

test('a narrow strip of shirt is enough for a guess, and no shirt at all is never sure', () => {
  const { value, sure } = read(cells(SHIRT, 6, 0.3))
  expect(difference(value, hex(fromOklab(SHIRT)))).toBeLessThan(0.03)
  expect(sure).toBeGreaterThan(0)
  expect(read([]).sure).toBe(0)
})
