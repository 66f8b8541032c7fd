import { expect, test } from 'vitest'
import { oklab } from '../../colour.ts'
import { readHair } from './hair.ts'
import type { HairMeasures } from './measure-hair.ts'
import { CROPPED, usualHead } from './usual-head.ts'

function read(hair: Partial<HairMeasures>, lightness = 0.8) {
  return readHair(usualHead(hair, lightness), { isHidden: false, beard: null })
}
const typeOf = (hair: Partial<HairMeasures>, lightness?: number) => read(hair, lightness).type.value

test('short hair whose strands keep no direction and do not shine is curly', () => {
  expect(typeOf(CROPPED, 0.55)).toBe('rizado')
  expect(typeOf({})).toBe('liso')
  expect(typeOf({ ...CROPPED, coherence: 0.3, halo: 0.5 }, 0.55)).toBe('afro')
  // What stands in all directions is not yet a coil: so does cropped straight hair in a small picture.
  expect(typeOf({ coherence: 0.3 })).not.toBe('afro')
})

test('below a red hat the fringe lends its colour, and is asked', () => {
  const hat = { natural: 0.2, middle: [0.42, 0.11, 0.06], lit: [0.52, 0.15, 0.06] } satisfies Partial<HairMeasures>
  const fair = { middle: [0.62, 0.02, 0.07], lit: [0.7, 0.02, 0.07] } satisfies HairMeasures['fringe']
  const { value, sure } = read({ ...hat, fringe: fair }).colour
  const [, red, yellow] = oklab(value)
  expect(yellow).toBeGreaterThan(red)
  expect(sure).toBeLessThan(0.5)
  const [, itsRed, itsYellow] = oklab(read(hat).colour.value)
  expect(itsRed).toBeGreaterThan(itsYellow)
})

test('cropped hair that light makes grey is black beside dark skin and black brows', () => {
  const { value } = read({ ...CROPPED, middle: [0.44, 0.002, 0.004], lit: [0.5, 0.003, 0.006] }, 0.5).colour
  expect(oklab(value)[0]).toBeLessThan(0.36)
})

test('beside a beard, what seems to hang there is rarely hair', () => {
  const falling = { area: 0.9, jaw: 0.2, lowest: 0.6, below: { area: 0.4, seen: 1 } } satisfies Partial<HairMeasures>
  const [shaven, bearded] = [-4, 4].map(
    (logit) => readHair({ ...usualHead(falling), bearded: logit }, { isHidden: false, beard: null }).length,
  )
  expect(shaven!.value).not.toBe('corto')
  expect(bearded).toMatchObject({ value: 'corto' })
  expect(bearded!.sure).toBeGreaterThan(0.8)
})
