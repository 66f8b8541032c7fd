import { expect, it } from 'vitest'
import { z } from 'zod'
import { readTsv } from '../../../../test/fixtures/read-tsv.ts'
import { loadDictionary } from '../language/dictionary.ts'
import { readFavourite } from '../language/favourite.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const propsFor = (answer: string) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first! },
  )

it.each([
  ['las gaviotas de papel', 'una gaviota de papel con muchas horas de juego'],
  ['el café de olla', 'una taza de café de olla, muy caliente'],
  ['croquetas de jamón, las suyas', 'una canasta de croquetas de jamón'],
  ['su máquina de escribir verde, la tiene desde los 15', 'una máquina de escribir verde en perfecto estado'],
  ['los volcanes', 'una ventana suelta que daba a los volcanes'],
  ['los crucigramas del domingo', 'una mesita plegable para los crucigramas del domingo'],
  ['las telenovelas turcas, se sabe todas', 'un televisor que no se perdía las telenovelas turcas'],
  ['dormir encima de la ropa limpia', 'un montón de ropa limpia'],
  ['su perro Trueno', 'el perro Trueno con cara de conocer a todo el mundo'],
  ['los boleros viejitos', 'un tocadiscos que se sabía de memoria los boleros viejitos'],
  ['el tractor de su abuelo', 'un tractor de su abuelo de ruedas muy gastadas'],
  ['la lampara del pasillo, la mira horas', 'una lámpara del pasillo con luz propia'],
  ['los líquenes', 'una maceta con líquenes'],
  ['el olor de la lluvia', 'un frasquito que guardaba el olor de la lluvia'],
  ['el ruido del secador', 'una cajita que guardaba el ruido del secador'],
  ['acampar con sus primos', 'una linterna de acampar con muchas ganas de acampar con sus primos'],
  ['platicar en la banqueta', 'una nutria que buscaba con quién platicar en la banqueta'],
  ['los botones de nácar', 'una lata llena de botones de nácar'],
  ['la hora del recreo', 'un reloj de pared que vivía para la hora del recreo'],
  ['el zyxwv', 'un álbum con todo lo que se sabe del zyxwv'],
])('stages %s as itself', (answer, un) => {
  expect(propsFor(answer)[0]!.un).toBe(un)
})

it('stages every thing of several, in their order', () => {
  expect(propsFor('los mapas viejos, las empanadas y tocar el ukelele').map(({ el }) => el)).toEqual([
    'el mapa',
    'la canasta',
    'el ukelele',
  ])
})

it('knows nine of ten favourites that people have written', () => {
  const rows = ['customers', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'].flatMap(
    (name) =>
      readTsv(`answers/${name}.tsv`, z.looseObject({ kind: z.string().optional(), said: z.string().optional() })),
  )
  const said = rows.filter(({ kind }) => kind === 'favourite').map((row) => row.said ?? '')
  const unknown = said.filter((answer) =>
    /^(?:álbum|caja de recuerdos)/u.test(propsFor(answer)[0]!.un.replace(/^una? /u, '')),
  )
  expect(said.length).toBeGreaterThan(100)
  expect(unknown.length / said.length).toBeLessThan(0.1)
})
