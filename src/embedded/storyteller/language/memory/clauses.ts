import { isInfinitive } from '../grammar/infinitive.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { isParted, type Word } from './marked-words.ts'
import { deedOf, isCount, isWe, weWere } from './deed-verbs.ts'
import { isPerson, QUOTE, saysWhen } from './kinds-of-words.ts'
import type { Finite } from '../grammar/paradigms.ts'

/** A sentence of a memory as clauses: what joins each to the one before, its verb, and who stands there as its subject. */

type Subject = { by: 'none' } | { by: 'word'; at: number } | { by: 'noun'; at: number; end: number }

export type Clause = {
  /** The word that joins it: 'y', 'pero', 'que'; ',' for a comma alone, '' at the head, ' ' where nothing does. */
  link: string
  linkAt: number
  /** Its first word behind what joins it, the first that belongs to its verb, its verb. */
  from: number
  start: number
  at: number
  form: Finite
  subject: Subject
}

export const CLITIC = /^(?:me|te|se|nos|os|le|les|lo|la|los|las)$/u
const BEFORE_VERB =
  /^(?:no|ya|siempre|nunca|también|casi|solo|sólo|apenas|nomás|jamás|todavía|tampoco|justo|ni|recién)$/u
const LEADING = /^(?:luego|después|entonces|así|ahí|allí|allá|hasta|aún|aun|aquí|primero|igual|incluso|encima|además)$/u
export const COORDINATES = /^(?:y|e|ni|o|pero|sino)$/u
const SUBORDINATES =
  /^(?:que|porque|pues|aunque|mientras|cuando|donde|si|como|quien|quienes|cómo|qué|dónde|cuándo|cuánto|cuanto|quién|según|cual|cuales|cuál|cuáles)$/u
const PRONOUN = /^(?:yo|tú|vos|usted|ustedes|nosotros|nosotras|él|ella|ellos|ellas)$/u
const SOMEBODY =
  /^(?:papá|mamá|papi|mami|nadie|alguien|todo|todos|todas|uno|una|otro|otra|ambos|ambas|eso|esto|aquello|cualquiera|ninguno|ninguna)$/u
export const DETERMINER =
  /^(?:es[eao]s?|est[eao]s?|aquel|aquella|aquell[oa]s|el|la|los|las|un|una|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|cada|otr[oa]s?|dos|tres|cuatro|cinco|seis|tod[oa]s?|ambos|ambas|ningún|ninguna|algún|alguna|\d+)$/u
export const PREPOSITION =
  /^(?:a|al|ante|bajo|con|contra|de|del|desde|durante|en|entre|hacia|hasta|para|por|sin|sobre|tras|rumbo|cerca)$/u

/** Null where a verb of it cannot be told from a noun, or nothing says where a clause ends. */
export function clausesOf(words: readonly Word[]): Clause[] | null {
  const clauses: Clause[] = []
  for (const [i, { low, isName }] of words.entries()) {
    if ((isName && i > 0) || CLITIC.test(low) || low === 'como' || weWere(low)) continue
    // 'desde hacía una semana', 'había escrito hacía cincuenta años': since when
    const isSince = words[i - 1]?.low === 'desde' || (i > 2 && isSpan(words.slice(i + 1, i + 4)))
    if (/^hac(?:e|ía)$/u.test(low) && isSince) continue
    const form = deedOf(low, words[i - 1]?.low ?? '')
    // 'las que quedaban, frías': no verb of theirs
    if (
      !form ||
      (form.person === 2 && hasGenders(low) && !CLITIC.test(words[i - 1]?.low ?? '')) ||
      !isDone(form, words, i)
    )
      continue
    const clause = clauseAt(i, form, words, clauses.at(-1))
    if (clause === null) return null
    clauses.push(clause)
  }
  return clauses
}

const isSpan = ([count, time, next]: readonly Word[]) =>
  isCount(count?.low ?? '') &&
  /^(?:minuto|hora|día|semana|mes|año)(?:e?s)?$/u.test(time?.low ?? '') &&
  next?.low !== 'que'

/** A past, or a present that no noun is spelt like. */
function isDone(form: Finite, words: readonly Word[], i: number): boolean {
  const { low } = words[i]!
  const before = words[i - 1]?.low ?? ''
  // 'jugando dominó'
  if (before !== 'cuando' && before.endsWith('ndo') && isNounForm(low)) return false
  if (form.tense === 'preterite' || form.tense === 'imperfect') return true
  if (form.tense === 'other') return !isNounForm(low)
  if (form.person === 3) {
    if (/^(?:es|son|está|están|tiene|tienen|hay|sigue|siguen|ha|han|va|van|dice|dicen)$/u.test(low)) return true
    // 'todavía me lo reclama'
    if (before === 'lo' && CLITIC.test(words[i - 2]?.low ?? '')) return !isNounForm(low) && !hasGenders(low)
    return /^(?:me|te|se|nos|le|les|no|todavía|siempre|nunca|ya|aún|casi|él|ella)$/u.test(before) && !isInfinitive(low)
  }
  if (isWe(low) || /^(?:yo|no|me|te|se|nos|l[eo]s?|que|ya|nunca|siempre|todavía|aún|también)$/u.test(before))
    return true
  return form.plural && !isNounForm(low)
}

