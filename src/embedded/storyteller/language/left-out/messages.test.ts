import { expect, it } from 'vitest'
import { withoutMessages } from './messages.ts'

it.each([
  ['Al entrar no hablaba. Hizo un títere. ¿Llega para el domingo?', 'Al entrar no hablaba. Hizo un títere.'],
  ['se ríe con toda la cara. ¿hay descuento si pido dos?', 'se ríe con toda la cara.'],
  ['su paciencia. Mándenlo a mi casa por favor', 'su paciencia.'],
  [
    'saludó a las vacas, cuanto se demora el envio?? y en la casa lo contó',
    'saludó a las vacas, y en la casa lo contó',
  ],
  ['su risa, llega para el viernes?', 'su risa'],
  ['el pan. pueden mandarmelo antes del 20?? es que la fiesta es ese dia. y los gatos', 'el pan. y los gatos'],
  ['los trenes (¿se puede imprimir en grande?)', 'los trenes'],
])('leaves out what is asked of the shop: %s', (answer, rest) => expect(withoutMessages(answer)).toBe(rest))

it.each([
  '¿te acuerdas de cuando llegó el tren?',
  'nos vimos, ¿te acuerdas? y reímos',
  'dice: ¿se puede?',
  'nos gritó «¡pónganlo ahí!» y lo pusimos',
  'me dijo: mándenlo a la cama',
  'le sangraba la nariz y gritaba dejenme que sigo',
  'se subió a la mesa y pedía que la dejen cantar, déjenme',
])('leaves what somebody says within a memory: %s', (answer) => expect(withoutMessages(answer)).toBe(answer))
