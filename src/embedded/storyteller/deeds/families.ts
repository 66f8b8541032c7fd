import { ANSWERS_AT_HAND, cached } from '../language/grammar/cache.ts'
import { partsOfName } from '../language/people/person-names.ts'
import { isSmallest, type Person, readRecipient } from '../language/people/person.ts'
import { bare, countWords, upperFirst } from '../language/grammar/text.ts'
import { BESIDE_ONE } from './acts-beside.ts'
import { CLOSE } from './acts-close.ts'
import { CRAFT } from './acts-craft.ts'
import { EVERYDAY } from './acts-everyday.ts'
import { GIVING } from './acts-giving.ts'
import { HABITS } from './acts-habits.ts'
import { HOMELY } from './acts-homely.ts'
import { LIGHT } from './acts-light.ts'
import { METTLE } from './acts-mettle.ts'
import { NEAR } from './acts-near.ts'
import { PLAY } from './acts-play.ts'
import { SELFLESS } from './acts-selfless.ts'
import { STEADY } from './acts-steady.ts'
import { STRAIGHT } from './acts-straight.ts'
import { WAYS } from './acts-ways.ts'
import { isBungled, literally } from './figures.ts'
import { type Act, actOf, type Family, definite } from './family.ts'
import { signsIn } from './signs.ts'
import { PLAIN, PLAIN_CRADLE, PLAIN_CREATURE, PLAIN_PET } from './plain.ts'

/** Of two that are named at one place the first decides. */
export const FAMILIES: readonly Family[] = [
  ...SELFLESS,
  ...HABITS,
  ...BESIDE_ONE,
  ...HOMELY,
  ...WAYS,
  ...GIVING,
  ...CLOSE,
  ...NEAR,
  ...PLAY,
  ...LIGHT,
  ...METTLE,
  ...STEADY,
  ...STRAIGHT,
  ...CRAFT,
  ...EVERYDAY,
]

/** What each is known by, from the beginning of a word: a habit, what is done, what names it, what is said of anybody. */
const SIGNS = FAMILIES.flatMap((family) => {
  const { exact, does, is, faint } = family
  return [exact, does, is, faint].flatMap((sign, i) =>
    sign ? [{ family, level: i - 1, source: sign.source, test: new RegExp(`\\b(?:${sign.source})`, 'g') }] : [],
  )
})
const signsOf = signsIn(SIGNS)
const ORDER = new Map(FAMILIES.map((family, order) => [family, order]))

/** 'cargaba', 'levantándose', 'cuidan', 'tejió' as 'carga', 'levanta', 'cuida', 'teje': where nothing was known as it was said. */
const now = (key: string) =>
  key
    .replace(/(?<=\w{3})(?:aba[sn]?|aron|ando(?:se|l[oa]s?|nos|me|les?)?)\b/g, 'a')
    .replace(/(?<=\w{3})(?:io|ia[sn]?|ieron|iendo(?:se|l[oa]s?|nos|me|les?)?)\b/g, 'e')
    .replace(/(?<=\w{2}[ae])[snr]\b/g, '')

/** The family of what is said to be admired: what they do before what they are called, then what is named first. */
export const familyOf = cached(ANSWERS_AT_HAND, (said): Family | null => {
  const [key, taught] = keysOf(said)
  return (
    ranked(taught)[0] ??
    (taught === key ? null : ranked(key)[0]) ??
    ranked(now(key))[0] ??
    ranked(bracketsOf(said))[0] ??
    null
  )
})

/** All that is said to be admired, what says most of them first. */
const familiesOf = cached(ANSWERS_AT_HAND, (said): readonly Family[] => {
  const [key, taught] = keysOf(said)
  return [
    ...new Set([
      ...ranked(taught),
      ...(taught === key ? [] : ranked(key)),
      ...ranked(now(key)),
      ...ranked(bracketsOf(said)),
    ]),
  ]
})

/** What stands in brackets explains what stands before them, and speaks where that says nothing. */
const bracketsOf = (said: string) =>
  literally([...bare(said).matchAll(/\(([^)]*)\)/g)].map(([, inside]) => inside).join(' '))

