import { cached, WORDS_AT_HAND } from '../grammar/cache.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { nounGender } from '../grammar/gender.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { bare } from '../grammar/text.ts'
import { choicesOf } from './accent-choices.ts'
import { restoreAccents } from './word-accents.ts'

/** What stands around a word, as numbers that the weights of `accents.bin` know: its signs. */

/**
 * How carefully a text was typed: how many of its words have an accent without which they would be others, how many have
 * one that a phone puts by itself, and how many have certainly lost theirs.
 */
export type Care = { chosen: number; typed: number; missing: number }

/** One word or mark of a text. `isSure`: its accent, or that it has none, is certain. */
export type Seen = { low: string; plain: string; isSure: boolean; isName: boolean; isMark: boolean }

const plainly = cached(WORDS_AT_HAND * 10, bare)

/** A word of a text as its neighbours see it; marks are seen too. */
export const asSeen = (word: string, isInside: boolean): Seen => {
  const low = word.toLowerCase()
  const plain = plainly(low)
  const isMark = !/\p{L}|\p{N}/u.test(word)
  const isName = isInside && word !== low && !isMark
  return { low, plain, isSure: isMark || isName || low !== plain || choicesOf(low).length === 0, isName, isMark }
}

/** FNV-1a. */
export const numberOf = cached(WORDS_AT_HAND * 10, (text): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
})

/** One number of several, in their order. */
export function mixed(a: number, b: number): number {
  let hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b)
  hash ^= hash >>> 13
  return Math.imul(hash, 0xc2b2ae35) ^ (hash >>> 16)
}

/** Words that join, point or replace: each is a kind of its own. */
const SMALL = new Set(
  `el la los las lo un una unos unas al del a ante con contra de desde en entre hacia hasta para por segun sin sobre tras
  y e o u ni que si pero sino aunque porque pues mientras cuando donde como quien quienes cual cuales cuanto
  me te se nos os le les yo tu usted ella nosotros ellos ellas ustedes vos mi mis su sus tus nuestro nuestra
  este esta estos estas ese esa esos esas aquel aquella esto eso aquello no ya tambien tampoco siempre nunca jamas
  muy mas menos tan tanto bien mal asi aqui ahi alli alla aca hoy ayer ahora luego despues antes entonces todavia aun
  cada todo toda todos todas otro otra mucho mucha muchos muchas poco nada algo alguien nadie mismo misma solo vez
  es era fue son eran ha han he habia hay esta estaba va iba`.split(/\s+/),
)

const TENSE = { present: 'r', preterite: 'p', imperfect: 'i', other: 'o' }

/** What kind of word stands there: its person and tense, its gender, or itself where it is a small word. */
const kindSeen = cached(WORDS_AT_HAND * 10, (low): string => {
  const plain = bare(low)
  if (SMALL.has(plain)) return low
  const form = finiteForm(low)
  const noun = isNounForm(low) ? 'n' : ''
  const verb = form ? `${TENSE[form.tense]}${form.person}${form.plural ? 'p' : 's'}` : ''
  if (form && (!noun || form.tense === 'preterite' || form.tense === 'imperfect')) return `V${verb}`
  if (isInfinitive(low) || /[aei]r(?:me|te|se|nos|l[aeo]s?){1,2}$/u.test(low)) return 'inf'
  if (/(?:ando|iendo|yendo)(?:me|te|se|nos|l[aeo]s?)?$|[áé]ndo[A-Za-zÀ-ỹ]+$/u.test(low)) return 'ger'
  if (/[ai]d[oa]s?$/u.test(low)) return `part${low.slice(-1)}`
  if (/^\d/u.test(low)) return '#'
  if (noun) return `n${nounGender(low) ?? ''}${low.endsWith('s') ? 'p' : ''}${verb && '/'}${verb}`
  if (hasGenders(low)) return `a${low.slice(-1)}`
  return low.endsWith('mente') ? 'mente' : 'u'
})

/** Of a word whose accent is not known yet, which kinds it may be. */
const kindUnsure = cached(WORDS_AT_HAND * 10, (low): string =>
  SMALL.has(low)
    ? `${low}?`
    : `?${choicesOf(low)
        .map(({ kind }) => kind)
        .join('|')}`,
)

const BREAK = /^(?:y|e|pero|que|cuando|porque|si|aunque|mientras|donde|como|pues|ni|o)$/u
const isVerb = (kind: string) =>
  kind.startsWith('V') || /^(?:es|era|fue|son|eran|ha|han|he|había|habia|hay|está|estaba|va|iba)$/u.test(kind)

const TELLING =
  /^(?:yo|me|mi|mis|conmigo|siempre|todavia|cada|hoy|ahora|ayer|vez|dia|nunca|desde|cuando|noche|ano|anoche|primera|ella|el)$/u

