import { expect, test } from 'vitest'
import { findObjects } from './objects.ts'
import { findAction, findPlace } from './scene-words.ts'
import { literally } from './sense.ts'

test('leaves out what is refused after its name', () => {
  expect(literally('El tequila no, el mezcal sí').trim()).toBe(', el mezcal si')
  expect(literally('las carreras de galgos no pero su perra')).not.toContain('carreras')
  expect(literally('los gatos, claro que los perros del parque de mi barrio no')).toContain('perros')
})

/** Rules that try every way of parting a word take for ever here; others less than half a second. */
test.each([
  'a',
  'aba',
  'ab ',
  'no ',
  'cine ver ',
  'con uno dos tres ',
  'como un ',
  'llevan con uno ',
  'tan que ',
  'hac',
])('reads «%s» a thousand times over', (part) => {
  const text = part.repeat(1000)
  // A search that goes back over the text for each of its words would not end within the time a test has.
  for (const find of [findObjects, findPlace, findAction]) expect(() => find(text)).not.toThrow()
})
