import { expect, test } from 'vitest'
import { COAT } from '../../../../test/factories.ts'
import { animalOf, objectOfCoat, wornCoat } from './animals.ts'

test.each([
  ['perrita', 'perro'],
  ['gato', 'gato'],
  ['yegua', 'caballo'],
  ['tortuga', null],
  ['mascota', undefined],
])('«%s» is drawn with the coat of: %s', (word, animal) => {
  expect(animalOf(word)).toBe(animal)
})

test('what was told of a colour goes before what a photo leaves in doubt, and not before what was confirmed', () => {
  expect(wornCoat({ ...COAT, sure: { colour: 0.7 } }, '#ffffff').colour).toBe('#ffffff')
  expect(wornCoat({ ...COAT, sure: { colour: 0.97 } }, '#ffffff').colour).toBe(COAT.colour)
  expect(wornCoat(COAT, '#ffffff')).toEqual(COAT)
  expect(objectOfCoat(COAT)).toBe('cat')
})