function clauseAt(at: number, form: Finite, words: readonly Word[], last: Clause | undefined): Clause | null {
  let start = at
  while (
    start > 0 &&
    !isParted(words[start]) &&
    (CLITIC.test(words[start - 1]!.low) || BEFORE_VERB.test(words[start - 1]!.low))
  )
    start -= 1
  // 'me la pasaba': no article stands before a verb's own pronouns
  const floor = last ? last.at + 1 : 0
  if (start < floor) start = floor
  const { link, linkAt, from } = last ? linkOf(floor, start, words) : linkAtHead(start, words)
  let subject = subjectIn(from, start, words)
  if (subject === null) return null
  if (subject.by === 'none' && link === ',' && last) subject = parted(floor, from, words) ?? subject
  if (link === ' ' || (COORDINATES.test(link) && !opensClause(words, from, start))) {
    const clause = runOn({ at, form, start, floor, words, afterMany: last?.form.plural === true && !form.plural })
    const whose = last && clause.subject.by === 'none' ? toldOf(last, form, words) : null
    return whose ? { ...clause, subject: whose } : clause
  }
  // 'mi mamá y mi tía nos llevaron'
  if (form.plural && form.person === 3 && subject.by === 'noun' && COORDINATES.test(link) && linkAt > floor) {
    const more = linkOf(floor, linkAt, words)
    const first = subjectIn(more.from, linkAt, words)
    if (more.link !== ' ' && first?.by === 'noun')
      return { ...more, start, at, form, subject: { ...subject, at: first.at } }
  }
  return { link, linkAt, from, start, at, form, subject }
}

/** 'un señor que vendía globos le regaló otro': of whom a relative clause has just told. */
function toldOf({ link, linkAt }: Clause, form: Finite, words: readonly Word[]): Subject | null {
  if (link !== 'que' || linkAt < 1 || form.person !== 3) return null
  const joint = words.slice(0, linkAt).findLastIndex(({ low }, i) => COORDINATES.test(low) || isParted(words[i + 1]))
  const from = joint + 1
  if (!DETERMINER.test(words[from]?.low ?? '') || afterPhrase(from, linkAt, words) !== linkAt) return null
  const lows = words.slice(from, linkAt).map(({ low }) => low)
  const isMany = lows[0]!.endsWith('s') && !/^(?:mis|tus|sus)?$/u.test(lows[0]!)
  return saysWhen(lows) || isMany !== form.plural ? null : { by: 'noun', at: from, end: linkAt }
}

/** It goes on with whom the clause before it told of. */
export const goesOn = ({ link, subject, from }: Clause): boolean =>
  link === ' ' && subject.by === 'noun' && subject.end < from

/** 'tarde y muy triste me regaló': the joint joins no clause. */
function opensClause(words: readonly Word[], from: number, start: number): boolean {
  const { low = '', isName = false } = words[from] ?? {}
  return (
    from === start ||
    isName ||
    (TITLE.test(low) && words[from + 1]?.isName === true) ||
    low === QUOTE ||
    isAdverb(low) ||
    isParted(words[from + 1]) ||
    [PRONOUN, SOMEBODY, DETERMINER, PREPOSITION, LEADING, BEFORE_VERB, SUBORDINATES, TIMELY].some((test) =>
      test.test(low),
    )
  )
}

const TITLE =
  /^(?:miss|mister|profe|profesora?|maestr[oa]|don|doña|t[ií][oa]|abuel[oa]|doctora?|padre|madre|sor|señora?)$/u

const TIMELY =
  /^(?:al|ahora|ayer|antes|tarde|temprano|mientras|desde|casi|solo|juntos|juntas|cada|más|pronto|enseguida)$/u

/** 'él, muy serio, dijo': who stands behind a joint that comes before the last comma. */
function parted(floor: number, to: number, words: readonly Word[]): Subject | null {
  for (let i = to - 1; i >= floor; i--) {
    if (!COORDINATES.test(words[i]!.low)) continue
    const subject = subjectIn(i + 1, to, words)
    return subject && subject.by !== 'none' && isParted(words[subject.by === 'noun' ? subject.end : subject.at + 1])
      ? subject
      : null
  }
  return null
}

