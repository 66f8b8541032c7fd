import { relationGender } from '../../../contract/gender.ts'
import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import { partsOfName } from '../language/people/person-names.ts'
import { isSmallest, type Person, readRecipient } from '../language/people/person.ts'
import { readRelation } from '../language/people/relations.ts'
import { bare, countWords, upperFirst } from '../language/grammar/text.ts'
import { ABLE } from './acts-able.ts'
import { AMONG } from './acts-among.ts'
import { BEARING } from './acts-bearing.ts'
import { BONDS } from './acts-bonds.ts'
import { CLOSE } from './acts-close.ts'
import { DAILY } from './acts-daily.ts'
import { GIVING } from './acts-giving.ts'
import { LIGHT } from './acts-light.ts'
import { MANNER } from './acts-manner.ts'
import { METTLE } from './acts-mettle.ts'
import { SENSE } from './acts-sense.ts'
import { STRAIGHT } from './acts-straight.ts'
import { byReport, bySpeakingWell } from './by-report.ts'
import { type Act, actOf, type Family, definite } from './family.ts'
import { NAMED } from './named.ts'
import { nearness, nearestTo } from './nearest.ts'
import { PLAIN, PLAIN_CRADLE, PLAIN_CREATURE, PLAIN_PET, PLAIN_SMALL } from './plain.ts'
import { THEN } from './then.ts'

export const FAMILIES: readonly Family[] = [
  ...SENSE,
  ...MANNER,
  ...BONDS,
  ...AMONG,
  ...DAILY,
  ...GIVING,
  ...CLOSE,
  ...LIGHT,
  ...METTLE,
  ...STRAIGHT,
  ...ABLE,
  ...BEARING,
]

/** What stands before the word that tells what they are: 'que siempre ha sido una persona muy', 'la gran'. */
const HEAD =
  /^(?:(?:lo que (?:mas )?(?:admiro|me gusta|admiramos|nos gusta)(?: de (?:ella|el|ellas|ellos))?|que|es|eres|sos|son|era|eran|fue|ha sido|siempre|muy|mas|tan|bien|super|re|ya|bastante|tod[oa]|sus?|tus?|el|ella|la|los|las|lo|un|una|unos|much[oa]|gran|grande|enorme|tant[oa]|tiene|tienes|tienen|tenia|tener|esa|ese|nuestr[oa]|me encanta|admiro|admiramos|de|y|e|ademas|tambien|persona|mujer|hombre|tipo|nin[oa]|nos da|me da|transmite|demuestra) )+/u

/** What may stand after it and changes nothing: 'que tiene con todo el mundo', 'infinita'. */
const TAIL =
  ' (?:siempre|mucho|que (?:es|son|eres|tiene|tienes|tienen|era|tenia|ha tenido|siempre .+|le pone a .+|pone en .+|transmite.*|trajo .*|conozco|he conocido|hay|contagia.*|muestra.*|demuestra.*|me da|nos da)(?: .*)?|(?:tan )?(?:infinita|enorme|inmensa|grande|increible|tremenda|barbara|brutal|contagiosa|bonita|hermosa)s?|con(?: la| el| los| las)? que .+|con (?:tod[oa]s?(?: el mundo)?|la gente|los demas|nosotr[oa]s|(?:su|mi|nuestr[oa])s? \\w+|l[oa]s (?:nin\\w+|animales|viejit\\w+|mayores|demas|dos|tres|cuatro|cinco|seis|siete))|conmigo|por (?:los demas|tod[oa]s)|(?:para|al) \\w+[aei]r(?:l\\w+|nos|me|se)?(?: .*)?|en (?:todo|cada cosa|lo que hace)(?: .*)?|ante (?:todo|la vida)|aunque .+|del mundo|para su edad|a pesar de .+|sin que .+|desde .+)'

/** Whole clauses, each of which is of its family and of no other. */
const SIGNS = FAMILIES.map((family) => ({
  family,
  is: family.is ? new RegExp(`^(?:${family.is.source})(?:${TAIL})*$`, 'u') : null,
  does: family.does ? new RegExp(`^(?:${family.does.source})$`, 'u') : null,
}))

