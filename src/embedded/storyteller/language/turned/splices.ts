import { isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isSubjunctive } from '../grammar/finite.ts'
import { type Clause, clausesOf, CLITIC, DETERMINER, goesOn, PREPOSITION } from '../memory/clauses.ts'
import { isAfterAside, stopsOf } from '../memory/joints.ts'
import { textOf, withoutQuotes, withQuotes, type Word, wordsOf } from '../memory/marked-words.ts'
import { saysWhen } from '../memory/kinds-of-words.ts'
import { opensAlike, startsClause } from './quality-parts.ts'
import { butApart, othersApart } from '../spelling/run-ons.ts'
import { mayBeSaid } from '../spelling/said-aloud.ts'
import { splitSentences, upperFirst } from '../grammar/text.ts'

/**
 * 'se quedó dormida, no la quise despertar' → 'se quedó dormida. No la quise despertar': what stands in its giver's own
 * words, in sentences as the narrator parts them (or, within a sentence of ours, with `mark` '; '), and with a comma behind what only leads to one. All else stays.
 * `anew`: only where who does the next is said: 'lloramos, reímos' stays, and 'se cortó la luz, ella siguió' does not; no comma is added.
 */
export function withoutSplices(said: string, mark: '. ' | '; ' = '. ', anew = false): string {
  const { text, quotes } = withoutQuotes(said)
  return withQuotes(
    splitSentences(text)
      .map((sentence) => parted(sentence, mark, anew))
      .join(' '),
    quotes,
  )
}

/** 'al mío, que no hablaba con nadie, le dio un puesto': to whom it was done goes before, with what is said of them. */
const isToAnother = (said: string): boolean => TO_ANOTHER.test(said)
const TO_ANOTHER =
  /(?:^|[.;!?] )[Aa](?:l| (?:mi|su|la|el|l[oa]s|una?|cada|tod[oa]s?|\p{Lu}\p{L}+))(?: \p{L}+){0,4}, (?:que|quien) [^.;]*, (?:(?:se|no|siempre) )*l[aeo]s? \p{L}+/u

function parted(typed: string, mark: '. ' | '; ', anew: boolean): string {
  if (mayBeSaid(typed) || isToAnother(typed)) return typed
  const sentence = withNowApart(othersApart(butApart(withOneApart(typed, mark))), mark)
  const { words, end } = wordsOf(sentence)
  const clauses = clausesOf(words) ?? []
  const main = mainOf(clauses, words)
  // 'lo que pasó allí se queda allí': who does it, and not when
  const { linkAt = 0 } = clauses[0] ?? {}
  const who = linkAt > 0 && !saysWhen(words.slice(0, linkAt).map(({ low }) => low)) ? clauses[main]?.from : undefined
  for (const [at, gap] of stopsIn(clauses, words, main)) {
    const { gap: typedGap } = words[at]!
    const from = Math.max(
      words.findLastIndex((word, i) => i < at && /[,;:.]/u.test(word.gap)),
      0,
    )
    const before = words[from]!.low
    const isStop =
      // 'que no regala el cariño, lo va dando': the one is said against the other
      !(words[0]!.low === 'que' && NOT.test(words[1]?.low ?? '') && from === 0) &&
      !(LEADS_TO.test(before) && isOneClause(words.slice(from, at)) && !(anew && AT.test(before))) &&
      gap === '. ' &&
      typedGap === ', ' &&
      !isLed(at, words, clauses) &&
      (!anew || isAnew(at, words, clauses, main)) &&
      !opensAlike(before, words[at]!.low)
    if (isStop && !isAfterAside(at, words)) words[at]!.gap = mark
    else if (
      !anew &&
      gap === ', ' &&
      typedGap === ' ' &&
      at !== who &&
      !PREPOSITION.test(words[at - 1]?.low ?? '') &&
      opensMain(at, words)
    )
      words[at]!.gap = gap
  }
  return textOf(words, end)
}

