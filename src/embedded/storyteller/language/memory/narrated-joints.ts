import { isNounForm } from '../grammar/dictionary.ts'
import { type Clause, COORDINATES, DETERMINER, goesOn, SUBORDINATES } from './narrated-clauses.ts'
import { isParted, type Word } from './narrated-text.ts'
import { TIME } from './narrated-words.ts'

/** Where the clauses of a memory meet, and whether they are sentences at all. */

/** 'la tortilla que se te cayó', 'el choque del vocho, casi nos matamos': a thing is named, and no clause begins with it. */
export function isFragment(clauses: readonly Clause[], words: readonly Word[]): boolean {
  const [first] = clauses
  if (!first) return false
  // 'el huracán se fue la luz': of two one does it
  const behind = words.slice(first.at + 1, first.at + 3).map(({ low }) => low)
  const isBoth =
    first.subject.by === 'noun' && /^(?:la (?:luz|señal)|el (?:agua|gas|internet))$/u.test(behind.join(' '))
  if (isBoth && words[first.at - 1]?.low === 'se') return true
  if (first.linkAt > 0) return !clauses.some(({ link }) => link === ' ' || link === ',')
  const { subject, start } = first
  return (
    subject.by === 'noun' &&
    subject.end <= start &&
    words.slice(subject.end, start + 1).some((word) => isParted(word)) &&
    /^(?:el|la|los|las|su|sus|mi|tu|un|una|nuestr[oa])$/u.test(words[subject.at]!.low)
  )
}

/** 'todos esperando afuera': people in a picture, and nobody who does it. */
export const isPicture = (text: string) =>
  /(?:^|[,;] |(?<!\p{L})y )(?:yo|tú|vos|él|ella|usted) (?:y \p{L}+ )?(?:\p{Ll}+(?:ando|iendo)|muert[oa] de)(?!\p{L})/iu.test(
    text,
  ) ||
  (/, (?:y )?(?:tod[oa]s|tus?|mis?|sus?|el|la|los|las) [^,]*\p{L}ndo(?!\p{L})(?![^,]*(?:ó|aba|ía)(?!\p{L}))/iu.test(
    text,
  ) &&
    !/, l[oa]s (?:dos|tres) \p{L}+ndo(?!\p{L})/u.test(text))

/** '… y lo primero que leyó fue': its verb is that of one more deed, and not what 'cuando' led to. */
export const isOfWhat = ({ link, linkAt }: Clause, words: readonly Word[]) =>
  link === 'que' && words[linkAt - 2]?.low === 'lo' && COORDINATES.test(words[linkAt - 3]?.low ?? '')

const isOne = ({ form }: Clause) => form.person === 3 && !form.plural

/** 'llevábamos un letrero que hizo ella y se mojó': the thing, or who made it? */
export function isOfEither(k: number, clauses: readonly Clause[], words: readonly Word[]): boolean {
  const [main, made, clause] = [clauses[k - 2], clauses[k - 1], clauses[k]!]
  return (
    main?.form.person === 1 &&
    made?.link === 'que' &&
    isOne(made) &&
    isNounForm(words[made.linkAt - 1]?.low ?? '') &&
    clause.link === 'y' &&
    clause.subject.by === 'none' &&
    isOne(clause) &&
    words[clause.start]!.low === 'se'
  )
}

/** Where the words of a clause end: at what joins the next. */
export const endOf = (next: Clause | undefined, words: readonly Word[]) =>
  next === undefined ? words.length : next.linkAt >= 0 ? next.linkAt : next.from

/**
 * What stands between the clauses: a stop where nothing or a comma alone parts two that stand by themselves, a comma
 * behind what only says when; of three deeds the last alone follows «y». `main` is the clause that `when` leads to.
 */