/** 'con menos muebles y más gracia' is one thing still. */
const AND = /(?<=[A-Za-zÀ-ỹ])(?<! con (?:menos|mas|much[oa]s?|tant[oa]s?) \p{L}+) (?:y|e|pero|aunque tambien|ni)(?= )/u

const IS_CONDITION = /^(?:si|cuando) /u

const clausesOf = (said: string): readonly string[] =>
  bare(said)
    .replace(/\bq\b/gu, 'que')
    .replace(/\([^)]*\)/gu, ' ')
    // it is no virtue
    .replace(/(?<=[,.;…] )bueno,? (?=(?:casi siempre|a veces)\b)/gu, '')
    .split(new RegExp(`[.,;:!?¡¿…\\n"«»“”]+|${AND.source}`, 'u'))
    .map((clause) => clause.replace(/\s+/gu, ' ').trim())
    .filter((clause) => clause !== '')
    // 'si se equivoca, lo dice'
    .flatMap((clause, i, all) => {
      const before = all[i - 1] ?? ''
      return IS_CONDITION.test(before) ? [`${before} ${clause}`, clause] : [clause]
    })

/** 'escuchaba', 'escuchó' as 'escucha', 'defendía' as 'defiende': what was done, where it is no longer. */
const now = (clause: string) =>
  clause
    .replace(/\bhacia\b/gu, 'hace')
    .replace(/\b(?:esta|estu)(?:ba|vo)\b/gu, 'esta')
    .replace(/(?<=\w{3})(?:aba|aban|aron)\b/gu, 'a')
    .replace(/(?<=\w{2})(?:ia|ian|io|ieron)\b/gu, 'e')

function familyIn(clause: string): Family | null {
  const plain = clause.replace(/^(?:que |(?:el|ella|ellos|ellas|usted) |y )+/u, '')
  const named = plain.replace(HEAD, '')
  const today = now(plain)
  return (
    SIGNS.find(({ does }) => does?.test(plain) || does?.test(today))?.family ??
    SIGNS.find(({ is }) => is?.test(named) || is?.test(plain))?.family ??
    null
  )
}

const sentencesOf = (said: string) =>
  bare(said)
    .split(/[.!?…\n]+/u)
    .filter((sentence) => /\p{L}/u.test(sentence))

const wholeOf = (sentence: string) => FAMILIES.find((family) => family.whole?.test(sentence)) ?? null

/** What surely shows what is admired: the family of the first clause that is of one from its first word to its last. */
export const shownOf = cached(ANSWERS_AT_HAND, (said): Family | null => {
  const whole = wholeOf(sentencesOf(said)[0] ?? '')
  if (whole) return whole
  const known = clausesOf(said)
    .map(familyIn)
    .filter((found) => found !== null)
  // 'es terca, pero noble'
  return known.find(({ id }) => id !== 'stubbornness') ?? known[0] ?? null
})

/** What begins so is told of a time or a hindrance, and is not itself what is admired. */
const IS_ASIDE = /^(?:si|cuando|aun ?que|mientras|porque|como si|desde que|a pesar|yo|hasta)\b/u

/** What surely is two things, each in its own clause: 'es noble y comparte todo', 'nunca se queja y siempre tiene un plato más'. */
function twoOf(said: string): readonly [Family, Family] | null {
  const whole = wholeOf(sentencesOf(said)[0] ?? '')
  const clauses = clausesOf(whole ? bare(said).replace(whole.whole!, '.') : said)
  const each = [
    ...(whole ? [whole] : []),
    ...clauses.flatMap(
      (clause) => familyIn(clause) ?? (whole || IS_ASIDE.test(clause) ? [] : (surelyNear(clause) ?? [])),
    ),
  ]
  const kinds = [...new Set(each)].filter(({ id }) => id !== 'stubbornness')
  // 'no le da pena nada, saluda a todo el mundo y comparte todo': how two things are done
  const [first, second] = kinds.length > 2 ? kinds.filter(({ id }) => id !== 'authenticity') : kinds
  return first && second ? [first, second] : null
}

