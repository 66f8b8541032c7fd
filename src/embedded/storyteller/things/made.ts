import { bare, contract } from '../language/grammar/text.ts'

/** How a giver makes it while they tell: folded or cut, drawn, written, or tied. */
export type Way = 'cut' | 'drawn' | 'written' | 'tied'

/** A small thing that whoever tells of a day makes meanwhile. */
export type Made = { un: string; way: Way }

/** Each where the memory names, bare of accents, what it is a small one of. */
const LIKE: readonly (Made & { of: RegExp; isTiny?: false })[] = [
  { un: 'un copo de papel', way: 'cut', of: /(?<![a-z])(?:nieve|nev(?:o|aba|ada))(?![a-z])/ },
  { un: 'un pececito de papel', way: 'cut', of: /(?<![a-z])pesc(?:ar|o|amos|aba|abamos|aron|ando)(?![a-z])/ },
  { un: 'un farolito de papel', way: 'cut', of: /se (?:fue|corto|iba) la luz|apag(?:on|ones)(?![a-z])|a oscuras/ },
  {
    un: 'una estrella de papel',
    way: 'cut',
    of: /(?<![a-z])(?:estrellas?|cielo|luna(?! de miel)|de madrugada)(?![a-z])/,
  },
  {
    un: 'un barquito de papel',
    way: 'cut',
    of: /(?<![a-z])(?:(?:el|al|del) mar|playa|(?:el|al|del|un) rio|lago|laguna|presa|lancha|barco|muelle|pesc\w+|llov\w+|lluvia|aguacero)(?![a-z])/,
  },
  { un: 'un avioncito de papel', way: 'cut', of: /(?<![a-z])(?:avion|aeropuerto|vuelo)(?![a-z])/ },
  {
    un: 'una flor de papel',
    way: 'cut',
    of: /(?<![a-z])(?:(?<!como la )flor(?:es|cita)?|jardin|boda|nos casamos|ramo|rosas?|girasol(?:es)?)(?![a-z])/,
  },
  {
    un: 'una pajarita de papel',
    way: 'cut',
    of: /(?<![a-z])(?:palomas?|pajaros?|pollitos?|gallinas?|loro|mariposas?|patos?)(?![a-z])/,
  },
  {
    un: 'un banderín de papel',
    way: 'cut',
    of: /(?<![a-z])(?:cancha|gol(?:es)?|partido|torneo|campeonato|(?<!(?:mi|su|tu) )carrera|competencia)(?![a-z])/,
  },
  {
    un: 'un gorrito de papel',
    way: 'cut',
    of: /(?<![a-z])(?:cumple(?:anos)?|fiesta|pinata|posada|quinceanera)(?![a-z])/,
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
    of: /(?<![a-z])(?:tren|autobus|camion|bus|micro|metro|colectivo|carretera|cine|circo|concierto|teatro|museo)(?![a-z])/,
  },
]

/** Right of every day. */
const ANY: readonly Made[] = [
  { un: 'un dibujo a lápiz', way: 'drawn' },
  { un: 'una postal dibujada a mano', way: 'drawn' },
  { un: 'una tarjeta escrita a mano', way: 'written' },
  { un: 'un hilo rojo con un nudo', way: 'tied' },
]

const FOR_TINY: readonly Made[] = [
  { un: 'un dibujo con muchos colores', way: 'drawn' },
  { un: 'un corazón de papel', way: 'cut' },
  { un: 'una estrella de papel', way: 'cut' },
  { un: 'un barquito de papel', way: 'cut' },
]

/** A nose knows it again; nobody has to make it. */
const FOR_NOSES: readonly Made[] = [
  { un: 'un pañuelo con olor a casa', way: 'tied' },
  { un: 'un trapito con un nudo', way: 'tied' },
  { un: 'un calcetín sin pareja', way: 'tied' },
]

/** Of a hard day nothing is played. */
const QUIET: readonly Made[] = [
  { un: 'una tarjeta escrita a mano', way: 'written' },
  { un: 'un hilo rojo con un nudo', way: 'tied' },
  { un: 'un dibujo a lápiz', way: 'drawn' },
]

type For = {
  /** Where it surely was: 'la cocina'. */
  place?: string | null
  /** Small children, beasts, and days of which nothing is played. */
  who?: 'tiny' | 'pet' | 'quiet' | 'anybody'
  /** False of what has the name of something else in the story. */
  isFree: (un: string) => boolean
  choose?: <T>(options: readonly T[]) => T
}

/** What is made where `memory` names no thing that is kept or drawn: 'vimos las estrellas' → 'una estrella de papel'. */
export function madeFor(
  memory: string,
  { place = null, who = 'anybody', isFree, choose = ([first]) => first! }: For,
): Made {
  const free = (all: readonly Made[]) => all.filter(({ un }) => isFree(un))
  if (who === 'pet') return choose(orAll(free(FOR_NOSES), FOR_NOSES))
  if (who === 'quiet') return choose(orAll(free(QUIET), QUIET))
  const key = bare(memory)
  const like = free(LIKE.filter(({ of, isTiny }) => (who !== 'tiny' || isTiny !== false) && of.test(key)))
  if (like.length > 0) return like[0]!
  const ofPlace = place && !/hospital|clínica/u.test(place) && contract(`un dibujo de ${place}`)
  if (ofPlace && isFree(ofPlace)) return { un: ofPlace, way: 'drawn' }
  const any = who === 'tiny' ? FOR_TINY : ANY
  return choose(orAll(free(any), any))
}

const orAll = <T>(some: readonly T[], all: readonly T[]) => (some.length > 0 ? some : all)
