import { isNounForm, known } from '../grammar/dictionary.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { isKinWord } from '../people/names.ts'
import { finiteForm } from '../grammar/finite.ts'
import type { Clause } from './narrated-clauses.ts'
import { CLITIC, COORDINATES, DETERMINER, SUBORDINATES } from './narrated-clauses.ts'
import { type Doer, isParted, type Telling, type Word } from './narrated-text.ts'
import { isOfThings, subjectOf } from './narrated-subject.ts'
import { isAround, isOneself, isOnlyOneself, isPerson, kinOfRecipient } from './narrated-words.ts'
import { nounGender } from '../grammar/gender.ts'

/** Whose deed each verb of a memory is. */

/** `isSaid`: who does it stands there, or need not be said; `isThing`: nobody does it. */
export type Deed = { doer: Doer; isSaid: boolean; isThing?: boolean; isSilent?: boolean }

const cliticsOf = ({ start, at }: Clause, words: readonly Word[]) =>
  words.slice(start, at).flatMap(({ low }) => (CLITIC.test(low) ? [low] : []))

const isObject = (article: string, clitics: readonly string[]) =>
  clitics.length === 2 && clitics[0] === 'se' && clitics[1] === article.replace(/^el$/u, 'lo')

/** Null where it is not certain. */
export function deedBy(k: number, clauses: readonly Clause[], words: readonly Word[], telling: Telling): Deed | null {
  const clause = clauses[k]!
  const { form, at, subject } = clause
  const { r } = telling.people
  if (subject.by === 'word') return byWord(words[subject.at]!.low, clause, telling)
  // 'la batería se la hizo': what somebody did it with or to
  if (subject.by === 'noun' && form.person === 3 && isObject(words[subject.at]!.low, cliticsOf(clause, words)))
    return null
  if (subject.by === 'noun') return byNoun(words.slice(subject.at, subject.end), clause, telling)
  const behind = words[at + 1]?.low ?? ''
  // 'cuando nació yo lo cargué': that is whose the next verb is
  if (/^(?:yo|tú|vos)$/u.test(behind) && !isOfNext(clause, words))
    return { doer: behind === 'yo' ? 'giver' : 'recipient', isSaid: form.person !== 3 && !isEmphatic(clause, words) }
  if (form.person === 1) return { doer: form.plural ? 'both' : 'giver', isSaid: false }
  if (form.person === 2) return form.plural === r.several ? { doer: 'recipient', isSaid: false } : null
  if (form.tense === 'other') return { doer: 'other', isSaid: true, isSilent: true }
  // 'le dije que me había dejado': whom, or oneself
  if (
    clause.link === 'que' &&
    telling.last === 'giver' &&
    cliticsOf(clause, words).includes('me') &&
    form.tense === 'imperfect'
  )
    return null
  // 'una señora que nos prestó el inflador', 'me dijo que le dolía'
  if (/^(?:que|quien|quienes|como|donde|cómo|qué|dónde|cuánto|cuál|cuáles|si|según)$/u.test(clause.link))
    return { doer: 'other', isSaid: true, isSilent: true }
  const clitics = cliticsOf(clause, words)
  // 'me quedaba después de clases'
  if (
    form.tense === 'imperfect' &&
    !form.plural &&
    clitics.join(' ') === 'me' &&
    isOnlyOneself(form.infinitive) &&
    !/^(?:el|la|los|las|un|una|mi|bien|mal)$/u.test(words[at + 1]?.low ?? '')
  )
    return { doer: 'giver', isSaid: false }
  const next = words.slice(at + 1)
  const by = subjectOf(form, { next, clitics: clitics.join(' ') })
  if (by === null) return telling.named.has('recipient') ? { doer: 'other', isSaid: true, isSilent: true } : null
  if (by === 'it' && isAround(form.infinitive)) return { doer: 'other', isSaid: true, isSilent: true }
  if (by === 'it') return { doer: 'other', isSaid: true, isThing: !isPerson(next[1]?.low ?? '') }
  // 'nos salimos y ganaron': of others, and yet they would be the two
  if (form.plural && !r.plural && telling.last === 'both' && clitics.length === 0 && COORDINATES.test(clause.link))
    return null
  if (form.plural !== r.plural) return { doer: 'other', isSaid: true }
  return pastOf(k, clauses, words, telling)
}

