import type { Person } from '../language/people/person.ts'
import { isSure } from '../language/sureness.ts'
import type { Trait } from '../language/trait/trait-reading.ts'
import type { Habit, Shown } from './habit.ts'
import { HEARD } from './habits-heard.ts'
import { SAID } from './habits-said.ts'
import { SEEN } from './habits-seen.ts'

/** What everybody laughs at: a habit that is seen, met and needed. */

/** What happens only now and then ('cuando se ríe') cannot be seen at a given moment. */
const NOW_AND_THEN =
  /(?<!\p{L})(?:cuando|si|mientras|después de|al \p{L}+[aei]r|cada vez|con los? nervios|a veces|de vez en cuando)(?!\p{L})/u

/** What stands before a habit that is theirs and nobody else's. */
const THEIRS =
  /^(?:(?:siempre|nunca|no|también|ya|l[aeo]s?|se|él|ella|ell[oa]s|para todo|a tod[oa]s|es de \p{Lu}\p{L}+ y|antes de (?:cada|tod[oa]s? l[oa]s?) \p{L}+) ?)*$/iu

const DENIED = /(?:^|\s)(?:nunca|no|jamás|tampoco)\s(?:(?:se|l[aeo]s?|casi|más)\s)*$/iu
const MENDED = /, (?:bueno|o sea|es decir|mejor dicho), /iu

/** 'mi mamá ronca y se ríe': somebody else does it. */
const SOMEBODY_ELSE =
  /(?<!(?<!\p{L})(?:en|con|por|de|a|para|desde) )(?<!\p{L})(?:mis?|sus?|tus?|nuestr[oa]s?|el|la|los|las) \p{L}+ (?:(?:siempre|nunca|no|se|l[aeo]s?) )*$/iu

/** 'y Rena usa lentes' */
const BY_NAME = /(?:^|[ ,])(\p{Lu}\p{L}+) (?:(?:siempre|nunca|no|se|l[aeo]s?) )*$/u

/** How a habit runs through a story. */
export type Gag = {
  /** Before anybody speaks of it. */
  seen: string
  met: (o: string) => string
  /** Where it serves. */
  back: string
}

type Pick = <T>(options: readonly T[]) => T

/** The habit of a trait as a running joke; null where we know none that its words tell. */
export function gagOf(trait: Trait, { r, s }: Omit<Shown, 'words'>, pick: Pick): Gag | null {
  const found = habitIn(trait, r)
  if (!found) return null
  const { habit, words } = found
  const shown = { r, s, words }
  const [seen, met, back] = [pick(habit.seen), pick(habit.met), pick(habit.back)]
  return { seen: seen(shown), met: (o) => met(shown, o), back: back(shown) }
}

/** Some story can show it. */
export const isHabit = (trait: Trait, r: Person): boolean => habitIn(trait, r) !== null

function habitIn(trait: Trait, r: Person): { habit: Habit; words: string[] } | null {
  // whichever marks its giver has put
  const said = trait.said.replace(/‘([^‘’]*)’/gu, '“$1”')
  const isOfOne = r.several && /^(?:él|el|ella) /iu.test(said)
  if (isOfOne) return null
  for (const habit of [...SAID, ...SEEN, ...HEARD]) {
    const hit = habit.test.exec(said)
    if (
      !hit ||
      (!habit.anytime && NOW_AND_THEN.test(said.replace(/“[^”]*”/gu, '“”'))) ||
      (habit.speaks && (r.baby || r.role === 'pet')) ||
      (habit.together && !r.plural)
    )
      continue
    const before = said.slice(0, hit.index).replace(/todo el mundo/u, 'todos')
    // 'nunca llega tarde', 'ronca, bueno, respira fuerte'
    if ((DENIED.test(before) && !DENIED.test(hit[0])) || MENDED.test(said)) continue
    const [, name = r.name] = BY_NAME.exec(before) ?? []
    if (SOMEBODY_ELSE.test(before) || !r.name.includes(name)) continue
    // what could not be read for certain may be somebody else's, and of several one's alone
    if ((isSure(trait.sure) && !r.several) || THEIRS.test(before))
      return { habit, words: hit.slice(1).filter((word) => word !== undefined) }
  }
  return null
}

/** 'silbaba para avisar que llegaba': of somebody who is missed, a habit that all who were there tell of. */
export const isHabitOfOld = ({ fact, sure }: Trait): boolean =>
  isSure(sure) &&
  /(?<!\p{L})(?:roncaba|cantaba|canturreaba|silbaba|chiflaba|tarareaba|ladraba|maullaba|llevaba|traía|usaba|coleccionaba|perdía|olvidaba|llegaba (?:siempre )?tarde|saludaba|(?:hablaba|platicaba) con|bailaba|guardaba)n?(?!\p{L})/iu.test(
    fact,
  )
