import { bare, contract } from '../language/grammar/text.ts'
import { wasNotThere } from './happenings.ts'

/** How a giver makes it while they tell: folded or cut, drawn, or written; or it is picked up where they are. */
export type Way = 'cut' | 'drawn' | 'written' | 'found'

/** A small thing that whoever tells of a day makes meanwhile, or finds there. */
export type Made = { un: string; way: Way }

/** Each where the memory names, bare of accents, what it is a small one of. */
const LIKE: readonly (Made & { of: RegExp; isTiny?: false })[] = [
  { un: 'un copo de papel', way: 'cut', of: /(?<![a-z])(?:nieve|nev(?:o|aba|ada))(?![a-z])/ },
  { un: 'un pececito de papel', way: 'cut', of: /(?<![a-z])pesc(?:ar|o|amos|aba|abamos|aron|ando)(?![a-z])/ },
  {
    un: 'una estrella de papel',
    way: 'cut',
    of: /(?<![a-z])(?:estrellas?|luna(?! de miel))(?![a-z])/,
  },
  {
    un: 'un barquito de papel',
    way: 'cut',
    of: /(?<![a-z])(?<!como (?:si fuera )?un )(?:lancha|barco|barquitos?|bote de remos|velero)(?![a-z])/,
  },
  { un: 'un avioncito de papel', way: 'cut', of: /(?<![a-z])(?:avion|aeropuerto|vuelo)(?![a-z])/ },
  {
    un: 'una flor de papel',
    way: 'cut',
    of: /(?<![a-z])(?:(?<!como la )flor(?:es|cita)?|ramo|rosas?|girasol(?:es)?)(?![a-z])/,
  },
  {
    un: 'una pajarita de papel',
    way: 'cut',
    of: /(?<![a-z])(?:palomas?|pajaros?|pollitos?|gallinas?|loro|mariposas?|patos?)(?![a-z])/,
  },
  {
    un: 'un banderín de papel',
    way: 'cut',
    of: /(?<![a-z])(?:met\w+ (?:un |el )?gol(?:es)?|(?:un|el|del|al) partido(?! en)|torneo de futbol)(?![a-z])/,
  },
  {
    un: 'un gorrito de papel',
    way: 'cut',
    of: /(?<![a-z])pinata(?![a-z])/,
  },
  {
    un: 'un mapa dibujado a mano',
    way: 'drawn',
    isTiny: false,
    of: /nos perdi(?:mos|eron)|se perdio el|equivoc\w+ de (?:calle|camino|tren|camion)/,
  },
  {
    un: 'un boleto dibujado a mano',
    way: 'drawn',
    isTiny: false,
    of: /(?<![a-z])(?:(?:viaj|sub|fui|ibamos|tomamos|llev)\w*(?: \w+){0,3} (?:tren|autobus|camion|bus|micro|metro|colectivo)|(?:al|en el|a un|en un) (?:cine|circo|concierto|teatro|museo))(?![a-z])/,
  },
]

