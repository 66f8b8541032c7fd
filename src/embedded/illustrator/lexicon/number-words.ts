import { tokens } from './colour-words.ts'

const NUMBERS: Readonly<Record<string, number>> = { dos: 2, ambos: 2, ambas: 2, par: 2, tres: 3, cuatro: 4, cinco: 5 }
/** May stand between a number and its thing: «tres lindos gatos», «un par de patos». */
const BETWEEN = /^(?:de|grandes?|pequeñ[oa]s|lind[oa]s|bell[oa]s|hermos[oa]s|viej[oa]s|buen[oa]s)$/

/** How many of a thing a text speaks of, by a number before its words; undefined where it tells none. */
export function countBefore(text: string, words: string): number | undefined {
  const said = tokens(text)
  const first = tokens(words)[0]
  for (const [at, word] of said.entries()) {
    if (word !== first) continue
    const before = said.slice(Math.max(0, at - 3), at).toReversed()
    const number = before.find((other) => !BETWEEN.test(other))
    const count = number && NUMBERS[number]
    if (count) return count
  }
  return undefined
}
