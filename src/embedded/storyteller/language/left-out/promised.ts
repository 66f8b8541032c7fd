import { joined, sentencesOf } from '../grammar/clauses.ts'
import { leans } from '../grammar/leans.ts'
import { bare, countWords, upperFirst } from '../grammar/text.ts'
import { sentences } from '../spelling/tidy.ts'
import { unwantedIn } from './unwanted.ts'
import { wholeRest, withoutItems } from './whole-rest.ts'

/** What was promised of one answer holds in all of them: words that are not to be printed, words for other words, a last line. */

type Promised = {
  /** A test for bare text of what stands nowhere; null where nothing was promised. */
  unwanted: RegExp | null
  /** Words and what is said in their place. */
  instead: readonly { word: string; other: string }[]
}

const SAY = '(?:pon(?:gan|gas|g[aá]is|ga|le)?|dig(?:an|as|[aá]is|a)|us(?:en|a|es)|escrib(?:an|as|e)|llam(?:en|a))'
/** 'no le gusta que le digan sensible así que mejor pongan fuerte', 'en vez de gordito pongan grandote' */
const INSTEAD: readonly RegExp[] = [
  new RegExp(
    `no (?:le|les|me|nos) gusta (?:nada )?(?:que|q) (?:l[ea]s?|me|nos|se l[oa]s?) (?:dig|llam)[ae]n? (?:muy |tan |la |el )?([A-Za-zÀ-ỹ]{3,})[^.;]*?(?<![A-Za-zÀ-ỹ])(?:mejor |en vez )?${SAY} (?:mejor )?(?:que es )?([A-Za-zÀ-ỹ]{3,})`,
    'iu',
  ),
  // 'no sabe que estaba dormido, digan mejor que estaba concentrado'
  new RegExp(
    `no saben? (?:que|q) (?:est(?:aba|á|a)|era|es|andaba) ([A-Za-zÀ-ỹ]{3,})[\\s,]+(?:mejor )?${SAY} (?:mejor )?(?:que )?(?:(?:est(?:aba|á|a)|era|es|andaba) )?([A-Za-zÀ-ỹ]{3,})`,
    'iu',
  ),
  new RegExp(
    `en (?:vez|lugar) de (?:decir |poner )?([A-Za-zÀ-ỹ]{3,}),? (?:mejor )?${SAY} (?:mejor )?([A-Za-zÀ-ỹ]{3,})`,
    'iu',
  ),
  new RegExp(
    `no (?:le |les )?${SAY} ([A-Za-zÀ-ỹ]{4,})[\\s,]+(?:mejor |sino |m[aá]s bien )(?:${SAY} )?([A-Za-zÀ-ỹ]{3,})`,
    'iu',
  ),
]

/** 'digan mejor que estaba concentrado' */
const SAYS_RATHER = new RegExp(`(?:${SAY} (?:mejor|m[aá]s bien)|(?:mejor|m[aá]s bien) ${SAY})(?![A-Za-zÀ-ỹ])`, 'iu')

/** What the answers promise each other. */
export function promisedIn(answers: readonly string[]): Promised {
  const instead = answers.flatMap((answer) => {
    const found = INSTEAD.map((test) => test.exec(answer)).find((hit) => hit !== null)
    return found ? [{ word: found[1]!.toLowerCase(), other: found[2]!.toLowerCase() }] : []
  })
  return { unwanted: unwantedIn(answers), instead }
}

/**
 * An answer as it was promised to be told: words for other words, and without the clauses in which an unwanted word
 * stands; empty where fewer than `least` words are left. `list`: things that are liked, each by itself.
 */
export function asPromised(
  said: string,
  { unwanted, instead }: Promised,
  { list = false, least = 1 }: { list?: boolean; least?: number } = {},
): string {
  const worded = instead.reduce(
    (text, { word, other }) => text.replace(new RegExp(`(?<![A-Za-zÀ-ỹ])${word}(?![A-Za-zÀ-ỹ])`, 'giu'), other),
    said,
  )
  if (instead.length > 0 && SAYS_RATHER.test(worded))
    return asPromised(
      joined(
        sentencesOf(worded).map((one) => ({
          ...one,
          clauses: one.clauses.filter(({ text }) => !SAYS_RATHER.test(text)),
        })),
      ),
      { unwanted, instead: [] },
      { list, least },
    )
  const has = (text: string) => unwanted !== null && unwanted.test(bare(text))
  if (!has(worded)) return worded
  // what goes on about a sentence that is gone goes with it
  let isGone = false
  const told = list ? worded : withoutItems(worded, has)
  const rest = list
    ? told
        .split(/\s*,\s*(?:[ye]\s+)?|\s+[ye]\s+/iu)
        .filter((item) => !has(item))
        .join(', ')
    : wholeRest(
        told,
        joined(
          sentencesOf(told.replace(/\s*\([^()]*\)/gu, (aside) => (has(aside) ? '' : aside))).map((sentence) => {
            const kept = sentence.clauses.filter(({ lead, text }) => !has(lead + text))
            const isCut = kept.length < sentence.clauses.length || isGone
            const clauses = isCut && leans(kept[0]?.text.trim() ?? '') ? [] : kept
            isGone = clauses.length === 0
            return { ...sentence, clauses }
          }),
        ),
      )
  return has(rest) || countWords(rest) < least ? '' : rest
}

/** 'la última frase que sea: "¿te casas conmigo?"', 'que termine con «siempre tuyo»' → the words; null where none were ordered. */
export function lastLineIn(answers: readonly string[]): string | null {
  for (const answer of answers) {
    const line = LAST_LINE.exec(answer)?.[1]
    if (line && countWords(line) <= 14) return upperFirst(asked(sentences(line)))
  }
  return null
}

const LAST_LINE =
  /(?<![A-Za-zÀ-ỹ])(?:[uú]ltim[ao]s? (?:frase|l[ií]nea|palabras?|oraci[oó]n)|que (?:el (?:cuento|libro) )?(?:termine|acabe|cierre)|(?:terminen|acaben|cierren)(?:l[oa])?)(?![A-Za-zÀ-ỹ])[^:'"“«]{0,40}[:'"“«]+\s*['"“«]?([^'"”»]{4,90})/iu

/** '¿Te casas conmigo?', of which one mark was typed. */
const asked = (line: string) => (line.endsWith('?') && !line.includes('¿') ? `¿${line}` : line)
