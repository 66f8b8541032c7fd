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

it.each([
  ['queme el arroz y le dije que estaba bueno', 'quemé el arroz y le dije que estaba bueno'],
  ['me cambié de nombre para que el hiciera mi examen', 'me cambié de nombre para que él hiciera mi examen'],
  ['nunca me pregunto nada y me abrió la puerta', 'nunca me preguntó nada y me abrió la puerta'],
  ['el abuelo decia q el habia visto a Maradona', 'el abuelo decía que él había visto a Maradona'],
  ['yo no se como lo supo', 'yo no sé cómo lo supo'],
  ['se apunto a ceramica y no fue', 'se apuntó a cerámica y no fue'],
  // what may be right, or was typed with care
  ['el mes que viene cruzo el estrecho', 'el mes que viene cruzo el estrecho'],
  ['nunca le cobro de más a nadie', 'nunca le cobro de más a nadie'],
  ['gorro desde 1995, el mismo', 'gorro desde 1995, el mismo'],
  ['de mi madre admiro la paciencia', 'de mi madre admiro la paciencia'],
  ['cuando llegue a viejo quiero ser como él', 'cuando llegue a viejo quiero ser como él'],
  ['Sé que mañana canto yo, y él también', 'Sé que mañana canto yo, y él también'],
  ['dice ‘yo llego y el se va’ y se rio', 'dice ‘yo llego y el se va’ y se rio'],
  ['fue el constructor de la casa', 'fue el constructor de la casa'],
])('a word that an accent makes another is what stands around it: %s', (typed, spelt) =>
  expect(tidy(typed)).toBe(spelt),
)
