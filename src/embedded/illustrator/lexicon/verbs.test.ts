import { expect, test } from 'vitest'
import { inflectedEntry } from './inflections.ts'
import { findObjects } from './objects.ts'
import { findAction, findPlace } from './scene-words.ts'
import { words } from './thesaurus.ts'
import { infinitives, inThirdPerson } from './verbs.ts'

test('finds the infinitives of forms that no noun shares', () => {
  expect(infinitives('pintabamos')).toEqual(['pintar'])
  expect(infinitives('tejiendolo')).toEqual(['tejer', 'tejir'])
  expect(infinitives('leerle')).toEqual(['leer'])
  expect(infinitives('cocina')).toEqual([])
})

test('tells of others what I did', () => {
  expect(inThirdPerson('cantábamos y canté con mi bebé')).toBe('cantaba y cantó con mi bebé')
  expect(inThirdPerson('comíamos, comí y abrazarte')).toBe('comía, comió y abrazar')
})

test.each([
  ['golazo', 'ball'],
  ['perrazo', 'dog'],
  ['uvas', 'grapes'],
  ['bonsais', 'plant'],
  ['ormiga', 'ant'],
  ['vallena', 'whale'],
])('«%s» is %s', (word, object) => {
  expect(inflectedEntry(words(word))?.object).toBe(object)
})

test.each(['bolsillo', 'gatillo', 'brazo', 'cazamos', 'sello', 'aquellas'])(
  '«%s» is nothing by its form or its sound',
  (word) => {
    expect(findObjects(word)).toEqual([])
  },
)

test.each([
  ['una ola de calor y un mar de dudas', []],
  ['pollo asado con patatas', ['potato']],
  ['batido de fresa y plátano', ['juice']],
  ['un viaje en autobús', ['bus']],
  ['un viaje a las islas', ['plane']],
  ['es muy paciente, tiene una dulce mirada', []],
  ['mi prima rosa y su perrita canela', ['dog']],
  ['las sirenas de los bomberos', ['fire-engine']],
  ['las sirenas y los piratas', ['mermaid', 'pirate-flag']],
  ['el café sin azúcar y con galletas', ['coffee', 'cookie']],
  ['el vino y vino mi tío', ['wine-glass']],
])('%s', (phrase, objects) => {
  expect(findObjects(phrase).map(({ object }) => object)).toEqual(objects)
})

test('reads deeds from a verb with the kind of its thing', () => {
  expect(findAction('hacer croquetas')?.value).toBe('cook')
  expect(findAction('hacer una cometa')).toBeNull()
  expect(findAction('tomamos tarta de queso')?.value).toBe('eat')
  expect(findAction('jugábamos al baloncesto')?.value).toBe('play-ball')
})

test('knows real places and places that are none', () => {
  expect(findPlace('subimos al Teide')?.value).toBe('mountain')
  expect(findPlace('se quitó la manga y bajó la tarifa de un tajo')).toBeNull()
  expect(findPlace('te quiero hasta la luna y de vuelta')).toBeNull()
  expect(findPlace('un cuarto de hora en la sala de espera')).toBeNull()
  expect(findPlace('en mi cuarto')?.value).toBe('bedroom')
})