/** 'el día de las tablas acabamos': a clause that nothing joins begins with its own pronouns, or with who does it. */
function runOn({
  at,
  form,
  start,
  floor,
  words,
  afterMany,
}: {
  at: number
  form: Finite
  start: number
  floor: number
  words: readonly Word[]
  /** What one person does who stands before it was not done by the several before. */
  afterMany: boolean
}): Clause {
  const before = words[start - 1]
  const isPronoun =
    start - 1 >= floor &&
    before !== undefined &&
    /^(?:yo|tú|vos|usted|él|ella|ellos|ellas|nosotros|nosotras)$/u.test(before.low) &&
    !PREPOSITION.test(words[start - 2]?.low ?? '')
  // 'cumplieron 40 de casados el abuelo le llevó', 'la dieron de alta el señor de la esquina nos regaló'
  const kinAt = words.findLastIndex(
    ({ low }, i) =>
      i >= floor &&
      i + 1 < start &&
      /^(?:el|la|mi|tu|su)$/u.test(low) &&
      isPerson(words[i + 1]!.low) &&
      !PREPOSITION.test(words[i - 1]?.low ?? ''),
  )
  const isKin =
    afterMany && !isPronoun && kinAt >= 0 && !isParted(words[start]) && afterPhrase(kinAt, start, words) === start
  const from = isPronoun ? start - 1 : isKin ? kinAt : start
  return {
    link: ' ',
    linkAt: -1,
    from,
    start,
    at,
    form,
    subject: isPronoun ? { by: 'word', at: from } : isKin ? { by: 'noun', at: from, end: start } : { by: 'none' },
  }
}

function linkAtHead(start: number, words: readonly Word[]): Pick<Clause, 'link' | 'linkAt' | 'from'> {
  const first = words[0]?.low ?? ''
  // 'el primer pastel que vendió lo hicimos juntas'
  const that = words.findLastIndex(({ low }, i) => i > 0 && i < start && /^(?:que|donde|quien|cuando)$/u.test(low))
  if (that > 0) return { link: words[that]!.low, linkAt: that, from: that + 1 }
  return start > 0 && /^(?:cuando|como|aunque|mientras|si|porque)$/u.test(first)
    ? { link: first, linkAt: 0, from: 1 }
    : { link: '', linkAt: -1, from: 0 }
}

/** The last joint between two verbs. */
function linkOf(floor: number, start: number, words: readonly Word[]): Pick<Clause, 'link' | 'linkAt' | 'from'> {
  for (let i = start; i >= floor; i--) {
    const { low } = words[i]!
    if (i < start && SUBORDINATES.test(low)) {
      // 'para que', 'hasta que', 'y que'
      return { link: low, linkAt: i, from: i + 1 }
    }
    if (i < start && COORDINATES.test(low)) return { link: low, linkAt: i, from: i + 1 }
    if (isParted(words[i])) return { link: ',', linkAt: -1, from: i }
  }
  return { link: ' ', linkAt: -1, from: start }
}

/** Who stands before a verb and its pronouns; null where that cannot be told. */
function subjectIn(from: number, to: number, words: readonly Word[]): Subject | null {
  let subject: Subject = { by: 'none' }
  let i = from
  while (i < to) {
    const { low, isName } = words[i]!
    if (PRONOUN.test(low)) {
      subject = { by: 'word', at: i }
      i += 1
    } else if (PREPOSITION.test(low)) {
      i = afterPhrase(i + 1, to, words)
    } else if (low === QUOTE || LEADING.test(low) || BEFORE_VERB.test(low) || (!CLITIC.test(low) && isAdverb(low))) {
      i += 1
    } else if (DETERMINER.test(low) || isName || (TITLE.test(low) && words[i + 1]?.isName)) {
      const end = afterPhrase(i, to, words)
      if (!saysWhen(words.slice(i, end).map((word) => word.low))) subject = { by: 'noun', at: i, end }
      i = Math.max(end, i + 1)
    } else if (SOMEBODY.test(low)) {
      subject = { by: 'noun', at: i, end: i + 1 }
      i += 1
    } else i += 1
  }
  return subject
}

const isAdverb = (low: string) => /(?:mente|ando|endo)$/u.test(low)

/** Behind a noun with what belongs to it: 'la casa de una señora', 'Juan Pérez'. */
function afterPhrase(from: number, to: number, words: readonly Word[]): number {
  let i = from
  while (i < to && DETERMINER.test(words[i]!.low)) i += 1
  // 'de 15 de mi hermana': the number is all of it
  const isNumber = i > from && /^\d+$/u.test(words[i - 1]!.low) && PREPOSITION.test(words[i]?.low ?? '')
  if (i < to && !isNumber && !PRONOUN.test(words[i]!.low)) i += 1
  while (i < to && !isParted(words[i])) {
    const { low, isName } = words[i]!
    if (isName && saysWhen(words.slice(from, i).map((word) => word.low))) break
    if (/^(?:de|del)$/u.test(low)) i = afterPhrase(i + 1, to, words)
    else if (
      isName ||
      (!DETERMINER.test(low) &&
        !PREPOSITION.test(low) &&
        !PRONOUN.test(low) &&
        !CLITIC.test(low) &&
        !LEADING.test(low) &&
        !BEFORE_VERB.test(low) &&
        !SUBORDINATES.test(low) &&
        !COORDINATES.test(low) &&
        !SOMEBODY.test(low))
    )
      i += 1
    else break
  }
  return i
}
