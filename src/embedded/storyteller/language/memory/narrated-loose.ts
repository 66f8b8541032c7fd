import { infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import type { Deed } from './narrated-doer.ts'
import { turnOwned } from './narrated-owned.ts'
import { called, isOneGiver, isParted, type Telling, type Word } from './narrated-text.ts'
import { attachedTo, objectOf, weWere } from './narrated-verbs.ts'
import { isOneself, isPerson } from './narrated-words.ts'
import { isKinWord } from '../people/names.ts'

/** Pronouns and possessives that stand beside no verb; false in doubt. */
export function turnWord(
  i: number,
  words: Word[],
  doer: Deed['doer'] | null,
  telling: Telling,
  isTheirs = false,
): boolean {
  const word = words[i]!
  const { people } = telling
  const { low } = word
  if (word.isName && i > 0 && people.r.name.split(' ').includes(word.word)) telling.named.add('recipient')
  if (/^(?:mis?|tus?)$/u.test(low) || (/^sus?$/u.test(low) && (isTheirs || isOfRecipient(i, words, doer, telling))))
    return turnOwned(i, words, doer, telling)
  // 'armar un radio yo solo'
  if (low === 'yo' && /^sol[oa]$/u.test(words[i + 1]?.low ?? '')) {
    word.out = ''
    return isOneGiver(people)
  }
  const isGivers = /^(?:conmigo|mí|yo)$/u.test(low)
  if (isGivers && !isOneGiver(people)) return false
  if (low === 'conmigo' || low === 'contigo') {
    word.out = `con ${called(low === 'conmigo' ? 'giver' : 'recipient', telling)}`
    return true
  }
  // 'subimos con él al cerro': whom nothing has named yet
  if (
    i > 0 &&
    /^(?:él|ella)$/u.test(low) &&
    /^(?:con|para|de|a|por|sin)$/u.test(words[i - 1]!.low) &&
    !telling.named.has('recipient') &&
    telling.others.size === 0 &&
    people.r.gender === (low === 'ella' ? 'f' : 'm') &&
    !people.r.several
  ) {
    word.out = called('recipient', telling)
    return true
  }
  if (isGivers || /^(?:ti|tú|vos)$/u.test(low)) {
    word.out = called(isGivers ? 'giver' : 'recipient', telling, false)
    return true
  }
  const isAlone = words[i + 1] === undefined || isParted(words[i + 1]) || STANDS_ALONE.test(words[i + 1]!.low)
  const plain = low.startsWith('nuestr') ? (isAlone ? low.replace('nuestr', 'suy') : PLAIN[low]) : undefined
  if (plain) word.out = plain
  // 'pidió que nos fuéramos'
  if (low === 'nos' && weWere(words[i + 1]?.low ?? '')) word.out = 'se'
  // 'detrás mío', 'hacer los míos'
  if (/^mí[oa]s?$/u.test(low)) {
    if (!isOneGiver(people)) return false
    const isBeside = /^(?:detrás|delante|encima|enfrente|cerca|lado)$/u.test(words[i - 1]?.low ?? '')
    // 'una chancla que no era mía', 'un amigo mío'
    const isOf =
      isBeside ||
      /^(?:es|son|era|eran|fue|fueron)$/u.test(words[i - 1]?.low ?? '') ||
      (words[i - 1] !== undefined && words[i - 1]!.low.length > 3 && isNounForm(words[i - 1]!.low))
    if (!isOf && !telling.named.has('giver')) return false
    word.out = isOf ? `de ${called('giver', telling, false)}` : low.replace('mí', 'suy')
    return true
  }
  const were = weWere(low)
  if (were) word.out = were
  if (/^nosotr[oa]s$/u.test(low)) {
    const us = withUs(i, words, telling) ?? low.replace('nosotr', 'ell')
    word.out = words[i - 1]?.low === 'con' ? us.replace(/^con /u, '') : us
  }
  const attached = attachedTo(low)
  return attached
    ? turnAttached(word, attached, { next: words[i + 1]?.low ?? '', isLed: isLedTo(i, words) }, doer, telling)
    : true
}

/** 'le regaló su gatorade, nosotros llorando en la grada': several givers, whom it does not take for others of the sentence. */
const withUs = (i: number, words: readonly Word[], { people: { s } }: Telling) =>
  s.several && words[i + 1]?.low.endsWith('ndo') ? `con ${s.name}` : null

const STANDS_ALONE = /^(?:[yeo]|que|pero|para|por|con|en|desde|cuando|porque|también)$/u

/** 'pedí la mano de su hija', 'nos casamos en su patio': of whoever it is for, whom nothing has named yet. */
const isOfRecipient = (
  i: number,
  words: readonly Word[],
  doer: Deed['doer'] | null,
  { named, others, people, isPaired }: Telling,
) =>
  (doer === 'giver' || doer === 'both') &&
  (!named.has('recipient') || isPaired) &&
  others.size === 0 &&
  !people.r.several &&
  !words.slice(0, i).some(({ low, isName }, k) => isPerson(low) || isKinWord(low) || (isName && k > 0))

const PLAIN: Readonly<Record<string, string>> = { nuestro: 'su', nuestra: 'su', nuestros: 'sus', nuestras: 'sus' }

/** 'sin soltarme la mano', 'ayudarme', 'sin bajarnos' */
function turnAttached(
  word: Word,
  { verb, bareVerb, pronoun, more }: NonNullable<ReturnType<typeof attachedTo>>,
  { next, isLed }: { next: string; isLed: boolean },
  doer: Deed['doer'] | null,
  telling: Telling,
): boolean {
  const { r, s } = telling.people
  // 'me llevó a inscribirme': what one does oneself
  if (isLed) {
    word.out = `${verb}se`
    return !more
  }
  // 'por reírnos'
  if (pronoun === 'nos' && !more && isOneself(bareVerb) && doer !== 'recipient') {
    word.out = `${verb}se`
    return true
  }
  if (pronoun === 'nos' && (doer === 'both' || (verb.endsWith('ndo') && doer !== 'recipient'))) {
    word.out = more ? '' : `${verb}se`
    return !more
  }
  const whose = pronoun === 'me' ? 'giver' : pronoun === 'te' ? 'recipient' : 'both'
  if (more || (whose === 'giver' && !isOneGiver(telling.people))) return false
  if (doer === whose) {
    word.out = `${verb}se`
    return true
  }
  const object = objectOf(infinitivesOf(bareVerb)[0] ?? bareVerb, next, '')
  if (object === null) return false
  if (whose === 'both') {
    // 'para hacernos reír', of granddaughters
    const areWomen = s.gender === 'f' && (doer === 'recipient' || r.gender === 'f')
    word.out = `${verb}${object === 'le' ? 'les' : areWomen ? 'las' : 'los'}`
    return true
  }
  const isKnown = telling.named.has(whose)
  const person = whose === 'giver' ? s : r
  if (object === 'le') {
    word.out = `${verb}${person.plural ? 'les' : 'le'}`
    if (!isKnown) word.tail = `a ${called(whose, telling, false)}`
    return true
  }
  if (isKnown && person.gender && !person.plural) word.out = `${verb}${person.gender === 'f' ? 'la' : 'lo'}`
  else word.out = `${bareVerb} a ${called(whose, telling, false)}`
  return isKnown || !verb.endsWith('ndo')
}

/** 'me enseñó a peinarme', 'me llevó a inscribirme' */
function isLedTo(i: number, words: readonly Word[]): boolean {
  const [, , pronoun = ''] = /^(\p{L}+r)(me|te|nos)$/u.exec(words[i]!.low) ?? []
  // 'me dejaba quedarme con el vuelto', 'me hizo bajarme'
  if (
    pronoun &&
    words[i - 2]?.low === pronoun &&
    /^(?:dej|permit|ve[ií]|vio|o[ií]|hizo$|hac[ií]|hicieron$)/u.test(words[i - 1]!.low)
  )
    return true
  // 'nos hacía persignarnos antes de subirnos': of those who were made to
  const isMade =
    pronoun !== '' &&
    words[i - 1]?.low === 'de' &&
    /^(?:antes|después)$/u.test(words[i - 2]?.low ?? '') &&
    words
      .slice(0, i - 2)
      .some(({ low }, k, all) => low === pronoun && /^(?:hac[ií]|hizo|dej)/u.test(all[k + 1]?.low ?? ''))
  if (isMade) return true
  if (pronoun === '' || words[i - 1]?.low !== 'a') return false
  return words
    .slice(Math.max(0, i - 7), i - 1)
    .some(({ low }, k, all) => low === pronoun && LEADS_TO.test(all[k + 1]?.low ?? ''))
}
const LEADS_TO = /^(?:llev|enseñ|ayud|mand|oblig|anim|invit|forz)/u
