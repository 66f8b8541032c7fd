import { nounGender } from './gender.ts'
import { bare } from './text.ts'

/** Numbers in words, as a book for children has them: what is counted, hours, ages; a year, a name, a score of many stay. */

const ONES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS = ' diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

/** 31 → 'treinta y un' before a noun, 'treinta y una' before one that is a she; null above a hundred. */
function inWords(digits: string, noun = ''): string | null {
  const number = Number(digits)
  if (/^0./u.test(digits) || number > 100) return null
  if (number === 100) return 'cien'
  const ten = TENS[Math.floor(number / 10)]!
  const word = ONES[number] ?? (number % 10 === 0 ? ten : `${ten} y ${ONES[number % 10]!}`)
  if (!word.endsWith('uno') || noun === '') return word
  if (nounGender(noun) === 'f') return word.replace(/o$/u, 'a')
  return word.replace(/veintiuno$/u, 'veintiún').replace(/uno$/u, 'un')
}

const SAID: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 100 }, (_, i) => i + 1).flatMap((number) => {
    const word = bare(inWords(`${number}`)!)
    return [word, word.replace(/uno$/u, 'un'), word.replace(/uno$/u, 'una')].map((form) => [form, number] as const)
  }),
)

/** A number as it may be said, bare of accents, for patterns: '15', 'quince', 'treinta y uno'. */
export const A_NUMBER = `(?:\\d{1,3}|${[...SAID.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\d])`

/** '15', 'quince' → 15; null of what is no number up to a hundred. */
export const numberOf = (said: string): number | null =>
  /^\d{1,3}$/u.test(said) ? Number(said) : (SAID.get(bare(said)) ?? null)

const or = (said: string, word: string | null) => word ?? said
const NUMBER = '(?<![\\p{L}\\d.,:/°#-])(\\d{1,3})(?![\\d°%:/-]|\\.?º|[.,]\\d)'

