import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { withoutPassing } from './passing.ts'

beforeAll(loadDictionary)

it.each([
  ['Se muda a Quibdó, cerca de su hermana. Siempre lleva un dado en el bolsillo.', 'Siempre lleva un dado en el bolsillo.'],
  ['Silba cuando cocina. Se jubila en marzo.', 'Silba cuando cocina.'],
  ['Se jubila en marzo. Es la primera en llegar. Apaga todas las luces.', 'Es la primera en llegar. Apaga todas las luces.'],
  ['Se muda a Salta. Ahí va a vivir con su tía. Colecciona tapas.', 'Colecciona tapas.'],
  ['ronca y cumple 12', 'ronca'],
  ['le falta una muela y cumple 12', 'le falta una muela'],
  ['Cumple 80 y guarda las bolsas dentro de otra bolsa', 'guarda las bolsas dentro de otra bolsa'],
  ['Estrena frenillos. Les habla a las plantas', 'Les habla a las plantas'],
  // what goes on about it goes with it
  ['Mañana se opera. Le da miedo', ''],
  ['Está nerviosa por el examen y no duerme', ''],
  ['Se casa en mayo, con su novio de siempre', ''],
  ['Se muda a Rosario en agosto y va a aprender piano', ''],
  ['Cumple 30 y va al mercado en bici', 'va al mercado en bici'],
  // one time of what is always done
  ['Anuncia el clima como locutor: hoy va a llover', 'Anuncia el clima como locutor'],
  ['Se va a Chile en marzo', ''],
  // nothing passes
  ['Se va a dormir con las gallinas', 'Se va a dormir con las gallinas'],
  ['Siempre se va la última de las fiestas', 'Siempre se va la última de las fiestas'],
  ['Se muda de ropa antes de salir', 'Se muda de ropa antes de salir'],
  ['Guarda hasta hoy sus boletos', 'Guarda hasta hoy sus boletos'],
  ['Cada enero jura que este año aprende a nadar', 'Cada enero jura que este año aprende a nadar'],
  ['Llega tarde, pero con pan. Canta en la ducha.', 'Llega tarde, pero con pan. Canta en la ducha.'],
  ['Dice «hoy va a ser un gran día» y se lo cree', 'Dice «hoy va a ser un gran día» y se lo cree'],
])('of «%s» lasts «%s»', (typed, lasting) => expect(withoutPassing(typed, 'trait')).toBe(lasting)) // oxfmt-ignore
