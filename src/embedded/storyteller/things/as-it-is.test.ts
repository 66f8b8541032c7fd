import { expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { readFavourite } from '../language/favourite/favourite.ts'
import { propsOf } from './props.ts'

await loadDictionary()

const propsFor = (answer: string, isPet = false) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    { pick: ([first]) => first!, name: 'Lía', isPet },
  )
const toldOf = (answer: string) => {
  const [{ un, sound, does, helps, together }] = propsFor(answer) as [ReturnType<typeof propsFor>[0]]
  return [un, sound, ...does, ...helps, together].join(' / ')
}

it.each([
  ['su balón desinflado', /bot(?:e|aba)|rod|mucho aire/u],
  ['la bicicleta sin llantas', /rod|rued|dar una vuelta/u],
  ['su guitarra rota', /cuerda|acorde|tocar/u],
  ['el radio descompuesto', /volumen|estación|oír/u],
  ['su reloj que ya no camina', /tic|tac|sonó/u],
  ['su tele, no prende', /pantalla|bip|ver la tele/u],
  ['la lámpara fundida', /luz|brill|encend/u],
  ['su gato viejito', /salto|corrió/u],
  ['un perico que no canta', /pío|vuela|volaba/u],
  ['el carrito de hojalata', /faros|claxon|brum|dar una vuelta/u],
  ['las tortugas de barro', /dar de comer/u],
  ['las rosas de tela', /creció|tierra|hojas/u],
  ['el café helado', /humo|vapor|calient/u],
  ['su triceratops sin cuernos', /tres cuernos/u],
])('tells of %s nothing that it cannot do', (answer, cannot) => {
  expect(toldOf(answer)).not.toMatch(cannot)
})

it('leaves what is sound as its kind is, and how a dish is liked', () => {
  expect(toldOf('su pelota verde')).toContain('rodar')
  expect(toldOf('el pan sin sal')).not.toContain('y todo')
  expect(toldOf('los pantalones rotos')).not.toContain('y todo')
})

it.each([
  ['estar conmigo', 'una foto de Lía con Clara', 'estar con Clara'],
  ['visitar a sus primas', 'una foto de Lía visitando a sus primas', 'visitar a sus primas'],
  // with whom, and not where
  ['charlar con su tía Olga en la cocina', 'una foto de Lía charlando con su tía Olga', 'charlar con su tía Olga'],
  ['jugar conmigo al dominó', 'un juego de dominó', 'jugar con Clara al dominó'],
  ['cocinar con su papá', 'una cuchara de palo', 'cocinar con su papá'],
  ['desayunar con nosotros', 'una foto de Lía desayunando con los suyos', 'desayunar con los suyos'],
  ['que bailemos juntos', 'un disco', 'bailar con Clara'],
  ['dormirse en mis brazos', 'una cobija de Clara', 'dormirse en los brazos de Clara'],
  ['que lo peinen', 'un peine', 'peinarlo'],
  ['que la carguemos', 'un retrato de Lía', 'cargarla'],
])('stages %s as a doing of two, and no portrait', (answer, un, together) => {
  expect(propsFor(answer)[0]).toMatchObject({ un, together })
})

it('keeps whom one looks after on the stage where it is a beast', () => {
  expect(propsFor('pasear con su perra')[0]!.un).toContain('perr')
})

it('says who does it where only one can have', () => {
  const { all } = readFavourite('que le cuente cosas de cuando era joven', 'Clara', (text) => text)
  expect(all).toBe('que Clara le cuente cosas de cuando era joven')
})

it('plans to eat nothing that they do not eat', () => {
  expect(propsFor('las parrilladas, aunque no come carne')[0]!.together).toBe('')
})

const likes = (answer: string, names: readonly string[] = []) =>
  readFavourite(answer, 'Lucía', (text) => text, 1, names).all

