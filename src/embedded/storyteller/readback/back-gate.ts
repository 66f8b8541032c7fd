import { finiteForm } from '../language/grammar/finite.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { CLITIC, COORDINATE, SUBORDINATE, type Token, tokensOf } from '../language/turned/turn-gate.ts'

/**
 * Whether what was turned to its giver may stand so. It is read again: of every «tú» the verb must be theirs, and of
 * every verb it must be clear whether they or somebody else did it. Elsewhere it is read back as it was written.
 */
export function doubtOfBack(text: string): boolean {
  const tokens = tokensOf(text)
  return tokens.some((_, i) => isIdle(tokens, i) || isAnybodys(tokens, i))
}

const BETWEEN = /^(?:no|ya|nunca|siempre|también|solo|sólo|casi|todavía)$/u

/** 'tú no te atrevía', 'cara de vos no' */
function isIdle(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i]!.opens ? '' : (tokens[i - 1]?.low ?? '')
  if (!/^(?:tú|vos)$/u.test(tokens[i]!.low)) return false
  // 'y tú a la edad de ella lloraba', 'y vos negocie'
  if (/^[yo]$/u.test(before) && (isLeftBehind(tokens, i + 1) || isOfAnother(tokens, i + 1))) return true
  // 'contigo y con vos', 'más que tú', 'fuiste tú'
  if (/^(?:a|de|con|para|por|sin|en|como|que|y|o|ni|entre|hasta|hacia|según)$/u.test(before) && !leadsOn(tokens, i))
    return false
  if (finiteForm(before)?.person === 2) return false
  let at = i + 1
  while (at < tokens.length && (CLITIC.test(tokens[at]!.low) || BETWEEN.test(tokens[at]!.low))) at += 1
  const form = at < tokens.length ? finiteForm(tokens[at]!.low) : null
  // 'y tú riendo', 'tú con tu vestido'; 'tú ando', 'tú a los quince decía'
  if (at === i + 1) return form ? form.person !== 2 && !isNounForm(tokens[at]!.low) : isLeftBehind(tokens, at)
  return form === null || (form.person === 3 && !form.plural)
}

const isOfAnother = (tokens: readonly Token[], at: number) => {
  const form = tokens[at] && !tokens[at].opens && !isNounForm(tokens[at].low) ? finiteForm(tokens[at].low) : null
  return form !== null && form.person !== 2
}

/** Behind when it was, the first verb is of nobody else. */
function isLeftBehind(tokens: readonly Token[], from: number): boolean {
  if (!/^(?:a|con|de|en)$/u.test(tokens[from]?.low ?? '') || tokens[from]!.opens) return false
  const end = tokens.findIndex(
    ({ low, opens }, k) => k > from && (opens || SUBORDINATE.test(low) || COORDINATE.test(low)),
  )
  const verb = tokens
    .slice(from + 1, end < 0 ? tokens.length : end)
    .map(({ low }) => (isNounForm(low) ? null : finiteForm(low)))
    .find((form) => form !== null)
  return verb?.person === 3 && !verb.plural && verb.tense === 'imperfect'
}

const leadsOn = (tokens: readonly Token[], i: number) =>
  /^(?:que|y|o|ni)$/u.test(tokens[i - 1]?.low ?? '') && CLITIC.test(tokens[i + 1]?.low ?? '')

/** 'te esperaba cuando volvía de bailar': the form is of both, and nobody is named who did it. */
function isAnybodys(tokens: readonly Token[], i: number): boolean {
  if (!/^(?:cuando|porque|si|mientras|aunque)$/u.test(tokens[i]!.low) || !isDoneToYou(tokens, i)) return false
  let at = i + 1
  while (at < tokens.length && /^(?:no|ya|l[oa]s?)$/u.test(tokens[at]!.low)) at += 1
  const form = at < tokens.length ? finiteForm(tokens[at]!.low) : null
  return form?.person === 3 && !form.plural && form.tense === 'imperfect' && form.infinitive !== 'haber'
}

const isDoneToYou = (tokens: readonly Token[], to: number) =>
  tokens.slice(0, to).some(({ low }, k) => {
    const form = low === 'te' ? finiteForm(tokens[k + 1]?.low ?? '') : null
    return form?.person === 3 && form.tense === 'imperfect'
  })
