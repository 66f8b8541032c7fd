import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readRecipient } from '../language/people/person.ts'
import { deedNamed, FAMILIES } from './families.ts'
import { NAMED } from './named.ts'

beforeAll(loadDictionary)

it.each([
  ['su paciencia', 'mi mamá', 'esa paciencia'],
  ['es muy honrado', 'mi papá', 'esa honradez'],
  ['que nunca llega sin algo dulce en la bolsa', 'mi mamá', null],
  ['su paciencia', 'mi perro', null],
  ['', 'mi mamá', null],
] as const)('calls the deed by one word only where it surely is what is admired: %s, %s', (said, relation, named) => {
  expect(deedNamed(said, readRecipient('Noa', relation))).toBe(named)
})

it('has one word for families alone', () => {
  const ids = FAMILIES.map(({ id }) => id)
  expect(Object.keys(NAMED).filter((id) => !ids.includes(id))).toEqual([])
  expect(Object.values(NAMED).filter((named) => !/^es[ae] /u.test(named))).toEqual([])
})

it('says one word of one family', () => {
  const again = ['patience', 'bravery', 'strength']
  expect(again.map((id) => Object.values(NAMED).filter((named) => named === NAMED[id]).length)).toEqual([1, 1, 1])
})