/** What begins anew, and no first clause waits for it. */
const isAnew = (at: number, words: readonly Word[], clauses: readonly Clause[], main: number) =>
  isLater(words, at)
    ? !isLedAnyhow(at, words, clauses)
    : (isDoer(words, at) || isOfAnother(at, words, clauses)) && !isLedAnyhow(at, words, clauses, clauses[main])

/** 'ella siguió', 'mi tío llevaba', 'la niña le dijo'; not 'la abracé' */
const isDoer = (words: readonly Word[], at: number) => {
  const [first = '', next = ''] = words.slice(at, at + 2).map(({ low }) => low)
  return (
    /^(?:yo|él|ella|nosotr[oa]s|ell[oa]s|tod[oa]s|nadie|ahora)$/u.test(first) ||
    (DETERMINER.test(first) && isNounForm(next) && !/^(?:preterite|imperfect)$/u.test(finiteForm(next)?.tense ?? '')) ||
    // 'el chinchinero le pasó', 'la otra corría': no dictionary lists them all
    (DETERMINER.test(first) &&
      isBeforePast(words, /^otr[oa]s?$/u.test(next) && isNounForm(words[at + 2]?.low ?? '') ? at + 3 : at + 2) &&
      !CLITIC.test(next) &&
      finiteForm(next) === null)
  )
}

const isBeforePast = (words: readonly Word[], at: number) => {
  const verb = words.slice(at).find(({ low }) => !CLITIC.test(low) && !/^(?:no|ya|casi|también)$/u.test(low))
  return /^(?:preterite|imperfect)$/u.test(finiteForm(verb?.low ?? '')?.tense ?? '')
}

/** 'mucho después supe', 'al otro día vimos', 'en el camino se vomitó': when or where the next was. */
const isLater = (words: readonly Word[], at: number) =>
  LATER.test(
    words
      .slice(at, at + 5)
      .map(({ low }) => low)
      .join(' '),
  ) ||
  (words[at]!.low === 'en' &&
    /^(?:el|la|l[oa]s)$/u.test(words[at + 1]?.low ?? '') &&
    isNounForm(words[at + 2]?.low ?? '') &&
    (CLITIC.test(words[at + 3]?.low ?? '') || finiteForm(words[at + 3]?.low ?? '')?.tense === 'preterite'))
const LATER =
  /^(?:(?:mucho|poco|(?:un|dos|tres|\d+|muchos|varios)?(?: ?(?:años?|meses|días|semanas|horas|tiempo))) (?:después|más tarde)|al (?:otro|día|año|mes|rato|final|poco)|a l[oa]s? (?:semana|mes|año|mañana|noche|rato|(?:dos|tres|cuatro|cinco|\d+) (?:horas|días|semanas|meses|años))) /u

/**
 * 'siempre que nos enojamos por algo, al rato…', 'con lo mal que se portó, al otro día…': whatever leads the first
 * clause may wait for it, but not behind `own`, for which it waited.
 */
function isLedAnyhow(at: number, words: readonly Word[], clauses: readonly Clause[], own?: Clause): boolean {
  const opensAt = (stop: RegExp) =>
    Math.max(
      words.findLastIndex(({ gap }, i) => i < at && stop.test(gap)),
      0,
    )
  return [opensAt(/[;:.]/u), opensAt(/[,;:.]/u)].some((from) => {
    const first = words.findIndex(({ low }, i) => i >= from && !/^(?:y|e|pero)$/u.test(low))
    const clause = clauses.find((each) => each.at >= from)
    if (own && own.at >= from && own.at < at) return false
    // 'en mi boda bailó hasta las cinco, mi suegra…': where it was, and then what
    const isWhere = AT.test(words[first]!.low) && clause !== undefined && clause.at < at && clause.linkAt < 0
    return (
      (LEADS_TO.test(words[first]!.low) && !isWhere) ||
      (clause !== undefined &&
        clause.at < at &&
        clause.linkAt >= first &&
        !/^(?:y|e|pero|,)$/u.test(words[clause.linkAt]!.low))
    )
  })
}

