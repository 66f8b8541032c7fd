import { describe, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readFavourite } from '../language/favourite/favourite.ts'
import type { Asked } from './anything.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const propsFor = (answer: string, more: Partial<Asked> = {}) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía', ...more },
  )
const helpOf = (answer: string, more: Partial<Asked> = {}) => propsFor(answer, more)[0]!.helps[0]

describe('what is liked to be done is done, and nobody explains it', () => {
  it.each([
    ['remar', 'Lía tomó el remo y remó'],
    ['bucear', 'Lía se puso las aletas de buceo y aguantó la respiración'],
    ['las hojas de cálculo', 'Lía puso cada cosa en su celda de la hoja de cálculo'],
    ['el crossfit', 'Lía levantó las pesas'],
    ['aquafitness', 'Lía se puso el gorro de natación y dio diez brazadas'],
    [
      'arreglar bicicletas viejas',
      'Lía dio con lo que andaba flojo en la bicicleta vieja, la apretó, y a la primera se oyó: «rrrac»',
    ],
    // by what no list knows too
    [
      'ordeñar las vacas',
      'Lía sacó el balde de ordeñar y le guio las manos a quien quiso probar, hasta que salió bien',
    ],
    ['dar volteretas', 'Lía dejó la foto a un lado y le enseñó a quien estaba más cerca a dar volteretas, paso a paso'],
    // where one is, and with whom, nobody shows
    [
      'estar con sus primos',
      'Lía dejó la foto a un lado y contó lo mejor de estar con sus primos, y por un rato fue como estar ahí',
    ],
  ])('%s', (answer, help) => expect(helpOf(answer)).toContain(help))

  it('but not by whoever has died', () =>
    expect(helpOf('remar', { user: { name: 'Clara', isMany: false, hasHands: true, isKept: true } })).not.toContain(
      'remó',
    ))
})

it.each([
  ['las playas', 'una caracola de una playa'],
  ['el mar', 'una caracola'],
  ['la sierra de Arteaga', 'una piedra de la sierra de Arteaga'],
  ['su parcela en Melipilla', 'una canasta con lo que da la parcela'],
  ['el mercado', 'una bolsa del mercado'],
])('of %s there is what a hand holds, where it has something', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))

it('leads to a place of which a hand holds nothing', () =>
  expect(helpOf('el páramo')).toBe(
    'Lía dejó la postal a un lado, cerró los ojos y fue diciendo por dónde se llega al páramo, y quien oía los cerró también, y llegó',
  ))

