import { expect, it } from 'vitest'
import { likedOf, withoutFillers } from './fillers.ts'

it.each([
  ['el squash obvio y las tortugas', 'el squash y las tortugas'],
  ['las lentejas, obvio', 'las lentejas'],
  ['la licuadora jaja en serio, la prenden', 'la licuadora, la prenden'],
  ['se lo toma en serio jaja', 'se lo toma en serio jaja'],
  // what fills a pause, and what is said or is a name
  ['su valentía poh. Y que se sacó la carrera', 'su valentía. Y que se sacó la carrera'],
  ['su risa. Bueno, y su paciencia', 'su risa. y su paciencia'],
  ['dice vamos poh', 'dice vamos poh'],
  ['siempre ya poh', 'siempre ya poh'],
  ['los cuentos de Edgar Allan Po', 'los cuentos de Edgar Allan Po'],
  ['lo obvio y las cosas calladas', 'lo obvio y las cosas calladas'],
])('is not of what is said that it is plain: %s', (answer, said) => {
  expect(withoutFillers(answer)).toBe(said)
})

it.each([
  ['el tinto de las tres. Que nadie la llame a las tres.', 'el tinto de las tres. Que nadie la llame a las tres.'],
  ['la novela a las cinco', 'la novela a las cinco'],
  ['las muñecas a las dos', 'las muñecas'],
  ['los dinosaurios a los dos', 'los dinosaurios'],
  ['que les lean cuentos a los tres', 'que les lean cuentos'],
])('at an hour, or both of them: %s', (typed, liked) => expect(likedOf(typed)).toBe(liked))
