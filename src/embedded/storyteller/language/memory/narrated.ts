import { isNounForm } from '../grammar/dictionary.ts'
import { clausesOf, COORDINATES, type Clause, goesOn, SUBORDINATES } from './narrated-clauses.ts'
import { deedBy, isEmphatic, isOfNext, othersIn, type Deed } from './narrated-doer.ts'
import { isDoubtful, isOwn } from './narrated-doubts.ts'
import { endOf, inShort, isFragment, isOfEither, isOfWhat, isPicture, joined, stopsOf } from './narrated-joints.ts'
import { isStill, nameDoer, nameNoun, nameSubject, nameUs, usIn } from './narrated-named.ts'
import { isEvent, opened, type Opening, withoutHedges } from './narrated-opening.ts'
import { turnWord } from './narrated-loose.ts'
import { turnClitics } from './narrated-pronouns.ts'
import {
  isOneGiver,
  isParted,
  type Rememberers,
  sentence,
  type Telling,
  textOf,
  type Word,
  withoutQuotes,
  withQuotes,
  wordsOf,
} from './narrated-text.ts'
import { toldForm } from './narrated-verbs.ts'
import { isStillSo, mendPasts, plain, withMe, written } from './narrated-wording.ts'
import { isDoneToUs, pointsAtUs } from './narrated-us.ts'
import { saysWhen } from './narrated-words.ts'
import { nameCalled } from '../people/names-kept.ts'
import { escaped, splitSentences } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'

/**
 * A memory as a narrator tells it, of both by their names: 'cuando lo llevé al mar y me dijo “mira”' → 'Clara llevó a Leo
 * al mar y él le dijo “mira”.' Null where any word of it cannot be turned for certain: then its giver says it.
 */
export function narrated(memory: string, people: Rememberers): string | null {
  const { text: typed, quotes } = withoutQuotes(withMe(plain(memory)))
  const text = byName(typed, people)
  if (isDoubtful(text) || isStillSo(text)) return null
  const telling: Telling = {
    people,
    last: null,
    other: null,
    named: new Set(),
    others: new Set(),
    things: new Set(),
    isSpokenTo: SPOKEN_TO.test(text),
    isTold: false,
    isMet: false,
    isGoingOn: false,
    hasIt: false,
    isOwner: false,
    isPaired: false,
    isDoneToUs: isDoneToUs(text, people),
    saysI: false,
  }
  const told: string[] = []
  for (const [at, said] of sentencesOf(text.replace(/^¡([^¡!]+)!$/u, '$1'), people).entries()) {
    const opening: Opening = at === 0 ? opened(said, people) : again(said, people)
    if (opening.named) {
      telling.named.add(opening.named)
      telling.last = opening.named
    }
    const part = turned(opening, telling, at === 0)
    if (part === null || isOwn(part.replaceAll(people.r.name, '').replaceAll(people.s.name, ''))) return null
    told.push(part)
    for (const [, article = '', noun = ''] of said.matchAll(ONE_THING))
      if (isNounForm(noun)) telling.things.add(article === 'una' ? 'f' : 'm')
  }
  // 'se le perdió a Clara en el súper': who was lost is not said
  const befell = new RegExp(
    `^Se les? \\p{Ll}+ó(?: a ${escaped(people.s.name)})? (?:en|por|entre|cuando|durante|y)(?!\\p{L})`,
    'u',
  )
  if (befell.test(told[0] ?? '')) return null
  if ((!telling.isTold && !telling.named.has('recipient')) || told.length === 0) return null
  if (telling.named.size === 0 && pointsAtUs(told.join(' '))) return null
  const home = `a ${people.s.name} a casa de ${people.s.name}`
  const whole = written(told.join(' ')).replaceAll(home, `a ${people.s.name} a su casa`)
  const said = telling.isPaired && BEFALLEN.test(text) ? whole.replace(BEFALLEN, ' y se les $1') : whole
  return withQuotes(said.replace(/\.$/u, '').replace(WHOM_TWICE, '$1'), quotes)
}

