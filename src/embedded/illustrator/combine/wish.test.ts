import { expect, test } from 'vitest'
import { random } from '../../random.ts'
import { wishOf, type Wish } from './wish.ts'

const cases: [string, Partial<Wish>][] = [
  ['Los dos en la playa al atardecer', { mount: 'line', place: 'beach', time: 'sunset', isPainted: false, air: null }],
  ['Los dos sentados en una barca al atardecer', { place: 'lake', time: 'sunset' }],
  ['Una boda elegante, con marco dorado', { mount: 'gold', festive: true, air: 'confetti' }],
  ['Feliz cumpleaños con globos y pastel', { mount: 'balloons', festive: true }],
  ['En el espacio, entre estrellas y cohetes', { mount: 'planets', place: 'space' }],
  ['Navidad con nieve', { mount: 'pine', air: 'snow' }],
  ['Abrazados en la luna', { mount: 'hearts', place: 'space' }],
  ['Bajo el mar con peces', { mount: 'bubbles', place: 'underwater' }],
  ['En acuarela, en un campo de flores', { mount: 'wreath', style: 'acuarela', isPainted: true, festive: false }],
  ['Como un cómic en la ciudad', { mount: 'line', place: 'city', style: 'comic', isPainted: true }],
  ['Un medallón en el bosque de noche', { mount: 'wreath', place: 'forest', time: 'night' }],
  ['Un sueño en otoño', { time: 'night', air: 'leaves', festive: false }],
  ['Un momento mágico', { time: 'night', air: 'sparkles' }],
  ['Con mucho amor', { mount: 'hearts', time: 'afternoon', air: 'petals' }],
]

test.each(cases)('%s', (prompt, expected) => {
  expect(wishOf(prompt, random('seed'))).toMatchObject(expected)
})

test('a prompt that says nothing of it is given a place all the same, always the same one', () => {
  const [one, other] = [wishOf('¡Sorpréndeme!', random('seed')), wishOf('¡Sorpréndeme!', random('seed'))]
  expect(one).toEqual(other)
  expect(one).toMatchObject({ mount: 'line', isPainted: false, festive: false, air: null })
  expect(placesOf('¡Sorpréndeme!')).toEqual(['countryside', 'garden', 'lake', 'mountain', 'park', 'village'])
})

test.each([
  ['Un marco dorado', ['garden', 'library', 'living-room']],
  ['Con mucho amor', ['garden', 'lake', 'park']],
  ['Navidad', ['snow']],
])('a place that goes with the frame, where none is named: %s', (prompt, places) => {
  expect(placesOf(prompt)).toEqual(places)
})

/** Where a prompt is set, whatever the chance. */
function placesOf(prompt: string): string[] {
  return [...new Set(Array.from({ length: 60 }, (_, seed) => wishOf(prompt, random(seed)).place))].toSorted()
}
