import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { cleanName } from './names.ts'
import { readRecipient } from './person.ts'

beforeAll(loadDictionary)

it.each([
  ['mi cuchita', 'mi mamá', 'la Cuchita'],
  ['mi catira', 'mi novia', 'la Catira'],
  ['mi mono', 'mi hermano', 'el Mono'],
  ['mi chinita', 'mi hija', 'la Chinita'],
  ['mi gorda', 'mi esposa', 'la Gorda'],
  ['mis sobris Leo y Martín', 'mis sobrinos', 'los sobris Leo y Martín'],
  // what nobody else would say with an article
  ['mi amor', 'mi novio', 'Mi amor'],
  ['mi cielo', 'mi hija', 'Mi cielo'],
  ['Cuchita', 'mi mamá', 'Cuchita'],
  ['La Doña Chela', 'mi vecina', 'doña Chela'],
  ['La doña de la esquina', 'mi vecina', 'la doña de la esquina'],
  ['Catira Oriana', 'mi prima', 'Catira Oriana'],
])('what the giver alone calls them is told with an article: «%s»', (name, relation, told) =>
  expect(readRecipient(name, relation).name).toBe(told),
)

it.each([
  ['los de deposito', 'Los de depósito'],
  ['las de cobranza', 'Las de cobranza'],
  ['los del deposito', 'Los del depósito'],
  ['los de logistica', 'Los de logística'],
  ['Los de Camila', 'Los de Camila'],
])('of whom many sign by where they work, the place has its accent: «%s»', (typed, spelt) =>
  expect(cleanName(typed)).toBe(spelt),
)
