/** Seeded choice: the same text always gives the same sequence of numbers in [0, 1). */
type Random = () => number

/** A hash of the text starts mulberry32 (public domain, T. Ettinger). */
export function randomFrom(text: string): Random {
  let state = 1_779_033_703 ^ text.length
  for (const character of text) {
    state = Math.imul(state ^ character.codePointAt(0)!, 3_432_918_353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pickFrom<T>(random: Random, options: readonly T[]): T {
  return options[Math.floor(random() * options.length)]!
}

/** One of several; each call draws anew. */
type Choose = <T>(options: readonly T[]) => T

/**
 * Choices by name: what is drawn under one name depends on the seed and that name alone, never on how much was drawn
 * under another.
 */
export function choicesFrom(seed: string): (name: string) => Choose {
  return (name) => {
    const random = randomFrom(`${seed}\n${name}`)
    return (options) => pickFrom(random, options)
  }
}