/** What lies about in such a place, or is used for what was done, whoever was there; none of it is said to be of that day. */
const FOUND: readonly { un: string; of: RegExp; isTiny?: true }[] = [
  {
    un: 'una cuchara de madera',
    isTiny: true,
    of: /(?<![a-z])(?:cocin(?:o|e|aba|abamos|amos|aron|ando|ar)|amas(?:aba|abamos|amos|o|ando|ar)|hornea\w*|(?:hizo|hice|hicimos|hacia|haciamos|hacer|haciendo|prepar\w+)(?: (?:un|una|el|la|los|las|de|mas))? (?:sopa|caldo|chocolate|atole|lentejas|frijoles|porotos|tamales|galletas|buñuelos|ñoquis|mole|pozole|guiso|arroz|arepas|empanadas|croquetas|salsa|torta|pastel|pan|bunuelos|noquis))(?![a-z])/,
  },
  {
    un: 'un boleto arrugado',
    of: /(?:en|al|tom\w+|perd\w+|sub\w+ al?) (?:(?:el|la|un|una) )?(?:ultima )?(?:tren|metro|linea [a-z0-9]|micro|combi|bus|autobus|colectivo|tranvia|transmilenio|metrobus|cine|circo|concierto|teatro|museo|acuario|zoologico|estadio)(?![a-z])/,
  },
  {
    un: 'una piedra lisa',
    of: /(?:en|a|al|frente al?|por|junto al?|orilla del?|vio|ver|mostro) (?:(?:el|la|los|las) )?(?:mar(?! de [a-z])|playa(?! de estacionamiento)|rio|lago|laguna|arroyo|quebrada|cascada|caleta|malecon|costanera)(?![a-z])/,
  },
  {
    un: 'una hoja seca',
    of: /(?:en|por|al|del?) (?:(?:el|la|los|las|un|una) )?(?:parque|bosque|plaza|finca|huerta|huerto|campo|cerro|montana|sendero|monte|selva)(?![a-z])/,
  },
  {
    un: 'una serpentina',
    of: /(?:en|al?|del?|para|por) (?:(?:el|la|su|mi|un|una|nuestra) )?(?:carnaval|desfile|verbena|kermes|comparsa|fiesta|cumple(?:anos)?|boda|posada|quinceanera)(?![a-z])|nos casamos/,
  },
  {
    un: 'una piedrita redonda',
    of: /(?:en|por|de) (?:(?:el|la|un|una) )?(?:carretera|ruta|camino|panamericana|cruce|autopista)(?![a-z])|a dedo|(?<![a-z])(?:ponch\w+ la llanta|caminando|manejar)(?![a-z])/,
  },
  {
    un: 'un lápiz gastado',
    of: /(?:en|al|del?|para) (?:(?:el|la|mi|su) )?(?:cole|colegio|escuela|kinder|preescolar|instituto|universidad|prepa|secundaria|primaria|examen|archivo|oficina)(?![a-z])|(?<![a-z])(?:tareas?|reprob\w+)(?![a-z])/,
  },
]

const FOR_TINY: readonly Made[] = [
  { un: 'un dibujo con muchos colores', way: 'drawn' },
  { un: 'un corazón de papel', way: 'cut' },
]

/** A nose knows it again; nobody has to make it. */
const FOR_NOSES: readonly Made[] = [
  { un: 'un pañuelo con olor a casa', way: 'cut' },
  { un: 'un trapito con un nudo', way: 'cut' },
  { un: 'un guante sin pareja', way: 'cut' },
]

/** Of a hard day nothing is played or drawn, and of one that names nothing only words are kept. */
const WRITTEN: readonly Made[] = [
  { un: 'una tarjeta escrita a mano', way: 'written' },
  { un: 'una nota escrita a mano', way: 'written' },
]

type For = {
  /** Small children, beasts, and days of which nothing is played. */
  who?: 'tiny' | 'pet' | 'quiet' | 'anybody'
  /** False of what has the name of something else in the story. */
  isFree: (un: string) => boolean
  /** What of the day can be drawn where nothing else is made: a place or a thing that was there. */
  shown?: string | null
  choose?: <T>(options: readonly T[]) => T
}

/** What is made where `memory` names no thing that is kept or drawn: 'vimos las estrellas' → 'una estrella de papel'. */
export function madeFor(
  memory: string,
  { who = 'anybody', isFree, shown = null, choose = ([first]) => first! }: For,
): Made {
  const free = (all: readonly Made[]) => all.filter(({ un }) => isFree(un))
  if (who === 'pet') return choose(orAll(free(FOR_NOSES), FOR_NOSES))
  if (who === 'quiet') return choose(orAll(free(WRITTEN), WRITTEN))
  // 'Flor' is no flower
  const key = bare(memory.replace(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu, ''))
  const [found] = FOUND.filter(({ un, of, isTiny = false }) => {
    const at = of.exec(key)
    return at !== null && (who !== 'tiny' || isTiny) && isFree(un) && !wasNotThere(key.slice(0, at.index))
  })
  const like = free(LIKE.filter(({ of, isTiny }) => (who !== 'tiny' || isTiny !== false) && of.test(key)))
  if (like.length > 0) return like[0]!
  if (found) return { un: found.un, way: 'found' }
  if (shown) return { un: contract(`un dibujo de ${shown}`), way: 'drawn' }
  return choose(orAll(free(who === 'tiny' ? FOR_TINY : WRITTEN), WRITTEN))
}

const orAll = <T>(some: readonly T[], all: readonly T[]) => (some.length > 0 ? some : all)
