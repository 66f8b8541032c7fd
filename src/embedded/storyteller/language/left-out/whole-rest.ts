import { type Clause, joined, sentencesOf } from '../grammar/clauses.ts'
import { finiteForm } from '../grammar/finite.ts'
import { DANGLING, leans } from '../grammar/leans.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { bare, list, words } from '../grammar/text.ts'
import { firstFinite } from '../grammar/verbs.ts'

/** What a cut leaves of a sentence is told where it stands by itself, and else not at all. */

/**
 * Of `rest`, which was cut out of `said`, what a reader takes as whole and true: of 'mi hermana y yo nos peleamos'
 * without the sister nothing, since nobody says 'yo nos peleamos'. A sentence out of which nothing was cut stays. `deeds`:
 * each tells that somebody did something.
 */
export function wholeRest(said: string, rest: string, { deeds = false } = {}): string {
  if (rest.trim() === '' || bare(rest) === bare(said)) return rest
  const given = sentencesOf(said).map(({ clauses }) => wordsOf(textOf(clauses)))
  let isSame = true
  const kept = sentencesOf(rest).map((sentence) => {
    const own = wordsOf(textOf(sentence.clauses))
    const from = given.find((all) => startOf(all, own) === 0) ?? given.find((all) => startOf(all, own) > 0)
    // words that were put otherwise cannot be compared
    const isWhole = given.some((all) => all.join(' ') === own.join(' '))
    if (own.length === 0 || isWhole || !from || from.length <= own.length) return sentence
    const text = textOf(sentence.clauses)
    const stands = standing(text, own, from, deeds)
    isSame &&= stands === text
    return { clauses: [{ lead: '', text: stands }], end: sentence.end }
  })
  return isSame ? rest : joined(kept).replace(DANGLING, '')
}

/** What stands of a sentence that was cut out of `from`; empty where nothing does. */
function standing(whole: string, own: readonly string[], from: readonly string[], deeds: boolean): string {
  const isHeadless = startOf(from, own) > 0
  const end = endOf(from, own)
  const isCutShort = end < from.length
  // 'es valiente y por eso la quiero': of what was told before it
  let text = whole.replace(POINTS_BACK, (tail, at: number) =>
    /^,? y por /iu.test(tail) && placeOf(from, [...wordsOf(whole.slice(0, at)).slice(-1), 'y', 'por']) >= 0 ? tail : '',
  )
  if (!deeds && isCutShort) text = text.replace(OF_THE_GIVER, '')
  const isOwed = OWED.test(text) || (WHICH.test(from[end] ?? '') && finiteForm(words(text).at(-1) ?? '') !== null)
  if ((text === whole && isCutShort && isOwed) || disagrees(text)) return ''
  const isTorn =
    isHeadless &&
    deeds &&
    (firstFinite(words(text.toLowerCase())) === null || leans(text.trim().replace(AT_A_TIME, '')))
  return isTorn ? '' : text
}

const textOf = (clauses: readonly Clause[]) => clauses.map(({ lead, text }) => lead + text).join('')
const wordsOf = (text: string): string[] => bare(text).match(/[a-zñ\d]+/gu) ?? []

/** By so many words a place is known again. */
const KNOWN_BY = 2
const placeOf = (all: readonly string[], some: readonly string[]) =>
  all.findIndex((_, i) => some.every((word, at) => all[i + at] === word))
const startOf = (all: readonly string[], own: readonly string[]) => placeOf(all, own.slice(0, KNOWN_BY))
function endOf(all: readonly string[], own: readonly string[]): number {
  const at = placeOf(all.toReversed(), own.slice(-KNOWN_BY).toReversed())
  return at < 0 ? all.length : all.length - at
}

/** 'y con eso me basta', 'y por eso la queremos': of what is gone. */
const POINTS_BACK =
  /(?:,\s*|\s+)(?:(?:y|pero) )?(?:con|por|desde|gracias a|a pesar de) (?:eso|esto|ello)(?![A-Za-zÀ-ỹ])[^,.;]*/giu
/** 'después ya no quería que se fuera' tells a deed of its own. */
const AT_A_TIME = /^(?:despu[eé]s|luego|al final) /iu
/** '…, yo trabajo lejos', before what they do nevertheless. */
const OF_THE_GIVER =
  /(?:,\s*|\s+[ye]\s+)(?:yo|nosotr[oa]s|mi (?:turno|trabajo|marido|espos[oa]|mujer)) (?!(?:tambi[eé]n|s[ií]|no|tampoco)[\s.]*$)[^,.;]*[\s.]*$/iu
/** 'hasta ahora no sabemos', 'y mi abuela era': what they say is what is gone. */
const OWED =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:que|as[ií]|c[oó]mo) )(?<![A-Za-zÀ-ỹ])(?:es|era|son|eran|est[aá]n?|estaban?|tiene|ten[ií]an?|quer[ií]an?|quiere|puede|pod[ií]a|pudo|(?:no|nadie|nunca) (?:lo )?(?:s[eé]|sabe|sab[ií]a|sabemos|supo|supe|supimos)|pens(?:é|aba|amos)|cre[ií]a(?:mos)?)[\s.!]*$/iu
/** A clause that what stands before it governs. */
const WHICH = /^(?:que|si|quien|cual|cuanto)$/u

/** 'yo nos peleamos', 'mi hermana se rieron': who did it besides is gone. */
const disagrees = (text: string) => finiteForm(ONE_DOES.exec(text)?.[1]?.toLowerCase() ?? '')?.plural === true
const ONE_DOES =
  /^\s*(?:yo|tú|él|ella|(?:mi|su|tu|nuestr[oa]) [A-Za-zÀ-ỹ]+(?<!s)) (?:(?:no|ya|nunca|siempre|nos|me|se|les?|l[ao]s?) )*([A-Za-zÀ-ỹ]+)/iu

const ONE = '(?:un[oa]?s?|el|la|l[oa]s|[mts]us?|nuestr[oa]s?|otr[oa]s?|dos|tres)'
const ITEM = `(?:que [^,.;!?]{3,40}|${ONE}(?: (?:de(?:l| la| l[oa]s)? )?(?!(?:${ONE}|[ye])(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]+){1,4})`
const ROW = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(${ITEM})((?:, ${ITEM})*),? [ye] (${ITEM}|[A-Za-zÀ-ỹ]+)(?=\\s*(?:[.,;!?)]|$))`,
  'giu',
)

/** 'una tarta, una cometa y que papá volviera' → 'una tarta y una cometa': of what stands in a row some may go without the rest. */
export const withoutItems = (text: string, isOut: (item: string) => boolean): string =>
  text.replace(ROW, (row: string, first: string, middle: string, last: string) => {
    const all = [first, ...middle.split(/,\s*/u).filter(Boolean), last]
    const kept = all.filter((item) => !isOut(item))
    const isDeed = finiteForm(last.toLowerCase()) !== null && !isNounForm(last.toLowerCase())
    return isDeed || kept.length === all.length || kept.length === 0 || all.length < 3 ? row : list(kept)
  })
