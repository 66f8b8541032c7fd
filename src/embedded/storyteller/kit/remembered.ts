import type { Person } from '../language/people/person.ts'
import type { Quality } from '../language/admired/quality.ts'
import { inTheImperfect } from '../language/grammar/imperfect.ts'
import { escaped } from '../language/grammar/text.ts'
import type { Trait } from '../language/trait/trait-reading.ts'

/** What was read of somebody who has died, told in the past: nothing of it goes on. */

/** It is said of them and not to them. */
export function rememberedQuality(quality: Quality): Quality {
  // 'tu paciencia conmigo' was said to them
  const isToThem = /(?<!\p{L})(?:te|ti|tus?|vos|contigo|usted)(?!\p{L})/iu.test(quality.told)
  return { ...quality, told: isToThem ? quality.told : inTheImperfect(quality.told), toYou: null }
}

export function rememberedTrait(trait: Trait | null, { name }: Person): Trait | null {
  if (!trait) return null
  const [subject = ''] = new RegExp(`^(?:a )?${escaped(name)} `, 'u').exec(trait.fact) ?? []
  const rest = trait.fact.slice(subject.length)
  // 'es arisca': what she was, though a verb is spelt like it
  const isOfThem = /^(?:es|son|era|eran) /u.test(rest)
  const said = isOfThem ? trait.said : inTheImperfect(trait.said)
  const fact = subject + inTheImperfect(rest.includes(trait.said) ? rest.replace(trait.said, said) : rest)
  return {
    ...trait,
    said,
    fact,
  }
}
