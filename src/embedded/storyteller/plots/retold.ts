import type { Kit } from '../kit/kit.ts'
import { contract } from '../language/grammar/text.ts'
import type { Day } from '../things/days.ts'
import { type Audience, recalledDay } from './recall.ts'

/** What happened that day. */
export type Retold = {
  /** What it begins with: 'Sofi le habló de Pancho a la maestra.' */
  lead: string
  /** All of it, in one piece. */
  told: string
  /** What whoever reads it then does. */
  gesture: string
  isNote?: true
  /** Who of the plot it is told to. */
  hearer: string | null
}

export function retold(kit: Kit, day: Day, to: Audience): Retold {
  const { lead = '', told, gesture = '', ...more } = recalledDay(kit, to)
  return { lead: contract(lead), told: contract(told), gesture, hearer: to.hearer, ...more }
}

/** The same in one. */
export function recalled(kit: Kit, day: Day, to: Audience): string {
  const { lead, told, gesture } = retold(kit, day, to)
  return [lead, told, gesture].filter(Boolean).join(' ')
}
