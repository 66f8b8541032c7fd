import { FINDING_TEXTS, type PhotoFinding } from '../../../contract/photo-findings.ts'
import { isNobody, ofName, saidBack } from '../../../contract/said-names.ts'
import { HINT_TEXTS, type PhotoHint } from './photo-hints.ts'

/**
 * What to say under a photo. This browser judges the whole square at once; the server, which has looked at the face,
 * takes precedence in all but what only the browser can judge. Of several people, the one of this name is picked out here.
 */
export function photoAdvice(
  hints: readonly PhotoHint[],
  findings: readonly PhotoFinding[] | undefined,
  name: string,
): string[] {
  if (!findings) return hints.map((hint) => HINT_TEXTS[hint])
  const bright = hints.includes('bright') ? [HINT_TEXTS.bright] : []
  return [
    ...findings.map((finding) =>
      finding === 'several-faces'
        ? `Hay varias personas en la foto: toca ${isNobody(name) ? 'tu cara' : `la cara ${ofName(saidBack(name))}`} si no es la señalada.`
        : FINDING_TEXTS[finding],
    ),
    ...bright,
  ]
}
