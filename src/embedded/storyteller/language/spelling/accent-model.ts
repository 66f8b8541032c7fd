import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isGivenName } from '../../../../contract/gender.ts'
import { cached, WORDS_AT_HAND } from '../grammar/cache.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isDone } from '../grammar/finite.ts'
import { takesEl } from '../grammar/gender.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { bare, sameCase } from '../grammar/text.ts'
import { type Choice, choicesOf } from './accent-choices.ts'
import { asSeen, type Care, mixed, numberOf, OF_WORDS, type Seen, signsIn } from './accent-signs.ts'
import { OWN_WORDS } from './said-aloud.ts'
import { isItsThing } from './verb-accents.ts'
import { restoreAccents } from './word-accents.ts'

/**
 * Which of several words a typed one is, by what stands around it: weights learnt from public texts
 * (`scripts/make-accents.ts`, sources in NOTICE.md). Where they are not sure, the word stays as it was typed.
 */

export const WEIGHTS_FILE = join(import.meta.dirname, 'accents.bin')
/** Of the file: buckets of so many places, a place a mark and a weight. */
export const BUCKETS = 1 << 16
export const PLACES = 4
/** Weights are stored in steps of one in so many. */
export const STEP = 24

/** A number of 25 bits for a sign of a choice. */
export const placeOf = (key: number, sign: number): number => mixed(key, sign) >>> 7

/** Under which numbers each choice is learnt: that of its word and that of its kind; `spelt` is what was typed. */
export type Keys = { spelt: number; of: readonly { word: number; kind: number }[] }

export function keysOf(choices: readonly Choice[]): Keys {
  let keys = keysAtHand.get(choices)
  if (!keys) {
    const of = choices.map(({ form, kind }) => ({ word: numberOf(`w:${form}`), kind: numberOf(`k:${kind}`) }))
    keysAtHand.set(choices, (keys = { spelt: numberOf(`s:${choices[0]!.kind}`), of }))
  }
  return keys
}
const keysAtHand = new WeakMap<readonly Choice[], Keys>()

let weights: Int8Array | undefined

/** Of a place that no text has taught, 0. */
function weightAt(place: number): number {
  weights ??= new Int8Array(readFileSync(WEIGHTS_FILE))
  const mark = ((place >>> 16) & 0xff) - 128
  const from = (place & (BUCKETS - 1)) * PLACES * 2
  for (let k = from; k < from + PLACES * 2; k += 2) if (weights[k] === mark) return weights[k + 1]! / STEP
  return 0
}

/** How probable each choice is; the sum is 1. */
function probabilities({ of }: Keys, signs: readonly number[]): number[] {
  const scores = of.map(({ word, kind }, at) => {
    let sum = 0
    if (at > 0)
      for (let k = 0; k < signs.length; k++)
        sum += weightAt(placeOf(kind, signs[k]!)) + (k < OF_WORDS ? weightAt(placeOf(word, signs[k]!)) : 0)
    return sum
  })
  return shares(scores)
}

/** Of scores, each one's share of 1. */
export function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

export const WORDS_AND_MARKS = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu

/** What a word tells of how carefully it was typed. */
const careOf = cached(WORDS_AT_HAND, (word): keyof Care | null => {
  const low = word.toLowerCase()
  const isOpen = choicesOf(bare(low)).length > 0
  if (/[áéíóú]/u.test(low)) return isOpen ? 'chosen' : 'typed'
  return !isOpen && /[áéíóú]/u.test(restoreAccents(word, true)) ? 'missing' : null
})

/** How carefully a text was typed. */
export function care(text: string): Care {
  const counts = { chosen: 0, typed: 0, missing: 0 }
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const told = careOf(word)
    if (told !== null) counts[told] += 1
  }
  return counts
}

/** Somebody who types accents that no phone puts, and leaves none out, has left out none. */
export const isCareful = ({ chosen, missing }: Care): boolean => chosen > 1 && missing === 0

