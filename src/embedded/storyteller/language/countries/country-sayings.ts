import { upperFirst } from '../grammar/text.ts'

/** Verbs and sayings that change with the country; a noun is in the tables of nouns. */

type Abroad = 'es-AR' | 'es-CO' | 'es-ES' | 'es-CL' | 'es-PE' | 'es'

/** A word or its stem, and what is said for it; null where the word is the same there. */
type Said = string | null
type Saying = readonly [sign: Sign, argentina: Said, colombia: Said, spain: Said, chile: Said, peru: Said]

/** A pattern, and letters without which it finds nothing: most of a text is told apart by them, which costs far less. */
type Sign = { pattern: string; letters: string }

const whole = (words: string): Sign => ({
  pattern: `(?<![A-Za-zÀ-ỹ])(?:${words})(?![A-Za-zÀ-ỹ])`,
  letters: lettersOf(words),
})
/** A stem before the endings of a verb that keeps its stem. */
const stem = (stems: string, endings = 'ar|arse|ando|aba|abas|aban|ábamos|aron|aste|ó|ad[oa]s?|a|as|an|amos|[áa]r?(?:me|te|se|l[aeo]s?|nos)'): Sign => ({
  pattern: `(?<![A-Za-zÀ-ỹ])(?:${stems})(?=(?:${endings})(?![A-Za-zÀ-ỹ]))`,
  letters: lettersOf(stems),
}) // oxfmt-ignore

