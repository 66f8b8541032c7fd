import { deedOf, subjectOf, toldForm } from './narrated-verbs.ts'
import {
  type Clause,
  type Doer,
  isOneGiver,
  OWNED,
  type Rememberers,
  turnClitic,
  turnTheirs,
  type Turning,
} from './narrated-pronouns.ts'

/** One verb of a memory: whose deed it is, and how a narrator says so. */

export const CLITIC = /^(?:me|te|se|nos|le|les|lo|la|los|las)$/u
const ADVERB = /^(?:no|ya|siempre|nunca|también|casi|solo|hasta|luego|después|entonces|así|ahí|allá|apenas|nomás)$/u

/** Where the words begin that lead to a verb: its pronouns and what is said of when and whether. */
function startOf({ lows, gaps }: Clause, i: number): number {
  let first = i
  while (first > 0 && (CLITIC.test(lows[first - 1]!) || ADVERB.test(lows[first - 1]!)) && !/[,;:.]/u.test(gaps[first]!))
    first -= 1
  return first
}

/** False where it cannot be turned for certain. */
export function turnVerb(i: number, clause: Clause, turning: Turning): boolean {
  const { lows, changes, gaps } = clause
  const { people } = turning
  const form = deedOf(lows[i]!, lows[i - 1] ?? '')!
  const first = startOf(clause, i)
  const isHead = first === 0 || /[,;:.]/u.test(gaps[first]!)
  const before = isHead ? '' : lows[first - 1]!
  const clitics = lows.slice(first, i).filter((low) => CLITIC.test(low))
  // 'cuando estaba triste me llevaba al parque': either of them
  if (turning.last === null && before === '' && form.tense === 'imperfect' && STATE.test(form.infinitive)) return false
  const doer = doerOf(i, { clause, before, clitics: clitics.join(' ') }, people)
  if (doer === null || (doer === 'giver' && !isOneGiver(people))) return false
  const verb = toldForm(lows[i]!, form)
  if (!verb || isRunOn(first, clause)) return false
  let told = verb
  for (let at = first; at < i; at++) {
    if (/^l[eao]s?$/u.test(lows[at]!)) {
      const object = turnTheirs(at, { doer, infinitive: form.infinitive, clause, verbAt: i }, turning)
      changes.set(at, object.clitic)
      if (object.name) told += ` a ${object.name}`
    }
    if (!OWNED.test(lows[at]!)) continue
    const object = turnClitic(at, { doer, infinitive: form.infinitive, clause, verbAt: i }, turning)
    if (object === null) return false
    changes.set(at, object.clitic)
    if (object.name) told += ` a ${object.name}`
  }
  changes.set(i, told)
  if (/^[ye]$/u.test(before)) clause.links.push(first - 1)
  clause.doers.set(i, doer)
  // 'una señora que nos prestó el inflador' did that, and goes on with nothing
  if (SUBORDINATE.test(before) && doer === 'other') return true
  return nameDoer({ i, first, doer, before }, clause, turning)
}

/** Whoever does it is named where somebody else did what came before. */
/** 'cuando nació mi hija se vino tres semanas': nothing between two verbs tells where one clause ends. */
function isRunOn(first: number, { lows, gaps, doers }: Clause): boolean {
  const last = [...doers.keys()].at(-1)
  if (last === undefined) return false
  return !lows.some((low, at) => at > last && at <= first && (LINK.test(low) || /[,;:.]/u.test(gaps[at]!)))
}

const LINK =
  /^(?:y|e|ni|o|pero|que|porque|pues|aunque|mientras|cuando|donde|hasta|si|como|quien|luego|entonces|cómo|qué|así)$/u

const SUBORDINATE = /^(?:que|porque|aunque|cuando|mientras|hasta|donde)$/u

const STATE = /^(?:estar|ser|tener|vivir|andar|trabajar|estudiar|querer|poder|saber|creer|pensar)$/u

type Verb = { i: number; first: number; doer: Doer; before: string }

function nameDoer({ i, first, doer, before }: Verb, { lows, changes }: Clause, turning: Turning): boolean {
  const { r, s } = turning.people
  const put = (name: string, at: number) => changes.set(at, `${name} ${changes.get(at) ?? lows[at]!}`.trim())
  if (SUBJECT.test(before)) {
    changes.set(first - 1, before === 'yo' ? s.name : r.name)
  } else if (doer === 'both') {
    const isCounted =
      lows.some((low, at) => /^l[oa]s$/u.test(low) && lows[at + 1] === 'dos') ||
      /^(?:l[oa]s (?:dos|tres|cuatro|cinco)|tod[oa]s|junt[oa]s)/u.test(`${lows[i + 1] ?? ''} ${lows[i + 2] ?? ''}`)
    if (turning.last !== null && turning.last !== 'both' && !isCounted) put(bothOf(turning.people), first)
  } else if (doer !== 'other' && turning.last !== doer) {
    put(doer === 'giver' ? s.name : r.name, first)
  }
  turning.last = doer
  if (doer !== 'other') turning.named.add(doer)
  return true
}

const SUBJECT = /^(?:yo|tú|vos)$/u

const bothOf = ({ r, s }: Rememberers) =>
  r.several || s.several ? 'todos' : r.gender === 'f' && s.gender === 'f' ? 'las dos' : 'los dos'

/** 'el ingeniero', 'mi papá', 'ella', 'Marta': whoever does it stands there; not 'muy triste'. */
const isNamedBefore = (lows: readonly string[], isCapital: readonly boolean[], at: number) =>
  isCapital[at] === true ||
  /^(?:él|ella|ell[oa]s|quien|nadie|alguien|pap[áai]|mam[áai]|todo|tod[oa]s|un[oa]|otr[oa]|eso|esto|es[ea]|aquello)$/u.test(
    lows[at]!,
  ) ||
  lows.slice(Math.max(0, at - 3), at).some((low) => DETERMINER.test(low))
const DETERMINER =
  /^(?:es[ea]|aquel|aquella|el|la|los|las|un|una|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|al|del|cada|otr[oa]|dos|tres)$/u

type Place = { clause: Clause; before: string; clitics: string }

/** Whose deed it is; null where that is not certain. */
function doerOf(i: number, { clause: { lows, isCapital }, before, clitics }: Place, { r }: Rememberers): Doer | null {
  const form = deedOf(lows[i]!, lows[i - 1] ?? '')!
  if (before === 'yo') return 'giver'
  if (SUBJECT.test(before)) return 'recipient'
  if (form.person === 1) return form.plural ? 'both' : 'giver'
  if (form.person === 2) return form.plural === r.several ? 'recipient' : null
  if (form.tense === 'other') return 'other'
  const isFree = before === '' || /^(?:y|e|pero|que|cuando|porque|aunque|mientras|hasta|luego)$/u.test(before)
  // 'mi abuela le decía', 'él ponía': whoever does it stands before it
  if (!isFree)
    return isNamedBefore(lows, isCapital, lows.lastIndexOf(before, i)) || form.plural !== r.plural ? 'other' : null
  // 'una señora que nos prestó el inflador'
  if (before === 'que' && !/^(?:dijo|vez|día)$/u.test(lows[lows.lastIndexOf('que', i) - 1] ?? '')) return 'other'
  const subject = subjectOf(form.infinitive, { next: lows[i + 1] ?? '', noun: lows[i + 2] ?? '', clitics })
  if (subject === null) return null
  if (subject === 'it' || form.plural !== r.plural) return 'other'
  return /^(?:cuando|porque|aunque|mientras)$/u.test(before) && form.tense === 'imperfect' ? null : 'recipient'
}
