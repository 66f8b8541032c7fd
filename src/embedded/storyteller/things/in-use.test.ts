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
const usedOf = (answer: string, more: Partial<Asked> = {}) => {
  const [{ un, near, does, helps }] = propsFor(answer, more) as [ReturnType<typeof propsFor>[0]]
  return [un, near, ...does, ...helps].join(' / ')
}

describe('what is liked first acts', () => {
  it.each([
    ['el mototaxi, los huaynos y el seco de cabrito', 'el mototaxi'],
    ['la lavadora y su mantita', 'la lavadora'],
    ['los aviones, el fernet', 'el avión'],
    ['hacer punto, el vermú del sábado', 'la madeja'],
    // but what is eaten, and what only a picture shows, comes after it
    ['las arepas y su volqueta roja', 'la volqueta'],
    ['la playa y el trompo', 'el trompo'],
    // and whoever has a name before all
    ['los rompecabezas y su perra Lola', 'Lola'],
  ])('%s', (answer, el) => expect(propsFor(answer, { isChild: true })[0]!.el).toBe(el))
})

describe('is used as what it is', () => {
  it.each([
    ['los churros', /ganas de probar churros .* repartió churros/u],
    ['un completo italiano', /ganas de probar un completo italiano/u],
    ['el café de las seis', /momento de ofrecer café .* ofreció café,/u],
    ['el ceviche del domingo', /repartió ceviche,/u],
    ['la salsa choke', /tarareaba salsa choke/u],
    ['los discos de boleros', /tarareaba boleros/u],
    ['Shakira', /tarareó algo de Shakira/u],
    ['el bádminton', /una raqueta de bádminton/u],
    ['el fútbol de chapitas', /un puñado de chapitas .* partida/u],
    ['la moto', /una moto en miniatura .* hizo rodar/u],
    ['los veleros', /navegar/u],
    ['los papalotes', /echó a volar/u],
    ['las cartas de Yu-Gi-Oh', /baraja|mazo/u],
    ['las estampillas', /un álbum de estampillas/u],
    ['los botones viejos', /un puñado de botones viejos/u],
    ['los stickers de WhatsApp', /un celular .* mandó stickers de WhatsApp/u],
    ['los charcos', /saltó con las botas de lluvia en un charco/u],
    ['mirar por el telescopio', /acercó un ojo al telescopio/u],
    ['coser en su máquina', /se sentó ante la máquina de coser/u],
    ['desarmar radios', /desarmar|radio/u],
    ['el trompo', /hizo bailar el trompo/u],
    ['andar en moto de madrugada', /^una moto en miniatura \//u],
    ['la lámpara de noche', /^una lámpara de noche /u],
    ['escuchar los saludos de la radio', /llevaba la radio a poco volumen .* subió el volumen de la radio/u],
    ['escuchar las anécdotas de su suegra', /puso la grabación de las anécdotas/u],
    ['escuchar un libro de cuentos', /leyó en voz alta/u],
    ['los discos de vinilo', /tarareaba una canción/u],
    ['la música', /tarareó una canción/u],
    ['los vinilos', /tarareaba una canción/u],
    ['las rancheras', /tarareó rancheras/u],
    ['los discos de los Panchos', /tarareó algo de Los Panchos/u],
    // what nobody hums
    ['el heavy metal', /^(?!.*tararea).*puso heavy metal en el teléfono/u],
    ['la ópera', /^(?!.*tararea).*puso .*ópera en el teléfono/u],
    ['oír misa', /^(?!.*tararea)/u],
    ['la lluvia y el ruido del mar', /^(?!.*tarareaba)/u],
    // what holds others is what is liked, and not the first that it holds
    ['las grabaciones de aves: zorzales, lechuzas', /^una grabación de aves .* puso la grabación de aves/u],
    ['los audios de su abuela', /^un audio de su abuela /u],
    ['ver videos de gente que arregla relojes', /^un celular .* puso videos de gente que arregla relojes/u],
    [
      'armar aviones dentro de frascos de mermelada',
      /^un avión dentro de un frasco de mermelada .* la pieza más chica/u,
    ],
    ['los barcos dentro de botellas', /^un barco dentro de una botella (?!.*navegar)/u],
    ['montar maquetas', /^(?!.*fue y volvió)/u],
    ['ver series de médicos', /^una tele portátil con una serie de médicos .*la tele/u],
    ['tallar caballos en jabones', /^una caja con todo para tallar caballos/u],
    // seen somewhere it lives; with its sauce it is eaten
    ['el pulpo que saludó en el acuario', /^un pulpo .* burbujas/u],
    ['el delfín que vio en Mazatlán', /^un delfín .*el delfín/u],
    ['los cangrejos en salsa verde', /^un plato de cangrejos en salsa verde .* repartió cangrejos en salsa verde/u],
    ['el conejo al ajillo', /^un plato de conejo al ajillo /u],
    ['los conejos', /^un conejo /u],
    // danced at, and heard
    ['los bailes de los sábados', /^un par de zapatos de baile .* se puso los zapatos de baile/u],
    ['las milongas de Piazzolla', /^un disco de milongas de Piazzolla /u],
    ['los atardeceres', /^una foto de un atardecer /u],
    ['los eclipses', /^una foto de un eclipse /u],
    ['su Renault 12', /^el Renault 12, en miniatura .*rodar/u],
    ['los sudokus', /último número del sudoku/u],
    ['las sopas de letras', /última palabra de la sopa/u],
    ['los chistes de frutas', /uva morada/u],
    ['los chistes de loros', /contó el peor, y hubo que pedir otro/u],
    ['la trompeta que le prestó el colegio', /^la trompeta .* tocó la trompeta/u],
    // what cuts is raised by nobody, and what smells is not shown off
    ['afilar machetes', /^una piedra de afilar /u],
    ['su navaja suiza', /^una foto de la navaja suiza /u],
    ['los calcetines sucios', /^un calcetín sucio .* se tapó la nariz/u],
    ['la piedra que le regaló su maestra', /contestó que era la que le regaló su maestra/u],
    ['el handball', /pases con/u],
    ['su pelota verde', /rodar|lanzó/u],
    ['quedarse mirando el farol del patio', /contó de dónde salió el farol/u],
    // in brackets its giver says what it is
    ['la rana (el juego de la plaza)', /^un juego de rana .* sacó el juego de rana/u],
    ['el burro (el juego de cartas)', /^una baraja /u],
    ['el conejo (un peluche)', /^un conejo de peluche /u],
    ['un burro (el de peluche) que no suelta', /^un burro de peluche /u],
    ['los tigres (el equipo de béisbol)', /^una camiseta de los Tigres /u],
    ['los toros (la banda)', /^un disco de los toros /u],
    ['el cangrejo (un columpio de la plaza)', /^un dibujo del cangrejo /u],
    ['el ratón (el de la computadora)', /^un dibujo del ratón /u],
    ['el canario (un regalo de su tía)', /^un canario /u],
    ['los perros (los grandes)', /^un perro /u],
    // of a thing what stands behind a colon is a part
    ['los trenes: las vías y los silbatos', /^un tren en miniatura /u],
    ['los perros: los galgos y los labradores', /^un perro /u],
    // worn, and played with a racket
    ['los tenis rojos que lava a mano', /^un par de tenis rojos .* se ajustó los tenis rojos/u],
    ['el tenis y la natación', /^una raqueta de tenis /u],
    // one paper, many cards
    ['un poema de Storni que guarda en la cartera', /^un poema de Storni .* desdobló el poema de Storni/u],
    ['la carta de su abuelo', /^la carta de su abuelo .* desdobló/u],
    ['las cartas de Pokémon', /^una baraja /u],
    ['un poema de Storni', /^un libro /u],
    ['un osito que no suelta', /^un osito .* jugaba con el osito/u],
    ['los relojes de pared', /tictac .* reloj de pared/u],
    ['un reloj de arena', /hasta el último grano/u],
    ['un morral tejido', /abrió el morral tejido|mano en el morral tejido/u],
    ['las décimas improvisadas', /improvisó/u],
    ['la trova cubana', /tarareaba/u],
    ['un loro', /repetía/u],
    ['el globo terráqueo', /girar/u],
    ['una manta de cuadros', /sobre los hombros/u],
    ['sus patines de estrellas', /^el par de patines de estrellas .* se puso los patines de estrellas/u],
    ['las maracas', /un dedo por las maracas.* hizo sonar las maracas una sola vez/u],
  ])('%s', (answer, told) => expect(usedOf(answer)).toMatch(told))

  it.each([
    ['los churros', /plato de churros a|repartió el plato/u],
    ['el metegol', /bailar/u],
    ['la plastilina', /bailar/u],
    ['los barcos', /rodar/u],
    ['la máquina de coser', /llevaba|mano en mano/u],
    ['las hormigas', /salto|olía|estiraba|echaba/u],
    ['las mulas', /salto|echaba/u],
    ['las lagartijas', /salto|estiraba/u],
    ['el beisbol', /raqueta/u],
    ['los sellos', /puñado/u],
    ['los memes', /álbum|puñado|caja/u],
    // nothing plays by itself
    ['la trompeta', / sonó|sonaba|escuchó/u],
    ['los boleros', /puso/u],
  ])('%s, and not else', (answer, told) => expect(usedOf(answer)).not.toMatch(told))
})

describe('is what all of its phrase says', () => {
  it.each([
    ['Las conchas de la playa de Conil, que clasifica por tamaños', 'el puñado de conchas'],
    ['las conchitas que junta en la playa', 'la caja de conchitas'],
    ['los pasteles de plastilina', 'el pastel de plastilina'],
    ['las fresas de fieltro', 'la fresa de fieltro'],
    ['Su Willys rojo del 54', 'el Willys'],
    ['su Toyota rojo', 'el Toyota'],
    ['sus Vans', 'el par de Vans'],
    ['la u', 'la camiseta'],
    ['Un pañuelito de tela que chupa', 'el pañuelito de tela'],
    ['los ajolotes, tiene uno de peluche que se llama Pancho', 'Pancho'],
    ['las tortugas. Tiene una llamada Lola', 'Lola'],
    ['los vinilos viejos, sobre todo los de Mecano', 'el vinilo'],
    // and else what its noun says
    ['las conchas de vainilla', 'el plato de conchas'],
    ['las conchas de doña Mari', 'el plato de conchas'],
    ['el queso de cabra', 'el plato de queso'],
    ['los dinosaurios, tiene uno verde', 'el dinosaurio'],
    ['las Barbies', 'la Barbie'],
    ['los coches viejos', 'el coche'],
    ['el paraguas rojo', 'el paraguas'],
  ])('%s: %s', (answer, el) => expect(propsFor(answer)[0]!.el).toBe(el))

  it.each([
    ['los ajolotes, tiene uno de peluche que se llama Pancho', /jugaba con Pancho .* hizo bailar a Pancho/u],
    ['su violonchelo, al que llama Anselmo', /^el violonchelo Anselmo .* tocó el violonchelo Anselmo/u],
    ['los vinilos de los ochenta', /tarareó una canción de los ochenta/u],
    ['los vinilos viejos, sobre todo los de Mecano', /^un vinilo de Mecano .* tarareó algo de Mecano/u],
    ['la música de Carlos Vives', /tarareó algo de Carlos Vives/u],
    ['la u', /camiseta de la U/u],
    ['el pulpo de peluche', /jugaba con el pulpo de peluche .* hizo bailar el pulpo de peluche/u],
    ['los pasteles de plastilina', /hizo bailar el pastel de plastilina/u],
    ['la caja vallenata', /hizo sonar la caja vallenata/u],
    // a show with puppets is no book
    ['los cuentos con títeres', /^un títere .* hizo bailar el títere/u],
    ['las obras de marionetas', /^una marioneta .* hizo bailar la marioneta/u],
    ['los cuentos de princesas', /^un cuento de princesas .* leyó en voz alta/u],
    ['los números', /^un ábaco .* contaba con el ábaco .* contó en voz alta/u],
    ['los números primos', /^un libro de números primos/u],
    ['el rosario de las seis', /llevaba el rosario entre los dedos .* pasó una por una las cuentas del rosario/u],
    ['Rosario Central', /^una camiseta/u],
    ['Peppa', /^un peluche de Peppa .* hizo bailar el peluche/u],
    ['Frozen', /^una tele portátil con Frozen/u],
    ['su radio viejo', /^el radio viejo .* subió el volumen del radio viejo/u],
  ])('%s: %s', (answer, told) => expect(usedOf(answer)).toMatch(told))
})

describe('what comes along is brought along', () => {
  it.each([
    ['el ceviche de su mamá', 'Lía había traído el ceviche de su mamá, por si daba hambre'],
    ['el té con limón', 'Lía había traído té con limón, para la primera pausa'],
    ['el café malo de las gasolineras', 'Lía había traído café malo de gasolinera, para la primera pausa'],
    ['las empanadas de las monjas', 'Lía había traído las empanadas de las monjas, por si daba hambre'],
    ['la cerveza', 'Lía había traído cerveza para brindar más tarde'],
    ['José José', 'Lía tarareaba algo de José José por lo bajo'],
    ['los patines', 'Lía llevaba un par de patines al hombro, por si había lugar'],
    ['los geranios', 'Lía llevaba un geranio sin tirar ni una hoja'],
    ['su camioneta', 'Lía hacía rodar la camioneta de Lía en miniatura por donde había lugar'],
  ])('%s', (answer, brought) => expect(propsFor(answer)[0]!.brought).toBe(brought))
})

const els = (answer: string) => propsFor(answer, { isSober: true }).map(({ el }) => el)

describe('nobody drinks who is sober', () => {
  it.each([
    'el tequila y las carnitas',
    'las carnitas y la cerveza',
    'el vino y las carnitas',
    'las carnitas y tomar mezcal',
  ])('%s', (answer) => expect(els(answer)).toEqual(['el plato de carnitas']))
  it('has a portrait where nothing else is liked', () => expect(els('el pisco sour')).toEqual(['el retrato']))
  it.each(['el café', 'la limonada', 'el pollo al vino', 'la torta borracha', 'los dulces de tequila'])(
    'but keeps %s',
    (answer) => expect(els(answer)).not.toEqual(['el retrato']),
  )
  it('and all of it for whoever is not', () => expect(propsFor('el tequila y las carnitas')).toHaveLength(2))
})

describe('what is eaten is named whole once, and then by its noun', () => {
  it.each([
    ['las tostadas con tomate del bar de abajo', 'las tostadas'],
    ['el café de olla', 'el café'],
    ['el té con limón', 'el té'],
    ['el ceviche de su mamá', 'el ceviche'],
    ['las empanadas de queso', 'las empanadas'],
    ['el dulce de leche a cucharadas', 'el dulce de leche'],
    ['el pan de elote de la esquina', 'el pan de elote'],
    ['los frijoles de la olla', 'los frijoles'],
    // what is no such thing without the rest
    ['el arroz con leche', 'arroz con leche'],
    ['la tortilla de patatas', 'tortilla de patatas'],
    ['las flores de calabaza', 'flores de calabaza'],
    ['los cangrejos en salsa verde', 'cangrejos en salsa verde'],
    ['el agua de jamaica', 'agua de jamaica'],
    ['el mate dulce', 'mate dulce'],
    ['comer churros', 'churros'],
    ['tomar café con su hermana', 'café'],
  ])('%s: %s', (answer, said) => {
    const [{ near, helps }] = propsFor(answer) as [ReturnType<typeof propsFor>[0]]
    expect([near, helps[0]].map((line) => line.includes(` ${said},`) || line.endsWith(` ${said}`))).toEqual([
      true,
      true,
    ])
  })
})

const ofPet = { isPet: true, user: { name: 'Lía', isMany: false, hasHands: false, isPet: true, species: null } }

it.each([
  // what a beast sleeps on is not carried by it
  ['dormir arriba del router', /echarse sobre el router .* se acomodó sobre el router/u],
  ['la pelota', /vigilaba la pelota .* empujó la pelota/u],
  // nobody sleeps on a picture, and nothing large comes along
  ['dormir sobre el teclado', /^una foto .* vigilaba la foto/u],
  ['dormir arriba del auto', /se acomodó junto al auto/u],
])('a beast: %s', (answer, told) => expect(usedOf(answer, ofPet)).toMatch(told))

it('carries nothing flat where it is small, in bed or in the bath', () => {
  const user = { name: 'Lía', isMany: false, hasHands: true, isSmall: true }
  expect(usedOf('el páramo', { isChild: true, user })).toMatch(/no soltaba la postal/u)
  expect(usedOf('el páramo')).toMatch(/llevaba la postal a la vista/u)
})

it('brings what is eaten in more than one way', () => {
  const lines = [0, 1, 2].map((n) => propsFor('el ceviche', { pick: (all) => all[n % all.length]! })[0]!.brought)
  expect(new Set(lines).size).toBeGreaterThan(1)
})
