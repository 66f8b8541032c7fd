import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../../test/storyteller/briefs.ts'
import { kitFor } from '../kit/read-brief.ts'
import { loadDictionary } from '../language/dictionary.ts'
import { favouriteSaid } from './favourite-said.ts'

beforeAll(loadDictionary)

const said = (favoriteThing: string, isAlive = false) => {
  const kit = kitFor({ ...PLAIN, recipientName: 'Rosa', favoriteThing }, '1')
  return favouriteSaid(kit, { isTiny: false, isAlive }).all
}

it.each([
  ['el agua, se quiere meter a la cubeta de los perros', 'el agua. Rosa se quiere meter a la cubeta de los perros'],
  ['Disfrazarse. Va al súper de abeja.', 'disfrazarse. Rosa va al súper de abeja'],
  ['el karaoke, canta horrible y le vale', 'el karaoke. Rosa canta horrible y le vale'],
  ['la etiqueta de la cobija, no la cobija, la etiqueta', 'la etiqueta de la cobija. No la cobija, la etiqueta'],
  ['su bici, es de su abuelo', 'su bici. Es de su abuelo'],
])('who does it is named, where nobody else can be: %s', (typed, told) => expect(said(typed)).toBe(told))

it('what is alive may do it itself', () => {
  expect(said('su perra Fanny, duerme en la cama', true)).toBe('su perra Fanny. Duerme en la cama')
})