/** 'se quedó dormida en el clóset, la buscamos por toda la casa': after a long clause, what somebody else does. */
function isOfAnother(at: number, words: readonly Word[], clauses: readonly Clause[]): boolean {
  const next = clauses.findIndex(({ from, link }) => from === at && link === ',')
  const [before, clause] = [clauses[next - 1], clauses[next]]
  if (!before || !clause) return false
  const from = words.findLastIndex(({ gap }, i) => i < at && /[,;:.]/u.test(gap))
  const isLong = at - Math.max(from, 0) > 5
  // 'y sacamos una rana del pozo, la llevamos al canal': what became of it, behind a row that «y» has closed
  const isThen =
    /^l[oa]s?$/u.test(words[at]!.low) &&
    clause.form.tense === 'preterite' &&
    /^[ye]$/u.test(before.link) &&
    before.form.person === clause.form.person
  return isLong && (isThen || (before.form.person === 1) !== (clause.form.person === 1))
}

/** 'cuando por fin la trajimos, lo primero que tocó…': what leads to a sentence is none. */
const LEADS_TO = /^(?:cuando|si|aunque|mientras|apenas|como|donde|desde|hasta|después|antes|al|en|para|por|sin|con)$/u
const AT = /^(?:al|en|para|por|sin|con|desde|hasta|después|antes)$/u
const isOneClause = (words: readonly Word[]) => words.filter(({ low }) => finiteForm(low) !== null).length < 2

/** 'cumple un año en marzo, ya camina' → 'cumple un año en marzo; ya camina': what they do besides, of every day. */
export const withHabitsApart = (text: string, mark: '. ' | '; ') =>
  text
    .replace(WHENEVER, (all: string, at: number, whole: string) =>
      mark === '; ' && saysWhat(whole.slice(0, at)) ? ', y cuando ' : all,
    )
    .replace(BESIDES, (all: string, lead: string, verb: string, at: number, whole: string) => {
      const before = whole
        .slice(0, at)
        .split(/[.;:] /u)
        .at(-1)!
      const isApart =
        finiteForm(verb.toLowerCase())?.person === 3 &&
        saysWhat(before.replace(/^(?:\p{Lu}\p{L}+ )+/u, '')) &&
        !/[“‘«][^”’»]*$|^(?:si|cuando|aunque|como|mientras) /iu.test(before)
      return isApart ? mark + (mark === '. ' ? upperFirst(lead) : lead) + verb : all
    })
const saysWhat = (said: string) =>
  startsClause(said) || finiteForm(/^\p{Ll}+(?= (?:su|el|la|l[oa]s|un|una)s? )/u.exec(said)?.[0] ?? '')?.person === 3

/** 'le dicen Milo, cuando tiene sueño se jala la oreja' */
const WHENEVER =
  /(?<=^[^.,;:“‘«]+), cuando (?=(?:[A-Za-zÀ-ỹ]+ ){2,5}(?:se|le|les|me|nos|no|siempre|l[oa]s?) [A-Za-zÀ-ỹ])/giu

const BESIDES =
  /, ((?:ya|también|además|siempre|nunca|una vez) (?:(?:no|me|te|se|nos|les?|l[oa]s?) )*)([A-Za-zÀ-ỹ]+)/giu

/** 'con los letreros, el primero que leí fue…' */
const withOneApart = (text: string, mark = '. ') =>
  text.replace(ONE_OF_THEM, (all, said: string, at: number) => {
    const [lead = ''] =
      /\p{L}+/u.exec(
        text
          .slice(0, at)
          .split(/[.;!?] /u)
          .at(-1)!,
      ) ?? []
    return LEADS_TO.test(lead.toLowerCase()) ? all : mark + (mark === '. ' ? upperFirst(said) : said)
  })
const ONE_OF_THEM =
  /, ((?:el|la|l[oa]s|lo) (?:primer[oa]?s?|últim[oa]s?|únic[oa]s?|mejor|peor) que (?:[A-Za-zÀ-ỹ]+ ){1,3}(?:fue|fueron|es|era) )/giu

