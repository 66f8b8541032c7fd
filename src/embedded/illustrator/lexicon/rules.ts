/** A reading, the words that say so and how surely, from 0 to 1. Texts are lower case and without accents. */
export type Rule<T> = readonly [value: T, pattern: RegExp, confidence: number]
