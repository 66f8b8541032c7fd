import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { accentsInContext } from './accents.ts'
import { tidy } from './tidy.ts'

beforeAll(loadDictionary)

it.each([
  ['la guacharaca que le regalo el tio Edgar', 'la guacharaca que le regaló el tío Edgar'],
  ['el libro que le firmo Isabel Allende', 'el libro que le firmó Isabel Allende'],
  ['con lo mal que lo paso antes', 'con lo mal que lo pasó antes'],
  ['me dibujo a mi cambiando la llanta', 'me dibujó a mí cambiando la llanta'],
  ['estuvo conmigo todo el año que prepare mi examen', 'estuvo conmigo todo el año que preparé mi examen'],
  // what a giver does today
  ['la sopa que le mando los viernes y el dominó', 'la sopa que le mando los viernes y el dominó'],
  ['el mate que le preparo en el recreo', 'el mate que le preparo en el recreo'],
  ['lo mal que lo paso cuando vuelo', 'lo mal que lo paso cuando vuelo'],
])('a past has its accent where nothing else may stand: %s', (typed, spelt) =>
  expect(accentsInContext(tidy(typed))).toBe(spelt),
)
