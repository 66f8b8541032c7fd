import { expect, test } from 'vitest'
import { nameOf } from './names.ts'

test.each([
  ['dog', 'un perro'],
  ['cow', 'una vaca'],
  ['eagle', 'un águila'],
  ['map', 'un mapa'],
  ['lamp', 'una lámpara'],
  ['light-bulb', 'una bombilla'],
  ['flowers', 'unas flores'],
  ['running-shoe', 'unas zapatillas de correr'],
  ['rainbow', 'un arcoíris'],
])('%s is %s', (object, name) => expect(nameOf(object)).toBe(name))
