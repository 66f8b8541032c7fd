import { bare, contract } from '../language/grammar/text.ts'

/** How a giver makes it while they tell: folded or cut, drawn, or written. */
export type Way = 'cut' | 'drawn' | 'written'

/** A small thing that whoever tells of a day makes meanwhile. */
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
  const like = free(LIKE.filter(({ of, isTiny }) => (who !== 'tiny' || isTiny !== false) && of.test(key)))
  if (like.length > 0) return like[0]!
  if (shown) return { un: contract(`un dibujo de ${shown}`), way: 'drawn' }
  return choose(orAll(free(who === 'tiny' ? FOR_TINY : WRITTEN), WRITTEN))
}

const orAll = <T>(some: readonly T[], all: readonly T[]) => (some.length > 0 ? some : all)
