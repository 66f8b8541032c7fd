import { upperFirst } from '../grammar/text.ts'

/** What is shortened on phones and in letters, and is no word of Spanish as it stands: 'la sra', 'mis hnos', '5 km'. */

/** Shortened so wherever they stand; several spellings of one in a row. */
const WHATEVER_STANDS_BEFORE: Readonly<Record<string, string>> = {
  también: 'tmb tmbn tbm tb tbn tmbien ambn tmbién tanbn', tampoco: 'tmpoco tpco tpoco tmpco',
  después: 'dsp dps desp dsps dspues dspués', desde: 'dsd dsde', hasta: 'hsta', entonces: 'ntonces entons etons entoncs',
  siempre: 'smpre smp spre siempr', cuando: 'cnd cdo cndo qnd qdo', donde: 'dnd dnde', como: 'cmo', quien: 'qn', pues: 'pzs',
  porque: 'xq xqe xque pq porq xk pk xke pqe', aunque: 'aunq aunk', mucho: 'mxo muxo', mucha: 'mxa muxa', muchos: 'muxos mxos', muchas: 'muxas mxas',
  noche: 'noxe', bueno: 'bno', buenos: 'bnos', buena: 'bna', bien: 'bn', mismo: 'msmo', nada: 'nda', verdad: 'vdd vrdd vd', estoy: 'stoy', tengo: 'tngo', trabajo: 'trab tbjo', trabajos: 'trabs',
  'por favor': 'xfa xfavor pls plis plz plss', gracias: 'grax grcs grx grcias gcias', saludos: 'sldos', besos: 'bsos bss', abrazo: 'abz', abrazos: 'abzs',
  'no te preocupes': 'ntp', 'te quiero mucho': 'tqm tkm', 'te quiero': 'tq', 'feliz cumpleaños': 'hbd',
  WhatsApp: 'wsp wpp wasap wsap watsap whatsap guasap wtsp', YouTube: 'yt', mensajes: 'msjs mjs msjes msgs', bebés: 'bbs',
  señor: 'sr', señora: 'sra', señorita: 'srta srita', señores: 'sres', señoras: 'sras', doctor: 'dr', doctora: 'dra', doctores: 'drs dres', doctoras: 'dras',
  maestro: 'mtro', maestra: 'mtra', profe: 'prof', hermano: 'hno hmno', hermana: 'hna hmna', hermanos: 'hnos hmnos', hermanas: 'hnas hmnas',
  general: 'gral', sargento: 'sgto', coronel: 'cnel crnl', comandante: 'cmdte', teniente: 'tte', presidente: 'pdte', gerente: 'gte', doña: 'dña',
  familia: 'flia fmlia fam', familias: 'flias', compañía: 'cía cia', departamento: 'depto dpto', departamentos: 'deptos dptos', universidad: 'univ',
  avenida: 'av avda', urbanización: 'urb', edificio: 'edif', pasaje: 'psje pje', esquina: 'esq', provincia: 'prov',
  usted: 'ud vd', ustedes: 'uds vds', 'más o menos': 'aprox aprx', siguiente: 'sig', siguientes: 'sigs', etcétera: 'etc', teléfonos: 'tels', celulares: 'cels', contra: 'vs',
  horas: 'hrs hras', fotos: 'fts', páginas: 'págs pags', número: 'nro núm', números: 'nros', kilómetros: 'kms', kilos: 'kgs',
} // oxfmt-ignore
const WORDS = new Map(
  Object.entries(WHATEVER_STANDS_BEFORE).flatMap(([word, typed]) => typed.split(' ').map((each) => [each, word])),
)

/** Before a name they are no end of a sentence: 'la Sra. María'. */
const OF_NAMES =
  /^(?:señor|doctor|maestr|profe$|herman|general|sargento|coronel|comandante|teniente|presidente|doña|avenida|urbanización|edificio|pasaje|provincia|familia)/u
/** Behind these it is no end either: 'etc. y', 'aprox. 20'. */
const JOINED = /^ ?(?:[\d,;:)]|(?:del?|y|al?|en|con|por|para|cada|que|vez|semana|día)(?![A-Za-zÀ-ỹ]))/u
/** Names that are written so: 'el Dr. Simi', 'The Sr.'. */
const BRANDED = /^\.? ?(?:Simi|House|Who|Strange|Seuss|Pepper|Dre|Slump|Martens|Octopus|Dolittle)(?![A-Za-zÀ-ỹ])/u
/** In capitals, a code or a name: 'la TBM', 'los FDS', 'el DR'; behind 'la', what is no adverb. */
const IS_CODE = (typed: string) => typed.length > 1 && typed === typed.toUpperCase()
const BEHIND_AN_ARTICLE = /(?<![A-Za-zÀ-ỹ])(?:la|l[oa]s|una?|del|al) $/iu
const ADVERBS = /^(?:también|tampoco|después|bien|cuando)$/u

