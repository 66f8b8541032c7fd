import { expect, test } from 'vitest'
import { objectIds } from '../objects/catalogue.ts'
import { nameOf } from './names.ts'

test('everything that can be drawn has a name', () => {
  expect(objectIds().filter((id) => nameOf(id) === null)).toEqual([])
})

test.each([
  ['dog', 'un perro'],
  ['cow', 'una vaca'],
  ['eagle', 'un águila'],
  ['map', 'un mapa'],
  ['lamp', 'una bombilla'],
  ['flowers', 'unas flores'],
  ['running-shoe', 'unas zapatillas de correr'],
  ['rainbow', 'un arcoíris'],
])('%s is %s', (object, name) => expect(nameOf(object)).toBe(name))
