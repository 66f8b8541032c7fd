import { isImpersonal, tokensOf } from '../grammar/clause-subject.ts'
import { pluralForm } from '../grammar/verb-forms.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isFelt, verbPositions } from '../grammar/verbs.ts'
import { mapWords } from '../grammar/text.ts'

/** Moves a clause from one number to another. */

/** 'nunca se rinde' → 'nunca se rinden'; 'le faltan dos dientes' → 'les faltan dos dientes'. */
export function thirdToPlural(clause: string): string {
  const tokens = tokensOf(clause)
  const dative = isFelt(clause)
  const at = new Set(
    verbPositions(clause).filter((i) => {
      const form = finiteForm(tokens[i]!)
      // 'esperan al que se demora'
      const before = tokens.slice(Math.max(0, i - 4), i).join(' ')
      const isOfOne = /(?<![A-Za-zÀ-ỹ])(?:al que|a un[oa]|a alguien|a cada un[oa])(?: (?:no|se|les?|l[oa]s?))*$/iu.test(
        before,
      )
      return form?.person === 3 && !form.plural && !isImpersonal(tokens, i) && !isOfOne
    }),
  )
  return mapWords(clause, (word, i) => {
    if (dative && word === 'le') return 'les'
    return !dative && at.has(i) ? pluralForm(word) : word
  })
}
