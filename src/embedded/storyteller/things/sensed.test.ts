import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { sensedIn, sensedOf } from './sensed.ts'

beforeAll(loadDictionary)

const of = (memory: string) => sensedIn(memory).map(({ line }) => line)

it.each([
  ['Nos despertaba a las siete para ir a comprar pan antes de que se acabara', ['Olía a pan.']],
  ['Volvíamos por la playa con el pan', ['Se oían las olas.', 'Olía a pan.']],
  ['me revolcó una ola y él me jaló del brazo', ['Se oía el mar.', 'Olía a sal.']],
  [
    'terminamos llenos de arena y nos compramos un helado',
    ['Había arena por todas partes.', 'Los dedos se enfriaban.'],
  ],
  ['me hizo cuarenta tamales', ['Olía a tamales.']],
  ['mi mamá sacó la tortilla como si nada', ['Olía a tortilla.']],
  ['tomábamos café en la cocina', ['Olía a café.']],
  ['comimos sopa', ['Olía a sopa.', 'Subía un vapor caliente.']],
  // what was lacked is closed by what was done
  ['si no había plata para entrar, oíamos el partido por la radio', ['Sonaba la radio, bajito.']],
  [
    'no teníamos crique, esperamos en la banquina comiendo medialunas',
    ['De vez en cuando pasaba un coche.', 'Olía a medialunas.'],
  ],
  ['anduvo con el celular de linterna cama por cama', ['La linterna hacía un redondel de luz.']],
  ['me enseñó a andar en bici', ['Se oía la cadena de la bici.']],
  ['subimos en el teleférico', ['La cabina se mecía en el aire.']],
  ['me hacía las trenzas', ['Los dedos iban y venían por el pelo.']],
  ['volamos una cometa en el parque', ['El hilo tiraba de la mano.']],
  ['regaba las plantas con su abuela', ['Olía a tierra mojada.']],
  ['nos agarró el aguacero sin paraguas', ['Sonaba la lluvia.']],
  ['se subió al árbol', ['La corteza raspaba un poco las manos.']],
  ['nos quedamos dormidas en la combi', ['Se oía el motor.']],
  ['le dábamos de comer a los patos', ['Se oía a los patos.']],
  ['vimos amanecer en la azotea', ['El cielo se iba aclarando.', 'Desde ahí se veían los techos.']],
  ['jugaba dominó con mi tío', ['Sonaban las fichas sobre la mesa.']],
  ['salió a la vereda con dos sillas y el mate', ['El mate humeaba.']],
])('in «%s» surely was %j', (memory, lines) => expect(of(memory)).toEqual(lines))

it.each([
  // denied, wished, told of, compared, on a screen, of today, to come
  'nunca vimos el mar',
  'no había pan ni luz y nos reímos',
  'quería ir al mar y fuimos al cine',
  'nos contó de cuando vendía tamales en el tren',
  'corría como una ola y se rio',
  'vimos el mar en la tele',
  'Ahora toma café con nosotros',
  'prometimos ir al mar el próximo año',
  'vivíamos lejos del mar',
  'jugábamos a que el sofá era un bote y remábamos',
  // spoilt, lost, sold, forgotten, of want, of sickness
  'hicimos un pan crudo y nos reímos',
  'vendió la bicicleta para comprarme el violín',
  'olvidó el pan en la mesa',
  'pasamos hambre y comimos pan',
  'le llevé sopa al hospital',
  'comió sopa y vomitó',
  'murió mi abuelo y tomamos café',
  'tejía chambritas para el bebé que perdimos',
  // each elsewhere
  'tomamos café por videollamada',
  'la llamé desde la playa',
  'viajamos en avión y vimos el mar',
  'vimos el mar desde la carretera',
  // another thing of the same name
  'hicieron la ola en el estadio',
  'tomamos el tren de juguete',
  'se rio en la cocina',
  'fuimos a Mar del Plata',
  'una ola de calor nos agarró',
  'estudiamos para el examen',
  'patinamos sobre hielo con los patines de hielo',
  'nos conocimos en un café internet',
  'tuvimos una tormenta de ideas',
])('of «%s» nothing is smelt, heard or felt', (memory) => expect(of(memory)).toEqual([]))

it('knows in which sentence each thing is named', () =>
  expect(sensedIn('Íbamos a pescar. Comimos pan.')).toEqual([
    { line: 'Se oía el agua.', sentence: 0 },
    { line: 'Olía a pan.', sentence: 1 },
  ]))

it.each([
  ['Cantamos en la capilla', 'la capilla', ['Olía a cera.']],
  ['La conocí en la escuela de baile', 'la escuela de baile', []],
  ['Me abrazó en el jardín de niños', 'el jardín', []],
  ['Nos reímos en el parque acuático', 'el parque', []],
  ['Nos sentamos en el muelle del lago', 'el muelle del lago', []],
])('of the place of «%s» is so: %s %j', (memory, place, lines) =>
  expect(sensedOf(place, memory).map(({ line }) => line)).toEqual(lines),
)