/** What is searched for signs: all of it, and first what was taught or learnt: 'nos enseñó a ser unidos' is what they are. */
function keysOf(said: string): readonly [key: string, taught: string] {
  const key = literally(bare(said).replace(BESIDE, ' ').replace(MANNER, ' '))
  return [
    key,
    key.replace(/(?:(?:me|nos|les?) ensen|aprend)\w+ (?:siempre )?a (?:ser |estar |(?=ir |vivir |andar ))?/gu, ' '),
  ]
}

function ranked(key: string): Family[] {
  if (EXCEPTED.test(key)) return []
  const asides = [...key.matchAll(ASIDE)].map(({ index, 0: text }) => [index, index + text.length] as const)
  const but = key.search(/,? (?:pero|y aun asi|y sin embargo)\b/)
  const extra = key.search(EXTRA)
  const isAside = (at: number) => asides.some(([from, to]) => at > from && at < to)
  // 'se sienta en el teclado cuando trabajo': after what they do, nothing in it is theirs
  const isAfter = (at: number) =>
    asides.some(([from, to]) => at > from && at < to && countWords(key.slice(0, from)) > 2)
  const found = [...signsOf(key)].flatMap(({ family, level, test }) => {
    // who never does it, or does it badly, is no master of it
    if (family.mastery && (isBungled(key) || isDenied(test, key))) return []
    const at = placeOf(test, key)
    // 'mueve la patita cuando sueña': no word of an aside names what they are
    if (at < 0 || (level > 0 && isAside(at)) || (level === 0 && isAfter(at))) return []
    const rank =
      level +
      (level >= 0 && isAside(at) ? 1.5 : 0) +
      (at < but ? 0.6 : 0) +
      (level >= 0 && extra > 0 && at > extra ? 1.2 : 0) +
      (family.broad && level === 0 ? 0.5 : 0)
    return [{ family, rank, at, order: ORDER.get(family)! }]
  })
  return found.toSorted((a, b) => a.rank - b.rank || a.at - b.at || a.order - b.order).map(({ family }) => family)
}

/** Where a sign is first given and not denied; -1 where it is not. */
function placeOf(sign: RegExp, key: string): number {
  for (sign.lastIndex = 0; ;) {
    const found = sign.exec(key)
    if (!found) return -1
    if (!DENIED.test(key.slice(0, found.index))) return found.index
    sign.lastIndex = found.index + 1
  }
}

/** Somewhere in it the sign is denied: 'nunca cocina'. */
const isDenied = (sign: RegExp, key: string): boolean =>
  [...key.matchAll(new RegExp(sign.source, 'g'))].some(({ index }) => DENIED.test(key.slice(0, index)))

/** 'comparte todo menos la muñeca': no act of sharing knows what is never shared. */
const EXCEPTED = /\btod[oa]s?(?: \w+)? (?:menos|excepto|salvo)\b/

/** How it is done, to whom, what they come from, and what is not so even then: 'con una mirada calla a todos', 'llega de ver cosas feas y', 'ni con una mirada'. */
const MANNER =
  /\bal que (?:peor|mejor|mas|menos) \w+|\bni (?:siquiera )?(?:con|por|en|de|a) [^,.;]*|\b(?:llega|viene|vuelve|regresa|sale|acaba|termina)\w* (?:\w+ )?de \w+[aei]r\b[^,.;]*?(?= y |,)|, (?:\w+ )?\w+(?:ando|[iy]endo)\b[^,.;]*|\bsin mirar\b|\bcon (?:los ojos cerrados|un[ao] (?:sol[oa] )?(?:man[oa]|mirada|gesto|dedo|ceja|silbido)\b)|(?<=\b(?:a|de) (?:l[ao]s? )?)maquinas? de \w+[aei]r\b/g

