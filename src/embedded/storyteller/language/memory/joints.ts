import { type Clause, COORDINATES, DETERMINER, goesOn } from './clauses.ts'
import { type Word } from './marked-words.ts'
import { TIME } from './kinds-of-words.ts'

/** Where the clauses of a memory meet. */

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
      (/^(?:cuando|como|aunque|mientras|si)$/u.test(before.link) &&
        // 'subió al carro como si me esperara, en el camino se durmió'
        !(before.link === 'si' && words[before.linkAt - 1]?.low === 'como' && before.linkAt > 1)) ||
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

/** 'y cuando vio que no la sujetaba, gritó': what leads to the next clause, and what it holds. */
function isLedIn(before: readonly Clause[], words: readonly Word[]): boolean {
  const lead = before.findLast(({ link }) => link !== 'que' && !COORDINATES.test(link))
  return lead?.link === 'cuando' && lead.linkAt > 0 && /^(?:y|pero)$/u.test(words[lead.linkAt - 1]!.low)
}

/** Nobody else does it, and it is told in the same tense. */
const isOfSame = ({ form: first }: Clause, { form, subject }: Clause) =>
  subject.by === 'none' && form.person === first.person && form.plural === first.plural && form.tense === first.tense

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