/** By which of all that is said a clause is told, where it must be right of itself. */
const SURELY = 4

const surelyNear = (clause: string) => {
  const [near, next] = nearness(clause)
  const isSure = near !== undefined && near.score >= SURELY && near.score > (next?.score ?? 0)
  return isSure ? FAMILIES.find(({ id }) => id === near.id) : undefined
}

/** In few words, for whoever can talk and walk. */
const thenOf = ({ id }: Family, { role, baby }: Person): readonly string[] =>
  role === 'pet' || baby ? [] : [THEN[id] ?? []].flat()

/** One after the other, both together no longer than one deed may be. */
function bothActs(said: string, r: Person): readonly Act[] {
  const two = twoOf(said)
  if (!two) return []
  const [first, second] = thenOf(two[1], r).length > 0 ? two : [two[1], two[0]]
  const most = isSmallest(r) ? FEW : MOST
  return [...actsFor(first, r), ...thenOf(first, r)]
    .flatMap((act) => thenOf(second, r).map((then) => `${act} Luego, ${then}`))
    .filter((both) => countWords(both.replaceAll('&', 'la vecina')) <= most)
    .map(actOf)
}

/** 'es noble y comparte su lonche' → kindness, then what all its words come near to: generosity. */
const familiesOf = (said: string): readonly Family[] => [
  ...(shownOf(said) ? [shownOf(said)!] : []),
  ...nearestTo(said).flatMap((near) => FAMILIES.filter(({ id }) => id === near)),
  ...sentencesOf(said).flatMap((sentence) => wholeOf(sentence) ?? []),
]

/** Those of few words, or the shortest, where chapters are short or the giver speaks too. */
function briefly(acts: readonly string[], few = FEW): readonly string[] {
  const short = acts.filter((act) => countWords(act) <= few)
  return short.length > 0 ? short : acts.toSorted((a, b) => countWords(a) - countWords(b)).slice(0, 1)
}

const FEW = 30
const VERY_FEW = 14
/** How long two deeds may be together. */
const MOST = 46

/** A parrot has no paws, and a tortoise wags no tail. */
const OF_DOGS =
  /(?<![A-Za-zÀ-ỹ])(?:patas?|cola|hocico|orejas?|nariz|panza|bigotes|lengua|cabeza|boca|olió|saltó|corrió|se echó|encima)(?![A-Za-zÀ-ỹ])/u

const fitting = (acts: readonly string[] | undefined, { species }: Person) =>
  species === 'dog' || species === 'cat' ? acts : acts?.filter((act) => !OF_DOGS.test(act))

/** What whoever is as `family` says does, in words that fit who they are; none where whoever they are cannot do it so. */
function actsFor({ id, acts, small, pet, cradle }: Family, r: Person): readonly string[] {
  // one has nobody to be held by, and no grown-up stands still for a hat
  if (id === 'each other' && !r.several) return []
  if (id === 'letting be done' && r.role !== 'pet' && !isSmallest(r)) return []
  if (r.role === 'pet') return fitting(pet, r) ?? []
  if (r.baby) return cradle ?? []
  return isSmallest(r) ? (small ?? briefly(acts)) : acts
}

function plainFor(r: Person): readonly string[] {
  if (r.role === 'pet') return r.species === 'dog' || r.species === 'cat' ? PLAIN_PET : PLAIN_CREATURE
  if (r.baby) return PLAIN_CRADLE
  return isSmallest(r) ? PLAIN_SMALL : PLAIN
}

/** A suegra and a cuñada are both in-laws, and no praise of one is of the other. */
const ONE_OF_A_KIND: ReadonlySet<string> = new Set(['parent', 'grandparent', 'child', 'grandchild', 'sibling', 'uncle'])

