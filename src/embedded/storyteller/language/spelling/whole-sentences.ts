import { bare } from '../grammar/text.ts'

/** By so many of its first letters a sentence is known again. */
const KNOWN_BY = 12

/**
 * Of `rest`, which was cut out of `said`, the sentences that begin where one of `said` did: 'Su calma. Cuando perdí el
 * trabajo dijo «ahorita vemos»' cut to 'Su calma. Dijo «ahorita vemos»' is 'Su calma.', since the middle of a sentence may
 * say something else.
 */
export function wholeSentences(rest: string, said: string): string {
  const begun = sentencesIn(said).map((sentence) => bare(sentence))
  return sentencesIn(rest)
    .filter((sentence) => begun.some((whole) => whole.startsWith(bare(sentence).slice(0, KNOWN_BY))))
    .join(' ')
}

/** What was cut out of may go on in small letters. */
const sentencesIn = (text: string) => text.split(/(?<=[.!?…]) /u)
