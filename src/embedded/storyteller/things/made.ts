import { finiteForm } from '../language/grammar/finite.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { bare, contract, splitSentences, words } from '../language/grammar/text.ts'
import { isFrail, isHard } from './happenings.ts'

/** How a giver makes it while they tell: folded or cut, drawn, written, a knot, or signed by both; or it is picked up where they are. */
export type Way = 'cut' | 'drawn' | 'written' | 'tied' | 'signed' | 'found'

/** A small thing that whoever tells of a day makes meanwhile, or finds there. */
export type Made = { un: string; way: Way }

/** A bird that is eaten, played, worn, sung of or only compared. */
export const NO_FEATHER =
  /(?<![a-z])(?:com(?:i\w*|e|en)|cen\w+|prepar\w+|coc(?:in|i)\w+|as(?:o|amos|aron|ad[oa]|ar)|guis\w+|sirv\w+|(?:disfraz|hizo|hice|hici|vesti)\w*(?: \w+)? de|como|peliculas?|cuentos?|cancion\w*|cant\w+|jug\w+ a)(?: (?!y )\w+){0,2} (?:palom|poll|gall|loro|pato|pati|guajolote|gaviota|pavo|ganso|canario|perico)|gallin(?:a|ita) ciega/

/** Each where the memory names, bare of accents, what it is a small one of. */
const LIKE: readonly (Made & { of: RegExp; isTiny?: boolean })[] = [
  {
    un: 'una manita de papel',
    way: 'cut',
    isTiny: true,
    of: /(?<![a-z])me (?:agarr|apret|cog|tom)(?:o|io|aba|ia) (?:muy fuerte )?(?:el|un) dedo(?! (?:con|en))(?![a-z])/,
  },
  {
    un: 'una trenza de papel',
    way: 'cut',
    of: /(?<![a-z])(?:pein|ha[cz]|hic|hiz|trenz)\w+[^.;]{0,30} trenzas?(?! de (?:pan|harina|hojaldre|raiz))(?![a-z])/,
  },
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
    of: /(?<![a-z])(?<!como (?:si fuera )?un )(?:lancha|barco|barquitos?|bote de remos|velero|(?:al|en el) lago|laguna|al rio)(?![a-z])/,
  },
  { un: 'un avioncito de papel', way: 'cut', of: /(?<![a-z])(?:avion|aeropuerto|vuelo)(?![a-z])/ },
  {
    un: 'una flor de papel',
    way: 'cut',
    of: /(?<![a-z])(?:(?<!como la )flor(?:es|cita)?|ramo|rosas?|girasol(?:es)?)(?![a-z])/,
  },
  {
    un: 'una pluma',
    way: 'found',
    of: new RegExp(
      `^(?!.*${NO_FEATHER.source}).*(?<![a-z])(?:(?:palom|gallin|gaviot)as?|(?:pollit|lor|pat)os?|guajolotes?)(?! de )(?![a-z])`,
      's',
    ),
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
    of: /(?<![a-z])(?:nos perdi(?:mos|eron)|se perdio el|equivoc\w+ de (?:calle|camino|tren|camion))(?![a-z])/,
  },
  {
    un: 'un boleto dibujado a mano',
    way: 'drawn',
    isTiny: false,
    of: /(?<![a-z])(?:(?:viaj|sub|fui|ibamos|tomamos|llev)\w*(?: \w+){0,4} (?:teleferico|funicular|telesilla|tranvia|tren|autobus|camion|bus|micro|metro|colectivo)|(?:al|en el|a un|en un) (?:cine|circo|concierto|teatro|museo))(?![a-z])/,
  },
]

/** The same where nothing lies about there, or can be drawn. */
const LATER: typeof LIKE = [
  {
    un: 'un farolito de papel',
    way: 'cut',
    of: /(?<![a-z])(?:velas|se (?:nos |les )?(?:fue|corto) la luz|apagon|faroles)(?![a-z])/,
  },
  {
    un: 'un paraguas de papel',
    way: 'cut',
    of: /(?<![a-z])(?:llovi(?:o|a|endo)|bajo la lluvia|aguacero|chaparron)(?![a-z])/,
  },
  {
    un: 'una casita de papel',
    way: 'cut',
    of: /(?<![a-z])(?:carpa|casita|cabana|mudamos|mudanza|casa nueva)(?![a-z])/,
  },
  {
    un: 'un as dibujado a mano',
    way: 'drawn',
    isTiny: false,
    of: /(?<![a-z])(?:hacer trampas?|la baraja|(?:al|el) (?:truco|mus|tute|conquian)|la brisca)(?![a-z])/,
  },
]

/** What lies about in such a place, whoever was there; none of it is said to be of that day. */
const FOUND: readonly { un: string; at: RegExp }[] = [
  { un: 'una piedra lisa', at: foundAt('playa|rio|mar(?! de )') },
  { un: 'una hoja seca', at: foundAt('parque|bosque|cerro') },
  { un: 'una serpentina', at: foundAt('fiesta|carnaval|feria') },
]