/** 'se las enseñó en el recreo, ahora quiere ser ingeniero': what is so today is no deed of that day. */
const withNowApart = (text: string, mark: string) =>
  text.replace(NOW, (all, lead: string, verb: string, at: number) => {
    const form = finiteForm(verb)
    // 'logró que los que no querían leer, ahora lean': wished for, and not so yet
    const isWished = form !== null && isSubjunctive(verb, form.infinitive)
    const isNow = form?.person === 3 && form.tense === 'present' && !isWished
    const wasThen = (text.slice(0, at).match(/\p{L}+/gu) ?? []).some((word) => finiteForm(word)?.tense === 'preterite')
    return isNow && wasThen ? mark + (mark === '. ' ? upperFirst(lead) : lead) + verb : all
  })
const NOW = /, ((?:ahora|hoy|todavía) (?:(?:ya|no|se|me|nos|les?|l[oa]s?) )*)(\p{L}+)/gu

/** As the narrator has them, up to where nothing says where a clause ends; and those that only a quotation has. */
function stopsIn(clauses: readonly Clause[], words: readonly Word[], main: number): Map<number, string> {
  const known = clauses.map((_, k) => clauses.slice(0, clauses.length - k))
  const stops = known.map((some) => stopsOf(some, words, main)).find((found) => found !== null) ?? new Map()
  for (const [k, { link, from, start, at }] of clauses.entries()) {
    const before = clauses[k - 1]
    if (!before || link !== ',' || k === main) continue
    // 'no quiso fiesta, pidió un viaje y allí bailó': no row of deeds
    const isInstead = start === at && NOT.test(words[before.from]!.low)
    if (isInstead) stops.set(from, '. ')
  }
  return stops
}

const NOT = /^(?:no|nunca|jamás)$/u

/** Of 'cuando le dije que quería estudiar no me contestó' and 'el día que nació nevaba' the clause that is led to; else −1. */
function mainOf(clauses: readonly Clause[], words: readonly Word[]): number {
  const [first] = clauses
  const isLead = first !== undefined && (first.linkAt === 0 || (first.linkAt > 0 && DETERMINER.test(words[0]!.low)))
  return isLead ? clauses.findIndex((clause, k) => k > 0 && /^[ ,]$/u.test(clause.link) && !goesOn(clause)) : -1
}

/** 'pero cuando decide algo, no hay quien la mueva': what stands before the comma waits for it. */
function isLed(at: number, words: readonly Word[], clauses: readonly Clause[]): boolean {
  const from = Math.max(
    words.findLastIndex(({ gap }, i) => i < at && /[,;:.]/u.test(gap)),
    0,
  )
  // 'cuando nevó despertó a las niñas, …' has come to its own
  if (clauses.filter((clause) => clause.at >= from && clause.at < at).length > 1) return false
  const joint = words.findLastIndex(({ low }, i) => i >= from && i < at && /^(?:y|pero|e)$/u.test(low))
  // 'y si no sé, lo investigamos', 'los días que está, está entero'
  if (/^(?:si|cuando|aunque)$/u.test(words[joint + 1]?.low ?? '') && joint >= from) return true
  const that = words.findLastIndex(({ low }, i) => i > from && i < at && low === 'que')
  if (that > 0 && at - that < 4 && saysWhen(words.slice(that - 2, that).map(({ low }) => low))) return true
  const first = words.slice(from, at).find(({ low }) => !/^(?:y|pero|que|e)$/u.test(low))
  return /^(?:cuando|si|aunque|como|mientras|donde)$/u.test(first?.low ?? '')
}

/** Nobody stands before the verb who may be the one who does it: 'cuando prendió la colonia una señora salió'. */
function opensMain(at: number, words: readonly Word[]): boolean {
  if (CLITIC.test(words[at]!.low) || /^(?:no|ya|siempre|nunca|también|yo|él|ella|nosotr[oa]s)$/u.test(words[at]!.low))
    return true
  const noun = words.findLastIndex(({ low }, i) => i < at && DETERMINER.test(low))
  return noun > 0 && PREPOSITION.test(words[noun - 1]!.low)
}
