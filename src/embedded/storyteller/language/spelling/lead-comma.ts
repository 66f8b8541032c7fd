import { clauseFrom, mayEnd } from '../grammar/clause-start.ts'
import { finiteForm } from '../grammar/finite.ts'

const LEAD =
  /^(?:que )?(?:si|cuando|aunque|mientras|en cuanto|cada vez que|siempre que|por más que) (?!(?:quier|me |nos )?\p{L}+$)/iu

/**
 * 'que cuando se equivoca pide perdón' → 'cuando se equivoca, pide perdón': a comma where the main clause surely begins, with
 * a pronoun, an adverb or its verb; a noun there may belong to what stands before it.
 */
export function withLeadComma(said: string): string {
  if (!LEAD.test(said)) return said
  const text = said.replace(/^que /iu, '')
  const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  const words = found.map(([word]) => word)
  const own = words.findIndex((word, i) => i > 0 && finiteForm(word.toLowerCase()) !== null && !CLITIC.test(word))
  if (own < 0) return said
  const firstStop = text.search(/[,.;:]/u)
  for (let i = own + 1; i < words.length; i++) {
    const at = found[i]!.index
    if (firstStop >= 0 && at > firstStop) return text
    const isOther = /^(?:el|la|l[oa]s)$/iu.test(words[i]!) && /^(?:otr[oa]s?|demás)$/iu.test(words[i + 1] ?? '')
    const begins = isOther
      ? clauseFrom(words, i + (/^(?:dos|tres|cuatro)$/iu.test(words[i + 2] ?? '') ? 3 : 2)) >= 0
      : !ARTICLE.test(words[i]!) || CLITIC_VERB(words, i)
        ? clauseFrom(words, i) >= 0
        : false
    if (begins && (i === own + 1 || mayEnd(words[i - 1]!)) && !LINK.test(words[i - 1]!)) {
      // 'cuando todos ven problemas ella ya trae': whose deed it is goes with it
      const isLed =
        i > own + 1 && /^(?:él|ella|yo|tú|vos)$/iu.test(words[i - 1]!) && !PREPOSITION.test(words[i - 2] ?? '')
      const from = isLed ? found[i - 1]!.index : at
      return `${text.slice(0, from - 1)}, ${text.slice(from)}`
    }
  }
  return said
}

const PREPOSITION = /^(?:a|con|de|para|por|sin|en|sobre|entre)$/iu
const CLITIC = /^(?:no|me|te|se|nos|os|les?|lo|la|los|las)$/iu
const ARTICLE = /^(?:el|la|los|las|un|una|mis?|tus?|sus?|nuestr[oa]s?)$/iu
const LINK = /^(?:y|e|o|ni|pero|que|lo|muy|más|tan)$/iu
const CLITIC_VERB = (words: readonly string[], i: number) =>
  /^l[oa]s?$/iu.test(words[i]!) && finiteForm(words[i + 1]?.toLowerCase() ?? '') !== null