/** Above it what a word is tells of its neighbours. */
const CERTAIN = 0.9

/** A word that is another with an accent, where it stands, and how probable each way to spell it is. */
type Chances = { word: string; at: number; choices: readonly Choice[]; chances: readonly number[] }

/** The words of a text that an accent would make others. */
function chancesIn(text: string, carefulness = care(text)): Chances[] {
  const found = [...text.matchAll(WORDS_AND_MARKS)]
  const tokens = found.map(([word], i): Seen => asSeen(word, i > 0 && !/^[.!?…¿¡“‘:]$/u.test(found[i - 1]![0])))
  const open = tokens.flatMap(({ isSure, low }, i) => (isSure ? [] : [{ i, choices: choicesOf(low) }]))
  let chances: number[][] = []
  let seen: readonly Seen[] = tokens
  for (let round = 0; round < 2 && open.length > 0; round++) {
    const signs = signsIn(seen, carefulness)
    chances = open.map(({ i, choices }) => probabilities(keysOf(choices), signs(i, keysOf(choices).spelt)))
    if (round === 1) break
    seen = tokens.map((token) => ({ ...token }))
    for (const [k, { i, choices }] of open.entries()) {
      const best = Math.max(...chances[k]!)
      if (best >= CERTAIN) Object.assign(seen[i]!, { low: choices[chances[k]!.indexOf(best)]!.form, isSure: true })
    }
  }
  return open.map(({ i, choices }, k) => ({ word: found[i]![0], at: found[i]!.index, choices, chances: chances[k]! }))
}

/**
 * Words that are others without their accent, put right by what stands around them: 'cuando llego me quede mudo' →
 * 'cuando llegó me quedé mudo'. Where it is not sure, a word stays as it was typed.
 */
export function withAccents(text: string, carefulness = care(text)): string {
  if (isCareful(carefulness)) return text
  const isTold = (text.match(/\p{Ll}+/gu) ?? []).some((word) => isDone(word) && !isNounForm(word))
  let out = text
  for (const { word, at, choices, chances } of chancesIn(text, carefulness).toReversed()) {
    const best = Math.max(...chances)
    const { form, kind } = choices[chances.indexOf(best)]!
    if (form === word.toLowerCase() || best < lineOf(kind, isTold, text, at, isNounForm(word.toLowerCase()))) continue
    // 'la practica todos los días': where no other verb stands, it is that; 'el solo de guitarra' is played
    if ((!isTold && isVerbAlone(word, kind, text, at)) || STAYS.test(text.slice(at))) continue
    if (
      (UNDER.test(text.slice(at)) && !ON_A_VERB.test(text.slice(0, at))) ||
      isBeforeItsNoun(form, text.slice(0, at), text.slice(at + word.length))
    )
      continue
    // 'un paraguas por si acaso', 'en el bolso por si'
    if (
      form === 'sí' &&
      /(?<![A-Za-zÀ-ỹ])por $/iu.test(text.slice(0, at)) &&
      !/^si (?:sol|mism)/iu.test(text.slice(at))
    )
      continue
    // 'para mi cumpleaños'
    if (form === 'mí' && isNounForm(/^ (\p{Ll}+)/u.exec(text.slice(at + word.length))?.[1] ?? '')) continue
    const before = text.slice(0, at)
    // 'me abrazo a su almohada'
    if (/(?<![A-Za-zÀ-ỹ])me $/iu.test(before) && /^abrazo a /iu.test(text.slice(at))) continue
    if (kind === 'ó' && (OWN_WORDS.test(before) || OWN_NOW.test(before) || isItsThing(word, before))) continue
    // 'iba con mi tía camino al colegio', 'entró descalzo': where the clause has its verb
    if (kind === 'ó' && ON_THE_WAY.test(text.slice(at)) && hasDeed(before)) continue
    // 'tararea cuando piensa': nobody asks, says or knows it
    if (IS_ASKED.test(form) && !isAsked(before, text.slice(at + word.length))) continue
    // 'casi me la llevo a Cancún': so tells whoever nearly did it
    if (kind === 'ó' && /(?<![A-Za-zÀ-ỹ])casi me (?:l[oa]s? )?$/iu.test(before)) continue
    // 'que trabajo tan bonito hace': so praise begins
    if (form === 'qué' && /^$|¡$/u.test(text.slice(0, at))) continue
    out = out.slice(0, at) + sameCase(word, form) + out.slice(at + word.length)
  }
  return out
}

