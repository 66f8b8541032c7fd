import { infinitivesOf, isNounForm } from './dictionary.ts'
import { nounGender } from './gender.ts'
import { isInfinitive } from './infinitive.ts'
import { attachedTo, isHelping, objectOf, QUOTE, weWere } from './narrated-verbs.ts'
import { isKinWord } from './names.ts'
import type { Person } from './person.ts'

/** The pronouns and possessives of a memory, as its narrator has them. */

/** Who remembers, and who is remembered. */
export type Rememberers = { r: Person; s: Person }

/** Whose deed a verb is. */
export type Doer = 'giver' | 'recipient' | 'both' | 'other'

export type Turning = { people: Rememberers; last: Doer | null; named: Set<Doer>; isSpokenTo: boolean }
export type Clause = {
  lows: string[]
  isCapital: boolean[]
  gaps: string[]
  changes: Map<number, string>
  doers: Map<number, Doer>
  /** Where an «y» leads to a verb. */
  links: number[]
}

/** 'me' is one person's, and it is known whose. */
export const isOneGiver = ({ s }: Rememberers) => !s.several && s.name !== 'Alguien'

export const OWNED = /^(?:me|te|nos)$/u

/** 'me agarró fuerte la mano' */
const HOW = /^(?:fuerte|bien|muy|siempre|mucho|despacio|despacito|bajito|luego|también|solo)$/u

type Around = { doer: Doer; infinitive: string; clause: Clause; verbAt: number }

/** The pronoun as a narrator has it, and the name that goes behind the verb; null in doubt. */
export function turnClitic(
  at: number,
  { doer, infinitive, clause: { lows }, verbAt }: Around,
  turning: Turning,
): { clitic: string; name?: string } | null {
  const { r, s } = turning.people
  const whose: Doer = lows[at] === 'me' ? 'giver' : lows[at] === 'te' ? 'recipient' : 'both'
  if (doer === whose) return { clitic: 'se' }
  if (whose === 'giver' && !isOneGiver(turning.people)) return null
  const name = whose === 'giver' ? s.name : r.name
  const isNew = whose !== 'both' && !turning.named.has(whose)
  turning.named.add(whose)
  if (at + 1 < verbAt && /^l[oa]s?$/u.test(lows[at + 1]!)) return { clitic: 'se', ...(isNew && { name }) }
  const le = whose === 'both' || (whose === 'giver' ? s.plural : r.plural) ? 'les' : 'le'
  const next = lows.slice(verbAt + 1).find((low) => !HOW.test(low)) ?? ''
  const isSaid = /^(?:decir|preguntar|contestar|gritar|pedir|responder|susurrar)$/u.test(infinitive)
  const le1 = {
    clitic: le,
    ...((isNew || (isSaid && (next === QUOTE || next === 'que') && whose !== 'both')) && { name }),
  }
  // 'se me cayó'
  if (lows.slice(0, at).at(-1) === 'se') return le1
  if (isHelping(infinitive) && lows.slice(verbAt + 1, verbAt + 3).some(isInfinitive)) return null
  const object = objectOf(infinitive, next)
  if (object === null) return null
  if (object === 'le') return le1
  return whose === 'both' ? { clitic: 'los' } : { clitic: '', name }
}