/** 'hicieron galletas y se quemaron': the biscuits, and not the two of them. */
const BEFALLEN =
  / y se ((?:quem|romp|derrit|derram|acab|hund|desarm|desinfl|estrope|descompus|peg|cay)(?:aron|ieron|eron))(?!\p{L})/u

/** 'Vale se perdió', of Valentina: she goes by one name. */
const byName = (text: string, { r, s }: Rememberers) =>
  r.several || / /u.test(r.name)
    ? text
    : text.replace(/\p{Lu}\p{Ll}+/gu, (word) => (s.name.includes(word) ? word : (nameCalled(word, r.name) ?? word)))

/** 'enterramos una lata' */
const ONE_THING = /(?<!\p{L}(?:en|a|de|por|con|desde|hasta) )(?<!\p{L})(una?) (\p{Ll}{3,})/gu

/** 'le llevó a su nuera' → 'llevó a su nuera' */
const WHOM_TWICE =
  /(?<!\p{L})les? ((?:llev|abraz|carg|esper|invit|acompañ|recog|cuid|mir|busc|encontr)\p{L}+ (?=a (?:su|la|el|los|las|\p{Lu})))/gu

/** A later sentence that begins with when it was. */
function again(text: string, people: Rememberers): Opening {
  const { when, text: rest } = opened(text, people)
  return when === null ? { head: '', when, text } : { head: when, when, text: rest }
}

/** 'Neta.', 'Lo juro.' */
const SWORN = /([.!] )(?:neta|lo juro|te lo juro|de verdad|en serio|de veras|ja(?:ja)+)[.!]*(?: |$)/giu

/** An occasion alone in its sentence is when the next one was: 'Su primer día de jardín. Entró…' */
function sentencesOf(text: string, { r, s }: Rememberers): string[] {
  // 'Manchas tiró el árbol': it is a name here
  const isName = (said: string) => nameCalled(/^\p{L}+/u.exec(said)?.[0] ?? '', `${r.name} ${s.name}`) !== undefined
  const small = (said: string) => (isName(said) ? said : lowerFirst(said))
  const all = splitSentences(text.replace(SWORN, '$1')).map((said) => small(said.replace(/[.\s]+$/u, '')))
  const [first = '', second, ...others] = all.map((said, at) =>
    at === 0 ? small(withoutHedges(said)) : said.replace(/,? y ya$/u, ''),
  )
  if (second === undefined) return [first]
  return isEvent(first) ? [`${first}, ${second}`, ...others] : [first, second, ...others]
}

/** The memory says 'you', and whoever is told of in it is somebody else. */
const SPOKEN_TO = /(?<!\p{L})(?:te|ti|tus?|tú|vos|contigo|os)(?!\p{L})|\p{L}(?:aste|iste)(?!\p{L})/iu

