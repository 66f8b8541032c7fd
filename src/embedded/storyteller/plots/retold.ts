import type { Kit } from '../kit/kit.ts'
import { contract } from '../language/grammar/text.ts'
import type { Day } from '../things/days.ts'
import { type Audience, recalledDay } from './recall.ts'

/** What happened that day. */
export type Retold = {
  /** What it begins with: 'Y aquello, que parecía tan lejos, estaba ahí.' */
  lead: string
  /** All of it, in one piece. */
  told: string
  /** What its giver says behind it. */
  after: string
  sound: string
  isNote?: true
}

export function retold(kit: Kit, day: Day, to: Audience): Retold {
  const { lead = '', told, after = '', sound = '', ...more } = recalledDay(kit, day, to)
  return { lead: contract(lead), told: contract(told), after: contract(after), sound, ...more }
}

/** The same in one. */
export function recalled(kit: Kit, day: Day, to: Audience): string {
  const { lead, told, after, sound } = retold(kit, day, to)
  return [lead, told, after, sound].filter(Boolean).join(' ')
}
