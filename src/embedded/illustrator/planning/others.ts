import { isSeveral } from '../../../contract/gender.ts'
import type { Brief } from '../../../engine.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { characterOf, type Looks } from './cast.ts'
import { company } from './company.ts'
import { unaccented } from '../lexicon/unaccented.ts'
import { ageOfTitle, feminineName, type Kinship } from './kinship.ts'

type Other = ScenePlan['others'][number]

/** «Lola, Mateo y Ana»: whoever gives or is given the story together with the first who is named, two at most of each. */
export function othersOf(
  brief: Brief,
  { cast, kinship }: { cast: ScenePlan['cast']; kinship: Kinship },
  looks: Looks,
  seed: string,
): Other[] {
  const { sender, recipient } = cast
  const given = recipient ? besides(brief.recipientName, brief.recipientRelation) : []
  const giving = besides(brief.senderName, '')
  const drawn = (role: Other['role'], names: readonly (string | null)[], others: number): Other[] =>
    names.slice(0, others).map((name, i) => {
      const first = role === 'sender' ? sender : recipient!
      const { age } = kinship[role]
      const whole = role === 'sender' ? brief.senderName : `${brief.recipientName} ${brief.recipientRelation}`
      const feminine = name
        ? feminineName(name)
        : /(?<![A-Za-zÀ-ỹ])(?:las|\p{L}+as)(?![A-Za-zÀ-ỹ])/u.test(whole) || !first.feminine
      const family = looks[role] ? { ...first, look: looks[role] } : first
      const own = (name && ageOfTitle(unaccented(name))) || age
      return { role, character: characterOf(name ?? '', { age: own, feminine }, null, `${seed} ${role} ${i}`, family) }
    })
  return [...drawn('recipient', given, 2), ...drawn('sender', giving, given.length > 0 ? 1 : 2)]
}

/** The others' names; null for each of whom only their number is known. */
function besides(name: string, relation: string): (string | null)[] {
  if (!isSeveral(name, relation)) return []
  const names = company(name)
  if (names.length > 0) return names
  return /niñ|alumn|clase|equipo|grupo|primos|nietos|amigos/iu.test(`${name} ${relation}`) ? [null, null] : [null]
}
