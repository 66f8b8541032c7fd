import type { Kit } from '../kit/kit.ts'
import { bare, contract, countWords } from '../language/text.ts'
import type { Day } from '../things/days.ts'
import type { Doing } from '../things/happenings.ts'
import { asSentences, clausesOf, isOneDeed } from './clauses.ts'
import { recalledDay } from './recall.ts'

/** What happened that day, in its parts. */
export type Retold = {
  /** What it begins with: 'Y pasó otra vez, tal como había sido.' */
  lead: string
  /** What is told, and between it the steps in which it was done. */
  parts: readonly (string | Doing)[]
  sound: string
  isNote?: true
}

/** With the steps where what they are of is told: after it where that is all, else before what came of it. */
export function retold(kit: Kit, day: Day, isTiny: boolean): Retold {
  const { lead = '', told, sound = '', ...more } = recalledDay(kit, day, isTiny)
  const names = [kit.r.name, kit.s.name]
  const parted = { lead: contract(lead), sound, ...more }
  const doings = day.doings.toSorted((one, other) => one.at - other.at)
  // what is said aloud or written is said in one
  if (more.isNote || told.startsWith('—'))
    return { ...parted, parts: isOneDeed(told, names) ? [contract(told), ...doings] : [...doings, contract(told)] }
  const clauses = clausesOf(told, names)
  const cuts = doings.map((doing) => {
    const at = clauses.findIndex(({ text }) => bare(text).search(doing.known) >= 0)
    if (at < 0) return clauses.length === 1 && isOneDeed(told, names) ? 1 : 0
    const { text } = clauses[at]!
    return isOneDeed(text, names) && !(clauses.length > 1 && END.test(text)) ? at + 1 : at
  })
  // whoever is small hears short sentences
  const isEachApart = isTiny && countWords(told) > SHORT
  const part = (from: number, to?: number) => contract(asSentences(clauses.slice(from, to), names, isEachApart))
  const parts: (string | Doing)[] = []
  let from = 0
  for (const [i, doing] of doings.entries()) {
    const cut = Math.max(from, cuts[i]!)
    if (cut > from) parts.push(part(from, cut))
    parts.push(doing)
    from = cut
  }
  return { ...parted, parts: from < clauses.length ? [...parts, part(from)] : parts }
}

/** With that what was done there is over. */
const END = /(?<!\p{L})(?:se )?(?:dorm|durm|qued\p{L}+ dormid|volte|quem|hund)/iu

/** So many words a little one hears in one. */
const SHORT = 12

/** The same in one. */
export function recalled(kit: Kit, day: Day, isTiny: boolean): string {
  const { lead, parts, sound } = retold(kit, day, isTiny)
  return [lead, ...parts.filter((part) => typeof part === 'string'), sound].filter(Boolean).join(' ')
}
