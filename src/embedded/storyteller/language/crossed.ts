import { accentsInContext } from './accents.ts'
import { finiteForm } from './finite.ts'
import { inThePast } from './past.ts'

/** A memory typed where a liking was asked for, and the liking where the memory was. */

const MEMORY = /^\s*(?:cuando|la vez (?:en )?que|el d[ií]a (?:en )?que|aquella|aquel|una vez|un d[ií]a)(?!\p{L})/iu
const LIKING =
  /^\s*(?:(?:le|les) (?:gusta|encanta|fascina)n?|(?:(?:el|la|los|las|sus?) )?\p{L}+(?: \p{L}+){0,3}(?:,| y |$))/iu

/** Sure only where each says what the other was asked: 'cuando se cayó al lago', 'los crucigramas y el mar'. */
export const areCrossed = (favourite: string, memory: string): boolean =>
  MEMORY.test(favourite) && isPast(favourite) && LIKING.test(memory) && !MEMORY.test(memory) && !isPast(memory)

const isPast = (text: string) =>
  (inThePast(accentsInContext(text)).match(/\p{L}+/gu) ?? []).some((word) =>
    /^(?:preterite|imperfect)$/.test(finiteForm(word.toLowerCase())?.tense ?? ''),
  )
