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
    ['arreglar bicicletas viejas', 'Lía apretó lo que andaba flojo en la bicicleta vieja'],
    // by what no list knows too
    ['ordeñar las vacas', 'Lía sacó el balde de ordeñar e hizo ahí mismo una demostración'],
    ['dar volteretas', 'Lía dejó la foto a un lado e hizo ahí mismo una demostración'],
    // where one is, and with whom, nobody shows
    ['acampar con sus primos', 'contó cómo es eso de acampar con sus primos'],
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
  ['el mercado', 'una postal del mercado'],
])('of %s there is what a hand holds, where it has something', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))

it('makes a place of no such thing on the spot', () =>
  expect(helpOf('el mercado')).toBe(
    'Lía puso la postal en el suelo y trazó alrededor el mercado, y cada quien buscó su sitio',
  ))

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
