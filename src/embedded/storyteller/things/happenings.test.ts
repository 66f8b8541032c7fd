import { describe, expect, it } from 'vitest'
import { happeningIn } from './happenings.ts'
import { airOf } from './places.ts'

describe('what happened in a memory', () => {
  it.each([
    ['cuando se cayó de la bici y se levantó solito', 'De las caídas'],
    ['la vez que te perdiste en el supermercado', 'Los caminos equivocados'],
    ['perdiste un zapato en el mar y volviste saltando', 'Lo que se pierde'],
    ['nos quedamos sin gasolina en la carretera y te reíste', 'Lo que se descompone'],
    ['se fue la luz en la bodega y usted sacó una linterna', 'A oscuras'],
    ['nos agarró el aguacero y llegamos empapadas a la boda', 'Sin el agua'],
    ['cuando me pediste matrimonio en la fila del súper', 'Decir que sí'],
    ['cuando nació y nos miró', 'Nacer es llegar'],
    ['metió su primer gol y corrió a abrazarme', 'Las primeras veces'],
    ['bailamos hasta que nos sacaron del bar', 'Los pasos se olvidan'],
    ['cuando le cantó las mañanitas a la luna', 'Se puede olvidar la letra'],
    ['me gastaron una broma', 'Una travesura'],
    ['la tarde que hicimos croquetas', 'Toda receta'],
    ['me dejaste en el aeropuerto y diste la vuelta', 'De una despedida'],
    ['cuando me enseñó a manejar', 'Enseñar es saber'],
    ['un castillo de arena y en vez de llorar gritaron', 'A los castillos'],
    ['cuando me esperabas despierta', 'Esperar a alguien'],
    ['el martes que nos conocimos', 'Antes de ese día'],
    ['jugábamos al truco', 'Las reglas de un juego'],
  ])('%s: %s…', (told, tells) => expect(happeningIn(told)?.tells.join(' ')).toContain(tells))

  it.each([
    // another sense, or what did not happen
    'se cayó el vaso',
    'me cayó bien desde el principio',
    'no llovió en toda la semana',
    'me dijo “ven a bailar conmigo”',
    'corrió por el río',
    // nobody makes a tale of that
    'bailamos el día que murió mi papá',
    'cuando tuvo cáncer y cantamos en el hospital',
    'pidió de regalo que dejaran de pelear',
    'me dijo delante de todos que yo servía para escribir',
  ])('tells nothing of its own for: %s', (told) => expect(happeningIn(told)).toBeNull())
})

describe('the air of a place', () => {
  it.each([
    ['la playa de Tecolutla', 'sal'],
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
