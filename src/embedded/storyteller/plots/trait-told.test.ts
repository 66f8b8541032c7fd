import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { isDeed } from './trait-told.ts'

beforeAll(loadDictionary)

it.each([
  ['Cuando piensa, se muerde la trenza', true],
  ['A todo el mundo le pregunta la hora', true],
  ['siempre silba al subir', true],
  ['Le dice “señora” al gato', true],
  ['Frunce la boca antes de dormir', true],
  ['Guardaba los corchos en una caja', true],
  // what they have, fear, like, lack, wear or leave undone
  ['Tiene un lunar en la oreja', false],
  ['le da miedo la licuadora', false],
  ['le faltan dos dientes', false],
  ['No le gusta que la peinen', false],
  ['Teo tiene miedo a los payasos', false],
  ['Tenía una pata blanca', false],
  ['Es zurda y muy alta', false],
  ['lleva siempre boina', false],
  ['su risa, que parece un hipo', false],
])('«%s» is something done: %s', (said, done) => expect(isDeed(said)).toBe(done))
