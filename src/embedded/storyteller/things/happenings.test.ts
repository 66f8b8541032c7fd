import { describe, expect, it } from 'vitest'
import { momentsOf } from './happenings.ts'
import { airOf } from './places.ts'

const first = <T>(options: readonly T[]): T => options[0]!
const told = (memory: string) => {
  const { before, after, both } = momentsOf(memory, first)
  return [...before, ...after, both ?? ''].join(' ')
}

describe('what such a day has', () => {
  it.each([
    ['cuando se cayó de la bici y se levantó solito', 'Las rodillas'],
    ['la vez que te perdiste en el supermercado', 'demasiado grande'],
    ['perdiste un zapato en el mar y volviste saltando', 'El mar iba y venía'],
    ['nos quedamos sin gasolina en la carretera y te reíste', 'El motor'],
    ['se fue la luz en la bodega y usted sacó una linterna', 'las sombras'],
    ['nos agarró el aguacero y llegamos empapadas a la boda', 'Llovía'],
    ['cuando me pediste matrimonio en la fila del súper', 'dos letras'],
    ['cuando nació y nos miró', 'cabía en dos manos'],
    ['metió su primer gol y corrió a abrazarme', 'el rebote'],
    ['bailamos hasta que nos sacaron del bar', 'La música se metía por los pies'],
    ['cuando le cantó las mañanitas a la luna', 'Donde faltaba la letra'],
    ['me gastaron una broma', 'de puntillas'],
    ['la tarde que hicimos croquetas', 'hacía chup, chup'],
    ['me dejaste en el aeropuerto y diste la vuelta', 'dedo por dedo'],
    ['cuando me enseñó a manejar', '«otra vez»'],
    ['hicimos un castillo de arena', 'Cada torre tenía su foso'],
    ['cuando me esperabas despierta', 'levantar la cabeza'],
    ['jugábamos al truco', 'Las reglas'],
    ['fuimos al mar', 'la primera ola'],
    ['dio sus primeros pasitos por alcanzar al gato', 'El suelo quedaba lejísimos'],
    ['comimos empanadas de pino', 'Olía a empanadas'],
    ['me enseñó a nadar en una presa', 'El agua estaba fría'],
    ['los señores del camión le tocaron el claxon', 'El pecho hacía pum'],
  ])('%s: %s…', (memory, moment) => expect(told(memory)).toContain(moment))

  it.each([
    // another sense, or what did not happen
    'se cayó el vaso',
    'me cayó bien desde el principio',
    'me dijo “ven a bailar conmigo”',
    'no fuimos al mar',
    'no fuimos nunca a la playa',
    'ese día no llovió',
    // nobody makes a tale of that
    'bailamos el día que murió mi papá',
    'cuando tuvo cáncer y cantamos en el hospital',
    'pidió de regalo que dejaran de pelear',
    'me dijo delante de todos que yo servía para escribir',
  ])('has nothing of its own for: %s', (memory) => expect(told(memory)).toBe(''))
})

describe('the air of a place', () => {
  it.each([
    ['la playa de Tecolutla', 'El mar respiraba'],
    ['el pasillo del hospital', 'pasillo'],
    ['el patio del colegio', 'timbre'],
    ['el patio', 'macetas'],
    ['el parque de la iglesia', 'árbol'],
    ['el estadio', 'gradas'],
  ])('%s: %s', (place, word) => expect(airOf(place).air.join(' ')).toContain(word))

  it('is not invented where no such place is known', () => {
    for (const place of [null, 'el infinito', 'la quinceañera', 'Oaxaca']) expect(airOf(place).air).toEqual([])
  })
})