/** 'él es puro nervio y ella pura calma': what one of two is, the other is not. */
const TELLS_APART =
  /\bel (?:es|siempre|nunca|pur[oa])\b.*\bella\b|\bella (?:es|siempre|nunca|pur[oa])\b.*\bel (?:es|siempre|nunca|pur[oa])\b/u

/** 'me dice «la que me hace reír»': what they call somebody is what that one does. */
const CALLED = /(?<=['"«“‘](?:el|la) )que [^'"»”’]*(?=['"»”’])/gu

/** 'mi abuela compartía su pensión' of whom that is: 'compartía su pensión'. */
function withoutWhose(typed: string, { role, gender }: Person) {
  const said = typed.replace(CALLED, '')
  const [whose, kin = ''] = /^(?:que )?mi (\p{Ll}+) (?=\p{Ll})(?!y )/iu.exec(said) ?? ['']
  const isTheirs = kin !== '' && ONE_OF_A_KIND.has(role) && readRelation(kin).role === role
  return isTheirs && (gender === null || relationGender(kin) === gender) ? said.slice(whose.length) : said
}

/**
 * What is done at the climax: of the family that a clause is surely of, or else of the nearest; where none is known, what
 * is done by whoever is as `inTheirWords` says, or what it does that their giver spoke well of them (`by`: 'su mamá le
 * había contado'), and else a plain kindness. `isShort`: beside more that is told there.
 */
export function deedsOf(told: string, r: Person, isShort = false, inTheirWords = '', by = ''): readonly Act[] {
  const said = r.several && TELLS_APART.test(bare(told)) ? '' : withoutWhose(told, r)
  const each = ofEach(said, r)
  if (each) return [each]
  const both = isShort ? [] : bothActs(said, r)
  if (both.length > 0) return both
  const own =
    familiesOf(said)
      .map((family) => [...actsFor(family, r), ...(isShort ? thenOf(family, r) : [])])
      .find((acts) => acts.length > 0) ?? []
  const asReported = own.length > 0 ? [] : byReport(inTheirWords, r, by)
  if (asReported.length > 0) return asReported.map(actOf)
  if (own.length === 0 && by !== '') return bySpeakingWell(r, by).map(actOf)
  const acts = own.length > 0 ? own : plainFor(r)
  return (isShort || own.length === 0 ? briefly(acts, isSmallest(r) || r.baby ? VERY_FEW : FEW) : acts).map(actOf)
}

/** 'esa paciencia': what is done at the climax in one word, where it surely is what is admired; null of whoever may have no such act. */
export function deedNamed(told: string, r: Person): string | null {
  if (r.role === 'pet' || isSmallest(r) || r.several) return null
  return NAMED[shownOf(withoutWhose(told, r))?.id ?? ''] ?? null
}

/** 'Bruno comparte y Alan abraza': each of them does what is admired in each. */
function ofEach(said: string, r: Person): Act | null {
  const key = ` ${bare(said)} `
  // 'Bruno Iker y Alan' are three where each of them is told of
  const names = r.several
    ? partsOfName(r.name).flatMap((part) =>
        part.split(' ').every((name) => key.includes(` ${bare(name)} `)) ? part.split(' ') : [part],
      )
    : []
  const at = names.map((name) => key.search(new RegExp(`\\b${bare(name)}\\b`)))
  if (names.length < 2 || names.length > 3 || at.some((start) => start < 0)) return null
  const parts = names.map((name, i) => {
    const end = Math.min(...at.filter((other) => other > at[i]!), key.length)
    const own = key.slice(at[i]! + bare(name).length, end).replace(/ (?:y )?(?:que )?(?:de |a |lo de )?$/u, '')
    return { one: readRecipient(name, ''), family: familiesOf(own)[0], start: at[i]! }
  })
  const acts = parts
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ one, family }) => (family ? { one, act: actOf((family.small ?? briefly(family.acts))[0]!) } : []))
  if (acts.length < names.length) return null
  return (_, o) => acts.map(({ one, act }, i) => upperFirst(act(one, i === 0 ? o : definite(o)))).join(' ')
}
