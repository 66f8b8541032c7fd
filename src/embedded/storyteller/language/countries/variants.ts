import { HOUSE_NOUNS } from './country-house.ts'
import { inSayingsOf } from './country-sayings.ts'
import { TABLE_NOUNS } from './country-table.ts'
import { hasGenders } from '../grammar/dictionary.ts'
import { bare, upperFirst, words } from '../grammar/text.ts'

/** Words that change with the country: stories are written in the Spanish of México and told in that of the giver. */

export type Variant = 'es-MX' | 'es-AR' | 'es-CO' | 'es-ES' | 'es-CL' | 'es-PE'

/** 'es': no country is known, and words are said that everybody understands. */
export type Told = Variant | 'es'

/** Words of México that few others say: where no country is known they are told as in España, which all understand. */
const LOCAL: ReadonlySet<string> = new Set(
  `elevador banqueta foco cobija cobijita tapete banca listón alberca chamarra playera recámara clóset tina gis pizarrón barda charola papalote
  tianguis catarina jitomate elote betabel chapulín tecolote zopilote milpa lodo costal hule moño apapacho mesero lentes velador cajuela popote
  cerillo guajolote puerco cochinito chícharo ejote plática audífono cubeta`.split(/\s+/u),
)

type Noun = { gender: 'f' | 'm'; one: string; many: string }

function nounOf(phrase: string): Noun {
  const [article = '', ...rest] = phrase.split(' ')
  const one = rest.join(' ')
  const [head = '', ...tail] = one.split(' ')
  const many = [pluralOf(head), ...tail].join(' ')
  const gender = article.startsWith('la') ? 'f' : 'm'
  // 'los lentes': what comes in pairs has no other form
  return article.endsWith('s') ? { gender, one, many: one } : { gender, one, many }
}

function pluralOf(noun: string): string {
  if (/[aeiouáéí]$/u.test(noun)) return `${noun}s`
  if (/[^aeiouáéíóú]s$|is$|us$/u.test(noun) && noun !== 'autobús' && noun !== 'bus' && noun !== 'gis') return noun
  const stem = noun
    .replace(/ón$/u, 'on')
    .replace(/án$/u, 'an')
    .replace(/én$/u, 'en')
    .replace(/ín$/u, 'in')
    .replace(/ús$/u, 'us')
    .replace(/z$/u, 'c')
  return `${stem}es`
}

const ORDER: readonly Variant[] = ['es-MX', 'es-AR', 'es-CO', 'es-ES', 'es-CL', 'es-PE']

/** Every word of the table by variant, for those who write: how it is in México, and how elsewhere. */
export const VARIANT_NOUNS: readonly (readonly Noun[])[] = [HOUSE_NOUNS, TABLE_NOUNS]
  .flatMap((table) => table.split('\n'))
  .map((row) => row.split('|').map(nounOf))

const DETERMINERS: Record<string, string> = {
  el: 'la', un: 'una', los: 'las', unos: 'unas', del: 'de la', al: 'a la', este: 'esta', ese: 'esa', aquel: 'aquella', otro: 'otra', 'el otro': 'la otra', 'los otros': 'las otras', 'del otro': 'de la otra', 'al otro': 'a la otra', mismo: 'misma', 'el mismo': 'la misma', mucho: 'mucha', ningún: 'ninguna', 'todos los': 'todas las', 'todo el': 'toda la', algún: 'alguna', 'un solo': 'una sola', 'el último': 'la última', 'el primer': 'la primera',
} // oxfmt-ignore
const MASCULINE: Record<string, string> = Object.fromEntries(
  Object.entries(DETERMINERS).map(([masculine, feminine]) => [feminine, masculine]),
)

function determiner(word: string, { gender }: Noun, from: Noun): string {
  if (gender === from.gender) return word
  const table = gender === 'f' ? DETERMINERS : MASCULINE
  const changed = table[word.toLowerCase()]
  return changed === undefined ? word : /^\p{Lu}/u.test(word) ? upperFirst(changed) : changed
}

/** 'la banca entera' → 'el banco entero': what follows agrees, where it is an adjective. */
function agreeing(word: string, { gender }: Noun, from: Noun): string {
  const last = word.split(' ').at(-1)!
  if (gender === from.gender || !(hasGenders(last) || /[ai]d[oa]s?$/u.test(last))) return word
  return word.replace(/[oa](?=s?$)/u, gender === 'f' ? 'a' : 'o')
}

const BEFORE = `(?:((?<![A-Za-zÀ-ỹ])(?:${[...Object.keys(DETERMINERS), ...Object.keys(MASCULINE)].sort((a, b) => b.length - a.length).join('|')})) )?`

const ONE =
  /(?<![A-Za-zÀ-ỹ])(?:el|la|una?|del|al|de|con|sin|est[ea]|es[ea]|otr[oa]|sol[oa]|últim[oa]|primera?|mi|tu|su) $/iu

/** Words that mean something else too ('voz dulce', 'se ha raspado', 'si traes', 'dona sangre'), and after what they are the noun. */
const AMBIGUOUS: Readonly<Record<string, RegExp>> = {
  dulce: /(?<![A-Za-zÀ-ỹ])(?:el|un|del|este|ese|otro) $/iu,
  dulces: /(?<![A-Za-zÀ-ỹ])(?:los|unos) $/iu,
  papa: /(?<![A-Za-zÀ-ỹ])(?:la|una|otra) $/iu,
  tenis: /(?<![A-Za-zÀ-ỹ])(?:los|unos) $/iu,
  traes: /(?<![A-Za-zÀ-ỹ])las $/iu,
  // 'panza arriba'
  panza: /(?<![A-Za-zÀ-ỹ])(?:la|su|mi|tu|una) $/iu,
  // 'había mandado recado', 'un jalón'
  jalón: ONE,
  ...Object.fromEntries(
    ['raspado', 'guisado', 'dona', 'chamba', 'banca', 'relajo', 'refresco'].map((word) => [word, ONE]),
  ),
}

