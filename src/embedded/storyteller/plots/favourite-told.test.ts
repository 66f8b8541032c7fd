import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../../test/storyteller/briefs.ts'
import { kitFor } from '../kit/read-brief.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { favouriteTold } from './favourite-told.ts'

beforeAll(loadDictionary)

const told = (favoriteThing: string, who = {}, isAlive = false) =>
  favouriteTold(kitFor({ ...PLAIN, favoriteThing, ...who }, '1'), { isTiny: false, isAlive }).all

it.each([
  ['el agua, se quiere meter a la cubeta', 'el agua. Berta se quiere meter a la cubeta'],
  ['Disfrazarse. Va al súper de abeja.', 'disfrazarse. Berta va al súper de abeja'],
  ['el karaoke, canta horrible y le vale', 'el karaoke. Berta canta horrible y le vale'],
  ['atajar penales, es arquera', 'atajar penales. Berta es arquera'],
  ['montar bici. A veces se sube al cerro', 'montar bici. A veces Berta se sube al cerro'],
  ['la licuadora, la prendemos y se ríe', 'la licuadora. La prenden y se ríe'],
  ['la escoba, barre todo el día atrás mío', 'la escoba. Berta barre todo el día atrás de Olga'],
  // what the thing is, or another clause, is nobody's deed
  ['la etiqueta de las cobijas, no la cobija, la etiqueta', 'la etiqueta de las cobijas. No la cobija, la etiqueta'],
  ['su bici, es de su abuelo', 'su bici. Es de su abuelo'],
  ['su muñeca, se llama Pepa', 'su muñeca. Se llama Pepa'],
])('tells of whom it is: %s', (answer, all) => expect(told(answer)).toBe(all))

it('what is alive may do it itself', () => {
  expect(told('su perra Fanny, duerme en la cama', {}, true)).toBe('su perra Fanny. Duerme en la cama')
})

it('tells each of two what is theirs by their name', () => {
  const two = { recipientName: 'Ana y Beto', recipientRelation: 'mis sobrinos' }
  expect(told('Ella los caballos y él los videojuegos, los dos la pizza', two)).toBe(
    'a los dos, la pizza; a Ana, los caballos; a Beto, los videojuegos',
  )
})