/** One sentence; null in doubt. */
function turned({ head, when, text }: Opening, telling: Telling, isFirst: boolean): string | null {
  const { words, end } = wordsOf(text)
  mendPasts(words, isFirst && (head !== '' || when !== null))
  const clauses = clausesOf(words)
  if (clauses === null || (clauses.length === 0 && isFirst)) return null
  if (isPicture(text) || (isFirst && isFragment(clauses, words))) return null
  const main = clauses.findIndex(
    (clause, k) =>
      k > 0 &&
      !goesOn(clause) &&
      !isOfWhat(clauses[k - 1]!, words) &&
      (clause.link === ' ' ||
        (clause.link === ',' &&
          clause.subject.by === 'word' &&
          clauses.slice(1, k).every(({ link }) => SUBORDINATES.test(link) || /^[ye]$/u.test(link))) ||
        (clause.link === ',' && clauses.slice(1, k).every(({ link }) => SUBORDINATES.test(link)))),
  )
  const isKept = when !== null && main > 0
  const stops = stopsOf(clauses, words, isKept ? main : -1)
  if (stops === null) return null
  let from = 0
  for (const k of clauses.keys()) {
    const to = endOf(clauses[k + 1], words)
    if (!tell(k, { clauses, words, from, to, telling, isParted: stops.get(clauses[k]!.from) === '. ' })) return null
    from = to
  }
  for (let i = from; i < words.length; i++) if (!turnWord(i, words, null, telling)) return null
  for (const [at, gap] of stops) words[at]!.gap = gap
  // 'nos tocó empujarlo, llegó arriba y…': who is named anew begins a sentence
  for (const [k, { link, from: at, start }] of clauses.entries())
    if (k > 0 && link === ',' && at === start && words[at]!.lead && words[at]!.gap === ', ' && !stops.has(at))
      words[at]!.gap = '. '
  inShort(clauses, words, isKept ? main : -1, isTiny(telling.people))
  if (stops.size === 0) joined(clauses, words, isKept ? main : -1)
  const told = textOf(words, end)
  const begun = isKept ? when : head
  return (
    sentence(
      begun === '' ? told : begun + (/[:,] $|que $|ando $|^Aquel(?:la)? \p{L}+ $/u.test(begun) ? told : sentence(told)),
    ) + (/[!?…]$/u.test(told) ? '' : '.')
  )
}

/** `isParted`: it begins a sentence. */
type Telt = { clauses: readonly Clause[]; words: Word[]; from: number; to: number; telling: Telling; isParted: boolean }

const isTiny = ({ r }: Rememberers) => r.band === 'bebe' || r.band === '2-4'