const IS_ASKED = /^(?:cu[aá]ndo|dónde|cómo|quién(?:es)?|cuál(?:es)?|cuánt[oa]s?)$/u
const ASKS =
  /(?<![A-Za-zÀ-ỹ])(?:pregunt|s[eé]$|s[eé] |sab|sup|ve[aorsíi]?|vi[eo]?|mir|dec|dic|di[jg]|cont|cuent|expli|enseñ|m[ou]+e?str|aprend|rec[ou]+e?rd|ac[ou]+e?rd|olvid|ent[ie]+nd|adivin|averigu|imagin|import|dep[ei]+nd|descub|p[ei]+ns|fij|escuch|o[iíy]|not|decid|calcul|busc|inform|conoc|mid|med|habl|sin|de|por|seg[uú]n|sobre|hay|tien|ten)[A-Za-zÀ-ỹ]*(?![A-Za-zÀ-ỹ])[^.;!?]*$/iu
const isAsked = (before: string, after: string) =>
  /[¿¡][^?!]*$/u.test(before) ||
  ASKS.test(before) ||
  /^[^.!]*\?/u.test(after) ||
  isInfinitive(/^ (\p{L}+)/u.exec(after)?.[1] ?? '')

const ON_THE_WAY = /^(?:camino (?:al?|del?)|descalzo|desnudo)(?![A-Za-zÀ-ỹ])/iu
const hasDeed = (before: string) => {
  const clause = before.split(/[.,;:!?…]|(?<![A-Za-zÀ-ỹ])(?:y|e|pero|que|cuando|porque)(?![A-Za-zÀ-ỹ])/iu).at(-1)!
  return (clause.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => isDone(word) || (!isNounForm(word) && isDone(word.replace(/o$/u, 'ó'))),
  )
}

/** 'el solo de guitarra', what a giver takes off to somebody, and 'no exagero' */
const STAYS =
  /^(?:exagero(?![A-Za-zÀ-ỹ])|llamo (?:a )?diario(?! cuando)|el (?:solo de|sube y) |(?:saco|quito) (?:el sombrero|la gorra)(?![A-Za-zÀ-ỹ]))/iu

/** 'me enseñó a coser y hoy le arreglo la ropa': the giver's own. */
const OWN_NOW =
  /(?<![A-Za-zÀ-ỹ])(?:(?:hoy|ahora|ahorita) (?:(?:me|te|les?|l[oa]s?) )+|yo (?:(?:no|también|ya|me|te|les?|l[oa]s?) )*)$/iu

/** 'bajo la lluvia', 'bajo el brazo' */
const UNDER = /^bajo (?:el|la|l[oa]s|una?|mis?|tus?|sus?|cero|techo) /iu
/** 'le bajo el volumen', 'no bajo la guardia' */
const ON_A_VERB = /(?<![A-Za-zÀ-ỹ])(?:se|le|les|nos|me) $/iu

/** 'ni para el cole': behind a preposition and before a word that says no more of him. */
const isBeforeItsNoun = (form: string, before: string, after: string) =>
  form === 'él' &&
  (takesEl(/^ (\p{L}+)/u.exec(after)?.[1] ?? '') ||
    (/(?<![A-Za-zÀ-ỹ])(?:para|por|con|de|en|a|sin|hasta|desde|sobre|contra|hacia) $/iu.test(before) &&
      /^ \p{L}/u.test(after) &&
      !HIM_BEFORE.test(after)))
