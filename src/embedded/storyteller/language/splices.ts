import { type Clause, clausesOf, CLITIC, DETERMINER, goesOn, PREPOSITION } from './narrated-clauses.ts'
import { stopsOf } from './narrated-joints.ts'
import { textOf, withoutQuotes, withQuotes, type Word, wordsOf } from './narrated-text.ts'
import { saysWhen } from './narrated-words.ts'
import { splitSentences } from './text.ts'

/**
 * 'se quedó dormida, no la quise despertar' → 'se quedó dormida. No la quise despertar': what stands in its giver's own
 * words, in sentences as the narrator parts them (or, within a sentence of ours, with `mark` '; '), and with a comma behind what only leads to one. All else stays.
 */
export function withoutSplices(said: string, mark: '. ' | '; ' = '. '): string {
  const { text, quotes } = withoutQuotes(said)
  return withQuotes(
    splitSentences(text)
      .map((sentence) => parted(sentence, mark))
      .join(' '),
    quotes,
  )
}

function parted(sentence: string, mark: '. ' | '; '): string {
  const { words, end } = wordsOf(sentence)
  const clauses = clausesOf(words)
  const main = clauses ? mainOf(clauses, words) : -1
  const stops = clauses && stopsOf(clauses, words, main)
  if (!stops) return sentence
  // 'lo que pasó allí se queda allí': who does it, and not when
  const { linkAt = 0 } = clauses[0] ?? {}
  const who = linkAt > 0 && !saysWhen(words.slice(0, linkAt).map(({ low }) => low)) ? clauses[main]?.from : undefined
  for (const [at, gap] of stops) {
    const isSure = gap === '. ' ? words[at]!.gap === ', ' : words[at]!.gap === ' ' && at !== who && opensMain(at, words)
    if (isSure) words[at]!.gap = gap === '. ' ? mark : gap
  }
  return textOf(words, end)
}

/** Of 'cuando le dije que quería estudiar no me contestó' and 'el día que nació nevaba' the clause that is led to; else −1. */
function mainOf(clauses: readonly Clause[], words: readonly Word[]): number {
  const [first] = clauses
  const isLead = first !== undefined && (first.linkAt === 0 || (first.linkAt > 0 && DETERMINER.test(words[0]!.low)))
  return isLead ? clauses.findIndex((clause, k) => k > 0 && /^[ ,]$/u.test(clause.link) && !goesOn(clause)) : -1
}

/** Nobody stands before the verb who may be the one who does it: 'cuando prendió la colonia una señora salió'. */
function opensMain(at: number, words: readonly Word[]): boolean {
  if (CLITIC.test(words[at]!.low) || /^(?:no|ya|siempre|nunca|también|yo|él|ella|nosotr[oa]s)$/u.test(words[at]!.low))
    return true
  const noun = words.findLastIndex(({ low }, i) => i < at && DETERMINER.test(low))
  return noun > 0 && PREPOSITION.test(words[noun - 1]!.low)
}
