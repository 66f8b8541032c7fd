import { hasGenders } from './dictionary.ts'
import type { FavouriteItem } from './favourite-item.ts'
import { aloud, ASIDE, BEFORE, DELIGHT, OPENER } from './favourite-opening.ts'
import { itemsOf, thing } from './favourite-parts.ts'
import { spokenOf, topicOf, withoutArticle } from './favourite-talk.ts'
import { isTelling } from './favourite-telling.ts'
import { finiteForm } from './finite.ts'
import { withoutHedge } from './shorthand.ts'
import { clarityOf, isSure, QUOTED } from './sureness.ts'
import { contract, countWords, isLong, list, upperFirst, withoutEnd, words } from './text.ts'
import { likingOf } from './liking.ts'
import { lowerFirst, sentences, tidy } from './tidy.ts'
import { withoutVocative } from './vocative.ts'

/** The favourite thing: one or several noun phrases, infinitives, names or clauses that stand safely in our sentences. */

export type Favourite = {
  items: FavouriteItem[]
  /** 'los dinosaurios y jugar al fútbol' */
  all: string
  /** With a preposition before every item: prep('de') → 'de los dinosaurios y de jugar al fútbol'. */
  prep: (preposition: string) => string
  /** After 'saber': 'de dinosaurios y de jugar al fútbol'. */
  of: string
  /** Topic of a conversation: 'de novelas de misterio', 'de baile'. */
  about: string
  /** 'gustaban' or 'gustaba', agreeing with the thing. */
  gusta: string
  /** What is said of it besides, as a clause: 'tiene uno en la mesa'; null for nothing, and where all is quoted. */
  said: string | null
  /** The answer as it was given, where it is too long or too rich for our sentences: it is then quoted once, whole. */
  quote: string | null
  /** The answer as whole sentences. */
  whole: string
  /** True where `of` and `about` say its topic and not the thing itself. */
  byTopic: boolean
  /** How sure the reading is, 0 to 1. */
  sure: number
}

/** What an answer is about where no word of it tells. */
export const NO_TOPIC = 'lo que más quiere'

const MOST_ITEMS = 5

const MOST_WORDS = 14

/** Below SURE the answer is quoted whole and spoken of by its topic. `clarity` is 1 for words that were confirmed. */
export function readFavourite(
  raw: string,
  sender: string,
  topic: (text: string) => string,
  clarity = clarityOf(raw),
): Favourite {
  const whole = withoutEnd(tidy(raw))
    .replace(/\.\s+[Yy] (?:también )?(?=\p{L})/gu, ' y ')
    .replace(/^[“‘]([^“”‘’]+)[”’]$/u, '$1')
  const plain = withoutHedge(aloud(whole)).replace(
    /^(.{0,40}(?:fan|fans|fanátic[oa]s?|amantes?|apasionad[oa]s?|aficionad[oa]s?|adict[oa]s?|seguidor(?:a|es|as)?)) (de|a)l /iu,
    '$1 $2 el ',
  )
  const led = / de $/i.test(OPENER.exec(plain)?.[0] ?? '')
  const said = /(?<!\p{L})(?:tus?|te|vos|tuy[oa]s?)(?!\p{L})/iu.test(plain) ? withoutVocative(plain, '') : plain
  const liked = said
    .replace(BEFORE, '')
    .replace(/^(?:por (?:ahora|el momento)|de momento|ahora mismo|últimamente),? (?=\p{L})/iu, '')
    .replace(/^(?:nomás|nada más|sol[oa]mente|sólo|solo|simplemente|básicamente) (?=\p{L})/iu, '')
    .replace(DELIGHT, '')
    .replace(OPENER, '')
    .replace(
      /\s+(?:etc|etcétera|con locura|con pasión|con tod[oa] su (?:alma|corazón)|a morir|más que (?:a )?nada|y nada más|y poco más|y ya(?: está)?|y punto)$/i,
      '',
    )
  const parted = likingOf(liked)
  const isParted =
    parted.said !== null && itemsOf(parted.things, sender, led).length <= MOST_ITEMS && !isTelling(parted.things)
  const text = isParted ? parted.things : liked
  const core = text.replace(ASIDE, ' ').trim()
  const items = isLong(core, MOST_WORDS) || core === '' ? [] : itemsOf(core, sender, led)
  const fits =
    isSure(clarity) && items.length > 0 && items.length <= MOST_ITEMS && core.length < 120 && !isTelling(core)
  const sure = fits ? clarity * (items.some(({ kind }) => kind === 'clause') ? 0.85 : 0.98) : QUOTED
  const quote = fits && countWords(core) === countWords(text) && !BEFORE.test(plain) ? null : sentences(raw)
  const talk = (item: FavouriteItem) => talkOf(item, sender, topic)
  const but = fits && !BEFORE.test(plain) ? reservation(text, core) : null
  const inside =
    fits &&
    /^[^()]*\p{L} \([\p{L} ]{3,30}\)[^()]*$/u.test(text) &&
    lowerFirst(core.replace(/ {2,}/g, ' ')) === list(items.map((item) => item.text))
  if (but || inside) {
    const read = phrases(items, { quote: null, whole: sentences(raw) }, talk)
    const all = inside ? lowerFirst(text) : read.all + but
    return { ...read, said: null, all, quote: upperFirst(all), sure }
  }
  const quoted = isSure(clarity) ? (firstThing(core, sender) ?? [thing(topic(whole))]) : [thing(topic(whole))]
  return {
    ...phrases(fits ? items : quoted, { quote, whole: sentences(raw) }, talk),
    said: fits && isParted ? parted.said : null,
    sure,
  }
}

