import type { Kit } from '../kit/kit.ts'
import { bare, contract, countWords } from '../language/text.ts'
import type { Day } from '../things/days.ts'
import { asSentences, clausesOf, isOneDeed } from './clauses.ts'
import { recalledDay } from './recall.ts'

/** What happened that day, in its parts. */
export type Retold = {
  /** What it begins with: 'Y pasó otra vez, tal como había sido.' */
  lead: string
  /** What is told before the steps in which it was done are seen, and what is told after them. */
  first: string
  rest: string
  sound: string
  isNote?: true
}

/** With the steps where what they are of is told: after it where that is all, else before what came of it. */
export function retold(kit: Kit, day: Day, isTiny: boolean): Retold {
  const { lead = '', told, sound = '', ...more } = recalledDay(kit, day, isTiny)
  const names = [kit.r.name, kit.s.name]
  const parted = { lead: contract(lead), sound, ...more }
  // what is said aloud or written is said in one
  if (more.isNote || told.startsWith('—')) {
    const isAfter = isOneDeed(told, names)
    return { ...parted, first: isAfter ? contract(told) : '', rest: isAfter ? '' : contract(told) }
  }
  const clauses = clausesOf(told, names)
  const at = clauses.findIndex(({ text }) => day.known.some((test) => bare(text).search(test) >= 0))
  const isAfter = at < 0 ? clauses.length === 1 && isOneDeed(told, names) : isOneDeed(clauses[at]!.text, names)
  const cut = day.steps.length === 0 ? clauses.length : Math.max(at, 0) + (isAfter ? 1 : 0)
  // whoever is small hears short sentences
  const isEachApart = isTiny && countWords(told) > SHORT
  const part = (from: number, to?: number) => contract(asSentences(clauses.slice(from, to), names, isEachApart))
  return { ...parted, first: part(0, cut), rest: part(cut) }
}

/** So many words a little one hears in one. */
const SHORT = 12

/** The same in one. */
export function recalled(kit: Kit, day: Day, isTiny: boolean): string {
  const { lead, first, rest, sound } = retold(kit, day, isTiny)
  return [lead, first, rest, sound].filter(Boolean).join(' ')
}
