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
  ['el Rayo Vallecano', 'un dibujo del Rayo Vallecano'],
  ['los caracoles de la abuela', 'un dibujo de los caracoles de la abuela'],
  ['la quinta sinfonía', 'un disco de quinta sinfonía'],
  ['su pulpo tejido', 'el pulpo tejido'],
  // eaten, whatever plant, basket or harvest is named beside it
  ['los tacos de canasta de afuera de la planta', 'un plato de tacos de canasta de afuera de la planta'],
  ['los elotes de la cosecha', 'un plato de elotes de la cosecha'],
  ['la flor de calabaza', 'un plato de flor de calabaza'],
  ['el maíz tostado', 'un plato de maíz tostado'],
  ['los romeritos', 'un plato de romeritos'],
  ['los tomates que siembra', 'un tomate'],
  ['las canastas de fruta', 'una canasta de fruta'],
  // the house and the land are carried by nobody
  ['su invernadero de tomates limachinos', 'una postal del invernadero de tomates limachinos'],
  ['su orquideario', 'una postal del orquideario'],
  ['su mariposario', 'una postal del mariposario'],
  ['su consultorio', 'una postal del consultorio'],
  ['su gallinero', 'una postal del gallinero'],
  ['su barbería', 'una postal de la barbería'],
  ['su viñedo', 'una postal del viñedo'],
  ['la panadería de su papá', 'una bolsa de la panadería de su papá'],
  ['su frutería', 'una postal de la frutería'],
  ['la carpintería de su tío', 'una postal de la carpintería de su tío'],
  ['su monedero rojo', 'el monedero rojo'],
  // neither a house nor a meal
  ['su puntería', 'un retrato de Lía'],
  ['la joyería de plata', 'una caja de joyería de plata'],
  ['la repostería de mi abuela', 'un rodillo de cocina'],
  ['la alfarería de Oaxaca', 'una taza de barro'],
  ['el florero', 'un dibujo del florero'],
  ['el torero', 'un dibujo del torero'],
  ['sus plantas de chile', 'una planta de chile'],
  ['la mata de calabaza', 'una mata de calabaza'],
  ['la mata de ajo', 'una mata de ajo'],
  // what is larger than they are is on a photograph
  ['la fogata', 'una foto de una fogata'],
  ['los trenes. Fue ferrocarrilero en Empalme, Sonora', 'un tren en miniatura'],
  ['dibujar, sobre todo ojos. Llena libretas', 'un cuaderno lleno de dibujos de ojos'],
  ['los muebles de madera', 'un dibujo de los muebles de madera'],
  ['la ollita de madera', 'una ollita de madera'],
  ['su licuadora', 'una foto de la licuadora de Lía'],
  ['su ventilador', 'el ventilador de Lía'],
  // coves, and flowers; a cup, and a cake of it; bread, and shells
  ['las calas de Menorca', 'un dibujo de las calas de Menorca'],
  ['las calas blancas', 'una cala blanca'],
  ['las calas de su jardín', 'una cala de su jardín'],
  ['el té en taza de cerámica', 'una taza de té'],
  ['la cerveza en vaso de plástico', 'un vaso de cerveza'],
  ['el café de olla en jarro de cerámica', 'una taza de café de olla'],
  ['el arroz con leche en plato de plástico', 'un plato de arroz con leche'],
  ['el mate de madera', 'un dibujo del mate de madera'],
  ['los pasteles de plastilina', 'un pastel de plastilina'],
  ['las conchas que guarda para el desayuno', 'un plato de conchas'],
  ['las conchas que guarda en un frasco', 'un puñado de conchas'],
  ['River y los dinosaurios, más los dinosaurios', 'un dinosaurio'],
  ['el Camino de Santiago, el queso y los libros, por ese orden', 'un bastón de caminar'],
])('stages %s as what it surely is', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))

it('is large for a child only as a toy', () => {
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