/** 'cuando nació yo lo cargué', 'cuando nació yo estaba': «yo» is whose the next verb is. */
export function isOfNext({ form, at }: Clause, words: readonly Word[]): boolean {
  const [own, next] = words.slice(at + 1, at + 3)
  return (
    (form.person === 3 || form.plural) &&
    own?.low === 'yo' &&
    !isParted(own) &&
    !isParted(next) &&
    (/^(?:me|te|se|nos|les?|l[oa]s?|no|ya)$/u.test(next?.low ?? '') ||
      ((form.tense === 'preterite' || form.plural) && finiteForm(next?.low ?? '') !== null))
  )
}

/** 'la llevé yo a la prueba': who did it stands behind the verb, and nothing is set against it. */
export const isEmphatic = ({ at, link }: Clause, words: readonly Word[]): boolean =>
  words[at + 1]?.low === 'yo' &&
  link === '' &&
  words[at + 2] !== undefined &&
  !isParted(words[at + 2]) &&
  /^(?:al?|en|de|con|por|para|hasta|desde|el|la|l[oa]s|una?)$/u.test(words[at + 2]!.low)

function byWord(low: string, { form }: Clause, telling: Telling): Deed | null {
  const { r, s } = telling.people
  if (low === 'yo')
    return form.plural || (form.tense === 'present' && form.person === 3) ? null : { doer: 'giver', isSaid: false }
  if (/^(?:tú|vos|usted)$/u.test(low)) return r.several ? null : { doer: 'recipient', isSaid: false }
  // 'les regaló pan a todos, y nosotros contábamos': «ellos» would be those; several are called by name
  if (/^nosotr[oa]s$/u.test(low))
    return (telling.last === 'recipient' || telling.last === 'other') && !(s.several && s.plural)
      ? null
      : { doer: 'both', isSaid: true }
  if (low === 'ustedes') return null
  const gender = /a/u.test(low) ? 'f' : 'm'
  const isR = form.plural === r.plural && (r.gender === null || r.gender === gender)
  if (!isR) return { doer: 'other', isSaid: true }
  // beside another of whom it may be said a name is clearer
  if (telling.named.has('recipient'))
    return { doer: 'recipient', isSaid: !telling.isPaired || (s.gender ?? gender) !== gender }
  return r.gender === null && telling.others.size > 0 ? null : { doer: 'recipient', isSaid: false }
}

function byNoun(noun: readonly Word[], { form }: Clause, { people: { r, s } }: Telling): Deed | null {
  const lows = noun.map(({ low }) => low)
  // 'Adriana, mamá de Juanse' is not Juanse
  const holds = (name: string) =>
    noun.some(
      ({ word, isName }) =>
        isName &&
        name
          .replace(/(?:,| de ).*$/u, '')
          .split(' ')
          .includes(word),
    )
  if (form.person === 1) return form.plural ? { doer: 'both', isSaid: true } : null
  const kin = lows.findIndex((low) => isKinWord(low))
  if (/^(?:mis?|nuestr[oa]s?)$/u.test(lows[0] ?? '') && kin === 1 && kinOfRecipient(lows[1]!, r) !== 'no')
    return kinOfRecipient(lows[1]!, r) === 'yes' && lows.length === 2 ? { doer: 'recipient', isSaid: false } : null
  // 'mamá', said by her child
  if (lows.length === 1 && kinOfRecipient(lows[0]!, r) === 'yes') return { doer: 'recipient', isSaid: false }
  if (holds(r.name)) return { doer: 'recipient', isSaid: true }
  // 'los dos organizaron un campeonato'
  const [count = ''] = /(?<=^l[oa]s )(?:dos|tres|cuatro)$/u.exec(lows.join(' ')) ?? []
  if (count !== '' && NUMBERS[count] === namesIn(r.name)) return { doer: 'recipient', isSaid: false }
  if (holds(s.name) && !s.several) return { doer: 'giver', isSaid: true }
  return {
    doer: 'other',
    isSaid: true,
    isThing: !noun.some(
      ({ low, isName }, i) =>
        isName ||
        // 'la abadesa', 'el verdulero': may be somebody
        (i === 1 &&
          (!known(low) || /(?:[aei]dora?|er[oa]|ista|[ae]nte|esa)$/u.test(low)) &&
          DETERMINER.test(lows[0]!)) ||
        isPerson(low) ||
        isKinWord(low) ||
        /^(?:nadie|alguien|un[oa]|otr[oa]|quien|tod[oa]s)$/u.test(low),
    ),
  }
}

