import { upperFirst } from './text.ts'

/** Verbs and sayings that change with the country; a noun is in the tables of nouns. */

export type Abroad = 'es-AR' | 'es-CO' | 'es-ES'

/** A word or its stem, and what is said for it; null where the word is the same there. */
type Saying = readonly [test: RegExp, argentina: string | null, colombia: string | null, spain: string | null]

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')
/** A stem before the endings of a verb that keeps its stem. */
const stem = (stems: string, endings = 'ar|arse|ando|aba|abas|aban|ábamos|aron|aste|ó|ad[oa]s?|a|as|an|amos|[áa]r?(?:me|te|se|l[aeo]s?|nos)') =>
  new RegExp(`(?<!\\p{L})(?:${stems})(?=(?:${endings})(?!\\p{L}))`, 'giu') // oxfmt-ignore

const LORRY = 'de (?:bomberos|(?:la )?basura|reparto|mudanzas?|carga|volteo|juguete)'

const SAYINGS: readonly Saying[] = [
  [whole(`camión(?! ${LORRY})`), 'colectivo', 'bus', 'autobús'],
  [whole(`camiones(?! ${LORRY})`), 'colectivos', 'buses', 'autobuses'],
  [whole('palomitas'), 'pochoclos', 'crispetas', null],
  [stem('enoj', 'ad[oa]s?|os?|arse|ar|aba|aban|ó|aron|a|an|es?|en'), null, null, 'enfad'],
  [whole('enojón'), null, null, 'gruñón'],
  [whole('enojona'), null, null, 'gruñona'],
  [stem('platic'), 'charl', 'charl', 'charl'],
  [whole('platiqué'), 'charlé', 'charlé', 'charlé'],
  [stem('chistos', '[oa]s?'), 'gracios', null, 'gracios'],
  [stem('bonit', '[oa]s?'), 'lind', null, null],
  [stem('rent', 'ar|ando|aba|aban|aron|ó|ad[oa]s?'), 'alquil', 'alquil', 'alquil'],
  [stem('estacion', 'ar|arse|ando|aba|aban|aron|ó|ad[oa]s?'), null, 'parque', 'aparc'],
  [stem('amarr'), 'at', null, 'at'],
  [stem('recarg'), 'apoy', 'apoy', 'apoy'],
  [stem('recárg', 'a(?:te|se)'), 'apóy', 'apóy', 'apóy'],
  [stem('rebas', 'ar|ando|aba|aban|aron|ó|ad[oa]s?'), 'pas', 'pas', 'adelant'],
  [stem('brinc'), 'salt', null, 'salt'],
  [whole('brinco'), 'salto', null, 'salto'],
  [whole('brincos'), 'saltos', null, 'saltos'],
  [stem('avent', 'ar|ando|aba|aban|aron|ó|ad[oa]s?'), 'lanz', null, 'lanz'],
  [stem('apapach'), 'mim', null, 'mim'],
  [stem('apachurr'), 'aplast', 'espich', 'aplast'],
  [stem('chec', 'ar|ando|aba|aban|aron|ó|ad[oa]s?'), 'revis', 'revis', 'revis'],
  [stem('chifl', 'ar|ando|aba|aban|aron|ó|an?'), null, null, 'silb'],
  [stem('regañ', 'ar|ando|aba|aban|aron|ó|ad[oa]s?|an?'), 'ret', null, null],
  [stem('flojear'), 'hacer fiaca', 'echar pereza', 'no hacer nada'],
  [whole('descompuso'), 'rompió', 'dañó', 'estropeó'],
  [stem('descompuest', '[oa]s?'), 'rot', 'dañad', 'estropead'],
  [whole('descompone'), 'rompe', 'daña', 'estropea'],
  [stem('bolead', '[oa]s?'), 'lustrad', 'embolad', 'lustrad'],
  [stem('chuec', '[oa]s?'), null, 'torcid', 'torcid'],
  [stem('neci', '[oa]s?'), 'terc', 'terc', 'terc'],
  // what is lit and who drives: the verbs of España change within their stems
  [whole('prender'), null, null, 'encender'],
  [stem('prender', 'se|l[ao]s?'), null, null, 'encender'],
  [stem('prendi', 'ó|eron|endo|d[oa]s?'), null, null, 'encendi'],
  [stem('prendí', 'a|an'), null, null, 'encendí'],
  [whole('se prende'), null, null, 'se enciende'],
  [whole('se prenden'), null, null, 'se encienden'],
  [whole('manejar'), null, null, 'conducir'],
  [whole('manejando'), null, null, 'conduciendo'],
  [whole('manejaba'), null, null, 'conducía'],
  [whole('manejabas'), null, null, 'conducías'],
  [whole('manejaban'), null, null, 'conducían'],
  [whole('manejó'), null, null, 'condujo'],
  // to look back, to pull
  [whole('(?:se )?volteó(?= (?:a|hacia)(?!\\p{L})|[.,:;!?]|$)'), 'se dio vuelta', null, 'se giró'],
  [whole('(?:se )?voltearon(?= (?:a|hacia)(?!\\p{L})|[.,:;!?]|$)'), 'se dieron vuelta', null, 'se giraron'],
  [whole('se volteaba'), 'se daba vuelta', null, 'se giraba'],
  [whole('se volteaban'), 'se daban vuelta', null, 'se giraban'],
  [whole('volteó a ver'), 'se dio vuelta a ver', null, 'se giró a ver'],
  [whole('voltear(?:se)?'), 'darse vuelta', null, 'girarse'],
  [whole('jaló(?= (?:hacia|del?)(?!\\p{L})|[.,;])'), 'tiró', null, 'tiró'],
  [whole('jalar(?= del?(?!\\p{L}))'), 'tirar', null, 'tirar'],
  [whole('jaló una silla'), 'acercó una silla', 'acercó una silla', 'acercó una silla'],
  [whole('sin lastimar'), null, null, 'sin hacer daño'],
  [whole('sin apurar'), null, null, 'sin meter prisa'],
  [whole('l[ao]s? apuraban?'), null, null, 'les metía prisa'],
  [whole('l[ao]s? apuraran'), null, null, 'le metieran prisa'],
  [whole('lo extraña'), null, null, 'lo echa de menos'],
  // where, how, and what is exclaimed
  [whole('de junto(?! al?(?!\\p{L}))'), 'de al lado', 'de al lado', 'de al lado'],
  [whole('no se vale'), 'no vale', 'no vale', 'no vale'],
  [whole('de puntitas'), 'en puntas de pie', 'en puntillas', 'de puntillas'],
  [whole('quedito'), 'bajito', 'pasito', 'bajito'],
  [whole('tantito'), 'un poquito', 'un poquito', 'un poquito'],
  [whole('ahorita'), 'ahora', null, 'ahora'],
  [whole('nomás'), null, 'no más', 'nada más'],
  [whole('acá'), null, null, 'aquí'],
  [whole('órale'), 'dale', 'listo', 'venga'],
  [whole('ándale'), 'dale', 'dale', 'venga'],
  [whole('híjole'), 'uy', 'uy', 'uy'],
  [whole('ni modo'), 'y bueno', 'qué se le va a hacer', 'qué se le va a hacer'],
  [whole('qué padre'), 'qué bueno', 'qué chévere', 'qué guay'],
  [stem('padrísim', '[oa]s?'), 'buenísim', 'buenísim', 'buenísim'],
] // oxfmt-ignore

const COLUMN: Readonly<Record<Abroad, 1 | 2 | 3>> = { 'es-AR': 1, 'es-CO': 2, 'es-ES': 3 }

/** `keeps` says which words stay as their giver wrote them. */
export function inSayingsOf(variant: Abroad, text: string, keeps: (word: string) => boolean): string {
  return SAYINGS.reduce((said, row) => {
    const told = row[COLUMN[variant]]
    return told === null ? said : said.replace(row[0], (word) => (keeps(word) ? word : sameStart(word, told)))
  }, text)
}

const sameStart = (from: string, to: string) => (/^\p{Lu}/u.test(from) ? upperFirst(to) : to)