const HIM_BEFORE =
  /^ (?:[yeoua]|al?|que|cuando|porque|pero|aunque|ni|no|s[ií]|ya|siempre|nunca|también|tambien|tampoco|me|te|se|nos|les?|l[oa]s?|con|en|por|para|sol[oa]|solito|mismo|era|es|fue|todo)(?![A-Za-zÀ-ỹ])/iu

/** How sure it has to be. Books tell of others in the past, givers of themselves and of today as well. */
function lineOf(kind: string, isTold: boolean, text: string, at: number, isNoun: boolean): number {
  if (kind !== 'ó' && kind !== 'é') return 0.9
  // 'ponerles nombre', 'la noche'
  if (kind === 'é' && isNoun) return 0.97
  if (isTold) return 0.75
  if (kind === 'é') return 0.95
  const before = text.slice(0, at)
  // 'Santi pregunto', 'nadie lloro'
  if (THEIRS.test(before) || isGivenName(/(\p{Lu}\p{Ll}+) $/u.exec(before)?.[1] ?? '')) return 0.9
  // 'con la abuela llego temprano', 'el mate que le preparo': the giver's own
  return TODAY.test(text) || OF_GIVER.test(before) ? 1.1 : 0.985
}

const THEIRS = /(?:^|\P{L})(?:se|nos|él|ella|quien|nadie|alguien|ningun[oa])\s(?:[A-Za-zÀ-ỹ]{2,3}\s)?$/iu
const OF_GIVER = /(?:^|[.,;] )(?:con|para|por|sin|de|a) (?:el|la|mi|tu|su) [A-Za-zÀ-ỹ]+ $|(?:^|\P{L})l[aeo]s? $/iu
const TODAY =
  /(?<![A-Za-zÀ-ỹ])(?:siempre|nunca|cada|todavía|aún|hoy|ahora|mañana|diario|a veces|que viene|tod[oa]s l[oa]s|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))(?![A-Za-zÀ-ỹ])/iu

const isVerbAlone = (word: string, kind: string, text: string, at: number) =>
  !/^(?:ó|é|ía|future)$/u.test(kind) &&
  finiteForm(word.toLowerCase()) !== null &&
  /(?:^|\P{L})l[oa]s?\s$/iu.test(text.slice(0, at)) &&
  !(text.replace(word, '').match(/\p{L}+/gu) ?? []).some((each) => finiteForm(each.toLowerCase()) !== null)

const HE_DID = /^.{0,7}?(?<![A-Za-zÀ-ỹ])él (?:(?:me|se|nos|les?|l[oa]s?) )?\p{L}+ó(?![A-Za-zÀ-ỹ])/u

/** `mended` with the accents of `typed` where a word is surely none that was given one: 'cuando llegue el día'. */
export function unlessSurelyPlain(typed: string, mended: string): string {
  if (typed === mended || typed.length !== mended.length) return mended
  let out = mended
  for (const { word, at, chances, choices } of chancesIn(typed)) {
    // 'el día que le saque las rueditas' was that day
    const isOfADay = /(?:d[ií]a|vez|noche|tarde|mañana) (?:en )?que (?:[A-Za-zÀ-ỹ]{2,3} )*$/iu.test(typed.slice(0, at))
    // 'él tocó': each makes the other certain
    const isPaired = HE_DID.test(mended.slice(Math.max(0, at - 7))) && !HE_DID.test(typed.slice(Math.max(0, at - 7)))
    const isPlain = choices[0]!.form === word.toLowerCase() && chances[0]! > 0.94 && !isOfADay && !isPaired
    if (isPlain) out = out.slice(0, at) + word + out.slice(at + word.length)
  }
  return out
}
