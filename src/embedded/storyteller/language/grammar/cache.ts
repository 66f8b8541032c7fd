/**
 * `read`, which depends on its text alone, with what it said of the last `most` texts at hand: a story asks of the same few
 * answers, and of the same words, again and again. Whoever gets an answer does not change it.
 */
export function cached<T>(most: number, read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = read(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, answer)
    return answer
  }
}

/** How many words are kept at hand, of those that are read one by one. */
export const WORDS_AT_HAND = 20_000
/** How many answers: those of a few stories. */
export const ANSWERS_AT_HAND = 60
