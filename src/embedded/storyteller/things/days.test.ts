import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { dayOf } from './days.ts'
import { placeIn } from './remembered.ts'

beforeAll(loadDictionary)

const of = (memory: string) => dayOf({ memory, star: '', giver: 'Clara' })

it.each([
  ['la noche que llegó el circo', 'la noche que'],
  ['un día se fue la luz y cantamos', 'el día que'],
  ['nos reímos mucho', 'lo que'],
  ['todos los martes sale al balcón', 'lo que'],
  ['el día que murió mi papá vino a verme', 'lo que'],
])('«%s» is to its giver %s', (memory, remembered) => expect(of(memory).remembered).toBe(remembered))

it.each([
  ['fundió en Dolores. Pasamos la noche ahí', 'Dolores'],
  ['nos llevó a Acapulco en camión y volvimos', 'Acapulco'],
  ['cuando fuimos a Chalma caminando y se le rompió', 'Chalma'],
  ['nos llevaba en el balde de la camioneta a Baños y se le olvidaba uno en la gasolinera', 'Baños'],
  ['nos fuimos en camión a ver a Caifanes', null],
  ['me llevó al circo por mi cumpleaños', 'el circo'],
  ['me peinaba antes de ir a la escuela', null],
  ['se escondió porque no quería ir a la escuela', null],
  ['nos contaba de cuando cruzaba el río para ir a la escuela', null],
  ['llegamos con mojarras compradas en el mercado', null],
  ['le compré un telescopio usado en la Lagunilla y subimos a la azotea', 'la azotea'],
])('«%s» was in %s', (memory, place) => expect(placeIn(memory)).toBe(place))

it.each([
  ['llovió toda la tarde y jugamos', 'Sonaba la lluvia.'],
  ['se nos quemó el arroz y comimos cereal', 'Olía a quemado.'],
  ['cantamos hasta las tres', 'Se oía cantar.'],
  // denied, wished, said by somebody, of another thing, of a hard day
  ['no llovía desde hacía meses', null],
  ['íbamos a ver las estrellas y se nubló', null],
  ['me dijo “ayer llovió” y salimos', null],
  ['como si cantaran los ángeles', null],
  ['se quemó la espalda en la playa', null],
  ['cantamos en el velorio', null],
  // neither a place nor a kind of day says what was seen there
  ['fuimos a Pochutla en la caja de una camioneta', null],
  ['me atajó el último penal con la cara', null],
])('of «%s» is seen or heard: %s', (memory, sense) => expect(of(memory).air).toEqual(sense === null ? [] : [sense]))

it.each([
  ['le di mi pulsera roja para que la cuidara', 'una pulsera roja', 'la pulsera roja'],
  ['me tapó con su chamarra. La chamarra olía a pan', 'una chamarra', 'la chamarra'],
  ['le di mi pulsera roja y me la devolvió en la tarde', 'una pulsera roja', 'la pulsera roja'],
  ['sacó la libreta y la canica', 'una libreta', 'la libreta'],
  // in somebody's hands, before what lies there; lent, and of that day; in it lies what matters
  ['llevaba puesta la camiseta de Boca y volvió con un buzo', 'un buzo', 'el buzo'],
  ['se quitó la chamarra y me la puso a mí', 'una chamarra', 'la chamarra'],
  ['me dibujó con un lápiz. Todavía traigo ese dibujo', 'un dibujo', 'el dibujo'],
  ['se puso la máscara azul que traía en el pantalón', 'una máscara azul', 'la máscara azul'],
  ['se puso la gorra del chofer', 'una gorra del chofer', 'la gorra del chofer'],
  ['nos tapaba con la misma manta', 'una manta', 'la manta'],
  ['pidió que le sostuviera el celular', 'un celular', 'el celular'],
  // of several one is kept
  ['compramos seis cucharas de palo', 'una de las cucharas de palo', 'una de las cucharas de palo'],
  ['jugamos con las canicas en el patio', 'una de las canicas', 'una de las canicas'],
])('of «%s» stays %s', (memory, un, the) => {
  const { keep } = of(memory)
  expect([keep.un, keep.the]).toEqual([un, the])
})

it.each([
  'nos reímos mucho',
  'fue a conocer la nieve',
  'llegaron los bomberos con cascos y nada más',
  'cargó una canasta de gaseosas',
  'la llevé a patinar a la pista de hielo',
  'nos subió en la caja de la camioneta',
  'temblaba como una hoja',
  'me dijo “mi medalla” y me abrazó',
  'quería ponerse el sombrero',
  'se quitó el anillo y lo perdió',
  'mordió el cable de la compu',
  'avanzó hasta el carrito de los esquites',
  'ahorraba para unos tenis',
  'a la mesa le faltaba una silla',
  'me mostró la puerta y el espejo',
  'comimos buñuelos hasta reventar',
])('of «%s» stays what its giver wrote', (memory) => expect(of(memory).keep.un).toBe('un papel con la letra de Clara'))