/** 'en la playa', 'por el parque de la esquina'; 'el mar de gente' and 'el parque de diversiones' are others. */
function foundAt(places: string): RegExp {
  return new RegExp(
    `(?<![a-z])(?:en|por) (?:el|la) (?:${places})(?![a-z])(?! de (?!(?:el|l[ao]s?) )[a-z])(?! \\w+(?:al|ic[oa]s?)(?![a-z]))`,
  )
}

/** What was surely walked over: whoever is meant was there, once or again, and nobody lost, feared or only saw it. */
function foundIn(told: string, isFree: (un: string) => boolean): Made | null {
  if (isFrail(told) || PICTURED.test(bare(told)) || TROUBLED.test(bare(told))) return null
  for (const sentence of splitSentences(told)) {
    const key = bare(sentence)
    const found = FOUND.find(({ un, at }) => at.test(key) && isFree(un))
    const before = found ? words(sentence.slice(0, found.at.exec(key)!.index)) : []
    if (found && !before.some((word) => LEADS.test(bare(word))) && wasDone(before))
      return { un: found.un, way: 'found' }
  }
  return null
}

/** The last verb before the place says what was done there; 'soñamos', 'faltamos' and 'nadar' do not. */
function wasDone(before: readonly string[]): boolean {
  const last = before
    .map((word, i) => (i === 0 ? word.toLowerCase() : word))
    .findLast((word) => isInfinitive(word) || finiteForm(word) !== null)
  const verb = last === undefined || isInfinitive(last) ? null : finiteForm(last)
  return (
    verb !== null &&
    (verb.tense === 'preterite' || (verb.tense === 'imperfect' && verb.person === 1 && verb.plural)) &&
    GLADLY.test(verb.infinitive)
  )
}

/** What leads in another clause, denies or compares. */
const LEADS =
  /^(?:que|cuando|si|como|donde|mientras|aunque|porque|pues|quien(?:es)?|para|antes|despues|hasta|no|ni|sin|nunca|jamas|nadie|casi|ojala|igual|tal|quizas?)$/
/** What is gladly done in such a place, and nobody says of one that is only thought of. */
const GLADLY =
  /^(?:jugar|caminar|pasear|andar|bailar|remar|nadar|bañar|cantar|reír|sentar|acampar|dormir|comer|merendar|brincar|saltar|mojar|pescar|recorrer|correr|estar)$/u
/** Seen, read or played, and not walked over. */
const PICTURED =
  /(?<![a-z])(?:teles?|television|tv|pantallas?|peliculas?|pelis?|series?|videos?|fotos?|cuadros?|libros?|cuentos?|novelas?|canci\w+|juegos?|videojuegos?|suenos?|mentira|zoom|imagina\w*)(?![a-z])/
/** What may hurt is not brought home. */
export const TROUBLED =
  /(?<![a-z])(?:llor\w+|triste\w*|dolor\w*|doli\w+|miedo|pelea\w*|recuper\w+|rehabilit\w+|fiebre|dificil\w*|hospital|despid\w+|despedida|perd(?:io|i|imos|ieron)|ahog\w+|cort(?:o|amos|aron) conmigo|asust\w+)(?![a-z])/

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

/** Of a hard day nothing is played or drawn, of somebody who is missed nothing is drawn, and of what names nothing only words are kept. */
const WRITTEN: readonly Made[] = [
  { un: 'una tarjeta escrita a mano', way: 'written' },
  { un: 'una nota escrita a mano', way: 'written' },
]

/** What else is kept of a day that nobody has to whisper about. */
const SEALED: readonly Made[] = [
  ...WRITTEN,
  { un: 'un hilo con un nudo', way: 'tied' },
  { un: 'un papel firmado', way: 'signed' },
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
  const isQuiet = who === 'quiet'
  if (isQuiet && (isHard(memory) || PARTED.test(bare(memory)))) return choose(orAll(free(WRITTEN), WRITTEN))
  // 'Flor' is no flower
  const key = bare(memory.replace(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu, ''))
  const isOfTiny = who === 'tiny' || BABY.test(key)
  const small = (all: typeof LIKE) =>
    free(
      all.filter(
        ({ of, isTiny, way }) =>
          (isQuiet ? way === 'cut' : who !== 'tiny' || isTiny !== false) &&
          (isTiny !== true || isOfTiny) &&
          of.test(key),
      ),
    )[0]
  const like = small(LIKE) ?? (isQuiet || who === 'tiny' ? null : foundIn(memory, isFree))
  if (like) return like
  if (shown && !isQuiet) return { un: contract(`un dibujo de ${shown}`), way: 'drawn' }
  const later = small(LATER)
  if (later) return later
  return choose(orAll(free(who === 'tiny' ? FOR_TINY : isQuiet || isFrail(memory) ? WRITTEN : SEALED), WRITTEN))
}

/** The last of somebody who is missed. */
const PARTED = /(?<![a-z])(?:ultima vez|ya no|nunca mas|desped\w+|despid\w+)(?![a-z])/
const BABY = /(?<![a-z])(?:beb(?:e|ita?|ito|es|itos|itas)|guagua|recien nacid[oa]s?|nac(?:io|iste|er|ieron))(?![a-z])/

const orAll = <T>(some: readonly T[], all: readonly T[]) => (some.length > 0 ? some : all)
