import { FINDING_TEXTS, type PhotoFinding } from '../../../contract/photo-findings.ts'
import { HINT_TEXTS, type PhotoHint } from './photo-hints.ts'

/**
 * What to say under a photo. This browser judges the whole square at once; the server, which has looked at the face,
 * takes precedence in all but what only the browser can judge.
 */
export function photoAdvice(hints: readonly PhotoHint[], findings: readonly PhotoFinding[] | undefined): string[] {
  if (!findings) return hints.map((hint) => HINT_TEXTS[hint])
  const bright = hints.includes('bright') ? [HINT_TEXTS.bright] : []
  return [...findings.map((finding) => FINDING_TEXTS[finding]), ...bright]
}
