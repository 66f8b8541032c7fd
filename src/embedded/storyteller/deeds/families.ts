import type { Person } from '../language/person.ts'
import { bare } from '../language/text.ts'
import { CRAFT } from './acts-craft.ts'
import { HEART } from './acts-heart.ts'
import { LIGHT } from './acts-light.ts'
import { METTLE } from './acts-mettle.ts'
import type { Act, Family } from './family.ts'

/** Those that a few words tell exactly stand before those that many words may mean. */
export const FAMILIES: readonly Family[] = [...HEART, ...LIGHT, ...METTLE, ...CRAFT]

/** The family of what is said to be admired: of those that it names, the one named first. */
export function familyOf(said: string): Family | null {
  const key = bare(said)
  return (
    FAMILIES.map((family, order) => ({ family, order, at: key.search(family.test) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || a.order - b.order)[0]?.family ?? null
  )
}

/** What whoever is admired for `said` does; none where that is not known, or is nothing that they could do. */
export function actsOf(said: string, r: Person): readonly Act[] {
  const family = familyOf(said)
  if (!family) return []
  if (r.role === 'pet') return family.pet ?? []
  return r.baby ? (family.cradle ?? []) : family.acts
}
