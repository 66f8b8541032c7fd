import { isNounForm, known } from '../grammar/dictionary.ts'
import { nounGender } from '../grammar/gender.ts'
import { CLITIC } from './narrated-clauses.ts'
import { called, type Doer, isParted, owner, type Telling, type Word } from './narrated-text.ts'
import { kinOfRecipient } from './narrated-words.ts'
import { isKinWord } from '../people/names.ts'

/** What is theirs: 'mi abuela', 'tus zapatos', 'su carcajada', as a narrator says it. */

/** 'mi hijo menor' → 'el hijo menor de Ximena'; false where more is said of it, which would come between. */
export function turnOwned(i: number, words: Word[], doer: Doer | null, telling: Telling): boolean {
  const word = words[i]!
  const { people } = telling
  const isGivers = word.low.startsWith('m')
  const many = word.low.endsWith('s')
  const name = isGivers ? owner(people) : people.r.name
  // 'mi viejo le pagó': he is one himself
  const isOrdinal =
    (isNounForm(words[i + 2]?.low ?? '') || isKinWord(words[i + 2]?.low ?? '')) &&
    !CLITIC.test(words[i + 2]!.low) &&
    !isParted(words[i + 2]) &&
    /^(?:xv|quince|\d+|primer|primer[oa]s|primera|últim[oa]s?|mejor(?:es)?|gran|viej[oa]s?|propi[oa]s?|nuev[oa]s?|pequeñ[oa]s?|segund[oa]|querid[oa]s?)$/u.test(
      words[i + 1]?.low ?? '',
    )
  const at = isOrdinal ? i + 2 : i + 1
  const noun = words[at]?.low
  if (
    !noun ||
    !(isNounForm(noun) || CLIPPED.test(noun) || isKinWord(noun) || /^(?:apá|amá)$/u.test(noun) || !known(noun))
  )
    return false
  if (isGivers && noun === 'vida' && telling.named.has('giver')) {
    word.out = 'su'
    return true
  }
  // 'mi hijo', of Mateo y su mamá
  if (isGivers && people.s.several && noun.startsWith('hij') && / y su (?:mam|pap|madre|padre)/u.test(people.s.name))
    return false
  const isF = (nounGender(noun) === 'f' || noun === 'cometa') && !/^(?:pap|ap)[aá]s?$/u.test(noun)
  const article = many ? (isF ? 'las' : 'los') : isF ? 'la' : 'el'
  if (isGivers && people.r.role === 'sibling' && /^(?:mam|pap|abuel|madre|padre|t[ií][oa]s?$)/u.test(noun)) {
    word.out = many ? 'sus' : 'su'
    return true
  }
  // 'mi abuela', said of the grandfather by whoever is his grandchild
  if (
    isGivers &&
    people.r.role === 'grandparent' &&
    noun.startsWith('abuel') &&
    kinOfRecipient(noun, people.r) === 'no'
  ) {
    word.out = article
    return true
  }
  if (name === null) {
    // 'mi abuela', said by a family of the grandfather
    if (!/^(?:abuel[oa]|mam[áa]|pap[áa]|abuelit[oa])$/u.test(noun) || kinOfRecipient(noun, people.r) !== 'no')
      return false
    // of an animal it would be its own mother
    if (people.r.role === 'pet') return false
    word.out = article
    return true
  }
  if (isGivers && isKinWord(noun) && kinOfRecipient(noun, people.r) !== 'no') {
    if (kinOfRecipient(noun, people.r) !== 'yes' || isOrdinal || many) return false
    word.out = ''
    words[at]!.out = called('recipient', telling)
    return true
  }
  if (doer === (isGivers ? 'giver' : 'recipient') || (isOrdinal && isGivers && telling.named.has('giver'))) {
    word.out = many ? 'sus' : 'su'
    return true
  }
  let end = at
  while (end + 1 < words.length && !isParted(words[end + 1])) {
    const next = words[end + 1]!
    if (
      !next.isName &&
      /^(?:mayor|menor|chic[oa]|grande|favorit[oa]s?|nuev[oa]s?|viej[oa]s?|roj[oa]s?|azul|blanc[oa]s?|negr[oa]s?|querid[oa]s?|matern[oa]|patern[oa])$/u.test(
        next.low,
      )
    )
      end += 1
    else if (/^del?$/u.test(next.low) && (!isKinWord(noun) || /^\d+$/u.test(words[end + 2]?.low ?? ''))) {
      const isDetermined = /^(?:la|el|l[ao]s|un|una|est[ea]|es[ea]|aquel|aquella)$/u.test(words[end + 2]?.low ?? '')
      const last = end + (isDetermined ? 3 : 2)
      if (words[last] === undefined || words[last].isName || /^(?:que|de|del)$/u.test(words[last + 1]?.low ?? ''))
        return false
      // 'su fiesta de 3 años'
      end = /^\d+$/u.test(words[last].low) && words[last + 1] && !isParted(words[last + 1]) ? last + 1 : last
    } else if (next.isName && isKinWord(noun)) return named(word, article)
    else break
  }
  // 'gritó tan fuerte mi nombre que…': what came of it, and no more of the name
  const isSoThat = words[end + 1]?.low === 'que' && words.slice(0, i).some(({ low }) => /^tan(?:t[oa]s?)?$/u.test(low))
  const next = words[end + 1]
  if (next?.low === 'más') return false
  // 'mis lentes que se llevó la ola' → 'los lentes de Eva, que se llevó la ola'
  if (next?.low === 'que' && !isSoThat) {
    // behind more of a relative clause nobody knows who goes on
    if (!isGivers || isParted(next) || words.slice(end).some(({ low }) => /^[ye]$/u.test(low))) return false
    next.gap = ', '
  }
  // 'me ayudó a pintar mi cuarto', 'echada en mis pies': whoever it was done to has just been named
  if (isGivers && doer === 'recipient' && isObjectOf(i, words, name)) {
    word.out = many ? 'sus' : 'su'
    return true
  }
  if (!isGivers && !telling.named.has('recipient')) telling.isOwner = true
  telling.named.add(isGivers ? 'giver' : 'recipient')
  // 'a mí y a mi esposo'
  if (words[i - 3]?.low === 'mí') {
    word.out = many ? 'sus' : 'su'
    return true
  }
  // 'en mi casa'
  if (noun === 'casa' && !many && /^(?:en|a|de)$/u.test(words[i - 1]?.low ?? '') && !isOrdinal) word.out = ''
  else word.out = article
  words[end]!.tail = `de ${name}`
  return true
}

/** Nouns that verbs are spelt like. */
const CLIPPED = /^(?:cumple|cumples|tele|profe|cole)$/u

function isObjectOf(i: number, words: readonly Word[], name: string): boolean {
  // 'bailó conmigo en mi boda'
  if (words[i - 1]?.low === 'en' && words[i - 2]?.out === `con ${name}`) return true
  const at = words.slice(0, i).findLastIndex(({ tail }) => tail === `a ${name}`)
  return at >= 0 && (/^(?:ayud|acompañ|cuid)/u.test(words[at]!.low) || words[i - 1]?.low === 'en')
}

/** 'mi tía Chayo' → 'la tía Chayo' */
function named(word: Word, article: string): boolean {
  word.out = article
  return true
}