/** What is said without meaning it: 'la verdad sacó adelante a los cuatro', '50 años (bueno, 48)', or says only how one knows: 'nunca la oímos quejarse'. */
const BESIDE =
  /(?<!(?:da|dar|dan|dando|dio) (?:las )?)gracias a dios\b|\([^)]*\)|\b(?:la|lo|los|las|le|les|te) (?:he |hemos )?(?:escuch(?:e|amos|ado)|oi(?:mos|do)?|vi(?:mos|sto)?) (?=\w+[aei]r)|\bse (?:nota|ve) que (?=\w+ (?:su|lo|la|el)\b)|sin preguntar(?: nada)?|(?:y )?ni pregunta\b|no pregunta\b|, (?:la|de) verdad$|^(?:(?:pues|bueno|es que|en serio|de verdad|la verdad(?: es)?(?: que)?),? )+(?=\w)/g

/** 'no pide permiso': what is denied is not what they are. */
const DENIED =
  /\b(?:no|nunca|jamas|sin|ni)(?: (?:se|me|te|le|lo|la|nos|les|los|las|ha|han|has|es|eres|siempre|ser|de|tiene|tener que|hay))* $/

/** When, against what, or for whom it is: it decides only where nothing else does. */
const ASIDE =
  /(?<!(?:sab|not|cuent)\w* )\b(?:aunque|por mas que|cuando|mientras|incluso|hasta cuando|como si|para que|y eso que|a pesar de que)\b(?:(?! pero )[^,.;:])*/g

/** What comes on top: 'es muy leal y aparte me presta dinero' says first that somebody is loyal. */
const EXTRA = /(?<=\w+ \w+ (?:\w+ )*\w+),? (?:y )?(?:aparte|ademas|encima|de paso|de pilon|por si fuera poco)\b(?! de)/

/** Whose chapters are short hears what is told in few words. */
function shortest(acts: readonly string[]): readonly string[] {
  const short = acts.filter((act) => countWords(act) <= FEW)
  return short.length > 0 ? short : acts.toSorted((a, b) => countWords(a) - countWords(b)).slice(0, 1)
}

const FEW = 29

/** A parrot has no paws, and a tortoise wags no tail. */
const fitting = (acts: readonly string[] = [], { species }: Person) =>
  species === 'dog' || species === 'cat' ? acts : acts.filter((act) => !OF_DOGS.test(act))

const OF_DOGS =
  /(?<!\p{L})(?:patas?|cola|hocico|orejas?|nariz|panza|bigotes|lengua|cabeza|rosca|boca|dient\w+|cuerda|hueso|croqueta|lam\w+|ladr\w+|gruñ\w+|olió|escarb\w+|trot\w+|se echó|encima)(?!\p{L})/u

/** What whoever is admired for `said` does: acts of its family, else what anybody good does. */
export function actsOf(said: string, r: Person): readonly Act[] {
  const each = ofEach(said, r)
  if (each) return [each]
  const first = (acts: (family: Family) => readonly string[], plain: readonly string[]) =>
    (
      familiesOf(said)
        .map(acts)
        .find((all) => all.length > 0) ?? plain
    ).map(actOf)
  // whoever cannot talk or walk does the first of all that is said of them that can be done so
  if (r.role === 'pet') return first(({ pet }) => fitting(pet, r), r.species === 'pet' ? PLAIN_CREATURE : PLAIN_PET)
  if (r.baby) return first(({ cradle = [] }) => cradle, PLAIN_CRADLE)
  const family = familyOf(said)
  const acts = family?.acts ?? PLAIN
  return (isSmallest(r) ? (family?.small ?? shortest(acts)) : acts).map(actOf)
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
    return { one: readRecipient(name, ''), family: familyOf(key.slice(at[i], end)), start: at[i]! }
  })
  if (parts.some(({ family }) => family === null)) return null
  const acts = parts
    .toSorted((a, b) => a.start - b.start)
    .map(({ one, family }) => ({ one, act: actOf((family!.small ?? shortest(family!.acts))[0]!) }))
  return (_, o) => acts.map(({ one, act }, i) => upperFirst(act(one, i === 0 ? o : definite(o)))).join(' ')
}