type Change = { from: Noun; to: Noun; many: boolean }
/** Every noun that another is said for, the words that they begin with, and what finds any of them in one pass. */
type Rules = { changes: ReadonlyMap<string, Change>; heads: ReadonlySet<string>; test: RegExp }

const rules = new Map<Told, Rules>()

/** What follows and agrees: 'entera', or, past its complement, ', fundido', or 'que traía suelta'. */
const AFTER = `(?: ((?:recién |muy |bien |tan )?[A-Za-zÀ-ỹ]+[oa]s?)(?![A-Za-zÀ-ỹ])|((?: del? [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)?)?, (?=[A-Za-zÀ-ỹ]+[ai]d[oa]s?(?![A-Za-zÀ-ỹ]))| que (?:traía|llevaba|tenía|estaba|parecía|seguía)n? (?!(?:tod|otr|much|un)[oa]s?(?![A-Za-zÀ-ỹ])))((?:muy |tan )?[A-Za-zÀ-ỹ]+[oa]s?)(?![A-Za-zÀ-ỹ]))?`

function rulesOf(variant: Told): Rules {
  const made = rules.get(variant)
  if (made) return made
  const at = ORDER.indexOf(variant === 'es' ? 'es-ES' : variant)
  const changes = new Map<string, Change>()
  for (const row of VARIANT_NOUNS) {
    const [from, to] = [row[0]!, row[at]!]
    if (from.one === to.one || (variant === 'es' && !LOCAL.has(from.one))) continue
    changes.set(from.one, { from, to, many: false })
    changes.set(from.many, { from, to, many: true })
  }
  const nouns = [...changes.keys()].sort((a, b) => b.length - a.length).join('|')
  const heads = new Set([...changes.keys()].map((noun) => noun.split(' ')[0]!))
  const found = {
    changes,
    heads,
    test: new RegExp(`${BEFORE}(?<![A-Za-zÀ-ỹ])(${nouns})(?![A-Za-zÀ-ỹ])${AFTER}`, 'giu'),
  }
  rules.set(variant, found)
  return found
}

/** 'un raspado', and no participle: by what stands before it. */
function isNoun(noun: string, text: string, match: readonly unknown[]): boolean {
  const signs = AMBIGUOUS[noun.toLowerCase()]
  const isKeeper = /^porteros?$/iu.test(noun)
  if (!signs && !isKeeper) return true
  const at = match.find((part) => typeof part === 'number') as number
  const from = at + (match[0] as string).toLowerCase().indexOf(noun.toLowerCase())
  return signs ? signs.test(text.slice(0, from)) : keepsGoal(text.slice(0, from), text.slice(from + noun.length))
}

/** 'guantes de portero', 'el portero paró un penal'; who keeps a door is called so everywhere: 'el portero de mi edificio'. */
const keepsGoal = (before: string, after: string): boolean =>
  !AT_A_DOOR.test(after) &&
  (AS_KEEPER.test(before) || SPORT.test(`${/[^.!?…]*$/u.exec(before)![0]} ${/^[^.!?…]*/u.exec(after)![0]}`))
const AT_A_DOOR =
  /^ (?:de noche|nocturno|automático|eléctrico|del? (?:(?:la|el|l[oa]s|mi|tu|su|nuestr[oa]|un|una|este|ese) )?(?:edificio|escuela|colegio|liceo|kínder|jardín|condominio|hotel|hospital|clínica|casa|torre|oficinas?|empresa|fábrica|cine|teatro|museo|cuadra|puerta|turno|noche|residencia|finca|bloque|conjunto|depa|departamento))(?![A-Za-zÀ-ỹ])/iu
const AS_KEEPER = /(?<![A-Za-zÀ-ỹ])(?:guantes? (?:de|del) |(?:jug|jueg)[A-Za-zÀ-ỹ]+ (?:de|como) )$/iu
const SPORT =
  /(?<![A-Za-zÀ-ỹ])(?:gol(?:es|azos?)?|penal(?:es|tis?)?|partidos?|cancha|balón|fútbol|futbol|futbolista|delanteros?|defensas?|portería|ataj[A-Za-zÀ-ỹ]+|torneo|mundial|campeonato|selección|tiro libre)(?![A-Za-zÀ-ỹ])/iu

function withNouns(text: string, { changes, heads, test }: Rules, keeps: (word: string) => boolean): string {
  // most paragraphs have none, and to look for them is dear
  if (!words(text).some((word) => heads.has(word.toLowerCase()))) return text
  return text.replace(test, (...match) => {
    const [all, det, noun, next, between, past]: (string | undefined)[] = match
    const change = changes.get(noun!.toLowerCase())
    if (!change || keeps(noun!) || !isNoun(noun!, text, match)) return all
    const { from, to, many } = change
    const told = many ? to.many : to.one
    const cased = /^\p{Lu}/u.test(noun!) ? upperFirst(told) : told
    const agreed = next ? ` ${agreeing(next, to, from)}` : past ? between + agreeing(past, to, from) : ''
    return (det ? `${determiner(det, to, from)} ` : '') + cased + agreed
  })
}

/** A paragraph in the Spanish of a country; the words of `own` (bare), which their giver wrote, stay as they were said. */
export function inVariant(text: string, variant: Told, own: ReadonlySet<string>): string {
  if (variant === 'es-MX') return text
  const keeps = (said: string) => words(said).every((word) => own.has(bare(word)))
  return inSayingsOf(variant, withNouns(text, rulesOf(variant), keeps), keeps)
}
