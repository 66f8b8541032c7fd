import { QUOTE } from './narrated-words.ts'
import type { Person } from '../people/person.ts'
import { contract, upperFirst } from '../grammar/text.ts'

/** A memory as words that a narrator may change one by one. */

/** Who remembers, and who is remembered. */
export type Rememberers = { r: Person; s: Person }

/** Whose deed a verb is; 'other' is whoever or whatever else stands there. */
export type Doer = 'giver' | 'recipient' | 'both' | 'other'

/** `out`: what a narrator says for it; `lead` and `tail`: names put before it and after it; `low` is a quotation's mark. */
export type Word = {
  word: string
  low: string
  gap: string
  isName: boolean
  /** With it begins a clause: whose deed it is, and whether that is left unsaid. */
  begins?: { doer: Doer; isSilent: boolean }
  out?: string
  lead?: string
  tail?: string
}

/** Who says 'we': both, the givers alone, or others too. */
export type Us = 'both' | 'givers' | 'more'

/** What has been told so far: who did the last deed, who has been called by name, who else is in it. */
export type Telling = {
  people: Rememberers
  last: Doer | null
  named: Set<'giver' | 'recipient'>
  /** Who or what did the last deed, where neither of them did. */
  other: { plural: boolean; isThing: boolean } | null
  /** Genders of others that a pronoun might mean. */
  others: Set<'f' | 'm'>
  /** Genders of one thing that an earlier sentence told of. */
  things: Set<'f' | 'm'>
  /** The memory says 'you', and whoever is told of in it is somebody else. */
  isSpokenTo: boolean
  isTold: boolean
  /** The last deed that stands by itself was the recipient's. */
  isGoingOn: boolean
  /** Something was said of which a pronoun has told. */
  hasIt: boolean
  /** Something was done to the recipient: what then is told of somebody is told of them. */
  isMet: boolean
  /** The recipient has been named as whose something is, and not yet for a deed. */
  isOwner: boolean
  /** Both have been named in one breath, as who did it. */
  isPaired: boolean
  /** Somebody did something to 'us', and may be none of those. */
  isDoneToUs: boolean
  /** The giver says 'yo' where a form may be anybody's: one without it is not theirs. */
  saysI: boolean
}

const QUOTED = /[“"‘][^”"’]*[”"’]/gu

/** `quotes`: what was said, word for word; ¤ stands for it in `text`. */
export function withoutQuotes(memory: string): { text: string; quotes: string[] } {
  const quotes: string[] = []
  const text = memory.replace(/(?<=\d)\.(?=\d)/gu, '·').replace(QUOTED, (quote) => `¤${quotes.push(quote) - 1}¤`)
  return { text, quotes }
}

export const withQuotes = (text: string, quotes: readonly string[]) =>
  text.replaceAll('·', '.').replace(/¤(\d+)¤/gu, (_, at: string) => quotes[Number(at)]!)

const WORD = /¤\d+¤|\d+(?:[:.,·]\d+)*[%°ºª]?\p{L}*|\p{L}+/gu

export function wordsOf(sentence: string): { words: Word[]; end: string } {
  const words: Word[] = []
  let from = 0
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    words.push({
      word,
      low: word.startsWith('¤') ? QUOTE : word.toLowerCase(),
      gap: sentence.slice(from, index),
      isName: /^\p{Lu}/u.test(word),
    })
    from = index + word.length
  }
  return { words, end: sentence.slice(from) }
}

export function textOf(words: readonly Word[], end: string): string {
  const text = words.map(({ word, gap, out, lead, tail }) => {
    const told = [lead, out ?? word, tail].filter(Boolean).join(' ')
    return gap + told
  })
  return contract(
    (text.join('') + end)
      .replace(/ {2,}/gu, ' ')
      .replace(/ (?=[,.;:])/gu, '')
      .trim(),
  )
    .replace(/(?<=[.] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(ON_THE_CONTRARY, '$1, ')
}

/** 'al contrario se rio' */
const ON_THE_CONTRARY = /(?<=^|[.;,] )((?:al|por el) contrario|sin embargo|de hecho) (?=(?!del? |que |y |al? )\p{L})/giu

export const sentence = (text: string) => upperFirst(text.trim())

/** A comma, a colon or a stop stands before it. */
export const isParted = (word: Word | undefined) => /[,;:.—…()¡¿!?]/u.test(word?.gap ?? '')

/** 'me' is one person's, and it is known whose. */
export const isOneGiver = ({ s }: Rememberers) => !s.several && s.name !== 'Alguien'

/** 'Ximena y los niños' say 'mi hijo': it is hers. */
export const owner = ({ s }: Rememberers): string | null =>
  isOneGiverName(s.name, s.several) ? s.name : (/^(\p{Lu}\p{L}+) y (?:l[oa]s|sus?) \p{Ll}/u.exec(s.name)?.[1] ?? null)
const isOneGiverName = (name: string, several: boolean) => !several && name !== 'Alguien'

/**
 * Who 'we' are: 'Tata Lalo y Vicente', 'Emiliano, su papá y su mamá', 'Mateo, Luciana y su papá'; of several to whom something was done, they alone.
 * Null where it is not known, or two rows of names would meet.
 */
export function bothNamed({ people: { r, s }, isDoneToUs }: Telling, us: Us): string | null {
  if (isDoneToUs || us === 'givers') return s.several && s.plural ? s.name : null
  // 'sus hijos Óscar y Norma' are one more, and no row of their own
  const [rIsRow, sIsRow] = [r, s].map(({ name }) => / y /u.test(name) && !/^(?:sus|los|las|tod[oa]s) /u.test(name))
  if (s.name === 'Alguien' || (rIsRow && sIsRow)) return null
  return rIsRow
    ? `${r.name.replace(/ y (?!.* y )/u, ', ')} y ${s.name}`
    : sIsRow
      ? `${r.name}, ${s.name}`
      : `${r.name} y ${s.name}`
}

/** The name of one of them, or the pronoun where it can mean nobody else. */
export function called(who: 'giver' | 'recipient', telling: Telling, isPronoun = true): string {
  const { r, s } = telling.people
  const [one, other] = who === 'giver' ? [s, r] : [r, s]
  const isKnown = telling.named.has(who)
  if (who === 'recipient') telling.isOwner = false
  telling.named.add(who)
  if (!isKnown) return one.name
  const again = shorter(one.name)
  if (!isPronoun || one.several || other.several) return again
  const isClear =
    one.gender !== null && other.gender !== null && one.gender !== other.gender && !telling.others.has(one.gender)
  return isClear ? (one.gender === 'f' ? 'ella' : 'él') : again
}

/** 'la tía Magda', once she has been named: 'la tía'. */
const shorter = (name: string) =>
  name
    .replace(/^su \p{Ll}+ (?=\p{Lu}\p{L}+$)/u, '')
    .replace(
      /^((?:la|el) (?:t[ií][oa]|abuel[oa]|abuelit[oa]|abue|yay[oa]|profe|maestr[oa]|doctora?|ingenier[oa]|licenciad[oa]|miss|seño|coach|madrina|padrino|comadre|compadre|enfermer[oa]|prim[oa])) \p{Lu}.*$/u,
      '$1',
    )