describe('what is loved is there itself, and something comes of it', () => {
  it.each([
    // made of something by their own hands
    [
      'hacer vidrio soplado',
      'una caja con todo para hacer vidrio soplado',
      'se puso a hacer vidrio soplado, y lo que salió de ahí',
    ],
    ['hacer cestas de paja', 'una cesta de paja', 'se puso a hacer otra, y lo que salió de ahí'],
    [
      'hacer berrinches',
      'una foto de Lía haciendo berrinches',
      'Lía dejó la foto a un lado y le enseñó a quien estaba más cerca a hacer berrinches',
    ],
    [
      'hacer tamales',
      'un plato de tamales',
      'Lía se puso a hacer tamales con lo que había a mano, y el olor trajo a quien faltaba',
    ],
    // nothing comes out of these hands that is passed round
    ['hacer caminatas', 'una foto de Lía haciendo caminatas', 'Lía dejó la foto'],
    ['ser mamá', 'una foto de Lía siendo mamá', 'contó lo mejor de ser mamá'],
    ['trenzar pelo', 'una foto de Lía trenzando pelo', 'Lía dejó la foto'],
    ['tallar figuras de madera', 'una caja con todo para tallar figuras de madera', 'se puso a tallar figuras'],
    ['desarmar ventiladores', 'un ventilador', 'Lía desarmó el ventilador pieza por pieza y lo volvió a armar'],
    ['que le pinten las uñas', 'un esmalte', 'le pintó las uñas a quien tenía la mano más cerca'],
    // followed on the air, and played by nobody
    ['el box en la tele', 'una tele portátil con el box', 'y se juntaron a mirar'],
    ['ver la esgrima', 'una tele portátil con la esgrima', 'y se juntaron a mirar'],
    ['los Juegos Olímpicos', 'una tele portátil con los Juegos Olímpicos', 'la tele'],
    // and these on no television
    ['los memes', 'un dibujo de los memes', 'Lía'],
    ['los canales de Xochimilco', 'un dibujo de los canales de Xochimilco', 'Lía'],
    ['los partidos de su nieto', 'un dibujo de los partidos de su nieto', 'Lía'],
    ['la novela que escribe', 'una novela', 'Lía'],
    // named like a loom, a station, a tree and a shop
    ['las telarañas', 'un dibujo de las telarañas', 'Lía'],
    ['las estaciones del año', 'un dibujo de las estaciones del año', 'Lía'],
    ['el árbol genealógico', 'un dibujo del árbol genealógico', 'Lía'],
    ['la tienda de campaña', 'un dibujo de la tienda de campaña', 'Lía'],
    // of these no beast is there
    ['tenerle miedo a las arañas', 'un retrato de Lía', 'Lía'],
    ['jugar al burro', 'una foto de Lía jugando al burro', 'Lía'],
    ['dormir con el dinosaurio', 'una cobija', 'Lía'],
    ['el béisbol por radio', 'una radio', 'Lía subió el volumen de la radio'],
    ['salir en la tele', 'una foto de una tele', 'Lía'],
    // the beasts it is done with are there
    ['jugar en el corral con los chivos', 'un chivo', 'el chivo'],
    ['ponerles nombre a las gaviotas', 'una gaviota', 'la gaviota'],
    ['los jilgueros', 'un jilguero', 'el jilguero cantó'],
    // a tree, a lighthouse and a shop, by what of them goes along
    ['los robles', 'una rama de un roble', 'hubo techo para todos'],
    ['los faros', 'una linterna', 'Lía hizo girar la linterna como un faro'],
    ['sus 20 macetas', 'una maceta', 'Lía regó la maceta'],
    ['el ajedrez por correspondencia', 'un tablero de ajedrez', 'Lía sacó el tablero de ajedrez'],
    ['dormir encima de su papá mientras él lee', 'una cobija de su papá', 'Lía se acurrucó con la cobija de su papá'],
  ])('%s', (answer, un, help) => {
    const [star] = propsFor(answer)
    expect([star!.un, star!.helps[0]]).toEqual([un, expect.stringContaining(help)])
  })

  it('and what one makes comes before what one watches', () =>
    expect(propsFor('las telenovelas y el telar').map(({ el }) => el)).toEqual(['el telar', 'la tele']))

  it('but nobody eats in the stead of a beast that is missed', () =>
    expect(
      helpOf('el camote', { isPet: true, user: { name: 'Clara', isMany: false, hasHands: true, isKept: true } }),
    ).toBe('Clara dejó el plato de camote en el suelo, que siempre fue su sitio'))
})

describe('who lives there, and what has a name, comes before a picture and a dish', () => {
  it.each([
    ['su parcela, tiene gansos y una mula que se llama Ministra', 'la mula Ministra'],
    ['su terreno, tiene vacas y dos perros', 'una vaca'],
    ['hacer pan. La levadura vieja se llama Sor Juana', 'la levadura vieja Sor Juana'],
    ['Navidad. Su prima se llama Ana', 'un dibujo de Navidad'],
    // but nobody beside what is there itself
    ['tejer. Tiene una gata que se llama Mora', 'una madeja de lana'],
    ['los caballos, uno se llama Sol', 'un caballo'],
  ])('%s', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))
})

it.each([
  ['el Bucaramanga', 'una camiseta del Bucaramanga'],
  ['el Deportivo Riestra', 'una camiseta del Deportivo Riestra'],
  ['ver partidos del Toluca', 'una camiseta del Toluca'],
  ['los partidos del Atlas', 'una camiseta del Atlas'],
  ['el Cusco', 'un dibujo del Cusco'],
])('a town with an article of its own is its club: %s', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))
