import { sentencesOf } from '../language/grammar/clauses.ts'
import { bare } from '../language/grammar/text.ts'

/** Which words of an answer are not told, to be named to its giver. */

/** So many words are named; of more, the first and the last. */
const MOST = 12
const ENDS = 5

/**
 * Of `said` what does not stand in `rest`; where nothing does, the clause that is the reason: 'canta. Va reprobando
 * química', 'canta.' → 'Va reprobando química'.
 */
export function wordsLeftOut(said: string, rest: string, isReason: (text: string) => boolean): string {
  const words = said.split(/\s+/u).filter(Boolean)
  const kept = rest.split(/\s+/u).filter(Boolean)
  if (kept.length === 0) {
    const clauses = sentencesOf(said).flatMap((sentence) => sentence.clauses)
    // a mere greeting is no reason
    const reason = clauses.find(({ text }) => isReason(text) && /\s/u.test(text.trim()))
    return shortened((reason?.text ?? said).trim().split(/\s+/u))
  }
  const runs = runsLeftOut(words, kept)
  const long = runs.toSorted((one, other) => other.length - one.length)
  return shortened(long.find((run) => isReason(run.join(' '))) ?? long[0]!)
}

/** Every row of words of `said` that does not stand in `rest`. */
export const partsLeftOut = (said: string, rest: string): string[] =>
  runsLeftOut(said.split(/\s+/u).filter(Boolean), rest.split(/\s+/u).filter(Boolean))
    .filter((run) => run.length > 1)
    .map((run) => run.join(' '))

function runsLeftOut(all: readonly string[], stays: readonly string[]): string[][] {
  let [words, kept] = [[...all], [...stays]]
  while (kept.length > 0 && plain(words[0]) === plain(kept[0])) [words, kept].forEach((list) => list.shift())
  while (kept.length > 0 && plain(words.at(-1)) === plain(kept.at(-1))) [words, kept].forEach((list) => list.pop())
  const runs: string[][] = [[]]
  for (const word of words) {
    if (plain(word) === plain(kept[0])) {
      kept.shift()
      runs.push([])
    } else runs.at(-1)!.push(word)
  }
  return runs
}

const plain = (word = '') => bare(word).replace(/[^a-zñ\d]/gu, '')

/** 'y no puede tener hijos y' → 'no puede tener hijos'; of many words the first and the last: 'Ha tenido un año difícil… cómo estaba el otro'. */
function shortened(words: readonly string[]): string {
  if (words.length <= MOST) return trimmed(words)
  const head = trimmed(words.slice(0, ENDS)).replace(/(?: (?:\p{L}{1,3}))+$/u, '')
  return `${head}… ${trimmed(words.slice(-ENDS)).replace(/^(?:\p{L}{1,2} )+(?=[A-Za-zÀ-ỹ])/u, '')}`
}

const trimmed = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/^(?:(?:y|e|pero|aunque|porque) )+(?=[A-Za-zÀ-ỹ])/iu, '')
    .replace(/(?:[\s,]+(?:y|e|pero|que))+[\s,]*$/iu, '')
    .replace(/^[\s,.;:(«“"]+|[\s,.;:)»”"]+$/gu, '')
    .replace(/[«»]/gu, '')