/** 'lo llevé', 'se le cayó': whoever it is for, who has not been named yet. */
export function turnTheirs(
  at: number,
  { doer, infinitive, clause: { lows }, verbAt }: Around,
  turning: Turning,
): { clitic: string; name?: string } {
  const { r } = turning.people
  const clitic = lows[at]!
  const kept = { clitic }
  const isNamed = turning.named.has('recipient') || turning.isSpokenTo
  if (isNamed || doer === 'recipient' || clitic.endsWith('s') !== r.plural) return kept
  const after = lows.slice(verbAt + 1, verbAt + 6)
  if (isHelping(infinitive) && after.slice(0, 2).some(isInfinitive)) return kept
  if (clitic.startsWith('le')) {
    if (after.some((word, at) => /^al?$/u.test(word) && !isInfinitive(after[at + 1] ?? ''))) return kept
    turning.named.add('recipient')
    return { clitic, name: r.name }
  }
  const fits = clitic.startsWith('lo') ? r.gender !== 'f' : r.gender !== 'm'
  // 'pedimos una pizza y la comimos': only where nothing else has been told of yet
  if (
    !fits ||
    turning.last !== null ||
    doer === 'other' ||
    /^(?:pasar|lograr|hacer|saber|creer|decir)$/u.test(infinitive)
  )
    return kept
  turning.named.add('recipient')
  return { clitic: '', name: r.name }
}

/** Pronouns and possessives that stand beside no verb; false in doubt. */
export function turnWord(i: number, clause: Clause, turning: Turning): boolean {
  const { lows, changes } = clause
  const { people } = turning
  const { r, s } = people
  const low = lows[i]!
  if (/^mis?$|^tus?$/u.test(low)) return turnOwned(i, clause, people)
  const isGivers = /^(?:conmigo|mí|yo)$/u.test(low)
  if (isGivers && !isOneGiver(people)) return false
  const word = ALONE[low]
  if (word) {
    changes.set(i, word.replace('{s}', s.name).replace('{r}', r.name))
    return true
  }
  const were = weWere(low)
  if (were) changes.set(i, were)
  const attached = attachedTo(low)
  if (!attached) return true
  const { verb, pronoun, more } = attached
  if (more || (pronoun === 'me' && !isOneGiver(people))) return false
  const isOwn = pronoun === 'nos' ? turning.last === 'both' : false
  if (isOwn || (pronoun === 'nos' && verb.endsWith('ndo'))) {
    changes.set(i, `${verb}se`)
    return true
  }
  const name = pronoun === 'me' ? s.name : r.name
  const object = objectOf(infinitivesOf(verb)[0] ?? verb, lows[i + 1] ?? '')
  if (pronoun === 'nos' || object === null || (object === 'name' && verb.endsWith('ndo'))) return false
  changes.set(i, object === 'le' ? `${verb}le` : `${verb} a ${name}`)
  return true
}

const ALONE: Readonly<Record<string, string>> = {
  conmigo: 'con {s}', mí: '{s}', yo: '{s}', contigo: 'con {r}', ti: '{r}', tú: '{r}', nuestro: 'su', nuestra: 'su', nuestros: 'sus', nuestras: 'sus', nosotros: 'ellos', nosotras: 'ellas',
} // oxfmt-ignore

/** 'mi abuela' → 'la abuela de Beto'; false where more is said of it, which would come between. */
function turnOwned(i: number, { lows, changes, doers }: Clause, people: Rememberers): boolean {
  const isGivers = lows[i]!.startsWith('m')
  const noun = lows[i + 1]
  if ((isGivers && !isOneGiver(people)) || !noun || !(isNounForm(noun) || isKinWord(noun))) return false
  const doer = [...doers].findLast(([at]) => at < i)?.[1]
  const isDoers = doer === (isGivers ? 'giver' : 'recipient')
  if (isDoers || /^(?:primer|primera|último|última|mejor|gran|viej[oa]|propi[oa]|nuev[oa]|pequeñ[oa])$/u.test(noun)) {
    changes.set(i, lows[i]!.endsWith('s') ? 'sus' : 'su')
    return true
  }
  if (/^(?:de|del|que|más)$/u.test(lows[i + 2] ?? '')) return false
  const f = nounGender(noun) === 'f' && !/p[aá]$/u.test(noun)
  changes.set(i, lows[i]!.endsWith('s') ? (f ? 'las' : 'los') : f ? 'la' : 'el')
  changes.set(i + 1, `${noun} de ${isGivers ? people.s.name : people.r.name}`)
  return true
}
