import { adjust, hex } from '../../colour.ts'
import { plain } from './stem.ts'

/** What Spanish colours look like; black and white leave room for shade and light. */
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/^(?:roj[oa]s?|colorad[oa]s?|escarlatas?)$/, '#d2382f'],
  [/^(?:granates?|burdeos)$/, '#8c2a3a'],
  [/^(?:naranjas?|anaranjad[oa]s?)$/, '#ee8430'],
  [/^amarill[oa]s?$/, '#f2c530'],
  [/^dorad[oa]s?$/, '#d9a93a'],
  [/^verdes?$/, '#3f9a55'],
  [/^turquesas?$/, '#2fb3ad'],
  [/^celestes?$/, '#7fc3ea'],
  [/^azul(?:es)?$/, '#2f6fc4'],
  [/^(?:morad[oa]s?|violetas?|purpuras?)$/, '#7d4bb5'],
  [/^lilas?$/, '#b79bdc'],
  [/^(?:rosas?|rosad[oa]s?)$/, '#ee86ac'],
  [/^fucsias?$/, '#d6338a'],
  [/^(?:marron(?:es)?|cafes?|castañ[oa]s?|pard[oa]s?)$/, '#80522f'],
  [/^beiges?$/, '#dfcba6'],
  [/^blanc[oa]s?$/, '#f6f2ea'],
  [/^(?:gris(?:es)?|platead[oa]s?)$/, '#9a9da3'],
  [/^negr[oa]s?$/, '#3d3a44'],
]

/** May stand between a thing and its colour: «la bici nueva de color rojo», «que la bici sea roja». */
const BETWEEN = /^(?:de|del|color|muy|bien|sea|sean|todo|toda|todos|todas|grandes?|pequeñ[oa]s?|nuev[oa]s?|viej[oa]s?)$/

type SaidColour = { colour: string; words: string }

/** The colour that a text gives to the thing whose words these are; null where it gives none. */
export function colourAfter(text: string, words: string): SaidColour | null {
  const said = tokens(text)
  const last = tokens(words).at(-1)
  for (const [at, word] of said.entries()) {
    if (word !== last) continue
    const next = said.findIndex((other, i) => i > at && !BETWEEN.test(other))
    const found = next > 0 && next - at <= 4 ? colourAt(said, next) : null
    if (found) return found
  }
  return null
}

function colourAt(said: readonly string[], at: number): SaidColour | null {
  const word = said[at] ?? ''
  const colour = COLOURS.find(([pattern]) => pattern.test(word))?.[1]
  if (!colour) return null
  const shade = said[at + 1] ?? ''
  if (/^(?:clar[oa]s?|pastel)$/.test(shade)) return { colour: hex(adjust(colour, 0.13)), words: `${word} ${shade}` }
  if (/^(?:oscur[oa]s?|marino)$/.test(shade)) return { colour: hex(adjust(colour, -0.13)), words: `${word} ${shade}` }
  return { colour, words: word }
}

/** The words of a text, in lower case and without accents. */
export function tokens(text: string): string[] {
  return plain(text)
    .split(/[^a-zñ0-9]+/)
    .filter(Boolean)
}
