import type { BriefField } from '../../../contract/brief-fields.ts'
import { isGenderDoubtful, isSeveral, nameGender, relationGender } from '../../../contract/gender.ts'
import { isNobody } from '../../../contract/said-names.ts'
import type { Draft } from './draft.ts'
import { impliedAge } from './implied.ts'

type Change = Partial<Pick<Draft, BriefField>>

/**
 * Of what was chosen of the recipient, what changed words say by themselves by now: whoever was «mi pareja» and is «mi
 * abuela» is not who was chosen. What they leave open stays chosen.
 */
export function overtakenRecipient(draft: Draft): Change {
  const isPlain = !isGenderDoubtful(draft.recipientName, draft.recipientRelation)
  return {
    ...(isPlain && { recipientGender: null, recipientKind: null }),
    ...(impliedAge(draft) && { recipientAge: null }),
  }
}

/** The same of the giver. */
export function overtakenGiver({ senderName }: Draft): Change {
  return isGiverDoubtful(senderName) ? {} : { senderGender: null }
}

/** True where one person gives whose name does not tell their grammatical gender. */
export function isGiverDoubtful(name: string): boolean {
  const known = nameGender(name) ?? relationGender(name)
  return name.trim() !== '' && !isNobody(name) && known === null && !isSeveral(name, name)
}
