import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'

const CLITIC =
  /^(?:no|nunca|siempre|ya|se|les?|l[oa]s?|me|te|nos|os|hasta|casi|también|con (?:ella|él|ellos|ellas|eso)|de ahí|ahí|todos los (?:días|domingos)|cada \p{L}+|tiene|hay) /u

/** True of 'las junta en un bote', 'tiene veinte', 'con ella cosió'; not of 'la calle' and 'sobre todo el mar'. */
export function startsClause(text: string): boolean {
  let rest = text
  let led = false
  for (let hit = CLITIC.exec(rest); hit && !/^(?:tiene|hay) $/u.test(hit[0]); hit = CLITIC.exec(rest)) {
    rest = rest.slice(hit[0].length)
    led = true
  }
  const word = /^\p{Ll}+/u.exec(rest)?.[0] ?? ''
  if (/^(?:es|era|son|eran|está|estaba|tiene|hay|ha|va|sabe)$/u.test(word)) return true
  const form = finiteForm(word)
  return (
    form !== null &&
    form.person === 3 &&
    (!isNounForm(word) || (led && (!/^l[oa]s? /u.test(text) || /^l[oa]s \p{L}+[^s\s](?: |$)/u.test(text))))
  )
}