/** One clause: who does it, and all its words; false in doubt. */
function tell(k: number, { clauses, words, from, to, telling, isParted: isHead }: Telt): boolean {
  const clause = clauses[k]!
  const { at, start, form, subject, link } = clause
  const deed = isOfEither(k, clauses, words) ? null : deedBy(k, clauses, words, telling)
  if (deed === null || (deed.doer === 'giver' && !isOneGiver(telling.people))) return false
  const verb = words[at]!
  words[start]!.begins = { doer: deed.doer, isSilent: deed.isSilent === true }
  // 'apenas llevamos dos meses': it goes on
  if (form.infinitive === 'llevar' && form.person === 1 && isCounted(words.slice(at + 1, at + 4))) return false
  const told = toldForm(verb.low, form)
  if (!told) return false
  const subjectAt = subject.by === 'word' ? subject.at : -1
  // 'y yo negocie': a past without its accent, or a wish
  if (words[subjectAt]?.low === 'yo' && form.person === 3 && form.tense === 'present') return false
  // 'su primera carcajada fue con mi perro'
  const isTheirs = k === 0 && subject.by === 'noun' && subject.at === from && !telling.named.has('recipient')
  for (let i = from; i < start; i++) {
    if (i === subjectAt) nameSubject(words[i]!, deed, telling)
    else if (
      words[i]!.out === undefined &&
      !turnWord(i, words, deed.doer, telling, (isTheirs && i === from) || isLed(i, words, k, deed, telling))
    )
      return false
  }
  if (!deed.isSaid && subject.by === 'noun') nameNoun(words, subject, telling)
  else if (subjectAt < 0 && !isStill(clause, words, telling, deed))
    nameDoer(words[start]!, deed, telling, isHead, usIn(words.slice(start, to), at - start, telling.people))
  if (deed.doer === 'other' && link === '' && subject.by === 'none') nameUs(words.slice(start, to), at - start, telling)
  // 'en la posada del trabajo, Guadalupe ganó'
  if (
    k === 0 &&
    start > (words[start]!.lead?.startsWith('a ') ? 1 : 2) &&
    words[start]!.lead &&
    words[start]!.gap === ' ' &&
    subject.by === 'none' &&
    link === ''
  ) {
    words[start]!.gap = ', '
    if (words[start - 1]!.low === 'fin' && words[start - 2]!.low === 'por') words[start - 2]!.gap = ', '
  }
  // 'en lugar de llorar, Emma le aplaudió'
  if (
    k > 0 &&
    /^(?:en|sin|para)$/u.test(words[clause.from]!.low) &&
    start - clause.from > 2 &&
    words[start]!.lead &&
    words[start]!.gap === ' '
  )
    words[start]!.gap = ', '
  if (told !== verb.low || verb.word.toLowerCase() !== verb.low) verb.out = told
  const isBehind =
    deed.doer === 'other' && deed.isThing !== undefined && subject.by === 'none' && deed.isSaid && !deed.isSilent
  if (!turnClitics(clause, deed, words, telling, isBehind)) return false
  const isYo = words[at + 1]?.low === 'yo' && !isParted(words[at + 1])
  // 'no lloró él': the name stands before it
  if (
    /^(?:él|ella)$/u.test(words[at + 1]?.low ?? '') &&
    deed.doer === 'recipient' &&
    words[start]!.lead &&
    isParted(words[at + 2])
  )
    words[at + 1]!.out = ''
  if (isYo && (form.person === 3 ? !isOfNext(clause, words) : isEmphatic(clause, words))) words[at + 1]!.out = ''
  const ofWhom = deed.isSilent && link === 'que' && telling.last === 'giver' ? 'giver' : deed.doer
  for (let i = at + 1; i < to; i++)
    if (words[i]!.out === undefined && !turnWord(i, words, ofWhom, telling)) return false
  for (const gender of othersIn(words.slice(from, to), telling)) telling.others.add(gender)
  if (words.slice(from, to).some(({ low }, i) => IT.test(low) && (low.length > 3 || from + i < at)))
    telling.hasIt = true
  const isMain = link === '' || link === ' ' || link === ',' || COORDINATES.test(link) || clause.linkAt === 0
  if (deed.doer === 'other' && deed.isSilent) return true
  if (deed.doer === 'other' && !isMain) return true
  if (deed.doer === 'both' && !isMain) {
    telling.isTold = true
    return true
  }
  // 'se le cayó a Olivia el diente y se lo regaló': it is told of her
  if (
    deed.doer === 'other' &&
    isMain &&
    words.slice(start, to).some(({ tail }) => tail === `a ${telling.people.r.name}`) &&
    (words[start]!.low === 'se' || /^(?:tocar|gustar|encantar|doler|dar|quedar)$/u.test(form.infinitive))
  ) {
    telling.last = 'recipient'
    return true
  }
  if (isMain) telling.isGoingOn = deed.doer === 'recipient'
  if (deed.doer === 'giver' && form.person === 3) telling.saysI = true
  telling.last = deed.doer
  telling.other = deed.doer === 'other' ? { plural: form.plural, isThing: deed.isThing === true } : null
  if (deed.doer !== 'other') telling.isTold = true
  return true
}

/** 'la pegamos', 'buscándolo': what it was done to may do what comes next. */
const IT = /^(?:l[oa]s?|\p{L}+(?:ndo|[aeiáéí]r)l[oa]s?)$/u

/** 'en su fiesta se rompió la piñata': whose, where nothing has named them yet. */
const isLed = (i: number, words: readonly Word[], k: number, { doer }: Deed, { named, people }: Telling) =>
  k === 0 &&
  i === 1 &&
  doer === 'other' &&
  !named.has('recipient') &&
  !people.r.several &&
  /^(?:en|para|por|de)$/u.test(words[0]!.low)

const isCounted = (words: readonly Word[]) =>
  saysWhen(words.map(({ low }) => low)) &&
  /^(?:un[oa]?|dos|tres|cuatro|cinco|seis|\d+|much[oa]s|poc[oa]s|tod[oa])$/u.test(words[0]?.low ?? '')
