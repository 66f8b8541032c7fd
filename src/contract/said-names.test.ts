import { expect, test } from 'vitest'
import { giverName, ofName, saidBack } from './said-names.ts'

test.each([
  ['Leo', 'Leo', 'de Leo'],
  ['mi abuelito Toño', 'tu abuelito Toño', 'de tu abuelito Toño'],
  ['Mis papás', 'tus papás', 'de tus papás'],
  ['Nuestra abuela', 'tu abuela', 'de tu abuela'],
  ['El abuelo', 'el abuelo', 'del abuelo'],
  ['La Chata', 'la Chata', 'de la Chata'],
  ['Elena', 'Elena', 'de Elena'],
  ['Misael', 'Misael', 'de Misael'],
])('«%s» is said back as %s and %s', (name, back, of) => {
  expect(saidBack(name)).toBe(back)
  expect(ofName(saidBack(name))).toBe(of)
})

test.each(['yo', 'Yo mero', 'soy yo', ' YO '])('«%s» names nobody', (name) => expect(giverName(name)).toBe(''))
