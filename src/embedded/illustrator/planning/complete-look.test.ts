import { expect, test } from 'vitest'
import type { Look } from '../../../engine.ts'
import { completeLook } from './complete-look.ts'

const look: Look = {
  skin: '#84543a',
  hair: '#3b261c',
  hairType: 'calvo',
  hairLength: 'corto',
  glasses: true,
  beard: 'barba',
  clothes: '#3f8fa8',
}
const mother = { age: 'adult', feminine: true } as const
const grandmother = { age: 'elder', feminine: true } as const
const father = { age: 'adult', feminine: false } as const
const son = { age: 'child', feminine: false } as const

test('a mother is given no beard and no bald head that the photo is not sure of', () => {
  const guess = { look, sure: { beard: 0.8, hairType: 0.6 } }
  expect(completeLook(guess, mother)).toEqual({ ...look, beard: 'ninguna', hairType: 'liso', hairLength: 'medio' })
  expect(completeLook(guess, son)).toEqual({ ...look, beard: 'ninguna', hairType: 'liso' })
  expect(completeLook(guess, father)).toEqual(look)
})

test('what the photo is sure of stands against what is likely', () => {
  const sure = { beard: 0.97, hairType: 0.96, hair: 0.98 }
  const shaven = { ...look, beard: 'ninguna' }
  expect(completeLook({ look, sure }, { age: 'teenager', feminine: false })).toEqual(look)
  expect(completeLook({ look, sure }, mother)).toEqual(shaven)
  expect(completeLook({ look, sure }, grandmother)).toEqual(shaven)
  expect(completeLook({ look, sure }, son)).toEqual(shaven)
})

test('a grandmother is grey where the photo does not tell', () => {
  const haired: Look = { ...look, hairType: 'liso', beard: 'ninguna' }
  expect(completeLook({ look: haired, sure: { hair: 0.7 } }, grandmother)).toEqual({ ...haired, hair: '#dcd8d2' })
  expect(completeLook({ look: haired, sure: { hair: 0.7 } }, mother)).toEqual(haired)
})

test('hair that seems short and combed back on a woman is tied, and hers does not go back', () => {
  const back: Look = { ...look, hairType: 'liso', beard: 'ninguna', haircut: 'hacia atrás', hairline: 'entradas' }
  const { hairline: _, ...tied } = back
  expect(completeLook({ look: back, sure: {} }, mother)).toEqual({ ...tied, hairLength: 'medio', haircut: 'moño bajo' })
  expect(completeLook({ look: back, sure: {} }, father)).toEqual(back)
  const short: Look = { ...look, hairType: 'liso', beard: 'ninguna', haircut: 'raya al lado', hairline: 'recta' }
  expect(completeLook({ look: short, sure: {} }, mother)).toEqual(short)
  expect(completeLook({ look: { ...look, haircut: 'calva' }, sure: {} }, mother).haircut).toBeUndefined()
})

test('a crop with a fringe leaves a woman her ears covered and a man as he is', () => {
  const crop: Look = { ...look, hairType: 'liso', beard: 'ninguna', haircut: 'flequillo corto', fringe: 'ninguno' }
  expect(completeLook({ look: crop, sure: {} }, mother)).toEqual({ ...crop, haircut: 'pixie', fringe: 'recto' })
  expect(completeLook({ look: crop, sure: {} }, son)).toEqual(crop)
})
