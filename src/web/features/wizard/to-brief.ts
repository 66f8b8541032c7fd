import { fillAnswers } from '../../../contract/brief-fields.ts'
import type { Generation } from '../../../contract/brief.ts'
import type { Draft } from './draft.ts'
import { withImplied } from './implied.ts'

/** The wizard data as generation calls take them: answers filled, nothing sent that neither was given nor follows. */
export function toBrief(draft: Draft): Generation {
  const { storyId: _, earlierStoryId: _earlier, ...fields } = withImplied(draft)
  const given = Object.entries(fields).filter(([, value]) => value !== null)
  return fillAnswers(Object.fromEntries(given) as Generation)
}