const ABBREVIATED = /(?<![\p{L}\p{N}@./'’-])(\p{L}{2,7})(?![\p{L}\p{N}@/'’-])(\.?)(?![A-Za-zÀ-ỹ])/gu

/** With a digit before them, as many: '2 kg', '5km', '100 mts'. */
const UNITS: Readonly<Record<string, string>> = {
  kg: 'kilo', kgs: 'kilo', kl: 'kilo', km: 'kilómetro', kms: 'kilómetro', mts: 'metro', mt: 'metro', cm: 'centímetro', cms: 'centímetro', mm: 'milímetro', gr: 'gramo', grs: 'gramo', lt: 'litro', lts: 'litro', ltrs: 'litro', lb: 'libra', lbs: 'libra',
  sem: 'semana', sems: 'semana', pag: 'página', pags: 'página', pts: 'punto', seg: 'segundo', segs: 'segundo', min: 'minuto', mins: 'minuto', hs: 'hora', hr: 'hora', hrs: 'hora', hras: 'hora',
} // oxfmt-ignore
const UNIT_NAMES = Object.keys(UNITS).toSorted((one, other) => other.length - one.length)
const MEASURED = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d+(?:[.,]\\d+)?) ?(${UNIT_NAMES.join('|')})(?![\\p{L}\\p{N}])(\\.(?= ?(?:[\\d,;]|(?:de|del|y|a|al|en|con|por|para|cada|que)(?![A-Za-zÀ-ỹ]))))?`,
  'gu',
)
/** 'un kg', 'medio km', 'unos kms': of one, and of many. */
const OF_ONE =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:un|medio|el|por|al|del|cada|cuarto de) )(kg|km|lt|lb)(?![\p{L}\p{N}])(?:\.(?= ?\p{Ll}))?/gu
const OF_MANY =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:unos|muchos|pocos|varios|tantos|los|cien|mil|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|en) )(kg|km)(?![\p{L}\p{N}])/gu

const PARTS: Readonly<Record<string, string>> = { '¼': '1/4', '½': '1/2', '¾': '3/4' }
/** 'a', 'o': as what is counted ends. */
const half = (noun: string) =>
  /^(?:horas?|docenas?|libras?|cuadras?|noches?|naranja|manzana|taza|pizza|botella|lengua|hectárea|milla|semana|tarde|vida|cucharada|arepa|torta|tortilla)$/u.test(
    noun,
  )
    ? 'media'
    : 'medio'

/** The few that need what stands around them. */
const IN_PLACE: readonly (readonly [RegExp, string])[] = [
  // 'el tmb vivía'; 'la tb' is an illness, and in capitals it is something else
  [/(?<![A-Za-zÀ-ỹ])([EeÉé])l (?:tmbn?|tbm|tbn?|tmbi[eé]n)(?![A-Za-zÀ-ỹ])/gu, '$1l también'],
  // 'la c/ Mayor' is a street
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:la|en|de) )c\/ ?(?=\p{Lu})/gu, 'calle '],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:las|ellas|nosotras)(?![A-Za-zÀ-ỹ])[^.;]*)c\/u(?![A-Za-zÀ-ỹ])/giu, 'cada una'],
  [/(?<![A-Za-zÀ-ỹ])c\/u(?![A-Za-zÀ-ỹ])/giu, 'cada uno'],
  [/(?<![A-Za-zÀ-ỹ])s\/n(?![A-Za-zÀ-ỹ])/giu, 'sin número'],
  [/(?<![A-Za-zÀ-ỹ])(?:(?:p|por|x)\.? ?ej(?:emplo)?)(?![A-Za-zÀ-ỹ])\.?/giu, 'por ejemplo'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:no|yo|ya) (?:l[oa] )?)c(?=$|[.,;]| (?:qu?e?|k|si|c[oó]mo|d[oó]nde|dnd|cu[aá]ndo|qui[eé]n)(?![A-Za-zÀ-ỹ]))/giu, 'sé'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:no|si|siempre|nunca|donde|q|que) )ai(?= \p{Ll})/gu, 'hay'],
  [/(?<=^|[.,;] )ps(?= (?:s[ií]|no|que|q|ya|la|el|me|bueno|nada)(?![A-Za-zÀ-ỹ]))/giu, 'pues'],
  // of these the article says whose
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al|un) )lic(?![A-Za-zÀ-ỹ])\.?/giu, 'licenciado'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:la|una) )lic(?![A-Za-zÀ-ỹ])\.?/giu, 'licenciada'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al|un) )ing(?![A-Za-zÀ-ỹ])\.?/giu, 'ingeniero'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:la|una) )ing(?![A-Za-zÀ-ỹ])\.?/giu, 'ingeniera'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al|un) )arq(?![A-Za-zÀ-ỹ])\.?/giu, 'arquitecto'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:la|una) )arq(?![A-Za-zÀ-ỹ])\.?/giu, 'arquitecta'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al|un|mi|su|tu|por|otro|sin|ese|este) )cel(?![A-Za-zÀ-ỹ])(?:\.(?= ?\p{Ll}))?/gu, 'celular'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:el|del|al|un|mi|su|tu|por|otro|sin|ese|este) )tel(?![A-Za-zÀ-ỹ])(?:\.(?= ?\p{Ll}))?/gu, 'teléfono'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:la|mi|su|una|tu) )tv(?![A-Za-zÀ-ỹ])/gu, 'tele'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:la|mi|su|una|tu) )pc(?![A-Za-zÀ-ỹ])/gu, 'PC'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:por|en|de|del|su|mi) )(?:ig|insta)(?![A-Za-zÀ-ỹ])/gu, 'Instagram'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:por|en|de|del|su|mi) )fb(?![A-Za-zÀ-ỹ])/gu, 'Facebook'],
  [/(?<=(?<![A-Za-zÀ-ỹ])(?:día|dia|noche|semana|año|mes|vez|tarde) )ant(?![A-Za-zÀ-ỹ])\.?/gu, 'anterior'],
    [/(?<![A-Za-zÀ-ỹ])p[aá]g(?:ina)?\.? ?(?=\d)|(?<=(?<![A-Za-zÀ-ỹ])(?:la|una|cada) )p[aá]g(?![A-Za-zÀ-ỹ])\.?/giu, 'página '],
  [/(?<![A-Za-zÀ-ỹ])num\.? ?(?=\d)/giu, 'número '],
  [/(?<![A-Za-zÀ-ỹ])cap\.? ?(?=\d)/giu, 'capítulo '],
  [/(?<![A-Za-zÀ-ỹ])D\. (?=\p{Lu}\p{Ll})/gu, 'don '],
  // names of saints and of people
  [/(?<![A-Za-zÀ-ỹ])(?:[Mm]a\.|[Mm]ª|M[Aa]\.?) ?(?=(?:del |de la |de los )?(?:elena|jos[eé]|luisa|fernanda|[aá]ngeles|carmen|paz|luz|teresa|isabel|eugenia|cristina|guadalupe|rosa|concepci[oó]n|pilar|jes[uú]s|antonia|del|ang[eé]lica|esther|dolores|victoria|laura|elisa|in[eé]s|soledad|sol)(?![A-Za-zÀ-ỹ]))/giu, 'María '],
  [/(?<![A-Za-zÀ-ỹ])[Ff]co(?![A-Za-zÀ-ỹ])\.?/gu, 'Francisco'],
  [/(?<![A-Za-zÀ-ỹ])[Gg]pe(?![A-Za-zÀ-ỹ])\.?/gu, 'Guadalupe'],
  [/(?<![A-Za-zÀ-ỹ])[Gg]mo(?![A-Za-zÀ-ỹ])\.?/gu, 'Guillermo'],
  [/(?<![A-Za-zÀ-ỹ])(?:hdz|hdez)(?![A-Za-zÀ-ỹ])\.?/giu, 'Hernández'],
  [/(?<![A-Za-zÀ-ỹ])(?:rdz|rgz|rdguez)(?![A-Za-zÀ-ỹ])\.?/giu, 'Rodríguez'],
  [/(?<![A-Za-zÀ-ỹ])(?:glez|glz|gzz)(?![A-Za-zÀ-ỹ])\.?/giu, 'González'],
  [/(?<![A-Za-zÀ-ỹ])(?:mtz|mtnez)(?![A-Za-zÀ-ỹ])\.?/giu, 'Martínez'],
  [/(?<![A-Za-zÀ-ỹ])(?:fdz|fdez)(?![A-Za-zÀ-ỹ])\.?/giu, 'Fernández'],
  [/(?<![A-Za-zÀ-ỹ])(?:gtz|gtrz)(?![A-Za-zÀ-ỹ])\.?/giu, 'Gutiérrez'],
] // oxfmt-ignore

const MONTHS: Readonly<Record<string, string>> = {
  ene: 'enero', feb: 'febrero', abr: 'abril', jul: 'julio', ago: 'agosto', sep: 'septiembre', sept: 'septiembre', oct: 'octubre', nov: 'noviembre', dic: 'diciembre',
} // oxfmt-ignore
/** 'en dic', 'el 24 dic'; not 'el feb' */
const MONTH = /(?<=(?<![A-Za-zÀ-ỹ])(?:en|\d (?:de )?) ?)(?:ene|feb|abr|jul|ago|sept?|oct|nov|dic)(?![\p{L}\d])\.?/gu

/** 'av corrientes', 'col. roma', 'sta rita', 'ma. del carmen': a name stands behind each. */
const NAMED =
  /(?<![A-Za-zÀ-ỹ])(av\.?|avda\.?|col\.|urb\.?|blvd\.?|jr\.|sta\.?|sto\.?|María(?= d)) ((?:(?:de )?(?:la|los|las) |del )?)(?!(?:de|el|y|que|es|m[aá]s|muy|tan|donde|en|con|estaba|era|se|me|nos) )([A-Za-zÀ-ỹ]{3,})/giu
const PLACE_NAMES: Readonly<Record<string, string>> = {
  av: 'avenida ', 'av.': 'avenida ', avda: 'avenida ', 'avda.': 'avenida ', 'col.': 'colonia ', urb: 'urbanización ', 'urb.': 'urbanización ', blvd: 'bulevar ', 'blvd.': 'bulevar ', 'jr.': 'jirón ', sta: 'Santa ', 'sta.': 'Santa ', sto: 'Santo ', 'sto.': 'Santo ', maría: 'María ',
} // oxfmt-ignore

/** 'la sra del piso 3 y sus hnos' → 'la señora del piso 3 y sus hermanos' */
export function withoutAbbreviations(text: string): string {
  const inPlace = IN_PLACE.reduce((out, [test, words]) => out.replace(test, words), text)
  return withParts(inPlace)
    .replace(
      NAMED,
      (_, kind: string, article: string, name: string) => PLACE_NAMES[kind.toLowerCase()]! + article + upperFirst(name),
    )
    .replace(
      MONTH,
      (month, at: number, whole: string) =>
        (/\d ?$/u.test(whole.slice(0, at)) ? 'de ' : '') + MONTHS[month.replace('.', '')]!,
    )
    .replace(MEASURED, (_, count: string, unit: string) => {
      const name = UNITS[unit.toLowerCase()]!
      return `${count} ${count === '1' ? name : `${name}s`}`
    })
    .replace(OF_ONE, (_, unit: string) => UNITS[unit]!)
    .replace(OF_MANY, (_, unit: string) => `${UNITS[unit]!}s`)
    .replace(ABBREVIATED, (all: string, typed: string, stop: string, at: number, whole: string) => {
      const word = WORDS.get(typed.toLowerCase())
      const after = whole.slice(at + all.length)
      if (word === undefined || IS_CODE(typed) || BRANDED.test(`${stop}${after}`)) return all
      if (ADVERBS.test(word) && BEHIND_AN_ARTICLE.test(whole.slice(0, at))) return all
      // the stop of what is shortened, and not of the sentence
      const isOwn =
        (OF_NAMES.test(word) || word.startsWith('usted') ? /^ ?[\p{Ll}\d,;:)]/u : JOINED).test(after) ||
        (OF_NAMES.test(word) && /^ ?\p{Lu}/u.test(after))
      return sameHead(typed, word, whole.slice(0, at)) + (isOwn ? '' : stop)
    })
}

/** 'Ud. siempre' at the head, and 'la Sra. Ruth' within. */
const sameHead = (typed: string, word: string, before: string) =>
  /^\p{Lu}/u.test(typed) &&
  (/(?:^|[.!?…] )[¿¡“‘]?$/u.test(before) || !(OF_NAMES.test(word) || word.startsWith('usted')))
    ? upperFirst(word)
    : word

/** '1/2 kilo', '2 horas y 1/2', '3/4 de taza' */
const withParts = (text: string): string =>
  text
    .replace(/(?<=\d)[½]/gu, ' y ½')
    .replace(/[¼½¾]/gu, (part) => PARTS[part]!)
    .replace(/(\p{Ll}+) y 1\/2(?![\d/])/gu, (_, noun: string) => `${noun} y ${half(noun)}`)
    .replace(/(?<=\d )y 1\/2 (?=(\p{Ll}+))/gu, (_, noun: string) => `y ${half(noun)} `)
    .replace(/(?<![\d/.,])(?:1\/2) (?!de )(?=(\p{Ll}+))/gu, (_, noun: string) => `${half(noun)} `)
    .replace(/(?<![\d/.,])1\/4(?= de(?![A-Za-zÀ-ỹ]))/gu, 'un cuarto')
    .replace(/(?<![\d/.,])1\/4(?= (?:kilo|litro|hora))/gu, 'un cuarto de')
    .replace(/(?<![\d/.,])3\/4(?= (?:de (?!\d)|partes))/gu, 'tres cuartos')
