import { A_NUMBER, numberOf } from '../grammar/numbers.ts'
import { bare, words } from '../grammar/text.ts'
import { tidy } from '../spelling/tidy.ts'
import { isKin } from './kin-words.ts'

/** How old somebody is: told by a number, a word, or only by what they are to the sender. */

export const AGE_BANDS = ['bebe', '2-4', '5-7', '8-11', '12-17', 'adulto', 'mayor'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

export type AgeReading = {
  /** Null where nothing but the relation tells it, and the relation does not. */
  band: AgeBand | null
  /** Whole years, where a number was said. */
  years: number | null
  /** 0 to 1. */
  sure: number
}

/** 'que me rentó cuarto 5 años': how long it went on; 'que me salió músico, 12 años' is an age. */
const FOR_YEARS = /(?<=(?<![A-Za-zÀ-ỹ])que (?:me|nos) (?!cumpl|tien)[^,.;]+) \d+ a[ñn]os/giu

/** 'desde hace 3 años', '5 años de casados': a duration, not an age. */
const LASTING =
  /(?<![A-Za-zÀ-ỹ])(?:hace|desde|llevamos|cuid[eoa][A-Za-zÀ-ỹ]{0,4}|llevan|cumplimos|durante|por|despues de|tras|vemos|hablamos|hablabamos|esperamos|vivio(?: hasta)?|hasta|a) (?:hace |los |mas de |casi |unos |ya )*\d+(?: ?an[A-Za-zÀ-ỹ]*)?|\d+ ?an[A-Za-zÀ-ỹ]* (?:atras|junt|casad|siendo|trabaj|sin |con nosotr|en (?:la|el|esta|este|nuestr)|(?!cuando)[A-Za-zÀ-ỹ]+[ae]ndo|de (?:casad|novi|amist|conoc|relacion|matrimon|pareja|estar|ser|amig|trabaj|servici|viv))[A-Za-zÀ-ỹ]*/gu

const YEARS =
  /(?:^| )(\d{1,3}) ?(?:an(?:os|itos|otes|azos|o)?|tacos|primaveras|recien cumplid[oa]s|cumplid[oa]s)(?: |$)/u
const TURNS =
  /(?:^| )(?:cumple|cumplio|cumplira|cumplir|tiene|tienes|tenes|de|ya de|sus|mis|nuestros) (\d{1,3})(?= (?:y|e|el|en|recien|este|esta|hoy|manana|pero|que|primaveras|abriles)|$)/u
/** 'una tiene 9 y la otra 13', 'mis nietos 9 6 y 2' */
const SEVERAL_AGES =
  /(?:^| )(?:tiene )?(\d{1,2}) (?:(\d{1,2}) )*y (?:l[ao] (?:otr[ao]|menor|mayor|chic[ao]|grande) |de )?(\d{1,2})(?: |$)/gu
const MONTHS = /(?:^| )(\d{1,2}) ?mes(?:es|ecitos)?(?: |$)| de meses(?: |$)/u

function bandOf(years: number): AgeBand {
  if (years < 2) return 'bebe'
  if (years < 5) return '2-4'
  if (years < 8) return '5-7'
  if (years < 12) return '8-11'
  if (years < 18) return '12-17'
  return years < 65 ? 'adulto' : 'mayor'
}

/** Words for an age, each with how sure they are of it. */
const WORDS: readonly (readonly [RegExp, AgeBand, number])[] = [
  [/recien nacid|\bbebe(?!r)|de brazos|\bgatea|chupon|\bpanal(?:es)?\b|ecografia/, 'bebe', 0.85],
  [
    /kinder|preescolar|guarderia|jardin de infantes|(?<!(?:baja|licencia|permiso|escuela|linea|abuel[oa]s?|ti[ao]|por via) )\bmaternal\b|sala de \d/,
    '2-4',
    0.65,
  ],
  [
    /primero de primaria|primer grado|segundo de primaria|diente(?:s)? de leche|ratoncito perez|raton de los dientes|(?:los )?(?:dos )?dientes de adelante/,
    '5-7',
    0.65,
  ],
  [
    /cuarto de primaria|quinto de primaria|sexto de primaria|cuarto grado|quinto grado|sexto grado|(?:sale|salio|egresa|se gradua) de (?:la )?primaria/,
    '8-11',
    0.75,
  ],
  [
    /adolescent|quinceaner|sus quince|xv anos|(?<!\bme (?:ayud|apoy|anim|pag)\w* [^.;]*)(?:\bsecundaria\b|\bprepa\b|bachillerato)|\binsti\b|instituto|la eso\b|jovencit/,
    '12-17',
    0.7,
  ],
  [/adult|universitari|la uni\b|facultad|erasmus|casad|su boda|su jefe|su oficina|jubilad[oa]s?\b/, 'adulto', 0.7],
  [/bisabuel|ancian|octogenari|nonagenari|centenari|de la tercera edad/, 'mayor', 0.9],
]

/** Small words said of the recipient's things, that only make an age likely. */
const HINTS: readonly (readonly [RegExp, AgeBand, number])[] = [
  [/cobijita|mamila|biberon|chupete|mantita|osito de peluche|peluche/, '2-4', 0.4],
  [/\bsus hijos\b|sus nietos|su trabajo|su negocio|la oficina/, 'adulto', 0.5],
]

const IN_WORDS = new RegExp(
  `(?<![A-Za-zÀ-ỹ])${A_NUMBER}(?= (?:anos?|anitos|mes(?:es)?)(?: |$))|(?<=(?:cumplen?|cumplir|cumplira|cumplio) )${A_NUMBER}`,
  'gu',
)
/** Of many years in words it may be how long it went on: 'mi esposa, treinta años a su lado'. */
const inNumbers = (text: string) =>
  text.replace(IN_WORDS, (said, at: number) => {
    if (/\d/u.test(said)) return said
    const isAge =
      /^ anos$/u.test(text.slice(at + said.length)) || /(?:tiene|cumple|cumplio) (?:ya )?$/u.test(text.slice(0, at))
    return numberOf(said)! > 20 && !isAge ? 'muchos' : String(numberOf(said))
  })

/** 'mi madre, 84, ya no ve bien': a number that stands alone. */
const ALONE =
  /(?<=^|[,(]\s*(?:casi |ya |apenas |como |unos )?|(?:tiene|cumple) |^(?:(?:mi|nuestr[oa]|el|la) )?[A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)? de )(\d{1,2})(?=\s*(?:[,.;()]|$|y medio|recién))/giu
/** 'mi hermana melliza, cumplimos 30': both of them. */
const TWINS = /(?<=(?:gemel|melliz)[A-Za-zÀ-ỹ]* .*)cumplimos/gu

const keyOf = (tidied: string) =>
  inNumbers(words(bare(tidied.replace(FOR_YEARS, '').replace(ALONE, '$1 años'))).join(' '))
    .replace(TWINS, 'cumple')
    .replace(LASTING, ' ')

function saidYears(key: string): number | null {
  const said = YEARS.exec(key)?.[1] ?? TURNS.exec(key)?.[1]
  return said === undefined ? null : Number(said)
}

const found = (key: string, table: typeof WORDS) => table.find(([test]) => test.test(key))

/** 'cumple 15 en mayo', 'tiene 6 años'; 'tiene 23 y a todas las riega' counts something else. */
const TURNING =
  /(?<=^(?:ya )?(?:cumple|va a cumplir) (?:los |sus )?)(\d{1,2})(?!\d)(?= a | ya | con |$)|(?<=^tienes? (?:ya )?)(\d{1,3})(?= y )|(?:^|(?:cumple|cumplio|cumplira|cumplir|sus) (?:ya |sus |los )?)(\d{1,3})(?: an|(?= y | el | en | este | manana | hoy | pasado manana | de edad| primaveras|$| esta))|(?<=(?<!que )tienes? (?:ya |apenas )?)(\d{1,3})(?= an| y medio| y ya | de edad| primaveras|$)/u

/** 'el menor del equipo tiene 41 años', 'su gato ya cumple 12': what has an age, and behind which words. */
const AGED =
  /(?<=^|[,.;:!?()"“”«»]|(?<![A-Za-zÀ-ỹ])(?:y|pero|porque|cuando|mientras|aunque|hasta|ni|que) )\s*((el|la|l[oa]s|sus?|mis?|tus?|un[oa]?|nuestr[oa]s?|tod[oa]s)(?: (?!y |que |pero )[A-Za-zÀ-ỹ]+){0,6}?) (?:ya |apenas |hoy )?(?:tienen?|cumplen?|cumpli[oó]|cumplir[aá]n?) (?=\d|[A-Za-zÀ-ỹ]+ a[ñn]os)[^,.;:!?()]*/giu

/** Nobody is called so at home: 'el menor del equipo', 'mi gato', 'el carro'. */
const OF_SOMEBODY =
  /^(?:menor|mayor|primer|segund|ultim|otr|mas|vecin|amig|jef|compañer|companer|maestr|profe|alumn|gat|perr|conej|caball|tortug|lor|canari|hamster|carr|coch|aut|mot|cas|bici|arbol|reloj|guitarr|radi|maquin)/u

/** Without whose age it says, where that is not surely theirs: 'la niña tiene 3 años', of a granddaughter, is. */
function withoutOthers(said: string, relation: string): string {
  const own = words(bare(relation)).map((word) => word.replace(/(?:it)?[oa]s?$/u, ''))
  return said.replace(AGED, (all, subject: string, whose: string) => {
    const [noun = '', ...more] = words(bare(subject)).slice(1)
    const isOwn = own.includes(noun.replace(/(?:it)?[oa]s?$/u, '')) || (!isKin(noun) && !OF_SOMEBODY.test(noun))
    return isOwn && more.length === 0 && !/^(?:sus?|un[oa]?)$/iu.test(whose) ? all : ''
  })
}

/**
 * The age that relation and answers tell. Of the answers only what is said of now counts: a memory tells how old
 * somebody was.
 */
export function readAge(
  relation: string,
  answers: { favourite: string; admiration: string; trait: string },
): AgeReading {
  // 'amigas de la prepa': where they met; 'maestra de kinder de mi hijo': whom they teach
  const key = keyOf(tidy(relation))
    .replace(
      /(?<![A-Za-zÀ-ỹ])(maestr[oa]|profe[A-Za-zÀ-ỹ]*|miss|teacher|se[nñ]o|educadora?|director[ae]?|coach|entrenadora?)(?![A-Za-zÀ-ỹ]).*$/u,
      '$1',
    )
    .replace(
      /(amig|compan|compi|cuat|prim|comadr|compadr)(\p{L}*)(?: \p{L}+){0,2} (?:de|desde) (?:la |el |mi |toda la )?(?:prepa|secundaria|uni|universidad|insti|instituto|facultad|infancia|kinder|primaria|escuela|colegio)/u,
      '$1$2',
    )
  if (MONTHS.test(key)) return { band: 'bebe', years: 0, sure: 1 }
  const each = [
    ...new Set([...key.matchAll(SEVERAL_AGES)].flatMap(([, ...found]) => found.filter(Boolean).map(Number))),
  ]
  if (each.length > 1)
    return { band: bandOf(each.toSorted((a, b) => a - b)[Math.floor((each.length - 1) / 2)]!), years: null, sure: 0.65 }
  const years = saidYears(key)
  if (years !== null && years < 120) return { band: bandOf(years), years, sure: 1 }
  const named = found(key, WORDS)
  if (named) return { band: named[1], years: null, sure: named[2] }
  // 'el tiple de su bisabuelo': how old somebody else is
  const said = [answers.trait, answers.favourite, answers.admiration].map(tidy).join(' . ')
  const now = keyOf(withoutOthers(said, relation)).replace(
    /(?<![A-Za-zÀ-ỹ])(?:su|sus|mi|tu|el|la|de) (?:bisabuel|tatarabuel)[A-Za-zÀ-ỹ]*/gu,
    '',
  )
  if (/(?:^| )(?:tiene|con|de) (?:\d{1,2}|pocos|unos) (?:dias|diitas|semanas)(?: |$)/u.test(now))
    return { band: 'bebe', years: null, sure: 0.85 }
  const turning = TURNING.exec(now)?.slice(1).find(Boolean)
  if (turning !== undefined && Number(turning) < 120)
    return { band: bandOf(Number(turning)), years: Number(turning), sure: 0.85 }
  const hint = found(now, WORDS) ?? found(now, HINTS)
  return hint ? { band: hint[1], years: null, sure: Math.min(hint[2], 0.65) } : { band: null, years: null, sure: 0 }
}