it('says with whom one does what is done together', () => {
  expect(likes('ver el mar juntos')).toBe('ver el mar con Lucía')
  expect(likes('ver el mar juntos', ['Ana', 'Luis'])).toBe('ver el mar juntos')
})

it('plays with what is theirs, and at being what is anybody’s', () => {
  expect(propsFor('su dragón sin alas')[0]!.together).toBe('jugar con el dragón sin alas')
  expect(propsFor('los dragones')[0]!.together).toBe('jugar a los dragones')
})

it.each([
  // of words from elsewhere the article that was written stands, and else the one that everybody says
  ['mangas', 'un manga'],
  ['la kayak', 'una kayak en miniatura'],
  ['kayak', 'un kayak en miniatura'],
  ['cosas que brillan', 'un retrato de Lía'],
  // called by its noun, or by all that was typed of it
  ['los rompecabezas de dos mil piezas', 'un rompecabezas de dos mil piezas'],
  ['las galletas de animalitos mojadas en leche', 'un plato de galletas de animalitos mojadas en leche'],
  ['los cubos de Rubik de cinco por cinco', 'un cubo de Rubik de cinco por cinco'],
  ['los discos de acetato de cuarenta y cinco revoluciones', 'un disco de acetato de cuarenta y cinco revoluciones'],
  ['contar los escalones de todas las iglesias', 'una foto de Lía contando los escalones de todas las iglesias'],
  ['coleccionar servilletas de todos los hoteles', 'una caja de servilletas de todos los hoteles'],
  ['comer sandía sentada en la banqueta', 'una sandía'],
  ['leer el periódico', 'un periódico'],
  ['la canción “Amor eterno”', 'un disco con “Amor eterno”'],
  ['las novelas de “Elena Garro”', 'una novela de “Elena Garro”'],
  ['las jícamas con chile', 'un plato de jícamas con chile'],
  ['su cocacola de vidrio', 'la Coca-Cola de vidrio'],
  ['el piano', 'un piano en miniatura'],
  ['la salsa macha', 'un plato de salsa macha'],
  ['bailar pegadito', 'un disco'],
  ['jugar a que es doctora', 'una foto de Lía jugando a que es doctora'],
  ['tocar la batería', 'una batería en miniatura'],
])('stages %s as %s', (answer, un) => expect(propsFor(answer)[0]!.un).toBe(un))

it.each([
  ['los rompecabezas de dos mil piezas', 'el rompecabezas'],
  ['los crucigramas de la revista Alegría', 'el crucigrama'],
  ['el pan de yema de Juchitán mojado en chocolate', 'el pan'],
])('%s is called %s', (answer, el) => expect(propsFor(answer)[0]!.el).toBe(el))

it.each([
  [
    'los trenes a escala',
    'Lía hizo rodar el tren a escala de punta a punta, y a lo lejos contestó un pitido de verdad',
  ],
  ['tocar el acordeón', 'Lía tocó el acordeón de principio a fin, sin ninguna prisa'],
  [
    'los rompecabezas de mil piezas',
    'Lía puso una pieza del rompecabezas de mil piezas, y hubo que buscar la siguiente',
  ],
  ['armar maquetas', 'Lía sacó la caja de maquetas y se puso a armar maquetas, y hubo quien quiso aprender'],
])('%s is run, played or pieced together', (answer, help) => expect(propsFor(answer)[0]!.helps[0]).toBe(help))

const forBaby = (answer: string) =>
  propsOf(
    readFavourite(answer, 'Clara', (text) => text),
    {
      pick: ([first]) => first!,
      name: 'Lía',
      isBaby: true,
      isChild: true,
      user: { name: 'Lía', isMany: false, hasHands: false, isSmall: true },
    },
  )[0]!.helps[0]

it('a baby shakes a rattle, and looks at a picture', () => {
  expect(forBaby('su sonaja')).toBe('Lía agitó la sonaja. tac')
  expect(forBaby('que le soplen en la panza')).toBe('Lía miró el dibujo con los ojos muy abiertos')
})
