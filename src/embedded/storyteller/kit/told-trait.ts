import { withoutLaughter } from '../language/grammar/breaks.ts'
import { bare, countWords, escaped } from '../language/grammar/text.ts'
import { withoutPostscriptMarks } from '../language/spelling/postscript.ts'
import { readTrait, type Trait } from '../language/trait/trait.ts'

/** The last box is told whole; where something of it is left out, what stays is told where it is a clause of what was typed. */
export function toldTrait({ said, clarity }: { said: string; clarity: number }, written: string): Trait | null {
  const typed = withoutPostscriptMarks(written)
  if (countWords(said) >= countWords(withoutLaughter(typed))) return readTrait(said, clarity)
  return standsIn(typed, said) && !GIVER.test(said) ? readTrait(said, clarity) : null
}

/** Of what was cut from beside it, a giver's clause may go on. */
const GIVER =
  /(?<![A-Za-zÀ-ỹ])(?:yo|me|mí|mis?|nos|nosotr[oa]s|nuestr[oa]s?|conmigo|somos|según (?:él|ella))(?![A-Za-zÀ-ỹ])/iu

const standsIn = (typed: string, said: string) =>
  new RegExp(
    `${escaped(unquoted(said).replace(/[.!\s]+$/u, ''))}(?:\\s*(?:[.,:;!?()\\n]|$)|,? y (?:ya |va a )*(?:cumpl|esta|estrena|anda|se )|,? (?:y |pero )?(?:(?:por favor|porfa[A-Za-zÀ-ỹ]*|asi),? )*(?:no l[oa]s? (?:corr|camb|edit|arregl|toq|quit)|(?:l[oa]s? )?dej[ea]))`,
    'u',
  ).test(unquoted(typed))

const unquoted = (text: string) => bare(text).replace(/["“”«»]/gu, '')
