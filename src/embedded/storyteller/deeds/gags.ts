import type { Person } from '../language/people/person.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import type { Trait } from '../language/trait/trait.ts'
import { HABITS } from './habits.ts'

/** What happens only now and then ('cuando se ríe') cannot be seen at a given moment. */
const NOW_AND_THEN =
  /(?<![A-Za-zÀ-ỹ])(?:cuando|si|mientras|después de|antes de|al \p{L}+[aei]r|cada vez|con los? nervios|a veces|de vez en cuando)(?![A-Za-zÀ-ỹ])/u

/** What stands before a habit that is theirs and nobody else's. */
const THEIRS = /^(?:(?:siempre|también|ya|para todo|a tod[oa]s) ?)*$/iu

/** A habit that is heard or seen before anybody speaks of it, and once more at the end. */
export type Gag = { seen: string; back: string }

type Pick = <T>(options: readonly T[]) => T

/** The habit with which a trait begins; null where none is certain. */
export function gagOf(trait: Trait, r: Person, pick: Pick): Gag | null {
  const { habit, shown } = habitOf(trait, r) ?? {}
  return habit && shown ? { seen: pick(habit.seen)(shown), back: pick(habit.back)(shown) } : null
}

/** What they say themselves when their habit is spoken of: 'Obviamente', '¿Alguien ha visto mis lentes?'. */
export function saidOfHabit(trait: Trait, r: Person): string | null {
  const { habit, shown } = habitOf(trait, r) ?? {}
  return (habit && shown && habit.says?.(shown)) ?? null
}

function habitOf({ said, isTypedToThem }: Trait, r: Person) {
  const text = lowerFirst(said)
  if (isTypedToThem || r.several || NOW_AND_THEN.test(text.replace(/“[^”]*”/gu, '“”'))) return null
  for (const habit of HABITS) {
    const hit = habit.test.exec(text)
    if (!hit || (habit.speaks && (r.baby || r.role === 'pet')) || !THEIRS.test(text.slice(0, hit.index))) continue
    return { habit, shown: { r, words: hit.slice(1).filter((word) => word !== undefined) } }
  }
  return null
}