export function stopsOf(clauses: readonly Clause[], words: readonly Word[], main: number): Map<number, string> | null {
  const stops = new Map<number, string>()
  for (const [k, { link, linkAt, from, start, at, subject, form }] of clauses.entries()) {
    const before = clauses[k - 1]
    // 'yo andaba fuera, cuando llegué había nubes en el techo'
    const isLead = link === 'cuando' && linkAt > 0 && words[linkAt]!.gap.startsWith(',')
    if (isLead && main < 0 && /^[ ,]$/u.test(clauses[k + 1]?.link ?? '')) stops.set(linkAt, '. ')
    if (!before || (link !== ' ' && link !== ',') || goesOn(clauses[k]!)) continue
    // 'la primera vez que se rio fue porque…'
    if (k === main && form.infinitive === 'ser' && start === at && !/^al?$/u.test(words[at + 1]?.low ?? '')) continue
    // 'me enseñó cuando recién me casé, me salió quemado': what was done, and when, before it
    const isBehind =
      link === ',' &&
      k > 1 &&
      before.link === 'cuando' &&
      words[before.linkAt]!.gap === ' ' &&
      !COORDINATES.test(words[before.linkAt - 1]!.low)
    if (isBehind && k !== main) {
      stops.set(from, '. ')
      continue
    }
    if (
      k === main ||
      isLedByHead(clauses.slice(0, k)) ||
      // 'y el día que los fuimos a volar no hubo aire'
      (link === ' ' && before.link === 'que' && TIME.test(words[before.linkAt - 1]?.low ?? '') && k > 1) ||
      // 'decía que hasta que no hirviera no nos podíamos asustar'
      (before.link === 'que' && words[before.linkAt - 1]?.low === 'hasta' && words[before.linkAt - 2]?.low === 'que') ||
      /^(?:cuando|como|aunque|mientras|si)$/u.test(before.link) ||
      isLedIn(clauses.slice(0, k), words)
    ) {
      stops.set(from, ', ')
      continue
    }
    // 'al que se le rompía le tocaba lavar'
    if (
      link === ' ' &&
      before.link === 'que' &&
      /^(?:al?|el|la|l[oa]s|del)$/u.test(words[before.linkAt - 1]?.low ?? '')
    )
      continue
    // 'el pastel que vendió lo hicimos juntas'
    if (link === ' ' && before.link === 'que' && (k === 1 || form.infinitive === 'ser')) continue
    if (link === ',' && isAfterAside(from, words)) continue
    // 'hasta que un día, de la nada, me lo dio': what joins it stands before the comma
    if (link === ',' && words.slice(before.at + 1, from).some(({ low }) => /^(?:que|cuando|donde)$/u.test(low)))
      continue
    // 'no lloraste tú, lloré yo'
    if (link === ',' && /^(?:yo|tú)$/u.test(words[at + 1]?.low ?? '')) continue
    if (link === ' ' && start === at && subject.by === 'none') return null
    const isListed = !/[:;]/u.test(words[from]!.gap) && isInRow(k, clauses)
    // 'nunca me cobró, ni me preguntó'
    if (link === ',' && (isListed || words[from]!.low === 'ni' || !/^, $/u.test(words[from]!.gap))) continue
    stops.set(from, '. ')
  }
  return stops
}

/** 'cuando yo era chica y teníamos miedo, ella ponía la tetera': all before it only says when. */
const isLedByHead = ([first, ...others]: readonly Clause[]) =>
  first?.linkAt === 0 &&
  /^(?:cuando|mientras|si)$/u.test(first.link) &&
  others.length > 0 &&
  others.every(({ link }) => /^[ye]$/u.test(link))

/** 'prendió velas, puso música y cenamos': the deeds of one, of which the last has its «y». */
function isInRow(k: number, clauses: readonly Clause[]): boolean {
  const end = clauses.findIndex(({ link }, at) => at > k && link !== ',')
  const last = clauses[end]
  return (
    last?.link === 'y' &&
    last.subject.by === 'none' &&
    last.form.tense === clauses[k]!.form.tense &&
    last.from - clauses[k - 1]!.from <= ROW &&
    clauses.slice(k, end).every((clause, i) => isOfSame(clauses[k - 1 + i]!, clause))
  )
}
const ROW = 18

/**
 * More than one «y»: of deeds that follow each other the last alone has it; a stop stands where somebody is named anew or
 * the tense changes. Called once it is known who is named.
 */
export function joined(clauses: readonly Clause[], words: Word[], main: number): void {
  let row: Join[] = []
  for (const [k, clause] of clauses.entries()) {
    const { link, linkAt, from, subject } = clause
    const at = goesOn(clause) && subject.by === 'noun' ? subject.at - 1 : /^[ye]$/u.test(link) ? linkAt : 0
    if (k <= main || k === 0 || at <= 0 || !/^[ye]$/u.test(words[at]!.low)) {
      if (words[from]!.gap.startsWith('.')) row = []
    } else if (words[at]!.out === '') row = []
    else row.push({ k, at })
    const next = clauses[k + 1]
    const isLast = next === undefined || words[next.linkAt > 0 ? next.linkAt : next.from]!.gap.startsWith('.')
    if (isLast) {
      joinRow(row, clauses, words)
      row = []
    }
  }
}

/** A «y» before a clause. */
type Join = { k: number; at: number }

function joinRow(joins: readonly Join[], clauses: readonly Clause[], words: Word[]): void {
  if (joins.length < 2) return
  const before = clauses.slice(joins[0]!.k, joins.at(-1)!.k)
  const isPlain = before.every(({ link }) => /^[ye]$/u.test(link))
  const isNew = ({ k }: Join) =>
    clauses[k]!.form.tense !== clauses[k - 1]!.form.tense ||
    words.slice(clauses[k]!.from, clauses[k]!.start + 1).some(({ lead }) => lead) ||
    clauses[k]!.subject.by !== 'none'
  const anew = joins.slice(0, -1).find(isNew)
  if (anew) part(words[anew.at]!, '.')
  // 'se le acercó una iguana y le ofreció pan y le dijo': who does it changes, and is not named
  else if (isPlain && joins.length < 4 && !joins.slice(0, -1).some(({ k }) => areNotOne(words, clauses, k)))
    for (const { at } of joins.slice(0, -1)) part(words[at]!, ',')
}

