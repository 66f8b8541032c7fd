import { expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readFavourite } from '../language/favourite/favourite.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const propsFor = (answer: string) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía' },
  )

it.each([
  // who plays there, and no beast; a name that is a word too; what may be a dish
  ['los tiburones de La Guaira', 'una camiseta de los Tiburones de La Guaira'],
  ['el béisbol, es fanático de las águilas del zulia', 'una pelota de béisbol'],
  ['el Rayo Vallecano', 'un cartel que decía «El Rayo Vallecano»'],
  ['los caracoles de la abuela', 'un cartel que decía «Los caracoles de la abuela»'],
  ['la quinta sinfonía', 'un disco de quinta sinfonía'],
  ['su pulpo tejido', 'el pulpo tejido'],
  // what is larger than they are is on a photograph
  ['la fogata', 'una foto de una fogata'],
  ['los trenes. Fue ferrocarrilero en Empalme, Sonora', 'una foto de un tren'],
  ['dibujar, sobre todo ojos. Llena libretas', 'un cuaderno lleno de dibujos de ojos'],
  ['River y los dinosaurios, más los dinosaurios', 'un dinosaurio'],
  ['el Camino de Santiago, el queso y los libros, por ese orden', 'una postal del Camino de Santiago'],
])('stages %s as what it surely is', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))

it('is played by nobody who has not said so, and by a child is large only as a toy', () => {
  expect(propsFor('la marimba')[0]!.together).toBe('oír la marimba')
  const [prop] = propsOf(
    readFavourite('los trenes', 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía', isChild: true },
  )
  expect(prop!.un).toBe('un tren de juguete')
})

it('of several each uses what is theirs', () => {
  const props = propsOf(
    readFavourite('a Luana bailar marinera y a Kiara dibujar gatos, a las dos la pizza', 'Clara', (text) => text, 1, [
      'Luana',
      'Kiara',
    ]),
    { pick: ([first]) => first!, name: 'Luana y Kiara', names: ['Luana', 'Kiara'], isMany: true },
  )
  expect(props.map(({ helps: [help] }) => help.replace(/ \p{Ll}.*$/u, ''))).toEqual(['Luana', 'Kiara', 'Luana'])
})

it('hands nothing round, and does nothing twice', () => {
  const helps = propsFor('la música de Queen, los corridos, la pizza y los tamales').map(({ helps: [help] }) => help)
  expect(new Set(helps.map((help) => help.replace(/el (?:disco|plato de \p{L}+)/u, ''))).size).toBe(helps.length)
  expect(helps.join(' ')).not.toMatch(/mano en mano|a manos de/u)
})
