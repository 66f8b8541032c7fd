import { isNounForm, known } from './grammar/dictionary.ts'
import { isForeign } from './spelling/foreign.ts'
import { DIMINUTIVE } from './grammar/gender.ts'
import { finiteForm } from './grammar/finite.ts'
import { countWords, splitSentences } from './grammar/text.ts'
import { tidy } from './spelling/tidy.ts'

/**
 * How sure a reading is, from 0 (a guess) to 1 (said so). From here on an answer is told in the story's own words;
 * below it is quoted as it was given, or asked about, and never turned.
 */
const SURE = 0.6

export const isSure = (sure: number): boolean => sure >= SURE

/** How sure the reader is of what it could only quote: that it was said, and not what it says. */
export const QUOTED = 0.4

/** How plainly an answer is worded, from 0 to 1: each reason for doubt takes its share. */
export function clarityOf(raw: string): number {
  if (isForeign(raw)) return 0.2
  const text = tidy(raw)
  const doubts = [
    0.85 ** unknownWords(text),
    splitSentences(text).length > 1 ? 0.8 : 1,
    countWords(text) > 24 ? 0.8 : 1,
    /[()“”]/u.test(text) ? 0.9 : 1,
    /(?<![A-Za-zÀ-ỹ])(?:creo|supongo|no sé|tal vez|quizás?|a lo mejor|o algo así|más o menos)(?![A-Za-zÀ-ỹ])/iu.test(
      text,
    )
      ? 0.8
      : 1,
    // 'a Inés los mapas y a Raúl los barcos'
    /^[Aa] (?:\p{Lu}\p{L}+|ella|él|el|un[oa]) .*(?: y|,) a (?:\p{Lu}\p{L}+|ella|él|el|l[ao] otr[oa])(?![A-Za-zÀ-ỹ])/u.test(
      text,
    )
      ? 0.5
      : 1,
    // 'Leo los camiones, Vega pintar en las paredes'
    /^\p{Lu}\p{Ll}+ (?:l[oa]s?|el) \p{Ll}+.*[,;.] (?:y )?\p{Lu}\p{Ll}+ (?:l[oa]s?|el|\p{Ll}+[aei]r) /u.test(text)
      ? 0.5
      : 1,
    isRunOn(text) ? 0.6 : 1,
    // 'su lancha, una Yamaha de 1980': one thing said twice
    /, una? \p{Lu}/u.test(text) ? 0.6 : 1,
  ]
  return doubts.reduce((product, doubt) => product * doubt, 1)
}

function unknownWords(text: string): number {
  const words = text.match(/(?<![\p{L}'’-])\p{Ll}{3,}(?![\p{L}'’-])/gu) ?? []
  return words.filter((word) => !known(word) && !DIMINUTIVE.test(word) && !finiteForm(word)).length
}

/** 'es muy atenta cuida a su hermano': two clauses and nothing between them. */
function isRunOn(text: string): boolean {
  const [, led = '', next = '', whom = ''] = RUN_ON.exec(text) ?? []
  const form = next && finiteForm(next.toLowerCase())
  if (!form || form.tense !== 'present' || form.person !== 3) return false
  return led !== '' || whom !== '' || !isNounForm(next.toLowerCase())
}

const RUN_ON =
  /^(?:que )?(?:es|eres|sos|era) (?:muy |bien |tan |re |súper )?(?!que |tod)[A-Za-zÀ-ỹ]{3,} (tod[oa]s? |siempre |nunca )?(?!con |entre |sobre |para |como )([A-Za-zÀ-ỹ]+)(?: (?=a (?:l[ao]s?|el|sus?|mis?|tod[oa]s?)(?![A-Za-zÀ-ỹ]))(a))?(?= |$)/iu