const NUMBERS: Readonly<Record<string, number>> = { dos: 2, tres: 3, cuatro: 4 }
const namesIn = (name: string) => name.split(/, | y /u).length

/** A deed of the third person of whom nobody is named: the recipient's, unless it may be the giver's own or somebody else's. */
function pastOf(k: number, clauses: readonly Clause[], words: readonly Word[], telling: Telling): Deed | null {
  const clause = clauses[k]!
  const { form, link } = clause
  const clitics = cliticsOf(clause, words)
  const isNamed = telling.named.has('recipient')
  const isWithin = SUBORDINATES.test(link) && clause.linkAt > 0
  const theirs: Deed = { doer: 'recipient', isSaid: false }
  const silent: Deed = { doer: 'other', isSaid: true, isSilent: true }
  if (form.tense === 'present') {
    // 'todavía la tiene'
    return clitics.some((low) => /^(?:me|te|nos)$/u.test(low))
      ? null
      : isNamed && telling.last === 'recipient'
        ? { doer: 'recipient', isSaid: true }
        : isNamed || telling.last === 'other'
          ? silent
          : null
  }
  // 'hicimos un avión y voló'
  if (
    (isOfThings(form.infinitive) ||
      (/^(?:tardar|demorar)$/u.test(form.infinitive) && words[clause.at + 1]?.low !== 'en')) &&
    !clitics.includes('se') &&
    (telling.last === 'both' || telling.last === 'giver') &&
    words.slice(0, clause.start).some(({ low }, i) => /^una?$/u.test(low) && isNounForm(words[i + 1]!.low))
  )
    return { doer: 'other', isSaid: true, isThing: true }
  // of several nobody says 'estudiaba' of themselves
  const isDoubtful =
    form.tense === 'imperfect' && !telling.people.s.several && isMaybeOwn(clause, clitics, words, clauses[k + 1])
  // 'se nos fue el camión porque se bajó a comprar': no thing does that
  const isOfNoThing =
    link === 'porque' &&
    (telling.last === null || telling.other?.isThing) &&
    form.tense === 'preterite' &&
    isOnPurpose(clause, words)
  // 'nos conocimos porque me pisó'
  const isToGiver = link === 'porque' && telling.last === 'both' && clitics.includes('me')
  if (isWithin && (isOfNoThing || isToGiver)) return theirs
  if (isWithin) return isNamed ? silent : isDoubtful ? null : theirs
  if (isNamed && isLet(clauses[k - 1], clitics, words)) return theirs
  if (
    telling.last === 'other' &&
    (COORDINATES.test(link) || link === ',') &&
    telling.other?.plural === form.plural &&
    !telling.other.isThing
  )
    return isNamed ? silent : clitics.some((low) => /^l[eoa]$/u.test(low)) ? theirs : null
  // 'hicimos tanto ruido que el vecino creyó que era fiesta y subió con hielos': the neighbour did
  if (isNamed && COORDINATES.test(link) && isOfWithin(k, clauses, words, telling)) return silent
  // 'lo buscamos una hora, no apareció': it, or they
  if (telling.hasIt && LASTS.test(form.infinitive)) return silent
  if (
    TURNS_UP.test(form.infinitive) &&
    clauses[k - 1] &&
    cliticsOf(clauses[k - 1]!, words).some((low) => /^l[oa]s?$/u.test(low))
  )
    return silent
  // 'yo estaba bien, estaba haciendo tortas'
  const before = clauses[k - 1]
  if (
    telling.last === 'giver' &&
    link === ',' &&
    before?.form.infinitive === form.infinitive &&
    before.form.tense === form.tense
  )
    return { doer: 'giver', isSaid: true }
  if (!isDoubtful) return theirs
  if (telling.last === 'recipient') return { doer: 'recipient', isSaid: true }
  if (
    telling.isMet &&
    (telling.last === 'giver' || telling.last === 'both') &&
    !clitics.some((low) => /^(?:l[eoa]s?|te)$/u.test(low))
  )
    return theirs
  if (telling.last === 'giver' && telling.saysI) return theirs
  if (telling.last === 'giver' && COORDINATES.test(link)) return { doer: 'giver', isSaid: true }
  return null
}