/** What of a word or mark its neighbours go by. */
type Side = { word: number; kind: number; end: number; verb: string; joint: string; low: string; telling: number[] }

const sideOf = cached(WORDS_AT_HAND * 10, (name): Side => {
  const [how, low] = [name[0], name.slice(1)]
  const isMark = how === 'm'
  const plain = how === 'N' ? 'Name' : plainly(low)
  const it = isMark ? low : how === 'N' ? 'Name' : how === 's' ? kindSeen(restoreAccents(low)) : kindUnsure(low)
  const telling = TELLING.test(plain) ? [numberOf(`b:${plain}`)] : []
  if (isVerb(it)) telling.push(numberOf(`v:${it.slice(0, 4)}`))
  const joint = isMark ? (/[.!?;:…]/u.test(low) ? '.' : ',') : BREAK.test(low) ? low : ''
  return {
    word: numberOf(plain),
    kind: numberOf(it),
    end: numberOf(plain.slice(-2)),
    verb: isVerb(it) ? it : '',
    joint,
    low,
    telling,
  }
})

const side = ({ low, isSure, isName, isMark }: Seen): Side =>
  sideOf((isMark ? 'm' : isName ? 'N' : isSure ? 's' : 'u') + low)

const EDGE: Side = {
  word: numberOf('#end'),
  kind: numberOf('#end'),
  end: numberOf('d'),
  verb: '',
  joint: '',
  low: '',
  telling: [],
}

/** So many signs, the first of all, are learnt for each word besides for its kind. */
export const OF_WORDS = 17

/** The signs of each word of a text, by its place; `spelt` is a number for what the word may be as it was typed. */
export function signsIn(
  tokens: readonly Seen[],
  { chosen, typed, missing }: Care,
): (i: number, spelt: number) => number[] {
  const sides = tokens.map(side)
  const bag = [...new Set(sides.flatMap(({ telling }) => telling))]
  const carefulness = numberOf(`c:${Math.min(chosen, 3)}:${Math.min(typed, 2)}:${Math.min(missing, 2)}`)
  return (i, spelt) => {
    const signs: number[] = []
    const at = (k: number) => sides[i + k] ?? EDGE
    const [b4, b3, b2, b1, n1, n2, n3] = [at(-4), at(-3), at(-2), at(-1), at(1), at(2), at(3)]
    const add = (a: number, b = 0, c = 0) => {
      signs.push(mixed(mixed(mixed(signs.length + 1, a), b), c))
    }
    // the nearest verbs, and what stands between
    const [left, right] = [nearestVerb(sides, i, -1), nearestVerb(sides, i, 1)]
    // where the clause begins
    let start = i
    while (start > 0 && i - start < 8 && sides[start - 1]!.joint === '') start -= 1
    const before = start === 0 ? EDGE.word : sides[start - 1]!.word
    const first = start === i ? 0 : sides[start]!.kind
    add(carefulness)
    add(b1.word)
    add(n1.word)
    add(b2.word)
    add(n2.word)
    add(b1.word, n1.word)
    add(b2.word, b1.word)
    add(n1.word, n2.word)
    add(b1.kind)
    add(n1.kind)
    add(b1.kind, n1.kind)
    add(b2.kind, b1.kind)
    add(n1.kind, n2.kind)
    add(left)
    add(right)
    add(before)
    add(first)
    // what it may be besides a verb
    add(spelt, carefulness)
    add(spelt, b1.kind)
    add(spelt, n1.kind)
    add(spelt, b1.kind, n1.kind)
    add(spelt, b2.kind, b1.kind)
    add(spelt, left)
    add(spelt, right)
    add(spelt, first)
    add(b2.kind, b1.kind, n1.kind)
    add(b1.kind, n1.kind, n2.kind)
    add(b3.kind, b2.kind, b1.kind)
    add(mixed(b4.kind, b3.kind), b2.kind, b1.kind)
    add(n1.kind, n2.kind, n3.kind)
    add(b1.word, n1.kind)
    add(b1.kind, n1.word)
    add(b2.word, n1.kind)
    add(b2.kind)
    add(n2.kind)
    add(b3.word)
    add(n3.word)
    add(b1.end)
    add(n1.end)
    add(left, right)
    add(left, b1.kind)
    add(right, n1.kind)
    add(left, b1.kind, n1.kind)
    add(before, first)
    add(first, n1.kind)
    add(first, b1.kind)
    add(Math.min(4, i - start))
    for (const each of bag) signs.push(mixed(0, each))
    return signs
  }
}

function nearestVerb(sides: readonly Side[], i: number, step: 1 | -1): number {
  let joints = ''
  for (let k = 1; k <= 9; k++) {
    const side = sides[i + k * step]
    if (side === undefined) break
    if (side.verb !== '') return numberOf(`${joints}${side.verb}`)
    if (joints.length < 6) joints += side.joint
  }
  return numberOf(`${joints}#`)
}
