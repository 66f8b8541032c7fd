import type { Favourite } from '../language/favourite.ts'
import type { FavouriteItem } from '../language/favourite-item.ts'
import { countWords, withoutEnd } from '../language/text.ts'
import { lowerFirst } from '../language/tidy.ts'
import { creature, type Prop } from './prop.ts'

/**
 * For a favourite that no row knows: somebody who has come because of it and cannot talk of anything else. They say
 * it in the giver's words, so that it may be a team, a pastime, a place, a person or a wish, and nothing is guessed.
 * `a`, `b`, `c` are its parts, between quotation marks; of fewer than three they come again.
 */
type Role = (a: string, b: string, c: string) => Prop

const ROLES: readonly Role[] = [
  (a, b, c) =>
    creature(
      [
        `un loro verde que solo sabía decir ${a}`,
        'el loro',
        'hola, hola',
        'pluma y a semilla',
        `hablar de lo mismo: ${a}`,
      ],
      [
        `decía ${b} en vez de buenas tardes`,
        `repetía ${c} con tres voces distintas, a ver cuál sonaba mejor`,
        `se dormía diciendo ${a} y despertaba diciendo lo mismo`,
      ],
      [
        `gritó ${a} desde lo más alto, y por la voz supieron todos hacia dónde ir`,
        `dijo ${b} tan clarito que no hubo quien no volteara`,
      ],
    ),
  (a, b, c) =>
    creature(
      [
        `una ratona con una libreta en la que decía ${a}`,
        'la ratona',
        'ajá, ajá',
        'lápiz recién afilado',
        `contarle a la ratona lo que le falta de ${a}`,
      ],
      [
        `iba ya por la página once de ${b}, y eso que tenía la letra chiquita`,
        `preguntaba «¿y luego?» cada vez que alguien mencionaba ${c}`,
        `apuntaba todo lo que se decía de ${a}, y lo subrayaba dos veces`,
      ],
      [
        `leyó en voz alta lo que tenía apuntado de ${a}, y hasta los más serios se acercaron a oír`,
        `abrió la libreta en la página de ${b}, y en la orilla estaba dibujado por dónde`,
      ],
    ),
  (a, b, c) =>
    creature(
      [
        `una tortuga que llevaba un año caminando para que le contaran de ${a}`,
        'la tortuga',
        'a ver, a ver',
        'camino largo',
        `contarle despacio a la tortuga lo de ${a}`,
      ],
      [
        `asentía con los ojos cerrados cuando oía hablar de ${b}`,
        `pedía que le repitieran lo de ${c} desde el principio`,
        `decía que por ${a} valía la pena caminar otro año`,
      ],
      [
        `contó, sin prisa, lo que ya sabía de ${a}, y a nadie le quedaron ganas de irse`,
        `se plantó en medio y no se movió hasta que todos supieron de ${b}`,
      ],
    ),
  (a, b, c) =>
    creature(
      [
        `una ardilla que quería aprenderlo todo de ${a}`,
        'la ardilla',
        'otra vez, otra vez',
        'nuez y a bosque',
        `darle a la ardilla otra clase de ${a}`,
      ],
      [
        `contaba con los dedos las razones de ${b}, y no le alcanzaban los dedos`,
        `levantaba la mano cada vez que tenía una pregunta sobre ${c}, o sea, siempre`,
        `ensayaba a solas lo de ${a}, y casi le salía`,
      ],
      [
        `explicó lo de ${a} con dibujos en el aire, y por fin todos entendieron`,
        `subió al punto más alto y lo gritó a los cuatro vientos: ¡${b}!`,
      ],
    ),
  (a, b, c) =>
    creature(
      [
        `un búho pintor que llevaba meses dibujando ${a}`,
        'el búho',
        'hum, hum',
        'pintura fresca',
        `ayudarle al búho con su dibujo de ${a}`,
      ],
      [
        `mezclaba colores hasta dar con el de ${b}`,
        `borraba y volvía a empezar, porque ${c} nunca le salía tan bien como es de verdad`,
        `dibujaba ${a} en cualquier pared que se dejara`,
      ],
      [
        `dibujó ${a} en el suelo, tan grande que se vio desde lejos, y llegaron todos`,
        `pintó una flecha, escribió debajo ${b}, y nadie se perdió`,
      ],
    ),
]

