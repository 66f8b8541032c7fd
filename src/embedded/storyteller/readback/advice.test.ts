import { expect, test } from 'vitest'
import { ADVICE_KINDS } from '../../../contract/readings.ts'
import { adviceOn } from './advice.ts'

const BRIEF = {
  senderName: 'Ana',
  recipientName: 'Leo',
  recipientRelation: 'mi hermano',
  favoriteThing: 'el mar',
  specialMemory: 'la tarde en la playa',
  admiration: 'su risa',
  extraTrait: '',
  illustrationStyle: 'retro',
} as const

const CASES = [
  ['name', 'senderName', 'yo'],
  ['name', 'recipientName', 'Yo'],
  ['nothing-said', 'favoriteThing', 'nada'],
  ['nothing-said', 'favoriteThing', 'todo'],
  ['nothing-said', 'specialMemory', 'no me acuerdo'],
  ['nothing-said', 'admiration', 'x'],
  ['nothing-said', 'extraTrait', 'no sé'],
  ['hurts', 'favoriteThing', 'lo odio'],
  ['hurts', 'specialMemory', 'nos odiamos desde entonces'],
  ['hurts', 'admiration', 'no me cae bien, pero cocina rico'],
  ['hurts', 'extraTrait', 'es insoportable'],
  ['other-language', 'favoriteThing', 'the beach and her dogs'],
  ['other-language', 'specialMemory', 'when we went to the beach'],
  ['other-language', 'admiration', 'her smile'],
  ['private', 'specialMemory', 'cuando le dio leucemia'],
  ['private', 'extraTrait', 'vive en la calle Morelos 14'],
  ['private', 'extraTrait', 'su celular es 55 1234 5678'],
  ['private', 'admiration', 'su fuerza cuando estuvo en el hospital'],
  ['passing', 'extraTrait', 'cumple 15 y está nerviosa por el vals'],
  ['note', 'favoriteThing', 'los barcos, no sé si cabe'],
  ['private', 'admiration', 'es adoptado, pero nos quiere'],
  ['hurts', 'extraTrait', 'es la más lista, no como las demás'],
  ['name', 'recipientName', 'Nena / Olga'],
  ['name', 'recipientName', 'Olga (mi vecina)'],
  ['name', 'recipientName', 'Q'],
  ['name', 'senderName', 'Bea, Raúl y Tito desde el cielo'],
] as const

test.each(CASES)('%s: of %s «%s» one line is said, with an example that is itself good', (kind, field, said) => {
  const [advice, ...more] = adviceOn({ ...BRIEF, [field]: said })
  expect(more).toEqual([])
  expect(advice).toMatchObject({ kind, field })
  expect(advice?.why).toMatch(/^[^.]{20,85}\.$/)
  expect(adviceOn({ ...BRIEF, [field]: advice?.example })).toEqual([])
})

test('every kind is among them, and nothing is said of a good brief', () => {
  expect(new Set(CASES.map(([kind]) => kind))).toEqual(new Set(ADVICE_KINDS))
  expect(adviceOn(BRIEF)).toEqual([])
})
