import { expect, test } from 'vitest'
import { giverName, ofName, saidBack, signer } from './said-names.ts'

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

test.each([
  ['Mamá (Irma)', 'Mamá'],
  ['De parte de toda la clase de 4B', 'toda la clase de 4B'],
  ['Con todo mi amor, tu hija Sol', 'tu hija Sol'],
  ['Firma: Mamá', 'Mamá'],
  ['De Luz', 'De Luz'],
  ['Los 3 del fondo (Beto, Luz y Ana)', 'Beto, Luz y Ana'],
  ['Mamá y papá (Luz y Beto)', 'Mamá y papá'],
  ['Ada (5 años) lo escribe mi tía', 'Ada'],
  ['Depto 408, Elvira', 'Elvira'],
  ['Luz y Beto, del 3ºA', 'Luz y Beto'],
  ['Luz y mi tía Berta', 'Luz y su tía Berta'],
  ['Beto y su mamá que escribe', 'Beto y su mamá que escribe'],
  ['6to Grado', '6to Grado'],
  ['Inés tengo 8', 'Inés'],
  ['Tadeo, tengo once años', 'Tadeo'],
])('«%s» is signed %s', (written, signed) => expect(signer(written)).toBe(signed))