/** For the small, in few words. */
const SMALL_ROLES: readonly Role[] = [
  (a, b) =>
    creature(
      [`un loro que decía ${a}`, 'el loro', 'hola, hola', 'pluma', `jugar con el loro`],
      [`decía ${b} y daba una vuelta`, 'decía que sí con la cabeza', `aleteaba al oír ${a}`],
      [`gritó ${a}, y todos lo oyeron`, 'voló muy alto y enseñó por dónde'],
    ),
  (a, b) =>
    creature(
      [`una ratona que preguntaba por ${a}`, 'la ratona', 'sí, sí', 'queso', `jugar con la ratona`],
      [`preguntaba por ${b} y movía los bigotes`, 'se asomaba por todas partes', `aplaudía al oír ${a}`],
      [`dijo ${a}, muy bajito, y todos la oyeron`, 'se metió por un hoyito y enseñó por dónde'],
    ),
]

export type Asked = { isSmall: boolean; pick: <T>(options: readonly T[]) => T }

export function anythingOf(fav: Favourite, { isSmall, pick }: Asked): Prop {
  const parts = calledIn(fav, isSmall ? 4 : 6)
  const [a, b = a, c = a] = parts.map((part) => `«${part}»`) as [string, string?, string?]
  return pick(isSmall ? SMALL_ROLES : ROLES)(a, b, c)
}

/** What stands for an answer that is said whole elsewhere, and is too long to be said again. */
const IN_SHORT = 'lo mejor del mundo'

/** Nobody knows yet, and says so. */
const UNKNOWN = /^(?:pues |la verdad )?(?:todavía|aún|no (?:lo )?s(?:é|e|abemos)|por ahora|antes )/iu

/** True of an answer that tells that its giver does not know: nothing of it is told. */
export const isUnknown = ({ quote, whole }: Favourite) => quote !== null && UNKNOWN.test(whole)

/** A favourite is read where its things stand in the answer itself; a topic is ours. */
export const isReadFrom = ({ items, quote, whole }: Favourite) =>
  quote === null || items.every(({ text }) => whole.toLowerCase().includes(text.toLowerCase()))

/** The favourite's parts, each in at most so many words. */
function calledIn(fav: Favourite, most: number): string[] {
  if (isUnknown(fav)) return ['un secreto']
  const texts = isReadFrom(fav) ? fav.items.map(called) : [lowerFirst(withoutEnd(fav.whole).split(/[,.;:(]/u)[0]!)]
  const parts = texts
    .filter((text) => OPENS.test(text))
    .map((text) => shortened(text, most))
    .filter((text) => text !== null)
  return parts.length > 0 ? parts : [IN_SHORT]
}

/** A noun with its article, a name or an infinitive, and nobody's 'I'. */
const OPENS =
  /^(?!.*(?<!\p{L})(?:me|mis?|conmigo|nos|que)(?!\p{L}))(?:(?:el|la|los|las|lo|un|una|no) |\p{Lu}|\p{L}+[aeií]r(?:se)?(?!\p{L}))/u

/** 'nadar en el mar en octubre cuando ya no hay nadie' → 'nadar en el mar en octubre' */
function shortened(text: string, most: number): string | null {
  if (countWords(text) <= most) return text
  const joints = [...text.matchAll(/ (?:con|por|en|para|desde|cuando|mientras|aunque|sin|y|\p{L}+[aei]ndo)(?= )/gu)]
  const last = joints
    .map(({ index }) => text.slice(0, index))
    .filter((head) => countWords(head) <= most && countWords(head) > 1)
  return last.at(-1) ?? null
}

/** 'sus plantas' → 'las plantas': nobody asks whose. */
function called({ text, gender, plural }: FavouriteItem): string {
  const many = plural || text.startsWith('sus ')
  return text.replace(/^sus? /u, gender === 'f' ? (many ? 'las ' : 'la ') : many ? 'los ' : 'el ')
}
