import type { Brief } from '../../../engine.ts'
import { spokenIn } from '../language/countries/spoken-in.ts'
import { bare } from '../language/grammar/text.ts'
import { isOldOne, withoutFondness } from '../language/people/open-bond.ts'
import type { Given } from '../language/people/person.ts'
import type { Role } from '../language/people/relations.ts'

/** What who signs, and the country, tell of a relation that its word leaves open. */

/** Where none was chosen, the country whose words they use. */
export const variantOf = ({ variant, favoriteThing, specialMemory, admiration, extraTrait }: Brief) =>
  variant ?? spokenIn([favoriteThing, specialMemory, admiration, extraTrait]) ?? undefined

/** «la jefa», «el viejo», from «tus hijos» or on their day; «mi vieja» in Argentina, or from «tu marido». */
export function bossOrOld(brief: Brief): string | null {
  const { recipientRelation, senderName, occasion } = brief
  const [, end = ''] =
    /^(?:mi |la |el )?(?:jef(?:ecit)?|viej(?:it)?)([aeo])$/u.exec(bare(withoutFondness(recipientRelation)).trim()) ?? []
  if (!end) return null
  const isOld = isOldOne(recipientRelation)
  const { role } = roleBy(senderName)
  if (isOld && PARTNER.test(senderName)) return end === 'a' ? 'mi esposa' : 'mi esposo'
  // of the years of a couple who gives is as often the other of the two
  if (occasion === 'aniversario' && role === undefined) return null
  if (isOld && role === 'grandparent') return end === 'a' ? 'mi abuela' : 'mi abuelo'
  const isTheirDay = occasion === (end === 'a' ? 'madre' : 'padre')
  // there «mi vieja» is nobody but one's mother
  const isArgentine = isOld && /^\s*mi /iu.test(recipientRelation) && variantOf(brief) === 'es-AR'
  if (role !== 'parent' && !isTheirDay && !isArgentine) return null
  return end === 'a' ? 'mi mamá' : 'mi papá'
}

const PARTNER = /^\s*(?:yo,? )?(?:tu )?(?:espos[oa]|marido|mujer|novi[oa]|pareja|viej(?:it)?[oa])(?![A-Za-zÀ-ỹ])/iu

/** 'mi princesa', from papi: what the sender calls themselves tells what the relation does not. */
export function roleBy(senderName: string): Pick<Given, 'role'> {
  const role = SENDERS.find(([test]) => test.test(senderName.trim()))?.[1]
  return role ? { role } : {}
}

const SENDERS: readonly (readonly [RegExp, Role])[] = [
  [
    /^(?:tus? |su |la |el )?(?:mam[áai]|mamita|pap[áai]|papito|padres?|madre|ma|pa|mam[áa] y pap[áa])(?![A-Za-zÀ-ỹ])/iu,
    'child',
  ],
  [
    /^(?:tus? |la |el |su )?(?:abuel|abue(?![A-Za-zÀ-ỹ])|abu(?![A-Za-zÀ-ỹ])|yay[ao]|lel[ao](?![A-Za-zÀ-ỹ])|nonn?[ao](?![A-Za-zÀ-ỹ]))/iu,
    'grandchild',
  ],
  [/^(?:tus? |la |el |su )?(?:t[ií][ao]s?|tit[ao]|titi)(?![A-Za-zÀ-ỹ])/iu, 'nephew'],
  [/^(?:tus? |la |el |su )?(?:madrin|padrin)/iu, 'godchild'],
  [/^(?:tus? |sus? )?(?:hij[oa]s?)(?![A-Za-zÀ-ỹ])/iu, 'parent'],
  [/^(?:tus? |sus? )?(?:niet[oa]s?)(?![A-Za-zÀ-ỹ])/iu, 'grandparent'],
]
