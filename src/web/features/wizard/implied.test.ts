import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from './draft.ts'
import { impliedAge, impliedOccasion, isAnimal, variantOf, withImplied } from './implied.ts'

const aged = (recipientRelation: string, more: object = {}) =>
  impliedAge({ ...EMPTY_DRAFT, recipientName: 'Leo', recipientRelation, ...more })

test.each([
  ['mi hijo de 4 años', '2-4'],
  ['mi hijo que cumple 9 años', '8-11'],
  ['mi sobrino recién nacido', 'bebe'],
  ['mi bebé, mi primera bisnieta', 'bebe'],
  ['mi nieta de 8 meses', 'bebe'],
  ['mi abuelito', 'mayor'],
  ['mi novio', 'adulto'],
  ['mi jefa', 'adulto'],
  ['mi hermano de 15 años', '12-17'],
  ['mi hijo de 30 años', 'adulto'],
  ['mi mamá de 70 años', 'mayor'],
  ['mis abuelos', 'mayor'],
  ['mis suegros', 'adulto'],
  ['mis nietos de 5, 6 y 7 años', '5-7'],
])('«%s»: %s', (relation, age) => expect(aged(relation)).toBe(age))

test.each([
  'mi hijo',
  'mi nieta',
  'mi mamá',
  'mi mejor amiga',
  'mi perro',
  'la bebida de mi tía',
  'el novio de mi hija',
  'mis nietos de 3 y 8 años',
])('«%s» may be of any age', (relation) => expect(aged(relation)).toBeNull())

test('the last answer may tell it, where it speaks of the recipient', () => {
  expect(aged('mi hijo', { extraTrait: 'Cumple 15 y está nerviosa' })).toBe('12-17')
  expect(aged('mi hijo', { extraTrait: 'su perro tiene 4 años' })).toBeNull()
})

test.each([
  ['mi abuelo que en paz descanse', 'en-recuerdo'],
  ['mi perrita, ya no está con nosotros', 'en-recuerdo'],
  ['nuestra tía (q.e.p.d.)', 'en-recuerdo'],
  ['mi sobrina recién nacida', 'nacimiento'],
  ['mi hija que cumple 9 años', 'cumpleanos'],
  ['mi hermano, se murió de risa conmigo', null],
  ['mi abuelo', null],
])('«%s» is given for: %s', (recipientRelation, occasion) => {
  const draft = { ...EMPTY_DRAFT, recipientName: 'Leo', recipientRelation }
  expect(impliedOccasion(draft)).toBe(occasion)
  expect(withImplied(draft).occasion).toBe(occasion)
  expect(withImplied({ ...draft, occasion: 'navidad' }).occasion).toBe('navidad')
  expect(withImplied({ ...draft, readings: { occasion: null } }).occasion).toBeNull()
})

test.each([
  [['es-MX', 'en'], 'UTC', 'es-MX'],
  [['en-US', 'es-AR'], 'America/New_York', 'es-AR'],
  [['es-UY'], 'UTC', 'es-AR'],
  [['es-419', 'es'], 'America/Bogota', 'es-CO'],
  [['es-419', 'es'], 'America/Santiago', 'es-CL'],
  [['es-PE'], 'America/New_York', 'es-PE'],
  [['es'], 'Europe/Madrid', 'es-ES'],
  [['ca'], 'Atlantic/Canary', 'es-ES'],
  [['es-US'], 'America/Chicago', null],
  [['es-BO'], 'America/La_Paz', null],
  [[], '', null],
])('a browser of %j in %s speaks %s', (languages, zone, variant) => {
  expect(variantOf(languages, zone)).toBe(variant)
})

test('what was chosen or left out stays so', () => {
  const draft = { ...EMPTY_DRAFT, recipientRelation: 'mi abuela', recipientAge: 'adulto', variant: 'es-CO' } as const
  expect(withImplied(draft)).toEqual(draft)
  expect(withImplied({ ...draft, recipientAge: null }).recipientAge).toBe('mayor')
  expect(withImplied({ ...draft, recipientAge: null, readings: { age: null } }).recipientAge).toBeNull()
})

test.each([
  ['mi perro de 4 años', null, true],
  ['nuestra gatita', null, true],
  ['mi perro', 'una', false],
  ['mi compañero', 'animal', true],
  ['mi hija, que ama a los gatos', null, false],
] as const)('«%s», chosen %s, is an animal: %s', (recipientRelation, recipientKind, is) => {
  const draft = { ...EMPTY_DRAFT, recipientRelation, recipientKind }
  expect(isAnimal(draft)).toBe(is)
  expect(withImplied({ ...draft, recipientName: 'Yaya' }).recipientAge).toBe(is ? null : 'mayor')
})