const areNotOne = (words: readonly Word[], clauses: readonly Clause[], k: number) =>
  (words[clauses[k - 1]!.start]!.begins?.doer === 'other') !== (words[clauses[k]!.start]!.begins?.doer === 'other')

/** 'y cuando vio que no la sujetaba, gritó': what leads to the next clause, and what it holds. */
function isLedIn(before: readonly Clause[], words: readonly Word[]): boolean {
  const lead = before.findLast(({ link }) => link !== 'que' && !COORDINATES.test(link))
  return lead?.link === 'cuando' && lead.linkAt > 0 && /^(?:y|pero)$/u.test(words[lead.linkAt - 1]!.low)
}

/** So many words are told in one sentence; whoever is small hears shorter ones. */
const BREATH = 17
const SMALL_BREATH = 11

/** How many more a row of three deeds may have. */
const OF_ROW = 5

/** Fewer words are no sentence of their own. */
const LEAST = 4

/**
 * A long sentence in short ones: a stop instead of «y» before a deed that stands by itself, where its doer is named there
 * or has just done the one before. Called once it is known who is named.
 */
export function inShort(clauses: readonly Clause[], words: Word[], main: number, isSmall: boolean): void {
  const breath = isSmall ? SMALL_BREATH : BREATH
  let from = 0
  for (const [k, clause] of clauses.entries()) {
    const { linkAt, start } = clause
    const heads = clauses.slice(k + 1).map((next) => (next.linkAt > 0 ? next.linkAt : next.from))
    const to = heads.find((head) => words[head]!.gap.startsWith('.')) ?? words.length
    if (k > 0 && isParted(words[clause.from]) && words[clause.from]!.gap.startsWith('.')) from = clause.from
    if (k <= Math.max(main, 0) || !/^[ye]$/u.test(clause.link) || linkAt <= from || to - from <= breath) continue
    if (
      linkAt - from < LEAST ||
      to - linkAt <= LEAST ||
      /^\d/u.test(words[linkAt + 1]!.low) ||
      !standsAlone(k, clauses, words, from)
    )
      continue
    // 'abrió un ojo, los miró y siguió durmiendo': a short row stays one
    const row = clauses[k - 1]!
    if (k - 1 > main && row.link === ',' && words[row.from]!.gap === ', ') {
      if (to - from <= breath + OF_ROW) continue
      // 'y cuando me la pasaron, me agarró el dedo y…': what leads to it stays with it
      if (!isLedIn(clauses.slice(0, k - 1), words) && !isLedByHead(clauses.slice(0, k - 1))) words[row.from]!.gap = '. '
    }
    part(words[linkAt]!, '.')
    from = start
  }
}

/** Its clause before it is none within another, and who does it is known without that. */
function standsAlone(k: number, clauses: readonly Clause[], words: readonly Word[], from: number): boolean {
  const { form, subject, start, from: first } = clauses[k]!
  const before = clauses.slice(0, k).filter((clause) => clause.start >= from)
  const last = before.at(-1)
  if (
    !last ||
    /^(?:cuando|como|si|aunque|mientras)$/u.test(last.link) ||
    form.tense === 'other' ||
    form.tense === 'present' ||
    last.form.tense === 'present' ||
    !before.some(isMain)
  )
    return false
  const other = words[start]!.begins
  const isNamed = subject.by !== 'none' || words.slice(first, start + 1).some(({ lead }) => lead)
  if (!isMain(last)) return isNamed && other?.isSilent === false
  return isNamed || other?.isSilent === false
}

function part(word: Word, mark: string): void {
  word.out = ''
  word.gap = mark
}

/** Nobody else does it, and it is told in the same tense. */
const isOfSame = ({ form: first }: Clause, { form, subject }: Clause) =>
  subject.by === 'none' && form.person === first.person && form.plural === first.plural && form.tense === first.tense

const isMain = ({ link, linkAt }: Clause) => !SUBORDINATES.test(link) && linkAt !== 0

/** 'y la panadera, sin decir nada, se tapó un ojo': who does it stands before what is set between commas. */
export function isAfterAside(at: number, words: readonly Word[]): boolean {
  const from = words.findLastIndex(({ gap }, i) => i < at && gap === ', ')
  const isNamed =
    DETERMINER.test(words[from - 2]?.low ?? '') || /^(?:él|ella|yo|tú|vos)$/u.test(words[from - 1]?.low ?? '')
  return (
    from > 1 &&
    at - from < 6 &&
    /^(?:sin|con|muy|tod[oa]|como|\p{L}+[ai]d[oa]s?)$/u.test(words[from]!.low) &&
    isNamed &&
    words.slice(Math.max(from - 3, 0), from - 1).some(({ low }) => /^(?:y|e|pero|que|cuando)$/u.test(low))
  )
}