/** 'se cayó como 30 veces', '9 goles', '2 horas'; not 'línea 4', 'el 24 de diciembre'. */
const COUNTED = new RegExp(`${NUMBER}(?= ((?!millones)\\p{Ll}{3,}s)(?![A-Za-zÀ-ỹ]))`, 'gu')
/** 'tiene como 15 y todas con nombre' */
const SO_MANY = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:tiene|tienen|tenía|tenían|tenemos|tengo|cumpli[A-Za-zÀ-ỹ]+|(?:cumple(?:años)?|fiesta) de) (?:como |casi |m[aá]s de |ya )?)(?!\\d*1(?!\\d))${NUMBER}(?= (?:y|en|se|[A-Za-zÀ-ỹ]+(?:ó|aron|ieron)|de (?:casad[oa]s|mis?|sus?|la|el)) | —|[.,;]|$)`,
  'giu',
)
/** 'tenía doce y yo 7': of one as of the other */
const AS_MANY = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:ten[ií]a[ns]?|tiene[ns]?|tengo|cumpl[A-Za-zÀ-ỹ]+) (?:como |casi |ya |apenas |solo )?[A-Za-zÀ-ỹ]+(?: y [a-z]+)?(?: años)?(?:,? y|,|,? pero) (?:yo|él|ella|l[oa]s? otr[oa]|el otro|(?:mi|su) [A-Za-zÀ-ỹ]+|\\p{Lu}\\p{Ll}+) (?:como |casi |ya |apenas |solo )?)(?!1(?!\\d))${NUMBER}(?=[.,;]| [ye] |$)`,
  'gu',
)
/** 'si hay cinco galletas y son 4 parte la que sobra' */
const ARE_SO_MANY = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:son|eran|somos|éramos) (?:como |casi |m[aá]s de |ya )?)(?!\\d*1(?!\\d))${NUMBER}(?! (?:mil|millones|por|x)(?![A-Za-zÀ-ỹ]))`,
  'giu',
)
/** 'repartieron como 6 y se hundió', 'nada con 83, aunque', 'a sus 90 todavía', 'cuenta hasta 100', 'cumple 50', 'vestido de 15', 'una vez contó 61' */
const ALONE = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:(?:a|con) sus |(?:cuent|cont)[A-Za-zÀ-ỹ]+ hasta |(?:vestido|vals|misa) de ))${NUMBER}(?! \\p{Ll}+s(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ]|\\d )(?:como|casi|con|cont(?:ó|é|amos|aron|aba)) |(?<![A-Za-zÀ-ỹ])cumplen? )(?!1(?!\\d))${NUMBER}(?= y | el | la |[.,;](?!\\d)|$)`,
  'giu',
)
/** 'a las 5 de la mañana', 'a las 6', 'a las 3 am' */
const HOUR = /(?<=(?<![A-Za-zÀ-ỹ])las )(\d{1,2})(?![\d:]|[.,]\d)(?: ?(am|pm)(?![A-Za-zÀ-ỹ]))?/giu
/** 'la 1am', 'tipo 3 am' */
const AT_NIGHT = /(?<=(?<![A-Za-zÀ-ỹ])(?:la|tipo|hasta|desde) )(\d{1,2}) ?(am|pm)(?![A-Za-zÀ-ỹ])/giu
/** 'a las 5:30am'; '12:30' stays */
const CLOCK = /(?<=(?<![A-Za-zÀ-ỹ])las? )(\d{1,2}):(00|15|30) ?(am|pm)(?![A-Za-zÀ-ỹ])/giu
const PAST: Readonly<Record<string, string>> = { '00': '', 15: ' y cuarto', 30: ' y media' }
/** 'como 1 semana', 'con 1 hijo'; not 'Fórmula 1 semana' */
const ONE_OF =
  /(?<![A-Za-zÀ-ỹ\d.,:/°#-])(?<!(?<![A-Za-zÀ-ỹ])(?:l[ií]nea|fórmula|n[uú]mero|nivel|parte|cap[ií]tulo|temporada|grado|grupo|sala|canal|ruta|a|y) )1(?= (semana|mes|año|d[ií]a|hora|minuto|noche|tarde|verano|invierno|domingo|vez|rato|kilo|litro|metro|kilómetro|cuadra|hij[oa]|herman[oa]|niet[oa]|perr[oa]|gat[oa])(?![A-Za-zÀ-ỹ]))/giu
/** 'vio Toy Story ', 'en la Liga '; what begins a sentence may be any word */
const OF_A_NAME = /[^.!?…\s]\s+\p{Lu}\p{L}+ $/u
/** 'llevaba a 6' */
const WHOM = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:llev|tra[ji]|cri|cuid|junt|invit)[A-Za-zÀ-ỹ]* a (?:como |los |las )?)(?!1(?!\\d))${NUMBER}(?=[.,;»”](?!\\d)| [yen]|$)`,
  'giu',
)
/** '1er', '2da', '3ero', '4ª' */
const ORDINAL =
  /(?<![A-Za-zÀ-ỹ\d.,])(?:([13])er|(10|[1-9])(?:e?r|[dtmvn])([oa])|(10|[1-9])(ª|º(?=$|[.,;]| (?:de|en|y|del|que)(?![A-Za-zÀ-ỹ]))))(?![A-Za-zÀ-ỹ]| ?[A-H](?![A-Za-zÀ-ỹ]))/giu
const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'séptim', 'octav', 'noven', 'décim']

/** '9 o 10', '2 por 3 metros', 'de 4 en 4': both of them, or neither */
const PAIR =
  /(?<![\p{L}\d.,:/°#$-]|(?:l[ií]nea|ruta|grupo|canal|sala|piso|n[uú]mero|temporada) )(\d{1,2}) (o|por|x|en) (\d{1,2})(?![\d°%:/-]|[.,]\d| ?(?:am|pm)(?![A-Za-zÀ-ỹ]))(?:(?= (\p{Ll}{3,}s)(?![A-Za-zÀ-ỹ]))|)/gu
/** 'cierre de año, 2 am' */
const BARE_HOUR = /(?<=, |^)(1[0-2]|[1-9]) ?(am|pm)(?![A-Za-zÀ-ỹ]| (?:a|-|y|hasta) )/giu

/** 'tipo 4 y media', 'a la 1 y cuarto', and the minutes of 'a las siete y 10' */
const PAST_HOUR =
  /(?<![A-Za-zÀ-ỹ\d.,:/°#-])(\d{1,2})(?= y (?:media|cuarto|pico)(?![A-Za-zÀ-ỹ]))|(?<=(?<![A-Za-zÀ-ỹ])a la )(1)(?=$|[.,;]| (?:y|de la|en punto)(?![A-Za-zÀ-ỹ]))/giu
const MINUTES =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:las (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|la una) (?:y|menos) )([1-5]?\d)(?![\d:%]|[.,]\d)/giu
/** 'hasta las dos o 3' */
const OR_HOUR =
  /(?<=(?<![A-Za-zÀ-ỹ])las (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:o|a) )(\d{1,2})(?![\d:]|[.,]\d)/giu
/** 'a los 50 se animó', 'desde los 13' */
const AT_AGE = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:a|desde|hasta|de) los )${NUMBER}(?! \\p{Ll}{3,}s(?![A-Za-zÀ-ỹ])| de )`,
  'giu',
)
/** 'mi hijo de 5', 'su niña de 3' */
const AGED = new RegExp(
  `(?<=(?<![A-Za-zÀ-ỹ])(?:hij|niet|niñ|sobrin|herman|prim|bisniet|hermanit|nen|chamac|pequeñ)[oa]s? de )${NUMBER}(?! \\p{Ll}{3,}s(?![A-Za-zÀ-ỹ]))`,
  'giu',
)
/** 'perdimos 3 a 0' */
const SCORE = new RegExp(`(?<=(?:perd|gan|empat|iban|van|quedar)[A-Za-zÀ-ỹ]* )${NUMBER} a (\\d)(?!\\d)`, 'giu')