/** 'las pelis de miedo aunque se tapa los ojos': what a narrator can say after the thing itself. */
function reservation(text: string, core: string): string | null {
  const [, but = ''] = /(,?\s+(?:aunque|pero) [^.,;:()!?¡¿]+)$/iu.exec(text) ?? []
  const tokens = words(but)
  const spoken =
    /(?<!\p{L})(?:me|mis?|te|ti|tus?|nos|yo|tú|vos|usted|conmigo|contigo|nuestr[oa]s?)(?!\p{L})/iu.test(but) ||
    tokens.some((token) => (finiteForm(token)?.person ?? 3) < 3 && !hasGenders(token))
  return but &&
    text.startsWith(core) &&
    countWords(core) + tokens.length === countWords(text) &&
    tokens.length < 10 &&
    !spoken
    ? but
    : null
}

/** 'el rugby, desde los 6 años no piensa en otra cosa': of an answer that is quoted, what it names first. */
function firstThing(core: string, sender: string): FavouriteItem[] | null {
  const [head = ''] = core.split(/[,;:.(]/)
  const named = /^(?:el|la|los|las|sus?) \p{L}/iu.test(head) && countWords(head) <= 5 && head.length < core.length
  return named && !isTelling(head) ? itemsOf(head, sender, false) : null
}

/** What can be known or talked of: a clause, a long pastime and what the sender stands in are spoken of by their topic. */
function talkOf(item: FavouriteItem, sender: string, topic: (text: string) => string): FavouriteItem {
  const byTopic = thing(topic(item.text))
  if (item.kind === 'clause' || item.text.includes(` ${sender}`)) return byTopic
  const isLengthy = item.kind === 'infinitive' && countWords(item.text) > 4
  return isLengthy && byTopic.text !== NO_TOPIC ? byTopic : item
}

/** 'los dinosaurios y el tiranosaurio' of 'los dinosaurios, sobre todo el tiranosaurio': the last is one of them. */
function mostly(all: string, whole: string, last: string): string {
  const [, most] =
    new RegExp(`(sobre todo|especialmente|en especial) ${last.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}$`, 'iu').exec(
      whole,
    ) ?? []
  // 'sobre todo su mula' is none of the hens before it
  if (!most || !all.endsWith(` y ${last}`) || /^(?!el |la |l[oa]s )/u.test(last)) return all
  const before = all.slice(0, -last.length - 3).replace(/, (?=[^,]*$)/u, ' y ')
  return `${before}, ${most.toLowerCase()} ${last}`
}

const WITH_ARTICLE = /^(?:el|la|los|las) /u

function phrases(
  items: FavouriteItem[],
  { quote, whole }: Pick<Favourite, 'quote' | 'whole'>,
  talk: (item: FavouriteItem) => FavouriteItem,
): Omit<Favourite, 'sure' | 'said'> {
  const first = items[0]!
  const plural = first.plural || /^(los|las|sus)\s/.test(first.text)
  const told = items.map(talk).filter(({ text }) => text !== NO_TOPIC)
  const talked = told.length > 0 ? told : [thing(NO_TOPIC)]
  // 'de la batería y de los videojuegos': all with their article where one keeps it
  const company = talked.length > 1
  const alike =
    !company || talked.every((item) => item.kind !== 'noun' || !WITH_ARTICLE.test(withoutArticle(item, true)))
  const many = first.kind === 'noun' && (plural || (items.length > 1 && items.every((item) => item.kind === 'noun')))
  return {
    items,
    all: mostly(list(items.map((item) => item.text)), whole, items.at(-1)!.text),
    gusta: many ? 'gustaban' : 'gustaba',
    of: list(talked.map((item) => spokenOf(alike ? withoutArticle(item, company) : item.text))),
    about: list(
      talked.map((item) => spokenOf(alike || item.kind === 'infinitive' ? topicOf(item, company) : item.text)),
    ),
    prep: (preposition) => list(items.map((item) => contract(`${preposition} ${item.text}`))),
    quote,
    whole,
    byTopic: items.some((item) => talk(item) !== item),
  }
}
