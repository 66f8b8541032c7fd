import { expect, test } from 'vitest'
import { z } from 'zod'
import { readTsv } from '../../../../test/fixtures/read-tsv.ts'
import { findObjects } from './objects.ts'

/** What people write, and what must be found in it: `?` what may be, `a/b` either, `-` nothing. */
const expectation = z.strictObject({ phrase: z.string(), objects: z.string() })

test.each(['tuned', 'fresh'].flatMap((set) => readTsv(`phrases/${set}.tsv`, expectation)))(
  '$phrase',
  ({ phrase, objects }) => {
    const groups = objects === '-' ? [] : objects.split(' ')
    const allowed = new Set(groups.flatMap((group) => group.replace('?', '').split('/')))
    const found = findObjects(phrase).map(({ object }) => object)
    expect(found.filter((object) => !allowed.has(object))).toEqual([])
    const needed = groups.filter((group) => !group.endsWith('?'))
    expect(needed.filter((group) => !group.split('/').some((object) => found.includes(object)))).toEqual([])
  },
)

test('says what the text said, how surely, and in the order of the text', () => {
  const found = findObjects('Los gatitos, la bici, el oso polar y una vallena')
  expect(found.map(({ object, words, confidence }) => [object, words, confidence])).toEqual([
    ['cat', 'gatitos', 0.95],
    ['bicycle', 'bici', 0.95],
    // Two words are surer than one, and one that only sounds like it is less sure.
    ['polar-bear', 'oso polar', expect.closeTo(0.97)],
    ['whale', 'vallena', 0.7],
  ])
})

test('tells comets from kites and colours from fruit', () => {
  expect(ids('un cometa con bufanda roja')).toEqual(['comet', 'scarf'])
  expect(ids('volar una cometa')).toEqual(['kite'])
  expect(ids('su pelota naranja')).toEqual(['beach-ball'])
  expect(ids('recoger naranjas')).toEqual(['orange'])
})

test('a lamp is no light bulb, and puddles bring no umbrella', () => {
  expect(ids('encienden una lámpara')).toEqual(['lamp'])
  expect(ids('un farol y una bombilla')).toEqual(['lamp', 'light-bulb'])
  expect(ids('un camino con charcos')).toEqual([])
})

test('a knight of chess is no horse, what is printed on a pen no animal, a pot of coffee no pot', () => {
  expect(ids('un tablero de ajedrez con un caballo pegado con cinta')).toEqual(['chess'])
  expect(ids('su pluma de unicornio y un dragón')).toEqual(['feather', 'dragon'])
  expect(ids('una taza de café de olla, muy caliente')).toEqual(['coffee'])
  expect(ids('un carro con los faros encendidos')).toEqual(['car'])
})

test('who travels in a «camión» goes by bus, and who loads one has a lorry', () => {
  expect(ids('fueron tres horas de camión')).toEqual(['bus'])
  expect(ids('íbamos en el camión a la escuela')).toContain('bus')
  expect(ids('cargó el camión de la mudanza')).toContain('truck')
})

test('gives no more than it is asked for, and each thing once', () => {
  expect(findObjects('perros, gatos, perritos, loros y lobos', 2).map(({ object }) => object)).toEqual(['dog', 'cat'])
})

test.each([
  'Rosa y Margarita, mis tías',
  'es un burro',
  'vino a verme',
  'el día que vino y se casa',
  'los caballitos de mar',
  '',
  '…',
  'asdf qwerty',
  'me llama todos los días',
  'es un sol',
  'Luna, mi hija',
  'me duele la planta del pie',
  'un gato hidráulico',
  'planta una bandera',
  'vela su sueño',
  'me cura las heridas',
  'le sobra paciencia',
  'se rompió la llave inglesa',
  'un esguince de muñeca',
  'una hoja de papel',
  'se echa con la cabeza entre las patas',
  'un conductor con bigote de foca',
  'la corriente eléctrica',
  'trabaja como un burro',
])('nothing in «%s»', (text) => {
  expect(findObjects(text)).toEqual([])
})

function ids(text: string): string[] {
  return findObjects(text).map(({ object }) => object)
}
