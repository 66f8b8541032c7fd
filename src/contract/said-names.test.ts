import { expect, test } from 'vitest'
import { actingGiver, asTyped, giverName, greeting, ofName, saidBack, signer, toName } from './said-names.ts'

test.each([
  ['Leo', 'Leo', 'de Leo', 'a Leo'],
  ['mi abuelito Toño', 'tu abuelito Toño', 'de tu abuelito Toño', 'a tu abuelito Toño'],
  ['Mis papás', 'tus papás', 'de tus papás', 'a tus papás'],
  ['Nuestra abuela', 'tu abuela', 'de tu abuela', 'a tu abuela'],
  ['El abuelo', 'el abuelo', 'del abuelo', 'al abuelo'],
  ['La Chata', 'la Chata', 'de la Chata', 'a la Chata'],
  ['Elena', 'Elena', 'de Elena', 'a Elena'],
  ['Misael', 'Misael', 'de Misael', 'a Misael'],
])('«%s» is said back as %s, %s and %s', (name, back, of, to) => {
  expect(saidBack(name)).toBe(back)
  expect(ofName(saidBack(name))).toBe(of)
  expect(toName(saidBack(name))).toBe(to)
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
  ['Natalia, para mi mamá y mis tíos', 'Natalia'],
  ['Los de siempre para el profe', 'Los de siempre'],
])('«%s» is signed %s', (written, signed) => expect(signer(written)).toBe(signed))

test.each([
  // one person, of whom two things are said
  ['La mamá, Luz Dary', 'Mamá Luz Dary'],
  ['tu mami, la Yoli', 'tu mami la Yoli'],
  ['tu hermano el chico, Omar', 'tu hermano Omar'],
  ['tu hermano, Andrés, desde Madrid', 'tu hermano Andrés'],
  ['su papá Arturo, trailero', 'su papá Arturo'],
  ['Papá Beto, taxista', 'Papá Beto'],
  ['Tía Nena, costurera de profesión', 'Tía Nena'],
  ['Jimena, tu nuera', 'Jimena'],
  ['Tus hijos Óscar, Norma y Toño', 'Tus hijos Óscar, Norma y Toño'],
  ['Toño, el Toño de siempre', 'Toño'],
  ['la seño Mabel, sala roja', 'la seño Mabel'],
  ['Marta, su mamá, y Luis, su papá', 'Marta y Luis'],
  // several, or it may be so
  ['mamá, papá', 'mamá y papá'],
  ['Ana, Luis', 'Ana y Luis'],
  ['Rosa, el abuelo', 'Rosa y el abuelo'],
  ['Carlos, Mateo, y Inés', 'Carlos, Mateo e Inés'],
  ['Nerea y Iago', 'Nerea y Iago'],
  ['Marta, su mamá y yo', 'Marta, su mamá y yo'],
  ['sus hijos, Rosa, Marta y Juan', 'sus hijos Rosa, Marta y Juan'],
])('who signs «%s» is called %s', (signed, called) => expect(actingGiver(signed)).toBe(called))

test.each([
  ['tia flor, maestra jubilada', 'Tia Flor, maestra jubilada'],
  ['la mama, luz dary', 'La mama, Luz Dary'],
  ['Ana, luis y la tía Chela', 'Ana, Luis y la tía Chela'],
])('«%s» is written %s', (typed, written) => expect(asTyped(typed)).toBe(written))

test.each([
  ['Lucía', 'Hola, Lucía:'],
  ['mamá', 'Hola, mamá:'],
  ['Misael', 'Hola, Misael:'],
  ['Lola y Beto', 'Hola, Lola y Beto:'],
  ['sus nietos Pablo y Ana', 'Hola:'],
  ['Tu hija Sol', 'Hola:'],
  ['El equipo de ventas', 'Hola:'],
  ['La Chata', 'Hola:'],
  ['yo', 'Hola:'],
])('a message to whoever signed «%s» begins «%s»', (signed, hello) => expect(greeting(signed)).toBe(hello))
