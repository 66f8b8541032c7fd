import { spokenOf, topicOf, withoutArticle } from './favourite-talk.ts'
import { thing } from './favourite-parts.ts'
import type { FavouriteItem } from './favourite-item.ts'
import { contract, countWords, list } from '../grammar/text.ts'
import { sentences } from '../spelling/tidy.ts'

/** What is liked as the phrases that stand in our sentences. */

/** What an answer is about where no word of it tells. */
export const NO_TOPIC = 'lo que más quiere'

/** What a story says of its likings. */
export type Phrases = {
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
  /** The answer as whole sentences. */
  whole: string
  /** True where `of` and `about` say its topic and not the thing itself. */
  byTopic: boolean
}

/** What can be known or talked of: a clause, a long pastime and what the sender stands in are spoken of by their topic. */
function talkOf(item: FavouriteItem, sender: string, topic: (text: string) => string): FavouriteItem {
  const byTopic = thing(topic(item.text))
  if (item.kind === 'clause' || item.text.includes(` ${sender}`)) return byTopic
  const isLengthy = item.kind === 'infinitive' && countWords(item.text) > 4
  return isLengthy && byTopic.text !== NO_TOPIC ? byTopic : item
}

/** 'el pan dulce, en especial los cuernitos, y el danzón': where the second is said to be one of the first. */
function listed(items: readonly FavouriteItem[], whole: string): string {
  const told: string[] = []
  for (const { text } of items) {
    const of = mostlyOf(text, whole)
    if (of && told.length > 0) told.push(`${told.pop()}, ${of} ${text}`)
    else told.push(text)
  }
  const last = told.pop()!
  return told.some((text) => text.includes(',')) ? `${told.join(', ')}, y ${last}` : list([...told, last])
}

/** What makes it one of those before it; 'sobre todo su mula' is none of the hens. */
const mostlyOf = (text: string, whole: string) =>
  WITH_ARTICLE.test(text) && MOSTLY.test(whole)
    ? new RegExp(
        `(sobre todo|especialmente|en especial) ${text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![A-Za-zÀ-ỹ])`,
        'iu',
      )
        .exec(whole)?.[1]
        ?.toLowerCase()
    : undefined

const MOSTLY = /sobre todo|especialmente|en especial/iu
const WITH_ARTICLE = /^(?:el|la|los|las) /u

/** 'River y los dinosaurios, más los dinosaurios': what is named again is liked best. */
function bestFirst(items: FavouriteItem[], whole: string): FavouriteItem[] {
  const [, best = ''] =
    / (?:m[aá]s|sobre todo|especialmente|en especial) ((?:el|la|l[oa]s|sus?) [^,.;]+)$/iu.exec(whole) ?? []
  const isAgain = best !== '' && whole.toLowerCase().split(best.toLowerCase()).length > 2
  return items.toSorted((one, other) => Number(isAgain && other.text === best) - Number(isAgain && one.text === best))
}

/** `read` as it is listed: 'el mate' and 'los libros' → 'el mate y los libros'. */
export function phrases(
  read: FavouriteItem[],
  whole: string,
  topic: (text: string) => string,
  sender: string,
): Phrases {
  const items = bestFirst(read, whole)
  const talk = (item: FavouriteItem) => talkOf(item, sender, topic)
  const first = items[0]!
  const plural = first.plural || /^(los|las|sus)\s/.test(first.text)
  const told = items.map(talk).filter(({ text }) => text !== NO_TOPIC)
  const talked = told.length > 0 ? told : [thing(NO_TOPIC)]
  // 'de la batería y de los videojuegos': all with their article where one keeps it
  const company = talked.length > 1
  const alike =
    !company || talked.every((item) => item.kind !== 'noun' || !WITH_ARTICLE.test(withoutArticle(item, true)))
  const isMostly = items.length === 2 && mostlyOf(items[1]!.text, whole) !== undefined
  const many =
    first.kind !== 'infinitive' &&
    (plural || (items.length > 1 && !isMostly && items.every(({ kind }) => kind === 'noun' || kind === 'name')))
  return {
    items,
    all: listed(items, whole),
    gusta: many ? 'gustaban' : 'gustaba',
    of: list(talked.map((item) => spokenOf(alike ? withoutArticle(item, company) : item.text))),
    about: list(
      talked.map((item) => spokenOf(alike || item.kind === 'infinitive' ? topicOf(item, company) : item.text)),
    ),
    prep: (preposition) => list(items.map((item) => contract(`${preposition} ${item.text}`))),
    whole: sentences(whole),
    byTopic: items.some((item) => talk(item) !== item),
  }
}
