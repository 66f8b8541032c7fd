import { type Clause, COORDINATES, DETERMINER } from './narrated-clauses.ts'
import type { Deed } from './narrated-doer.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { isOfAnAge } from './narrated-opening.ts'
import { bothNamed, called, type Rememberers, type Telling, type Us, type Word } from './narrated-text.ts'

/** Where whoever does it is named, and how. */

/** 'me cuidó cuando estuve enferma y me llevó caldo': whoever it is done to does not do it. */
export const isStill = (
  { link, start, at }: Clause,
  words: readonly Word[],
  { isGoingOn, named }: Telling,
  { doer }: Deed,
) =>
  doer === 'recipient' &&
  isGoingOn &&
  named.has('recipient') &&
  COORDINATES.test(link) &&
  words.slice(start, at).some(({ low }) => low === 'me')

export function nameSubject(word: Word, { doer, isSaid }: Deed, telling: Telling): void {
  if (isSaid) {
    const { s } = telling.people
    if (word.low.startsWith('nosotr')) word.out = s.several && s.plural ? s.name : word.low.replace('nosotr', 'ell')
    return
  }
  word.out = called(doer === 'giver' ? 'giver' : 'recipient', telling)
}

/** 'mi hija me dijo', where she is whom the story is for. */
export function nameNoun(words: Word[], subject: { at: number; end: number }, telling: Telling): void {
  for (let i = subject.at; i < subject.end; i++) words[i]!.out = ''
  words[subject.end - 1]!.out = called('recipient', telling)
}

/** Whoever does it is named where somebody else did what came before. */
export function nameDoer(word: Word, { doer, isSaid }: Deed, telling: Telling, isHead: boolean, us: Us): void {
  if (doer === 'other') return
  if (isSaid) {
    if (doer !== 'both') telling.named.add(doer)
    return
  }
  if (doer === 'both') {
    // 'se inundó la cocina y servimos sándwiches': after what befell, nobody has been named yet
    const isFirst = telling.last === null || (telling.last === 'other' && !telling.other?.plural)
    const names = isFirst && telling.named.size === 0 && us !== 'more' ? bothNamed(telling, us) : null
    if (names !== null) {
      word.lead = names
      telling.named.add('giver')
      telling.isPaired = names !== telling.people.s.name
      if (telling.isPaired) telling.named.add('recipient')
      return
    }
    const { r, s } = telling.people
    // 'los tres se escondieron y los encontramos', said by their parents
    if (us === 'givers' && s.several && s.plural && r.plural && telling.last === 'recipient') {
      word.lead = s.name
      return
    }
    const isOthers = telling.last === 'other' && telling.other?.plural === true
    if (isOthers && !/^(?:nunca|jamás|no|tampoco)$/u.test(word.low))
      word.lead = telling.people.r.several || telling.people.s.several ? 'todos' : bothOf(telling.people)
    return
  }
  const isNamed = telling.named.has(doer)
  if (isNamed && telling.last === doer) return
  // after what both did, one alone is whoever has been named
  const another = doer === 'giver' ? 'recipient' : 'giver'
  if (isNamed && telling.last === 'both' && !telling.named.has(another) && !isHead && !telling.isOwner) return
  const { r } = telling.people
  if (isNamed && telling.last === 'other' && telling.other?.plural !== r.plural && !telling.named.has(another)) return
  word.lead = called(doer, telling)
}

/** 'nos llegó un parto' → 'a Gra y a Sil les llegó', where nobody has been named. */
export function nameUs(words: readonly Word[], at: number, telling: Telling): void {
  const isUs = words.slice(0, at).some(({ low }) => low === 'nos')
  const isSaid = words.some(
    ({ low }, i) => i > at && low === 'a' && /^(?:tod[oa]s|l[oa]s)$/u.test(words[i + 1]?.low ?? ''),
  )
  if (!isUs || isSaid || telling.last !== null || telling.named.size > 0) return
  const names = bothNamed(telling, telling.people.s.several ? 'givers' : 'both')
  if (names === null) return
  const isRow = !/^(?:sus|los|las|tod[oa]s) /u.test(names)
  words[0]!.lead = `a ${isRow ? names.replaceAll(/, | y /gu, '$&a ') : names}`
  telling.named.add('giver')
  if (names === telling.people.s.name) return
  telling.named.add('recipient')
  telling.isPaired = true
}

/** Who 'we' are: 'nos fuimos todos' are more; 'le enseñamos', 'fuimos a recogerla' are without the recipient. */
export function usIn(words: readonly Word[], at: number, { r }: Rememberers): Us {
  if (words.some(({ low }, i) => /^(?:tod[oa]s|tres|cuatro|cinco|seis)$/u.test(low) && !isHour(words, i))) return 'more'
  // 'subimos con él al cerro'
  if (words.some(({ low }, i) => /^(?:él|ella)$/u.test(low) && words[i - 1]?.low === 'con')) return 'more'
  // 'cuando éramos chicos', said by her children
  if (!isOfAnAge(r.role) && words.some(({ low }) => /^(?:chic|niñ|chiquit|pequeñ)[oa]s$/u.test(low))) return 'givers'
  // 'le dimos de comer a las palomas': it is said to whom
  const isOthers = words.some(
    ({ low }, i) => i > at && (low === 'al' || (low === 'a' && DETERMINER.test(words[i + 1]?.low ?? ''))),
  )
  return words.some(
    ({ low }, i) =>
      (i < at && (/^(?:l[oa]s?|te)$/u.test(low) || (/^les?$/u.test(low) && !isOthers))) ||
      isDoneToThem(low) ||
      (low === 'casamos' && r.role !== 'partner'),
  )
    ? 'givers'
    : 'both'
}

/** 'hasta las tres' */
const isHour = (words: readonly Word[], at: number) =>
  words[at - 1]?.low === 'las' && /^(?:a|hasta|desde)$/u.test(words[at - 2]?.low ?? '')

/** 'recogerla', 'verte'; 'fuerte' and 'suerte' are nobody's. */
const isDoneToThem = (low: string) => {
  const [, infinitive = ''] = /^(\p{L}*[aeií]r)(?:l[oae]s?|te)$/u.exec(low) ?? []
  return isInfinitive(infinitive)
}

const bothOf = ({ r, s }: Rememberers) => (r.gender === 'f' && s.gender === 'f' ? 'las dos' : 'los dos')