/** The most letters in a row of a pattern that nothing may stand for; none where it has a choice. */
function lettersOf(pattern: string): string {
  const outside = pattern.replace(/\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/gu, '#')
  if (outside.includes('|')) return ''
  return outside
    .split(/[^\p{L} ]|[\p{L} ][?*{]/u)
    .reduce((longest, letters) => (letters.length > longest.length ? letters : longest), '')
}

const LORRY = 'de (?:bomberos|(?:la )?basura|reparto|mudanzas?|carga|volteo|juguete)'

const SAYINGS: readonly Saying[] = [
  [whole(`camión(?! ${LORRY})`), 'colectivo', 'bus', 'autobús', 'bus', 'bus'],
  [whole(`camiones(?! ${LORRY})`), 'colectivos', 'buses', 'autobuses', 'buses', 'buses'],
  [whole('(?<=[—«])pues(?= )'), 'bueno,', null, null, 'bueno,', null],
  [whole('sus papás'), null, null, 'sus padres', null, null],
  [whole('aquí'), 'acá', null, null, null, null],
  [whole('adentro'), null, null, 'dentro', null, null],
  [whole('atrás de'), null, null, 'detrás de', null, null],
  [whole('metros de la parada'), null, 'metros del paradero', null, 'metros del paradero', 'metros del paradero'],
  [whole('cada quien'), 'cada uno', null, 'cada cual', 'cada uno', null],
  [whole('de malas'), 'de mal humor', null, 'de mal humor', 'de mal humor', 'de mal humor'],
  [whole('alcanzó para'), null, null, 'dio para', null, null],
  [whole('al rato'), 'al ratito', null, 'al poco', 'al ratito', 'al ratito'],
  [whole('andar en bicicleta'), null, 'montar en bicicleta', 'montar en bici', null, 'montar bicicleta'],
  [whole('palomitas'), 'pochoclos', 'crispetas', null, 'cabritas', null],
  [stem('enoj', 'ad[oa]s?|os?|arse|ar|aba|aban|ó|aron|a|an|es?|en'), null, null, 'enfad', null, null],
  [whole('enojón'), null, null, 'gruñón', null, null],
  [whole('enojona'), null, null, 'gruñona', null, null],
  [stem('platic'), 'charl', 'charl', 'charl', 'convers', 'convers'],
  [whole('platiqué'), 'charlé', 'charlé', 'charlé', 'conversé', 'conversé'],
  [stem('chistos', '[oa]s?'), 'gracios', null, 'gracios', null, null],
  [stem('bonit', '[oa]s?'), 'lind', null, null, null, null],
  [stem('rent', 'ar|ando|aba|aban|aron|ó|ad[oa]s?'), 'alquil', 'alquil', 'alquil', 'arrend', 'alquil'],
  [stem('estacion', 'ar|arse|ando|aba|aban|aron|ó|ad[oa]s?'), null, 'parque', 'aparc', null, null],
  [stem('amarr'), 'at', null, 'at', null, null],
  [stem('recarg'), 'apoy', 'apoy', 'apoy', 'apoy', 'apoy'],
  [stem('recárg', 'a(?:te|se)'), 'apóy', 'apóy', 'apóy', 'apóy', 'apóy'],
  [stem('rebas', 'ar|ando|aba|aban|aron|ó|ad[oa]s?'), 'pas', 'pas', 'adelant', 'adelant', 'pas'],
  [stem('brinc'), 'salt', null, 'salt', 'salt', 'salt'],
  [whole('brinco'), 'salto', null, 'salto', 'salto', 'salto'],
  [whole('brincos'), 'saltos', null, 'saltos', 'saltos', 'saltos'],
  [stem('avent', 'ar|ando|aba|aban|aron|ó|ad[oa]s?'), 'lanz', null, 'lanz', 'lanz', 'lanz'],
  [stem('apapach'), 'mim', null, 'mim', 'mim', 'mim'],
  [stem('apachurr'), 'aplast', 'espich', 'aplast', 'aplast', 'aplast'],
  [stem('chec', 'ar|ando|aba|aban|aron|ó|ad[oa]s?'), 'revis', 'revis', 'revis', 'revis', 'revis'],
  [stem('chifl', 'ar|ando|aba|aban|aron|ó|an?'), null, null, 'silb', 'silb', 'silb'],
  [stem('regañ', 'ar|ando|aba|aban|aron|ó|ad[oa]s?|an?'), 'ret', null, null, 'ret', null],
  [stem('flojear'), 'hacer fiaca', 'echar pereza', 'no hacer nada', null, null],
  [whole('descompuso'), 'rompió', 'dañó', 'estropeó', 'echó a perder', 'malogró'],
  [stem('descompuest', '[oa]s?'), 'rot', 'dañad', 'estropead', 'rot', 'malograd'],
  [whole('descompone'), 'rompe', 'daña', 'estropea', 'echa a perder', 'malogra'],
  [stem('bolead', '[oa]s?'), 'lustrad', 'embolad', 'lustrad', 'lustrad', 'lustrad'],
  [stem('chuec', '[oa]s?'), null, 'torcid', 'torcid', null, null],
  [stem('neci', '[oa]s?'), 'terc', 'terc', 'terc', 'terc', 'terc'],
  // what is lit and who drives: the verbs of España change within their stems
  [whole('prender'), null, null, 'encender', null, null],
  [stem('prender', 'se|l[ao]s?'), null, null, 'encender', null, null],
  [stem('prendi', 'ó|eron|endo|d[oa]s?'), null, null, 'encendi', null, null],
  [stem('prendí', 'a|an'), null, null, 'encendí', null, null],
  [whole('se prende'), null, null, 'se enciende', null, null],
  [whole('se prenden'), null, null, 'se encienden', null, null],
  [whole('manejar'), null, null, 'conducir', null, null],
  [whole('manejando'), null, null, 'conduciendo', null, null],
  [whole('manejaba'), null, null, 'conducía', null, null],
  [whole('manejabas'), null, null, 'conducías', null, null],
  [whole('manejaban'), null, null, 'conducían', null, null],
  [whole('manejó'), null, null, 'condujo', null, null],
  // to look back, to pull
  [whole('(?:se )?volteó(?= (?:a|hacia)(?![A-Za-zÀ-ỹ])|[.,:;!?]|$)'), 'se dio vuelta', null, 'se giró', 'se dio vuelta', null],
  [whole('(?:se )?voltearon(?= (?:a|hacia)(?![A-Za-zÀ-ỹ])|[.,:;!?]|$)'), 'se dieron vuelta', null, 'se giraron', 'se dieron vuelta', null],
  [whole('(?:se )?volteara'), 'se diera vuelta', null, 'se girara', 'se diera vuelta', null],
  [whole('se volteaba'), 'se daba vuelta', null, 'se giraba', 'se daba vuelta', null],
  [whole('se volteaban'), 'se daban vuelta', null, 'se giraban', 'se daban vuelta', null],
  [whole('volteó a ver'), 'se dio vuelta a ver', null, 'se giró a ver', 'se dio vuelta a ver', null],
  [whole('voltear(?:se)?'), 'darse vuelta', null, 'girarse', 'darse vuelta', null],
  [whole('jaló(?= (?:hacia|del?)(?![A-Za-zÀ-ỹ])|[.,;])'), 'tiró', null, 'tiró', 'tiró', null],
  [whole('jalar(?= del?(?![A-Za-zÀ-ỹ]))'), 'tirar', null, 'tirar', 'tirar', null],
  [whole('jaló una silla'), 'acercó una silla', 'acercó una silla', 'acercó una silla', 'acercó una silla', null],
  [whole('sin lastimar'), null, null, 'sin hacer daño', null, null],
  [whole('sin apurar'), null, null, 'sin meter prisa', null, null],
  [whole('l[ao]s? apuraban?'), null, null, 'les metía prisa', null, null],
  [whole('l[ao]s? apuraran'), null, null, 'le metieran prisa', null, null],
  [whole('(?<=[—¡«])ven(?= —|[,.!])'), 'vení', null, null, null, null],
  [whole('(?<=[—¡«])mira(?= bien| —|[,.!:])'), 'mirá', null, null, null, null],
  [whole('(?<=[—¡«])espera(?= —|[,.!:])'), 'esperá', null, null, null, null],
  [whole('(?<=[—¡«])escucha(?= bien| —|[,.!:])'), 'escuchá', null, null, null, null],
  [whole('(?<=[—¡«])toma(?= —|[,.!:])'), 'tomá', null, null, null, null],
  [whole('(?<=—)oye(?=,)'), 'che', null, null, null, null],
  [whole('duérmete'), 'dormite', null, null, null, null],
  [whole('cuéntame'), 'contame', null, null, null, null],
  [whole('déjame'), 'dejame', null, null, null, null],
  [whole('tú también das'), 'vos también das', null, null, null, null],
  [whole('miren nada más'), 'miren eso', null, 'hay que ver', 'miren eso', null],
  [whole('(?<=[—¡«])miren'), null, null, 'mirad', null, null],
  [whole('(?<=[—¡«])esperen(?= —|[,.!])'), null, null, 'esperad', null, null],
  [whole('(?<=[—¡«])vengan(?= —|[,.!])'), null, null, 'venid', null, null],
  [whole('(?<=[—¡])disculpen(?= —|[,.!])'), null, null, 'perdonad', null, null],
  [whole('siéntense'), null, null, 'sentaos', null, null],
  [whole('déjenlo'), null, null, 'dejadlo', null, null],
  // when, how and where
  [whole('al otro día'), null, null, 'al día siguiente', null, null],
  [whole('en sus marcas, listos'), null, null, 'preparados, listos', null, null],
  [whole('bien fuerte'), null, null, 'muy fuerte', null, null],
  [whole('arriba de(?= (?:el|la|l[oa]s|una?|mi|su)(?![A-Za-zÀ-ỹ]))'), null, null, 'encima de', null, null],
  [whole('miran las vitrinas'), 'miran las vidrieras', null, 'miran los escaparates', null, null],
  [whole('compuso(?= (?:el|la|l[oa]s|su) (?!canci|himno|música|poema|copla))'), 'arregló', 'arregló', 'arregló', 'arregló', 'arregló'],
  [stem('(?<=se (?:le |les |me |nos )?)ator', 'ó|a|an|aba|aban|aron'), 'trab', 'atasc', 'atasc', 'trab', null],
  [whole('le daba pena(?= (?:pedir|pregunt|decir))'), 'le daba vergüenza', null, 'le daba vergüenza', 'le daba vergüenza', 'le daba vergüenza'],
  [whole('lo extraña'), null, null, 'lo echa de menos', null, null],
  [whole('alguien extraña'), null, null, 'alguien echa de menos', null, null],
  [whole('extrañó nada'), null, null, 'echó nada de menos', null, null],
  [whole('las extrañó'), null, null, 'las echó de menos', null, null],
  [whole('a dónde'), null, null, 'adónde', null, null],
  [whole('afuera'), null, null, 'fuera', null, null],
  [whole('(?<=(?<![A-Za-zÀ-ỹ])(?:iba|iban|va|van) )adelante'), null, null, 'delante', null, null],
  [whole('aire de fuera'), 'aire de afuera', 'aire de afuera', null, 'aire de afuera', 'aire de afuera'],
  [whole('al último(?! [A-Za-zÀ-ỹ]+(?:o|e|r|l|n|s|z)(?![A-Za-zÀ-ỹ]))'), 'al final', 'al final', 'al final', 'al final', 'al final'],
  [whole('el descanso de la escalera'), null, null, 'el descansillo de la escalera', null, null],
  [whole('un descanso de la escalera'), null, null, 'un descansillo de la escalera', null, null],
  [whole('más seguido'), null, null, 'más a menudo', null, null],
  [whole('a los escondites'), null, null, 'al escondite', null, null],
  [whole('la regadera aplaudió'), 'la ducha aplaudió', 'la ducha aplaudió', 'la ducha aplaudió', 'la ducha aplaudió', 'la ducha aplaudió'],
  // where, how, and what is exclaimed
  [whole('de junto(?! al?(?![A-Za-zÀ-ỹ]))'), 'de al lado', 'de al lado', 'de al lado', 'de al lado', 'de al lado'],
  [whole('no se vale'), 'no vale', 'no vale', 'no vale', 'no vale', 'no vale'],
  [whole('se vale(?! de(?![A-Za-zÀ-ỹ]))'), 'está permitido', null, 'está permitido', 'está permitido', 'está permitido'],
  [whole('la primera probada'), 'el primer bocado', 'el primer bocado', 'el primer bocado', 'el primer bocado', 'el primer bocado'],
  [whole('una probada'), 'un bocado', 'un bocado', 'un bocado', 'un bocado', 'un bocado'],
  [whole('y luego'), 'y después', null, null, null, null],
  [whole('(?<=la )barbilla'), 'pera', null, null, null, null],
  [whole('(?<=(?:hizo|hicieron|hacer|haciendo|hay|había|queda|quedaba|tanto|mucho) )sitio'), 'lugar', null, null, null, null],
  // who is married, who is held by the hand, and what was done just now
  [whole('(?<=(?:el|del|al|su|un|mi|tu) )esposo'), 'marido', null, 'marido', null, null],
  [whole('(?<=(?:la|su|una|mi|tu) )esposa'), null, null, 'mujer', null, null],
  [whole('los niños'), 'los chicos', null, null, null, null],
  [whole('se tarda'), null, 'se demora', null, 'se demora', 'se demora'],
  [whole('agarró'), null, null, 'cogió', null, null],
  [whole('agarraron'), null, null, 'cogieron', null, null],
  // what is taken in the hand, and nothing that is drunk, or taken to heart
  [whole('(?<=(?<![A-Za-zÀ-ỹ])l[oa]s? )tomó(?! (?:(?:al?|por|de)(?![A-Za-zÀ-ỹ])|en (?:serio|broma|cuenta)|con (?:calma|humor)))'), null, null, 'cogió', null, null],
  [whole('tomaron de la mano'), null, null, 'cogieron de la mano', null, null],
  [stem('tomad', '[oa]s de la mano'), null, null, 'cogid', null, null],
  [whole('(?<=[—«¡])adiviné'), null, null, 'lo he adivinado', null, null],
  [whole('ya me cansé'), null, null, 'ya me he cansado', null, null],
  [whole('estaciones de radio'), null, 'emisoras de radio', 'emisoras de radio', null, 'emisoras de radio'],
  [whole('lavar los platos'), null, null, 'fregar los platos', null, null],
  [whole('día de mamá'), null, 'Día de la Madre', 'Día de la Madre', 'Día de la Madre', 'Día de la Madre'],
  [whole('día de las madres'), 'Día de la Madre', 'Día de la Madre', 'Día de la Madre', 'Día de la Madre', 'Día de la Madre'],
  [stem('acomod', 'aba|aban|ó|aron|a|an|ar|ando|ad[oa]s?'), null, null, 'coloc', null, null],
  [whole('un pan para compartir'), null, null, 'un bocadillo para compartir', null, null],
  [whole('de punti(?:ta|lla)s'), 'en puntas de pie', 'en puntillas', 'de puntillas', 'en puntillas', null],
  [whole('quedito'), 'bajito', 'pasito', 'bajito', 'bajito', 'bajito'],
  [whole('tantito'), 'un poquito', 'un poquito', 'un poquito', 'un poquito', 'un poquito'],
  [whole('ahorita'), 'ahora', null, 'ahora', 'ahora', null],
  [whole('nomás'), null, 'no más', 'nada más', null, null],
  [whole('acá'), null, null, 'aquí', null, null],
  [whole('(?<!(?<![A-Za-zÀ-ỹ])(?:más|para|por|de) )allá'), null, null, 'allí', null, null],
  [whole('techos'), null, null, 'tejados', null, null],
  [whole('(?<=¿)y tú(?=\\?)'), 'y vos', null, null, null, null],
  [whole('botaba'), 'picaba', null, null, null, null],
  [whole('(?<=(?:hay|queda|quedaba|había|hubo|mucho) )lugar(?= para|[.,?!]| —|$)'), null, null, 'sitio', null, null],
  [whole('(?<=hacer |le hizo |hizo )lugar'), null, null, 'sitio', null, null],
  [whole('a la cuenta de tres'), null, null, 'a la de tres', null, null],
  [whole('(?<=por )«ahí va»'), null, null, '«tirando»', null, null],
  [whole('órale'), 'dale', 'listo', 'venga', 'ya', 'ya'],
  [whole('ándale'), 'dale', 'dale', 'venga', 'dale', 'dale'],
  [whole('híjole'), 'uy', 'uy', 'uy', 'uy', 'uy'],
  [whole('ni modo'), 'y bueno', 'qué se le va a hacer', 'qué se le va a hacer', 'qué le vamos a hacer', 'qué le vamos a hacer'],
  [whole('qué padre'), 'qué bueno', 'qué chévere', 'qué guay', 'qué bueno', 'qué bacán'],
  [stem('padrísim', '[oa]s?'), 'buenísim', 'buenísim', 'buenísim', 'buenísim', 'buenísim'],
  // what is eaten in the afternoon, spilt, moved up and at the very top
  [whole('merendar(?= \\p{Ll})'), null, 'comer', null, 'comer', 'comer'],
  [whole('merendar'), null, 'tomar onces', null, 'tomar once', 'tomar lonche'],
  [whole('se regaron'), 'se desparramaron', null, 'se desparramaron', 'se desparramaron', 'se desparramaron'],
  [whole('se regó'), 'se desparramó', null, 'se desparramó', 'se desparramó', 'se desparramó'],
  [whole('se recorrió'), 'se hizo a un lado', 'se hizo a un lado', 'se hizo a un lado', 'se hizo a un lado', 'se hizo a un lado'],
  [whole('se recorrieron(?= un poquito)'), 'se apretaron', 'se apretaron', 'se apretaron', 'se apretaron', 'se apretaron'],
  [whole('se recorrieron'), 'se apretaron un poco', 'se apretaron un poco', 'se apretaron un poco', 'se apretaron un poco', 'se apretaron un poco'],
  [whole('de hasta(?= (?:arriba|abajo|atrás|adelante)(?![A-Za-zÀ-ỹ]))'), 'de más', 'de más', 'de más', 'de más', 'de más'],
  [stem('calientit', '[oa]s?'), 'calentit', null, 'calentit', 'calentit', null],
  [stem('chiquit', '[oa]s?'), null, null, 'pequeñit', null, null],
  [stem('(?<=(?:más|muy|tan) )chic', '[oa]s?'), null, null, 'pequeñ', null, null],
  [whole('de regreso'), 'de vuelta', null, 'de vuelta', 'de vuelta', null],
  [whole('se regresa'), 'se vuelve', null, 'se vuelve', 'se vuelve', null],
  [whole('regresar'), 'volver', null, 'volver', 'volver', null],
  [whole('regresó'), 'volvió', null, 'volvió', 'volvió', null],
  [whole('regresaron'), 'volvieron', null, 'volvieron', 'volvieron', null],
] // oxfmt-ignore

const COLUMN: Readonly<Record<Abroad, 1 | 2 | 3 | 4 | 5>> = {
  'es-AR': 1,
  'es-CO': 2,
  'es-ES': 3,
  'es-CL': 4,
  'es-PE': 5,
  // no country is known
  es: 3,
}

/** What is said so in España alone, «marido» in Argentina too. */
const SPAIN_ONLY =
  /^(?:sus padres|mirad|perdonad|esperad|venid|sentaos|dejadlo|aparc|qué guay|marido|mujer|cogieron(?: de la mano)?|cogió|cogid|lo he adivinado|ya me he cansado)$/u

/** `keeps` says which words stay as their giver wrote them. */
export function inSayingsOf(variant: Abroad, text: string, keeps: (word: string) => boolean): string {
  let said = text
  let lower = text.toLowerCase()
  let mark = marked(lower)
  for (const { letters, first, test, told } of sayingsOf(variant)) {
    if ((first !== null && seen[first] !== mark) || !lower.includes(letters)) continue
    const from = said
    said = from.replace(test(), (word, ...rest) => (keeps(wholeWord(from, word, rest)) ? word : sameStart(word, told)))
    if (said === from) continue
    lower = said.toLowerCase()
    mark = marked(lower)
  }
  return said
}

/** Where three letters in a row are marked; now and then two such threes have one place. */
const PLACES = 4096
const placeOf = (text: string, at: number) =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % PLACES
/** Which threes the text that was marked last holds: those that bear its mark. */
const seen = new Uint32Array(PLACES)
let lastMark = 0

/** Marks all threes of a text: one look at each tells of most of the sayings that they are not in it. */
function marked(text: string): number {
  lastMark = (lastMark + 1) >>> 0 || 1
  for (let at = 0; at + 2 < text.length; at++) seen[placeOf(text, at)] = lastMark
  return lastMark
}

/** `first`: the place of the first three letters; null where there are fewer. */
type Rule = { letters: string; first: number | null; test: () => RegExp; told: string }
const rules = new Map<Abroad, readonly Rule[]>()

/** What is said otherwise there; a pattern is made when a text first has its letters. */
function sayingsOf(variant: Abroad): readonly Rule[] {
  const made = rules.get(variant)
  if (made) return made
  const found = SAYINGS.flatMap((row): readonly Rule[] => {
    const [{ pattern, letters }] = row
    const told = row[COLUMN[variant]]
    let test: RegExp | undefined
    return told === null || (variant === 'es' && SPAIN_ONLY.test(told))
      ? []
      : [
          {
            letters,
            first: letters.length < 3 ? null : placeOf(letters, 0),
            told,
            test: () => (test ??= new RegExp(pattern, 'giu')),
          },
        ]
  })
  rules.set(variant, found)
  return found
}

/** 'enojar', of which a rule knows the stem 'enoj'. */
function wholeWord(text: string, found: string, rest: readonly unknown[]): string {
  const at = rest.find((part) => typeof part === 'number') ?? 0
  return found + (/^\p{L}*/u.exec(text.slice(at + found.length))?.[0] ?? '')
}

const sameStart = (from: string, to: string) => (/^\p{Lu}/u.test(from) ? upperFirst(to) : to)