/** 'los 4 nos metimos', 'entre los 3' */
const THE_FEW =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:los|las|nosotr[oa]s|ell[oa]s) )[2-9](?= (?:nos|se|me|les?|junt[oa]s|en|con|y|abajo|debajo|solos|solas|que|\p{L}+(?:[aeiá]mos|aron|ieron|ndo|[ai]d[oa]s))(?![A-Za-zÀ-ỹ])| —|[.,;](?!\d)|$)/gu

/** 'se bajaron 3 a ayudarlo': who did it */
const SO_MANY_DID =
  /(?<=\p{L}(?:aron|ieron) (?:como |casi |los |l[ao]s otr[oa]s )?)[2-9](?= a \p{L}+r(?:me|nos|l[aeo]s?)?(?![A-Za-zÀ-ỹ])|[.;!](?!\d)|$)/gu

/** 'con 4% de pila' */
const PERCENT = /(?<![\p{L}\d.,:/°#-])(\d{1,3}) ?%/gu

/** 'dos kilos 100', '3 kilos 200': what somebody weighed */
const GRAMS: Readonly<Record<string, string>> = {
  200: 'doscientos', 300: 'trescientos', 400: 'cuatrocientos', 500: 'quinientos', 600: 'seiscientos', 700: 'setecientos', 800: 'ochocientos', 900: 'novecientos',
} // oxfmt-ignore
const WEIGHT = /(?<![A-Za-zÀ-ỹ\d.,:/°#-])([1-9]) (kilos?) ([1-9]00)(?![\d.,]\d|[A-Za-zÀ-ỹ])/giu

/** '6o B', '3°B', '4to A', '1ero B' */
const CLASS = /(?<![\p{L}\d])(\d{1,2})(?:e?ro?|[dtmn]?o|a?vo| ?(?:º|°|\.º))\.? ?([A-H])(?![A-Za-zÀ-ỹ])/gu

/** '…y llora. 12 años de casados' */
const OPENS = /(?<=(?:\p{L}[.!?…] |: [«“]|^[—«“])[¿¡]?)(?=\d)/gu
const HEAD = '\ue004'
const FIRST = new RegExp(`${HEAD}(.)`, 'gu')

export const withNumbersInWords = (text: string): string => (/\d/u.test(text) ? saidInWords(text) : text)

const saidInWords = (text: string): string =>
  text
    .replace(OPENS, HEAD)
    .replace(CLASS, '$1.º $2')
    .replace(PAIR, (said, one: string, between: string, other: string, noun = '', at: number, whole: string) => {
      const [first, second] = [one, other].map((digits) => inWords(digits, between === 'o' ? noun : ''))
      return first && second && !OF_A_NAME.test(whole.slice(0, at))
        ? `${first} ${between.replace('x', 'por')} ${second}`
        : said
    })
    .replace(BARE_HOUR, (_, digits: string, half: string) => `a las ${digits} ${half}`.replace(/las 1 /u, 'la 1 '))
    .replace(HOUR, (said, digits: string, half?: string) => {
      const hour = Number(digits) === 1 ? 'una' : inWords(digits)
      return hour === null || Number(digits) > 24 ? said : hour + (half ? partOfDay(Number(digits), half) : '')
    })
    .replace(AT_NIGHT, (said, digits: string, half: string) => {
      const hour = Number(digits) === 1 ? 'una' : inWords(digits)
      return hour === null || Number(digits) > 12 ? said : hour + partOfDay(Number(digits), half)
    })
    .replace(CLOCK, (said, digits: string, past: string, half: string) => {
      const hour = Number(digits) === 1 ? 'una' : inWords(digits)
      return hour === null || Number(digits) > 12 ? said : hour + PAST[past]! + partOfDay(Number(digits), half)
    })
    .replace(
      ORDINAL,
      (_, short: string, long: string, end = '', signed: string, sign: string) =>
        ORDINALS[Number(short ?? long ?? signed) - 1]! + (sign === undefined ? end : sign === 'ª' ? 'a' : 'o'),
    )
    .replace(WHOM, (said, digits: string) => or(said, inWords(digits)))
    .replace(PAST_HOUR, (digits) => (digits === '1' ? 'una' : or(digits, Number(digits) > 24 ? null : inWords(digits))))
    .replace(MINUTES, (digits) => or(digits, inWords(digits)))
    .replace(THE_FEW, (digits) => inWords(digits)!)
    .replace(SO_MANY_DID, (digits) => inWords(digits)!)
    .replace(PERCENT, (said, digits: string) => {
      const number = inWords(digits)
      return number === null ? said : `${number} por ciento`
    })
    .replace(
      WEIGHT,
      (_, kilos: string, of: string, grams: string) =>
        `${inWords(kilos, 'kilo')!} ${of} ${inWords(grams) ?? GRAMS[grams]!}`,
    )
    .replace(ONE_OF, (one, noun: string, at: number, whole: string) =>
      OF_A_NAME.test(whole.slice(0, at)) ? one : nounGender(noun) === 'f' ? 'una' : 'un',
    )
    .replace(OR_HOUR, (said, digits: string) => or(said, inWords(digits)))
    .replace(AGED, (said, digits: string) => (digits === '1' ? 'un año' : `${or(said, inWords(digits))} años`))
    .replace(AT_AGE, (said, digits: string) => or(said, inWords(digits)))
    .replace(SCORE, (said, one: string, other: string) => `${or(one, inWords(one))} a ${or(other, inWords(other))}`)
    .replace(ARE_SO_MANY, (said, digits: string) => or(said, inWords(digits)))
    .replace(SO_MANY, (said, digits: string) => or(said, inWords(digits)))
    .replace(AS_MANY, (said, digits: string) => or(said, inWords(digits)))
    .replace(ALONE, (said) => or(said, inWords(said)))
    .replace(COUNTED, (said, digits: string, noun: string) => or(said, inWords(digits, noun)))
    .replace(FIRST, (_, first: string) => first.toUpperCase())

function partOfDay(hour: number, half: string): string {
  if (half.toLowerCase() === 'am') return hour === 12 ? ' de la noche' : ' de la mañana'
  return hour === 12 ? ' del día' : hour < 8 ? ' de la tarde' : ' de la noche'
}
