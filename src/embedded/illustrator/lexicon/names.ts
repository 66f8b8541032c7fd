import { ANIMALS } from './words/animals.ts'
import { FOOD } from './words/food.ts'
import { PLAY } from './words/play.ts'
import { WORLD } from './words/world.ts'

/** How a thing is called with its article where its first word in the tables is a verb, an art or a plural. */
const CALLED: Partial<Record<string, string>> = {
  abacus: 'un ábaco',
  'ballet-shoes': 'unas zapatillas de ballet',
  ball: 'un balón',
  'baby-chick': 'un pollito',
  barbecue: 'un asado',
  baseball: 'una pelota de béisbol',
  basketball: 'un balón de baloncesto',
  blocks: 'unos bloques de colores',
  blueberries: 'unos arándanos',
  bowling: 'unos bolos',
  'boxing-glove': 'un guante de boxeo',
  cake: 'un pastel',
  camera: 'una cámara de fotos',
  cherries: 'unas cerezas',
  chocolate: 'una tableta de chocolate',
  'christmas-tree': 'un árbol de Navidad',
  circus: 'una carpa de circo',
  clay: 'una vasija',
  clover: 'un trébol',
  coffee: 'una taza de café',
  coins: 'una moneda',
  cooking: 'una sartén',
  crayons: 'unos lápices de colores',
  crown: 'una corona',
  film: 'una claqueta de cine',
  fire: 'una hoguera',
  fireworks: 'fuegos artificiales',
  'fishing-pole': 'una caña de pescar',
  flowers: 'unas flores',
  fountain: 'una fuente',
  'fountain-pen': 'una pluma',
  'french-fries': 'unas patatas fritas',
  'glass-of-milk': 'un vaso de leche',
  golf: 'un banderín de golf',
  'graduation-cap': 'un birrete',
  grapes: 'un racimo de uvas',
  headphones: 'unos auriculares',
  'hiking-boot': 'unas botas de montaña',
  hockey: 'un palo de hockey',
  'honey-pot': 'un tarro de miel',
  'ice-skate': 'un patín de hielo',
  jam: 'un tarro de mermelada',
  judo: 'un traje de judo',
  juice: 'un vaso de zumo',
  key: 'una llave',
  laptop: 'un ordenador',
  lipstick: 'una barra de labios',
  llama: 'una llama',
  lotus: 'una flor de loto',
  magic: 'una varita mágica',
  maracas: 'unas maracas',
  marigold: 'una flor de cempasúchil',
  house: 'una casa con jardín',
  keyboard: 'un teclado',
  mermaid: 'una caracola',
  microphone: 'un micrófono',
  motorcycle: 'una moto',
  notes: 'notas musicales',
  paella: 'una paella',
  paints: 'una paleta de pintor',
  pancakes: 'unas tortitas',
  party: 'confeti',
  peanuts: 'unos cacahuetes',
  pie: 'una empanada',
  'ping-pong': 'una pala de ping-pong',
  'pirate-flag': 'una bandera pirata',
  'police-car': 'un coche de policía',
  popcorn: 'unas palomitas',
  pumpkin: 'una calabaza',
  radio: 'una radio',
  record: 'un disco',
  ring: 'un anillo',
  rugby: 'un balón de rugby',
  'running-shoe': 'unas zapatillas de correr',
  'sand-bucket': 'un castillo de arena',
  scissors: 'unas tijeras',
  sewing: 'hilo y aguja',
  shield: 'un escudo',
  'flying-disc': 'un disco volador',
  hibiscus: 'una flor de hibisco',
  comet: 'un cometa',
  shoes: 'unos zapatos de tacón',
  'shopping-bags': 'unas bolsas de la compra',
  skates: 'unos patines',
  skis: 'unos esquís',
  spaghetti: 'un plato de espaguetis',
  stamps: 'un cuadro',
  stethoscope: 'un fonendoscopio',
  sunglasses: 'unas gafas de sol',
  superhero: 'un escudo de superhéroe',
  surfboard: 'una tabla de surf',
  swimming: 'unas gafas de bucear',
  teapot: 'una tetera',
  tennis: 'una pelota de tenis',
  tent: 'una tienda de campaña',
  'test-tube': 'un tubo de ensayo',
  theatre: 'unas máscaras de teatro',
  toolbox: 'una caja de herramientas',
  'treasure-chest': 'un cofre del tesoro',
  tv: 'un televisor',
  'umbrella-with-rain': 'un paraguas',
  volleyball: 'un balón de voleibol',
  'wine-glass': 'una copa',
  yarn: 'un ovillo de lana',
}

/** Ends in -a and is masculine, or in another letter and is feminine. */
const MASCULINE = new Set(['planeta', 'mapa', 'panda', 'koala', 'gorila'])
const FEMININE = new Set(['nube', 'llave', 'carta', 'flor', 'miel', 'leche', 'sal'])

const TABLES: Readonly<Record<string, string>> = { ...ANIMALS, ...FOOD, ...PLAY, ...WORLD }

/** The Spanish name of something that can be drawn, with its article and its accents. */
export function nameOf(object: string): string | null {
  const called = CALLED[object]
  if (called) return called
  const name = TABLES[object]?.split(/,\s*/)[0]
  if (!name) return null
  const noun = name.split(' ')[0]!
  const feminine = FEMININE.has(noun) || (noun.endsWith('a') && !MASCULINE.has(noun))
  // «El águila», «un hada»: a stressed first a takes the masculine article.
  return `${feminine && !/^(águila|ancla|arpa)$/.test(noun) ? 'una' : 'un'} ${name}`
}