/** Somebody who is named in what hangs on the clause before, and may have done this as well. */
function isOfWithin(k: number, clauses: readonly Clause[], words: readonly Word[], telling: Telling): boolean {
  const { form } = clauses[k]!
  for (let i = k - 1; i > 0 && SUBORDINATES.test(clauses[i]!.link); i--) {
    const { subject, form: before } = clauses[i]!
    if (subject.by !== 'noun' || before.plural !== form.plural) continue
    const doer = byNoun(words.slice(subject.at, subject.end), clauses[i]!, telling)
    return doer?.doer === 'other' && !doer.isThing
  }
  return false
}

const isOnPurpose = ({ at }: Clause, words: readonly Word[]) =>
  words[at + 1]?.low === 'a' && isInfinitive(words[at + 2]?.low ?? '')

const LASTS = /^(?:aparecer|aguantar|resistir|sobrevivir|funcionar|durar|servir|caber)$/u
const TURNS_UP = /^(?:aparecer|volver|regresar|salir|venir|existir|funcionar|servir|caber)$/u

/** 'el señor lo dejó sentar y estuvo quieto': whoever was let does what comes next. */
const isLet = (before: Clause | undefined, clitics: readonly string[], words: readonly Word[]) =>
  before !== undefined &&
  /^(?:dejar|permitir)$/u.test(before.form.infinitive) &&
  cliticsOf(before, words).some((low) => /^l[oae]$/u.test(low)) &&
  !clitics.some((low) => /^l[oae]$/u.test(low))

/** 'estaba triste', 'le decía', 'me reía': who remembers may have done it. */
function isMaybeOwn(
  { form, at }: Clause,
  clitics: readonly string[],
  words: readonly Word[],
  next: Clause | undefined,
): boolean {
  const to = next === undefined ? words.length : next.linkAt >= 0 ? next.linkAt : next.from
  const rest = words.slice(at + 1, to).map(({ low }) => low)
  const isOnlyMe =
    !isOnlyOneself(form.infinitive) &&
    next &&
    /^[ye]$/u.test(next.link) &&
    next.subject.by === 'none' &&
    next.form.person === 3 &&
    words.slice(next.start, next.at).some(({ low }) => low === 'me') &&
    !isOneself(next.form.infinitive)
  // 'me subía a la mula y me decía'
  if (isOnlyMe) return false
  if (clitics.includes('me')) return isOneself(form.infinitive) && !rest.some((low) => /^(?:mi|mis)$/u.test(low))
  if (clitics.includes('nos') || clitics.includes('se')) return false
  if (rest.some((low) => /^(?:mis?|conmigo|mí|\p{L}+[aeií]rme)$/u.test(low))) return false
  // 'ya había cerrado y volvió a abrir': who did the second did the first
  if (
    next &&
    /^[ye]$/u.test(next.link) &&
    next.subject.by === 'none' &&
    next.form.tense === 'preterite' &&
    next.form.person === 3
  )
    return false
  if (clitics.some((low) => /^(?:l[eoa]s?|te)$/u.test(low))) return true
  return /^(?:estar|ser|tener|vivir|andar|trabajar|estudiar|querer|poder|saber|creer|pensar|haber|ir|venir|sentir|llorar)$/u.test(
    form.infinitive,
  )
}

/** Of whom a pronoun may be said: others that have been told of. */
export function othersIn(words: readonly Word[], { people: { r, s } }: Telling): Set<'f' | 'm'> {
  const found = new Set<'f' | 'm'>()
  for (const [i, { low, word, isName }] of words.entries()) {
    if (i > 0 && isName && ![r.name, s.name].some((name) => name.split(' ').includes(word))) {
      if (!/^(?:de|en|a|del|al)$/u.test(words[i - 1]!.low)) for (const gender of ['f', 'm'] as const) found.add(gender)
    } else if (
      (isPerson(low) || isKinWord(low)) &&
      (i === 0 || DETERMINER.test(words[i - 1]!.low) || words[i - 1]!.low === 'al')
    )
      found.add(/p[aá]s?$|^padre/u.test(low) ? 'm' : nounGender(low))
  }
  return found
}
