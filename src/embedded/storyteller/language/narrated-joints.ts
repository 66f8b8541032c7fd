import type { Clause } from './narrated-clauses.ts'
import { isParted, type Word } from './narrated-text.ts'

/** Where the clauses of a memory meet, and whether they are sentences at all. */

/** 'la tortilla que se te cayó', 'el choque del vocho, casi nos matamos': a thing is named, and no clause begins with it. */
export function isFragment(clauses: readonly Clause[], words: readonly Word[]): boolean {
  const [first] = clauses
  if (!first) return false
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
  /, (?:y )?(?:tod[oa]s|tus?|mis?|sus?|el|la|los|las) [^,]*\p{L}ndo(?!\p{L})(?![^,]*(?:ó|aba|ía)(?!\p{L}))/iu.test(
    text,
  ) && !/, l[oa]s (?:dos|tres) \p{L}+ndo(?!\p{L})/u.test(text)

/** Where the words of a clause end: at what joins the next. */
export const endOf = (next: Clause | undefined, words: readonly Word[]) =>
  next === undefined ? words.length : next.linkAt >= 0 ? next.linkAt : next.from

/**
 * What stands between the clauses: a stop where nothing or a comma alone parts two that stand by themselves, a comma
 * behind what only says when; of three deeds the last alone follows «y». `main` is the clause that `when` leads to.
 */
export function stopsOf(clauses: readonly Clause[], words: readonly Word[], main: number): Map<number, string> | null {
  const stops = new Map<number, string>()
  for (const [k, { link, from, start, at, subject, form }] of clauses.entries()) {
    const before = clauses[k - 1]
    if (!before || (link !== ' ' && link !== ',')) continue
    // 'la primera vez que se rio fue porque…'
    if (k === main && form.infinitive === 'ser' && start === at) continue
    if (k === main || /^(?:cuando|como|aunque|mientras|si)$/u.test(before.link)) {
      stops.set(from, ', ')
      continue
    }
    // 'el pastel que vendió lo hicimos juntas'
    if (link === ' ' && before.link === 'que' && (k === 1 || form.infinitive === 'ser')) continue
    // 'no lloraste tú, lloré yo'
    if (link === ',' && /^(?:yo|tú)$/u.test(words[at + 1]?.low ?? '')) continue
    if (link === ' ' && start === at && subject.by === 'none') return null
    const next = clauses[k + 1]
    const isListed = link === ',' && next?.link === 'y' && !/[:;]/u.test(words[from]!.gap)
    if (link === ',' && (isListed || !/^, $/u.test(words[from]!.gap))) continue
    stops.set(from, '. ')
  }
  const joins = clauses.filter(({ link, linkAt }, k) => k > main && /^[ye]$/u.test(link) && linkAt > 0)
  const last = clauses.lastIndexOf(joins.at(-1)!)
  const isPlain = clauses.slice(1, last).every(({ link }) => /^[ye]$/u.test(link))
  if (isPlain && joins.length > 1 && joins.length < 4 && stops.size === 0)
    for (const { linkAt } of joins.slice(0, -1)) {
      words[linkAt]!.out = ''
      words[linkAt]!.gap = ','
    }
  return stops
}
