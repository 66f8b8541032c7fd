import type { FavouriteItem } from './favourite-item.ts'
import { aloud, ASIDE, BEFORE, DELIGHT, OPENER, PITIED } from './favourite-opening.ts'
import { itemsOf, thing } from './favourite-parts.ts'
import { spokenOf, topicOf, withoutArticle } from './favourite-talk.ts'
import { asNarrated, isTelling } from './favourite-telling.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isForeign } from '../spelling/foreign.ts'
import { eachLikes, isOfEach } from './each-likes.ts'
import { areLikings, likingsOf, settled } from './likings.ts'
import { withoutHedge } from '../spelling/shorthand.ts'
import { clarityOf, isSure } from '../sureness.ts'
import { contract, countWords, isLong, list, upperFirst, withoutEnd } from '../grammar/text.ts'
import { likingOf, withThingsFirst } from './liking.ts'
import { sentences, tidy } from '../spelling/tidy.ts'
import { withoutVocative } from '../people/vocative.ts'

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
  /** What is said of it besides, as a clause: 'tiene uno en la mesa'; null for nothing, and where all is told. */
  said: string | null
  /** The answer as a narrator says it after a colon, once, where more was said than what is liked; null elsewhere. */
  telling: string | null
  /** Beside what is told, what is liked and no narrator can say. */
  untold: readonly string[]
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

/**
 * Below SURE nothing was read: `clarity` is 1 for words that were confirmed, `names` are of several, who may like each
 * their own.
 */
export function readFavourite(
  raw: string,
  sender: string,
  topic: (text: string) => string,
  clarity = clarityOf(raw),
  names: readonly string[] = [],
): Favourite {
  const whole = withThingsFirst(withoutEnd(tidy(raw)))
    .replace(/(?<!^[Qq]ue [^.]*)\.\s+[Yy] (?:también )?(?=\p{L})/gu, ' y ')
    .replace(/^[“‘]([^“”‘’]+)[”’]$/u, '$1')
  const plain = withoutHedge(aloud(whole)).replace(
    /^(.{0,40}(?:fan|fans|fanátic[oa]s?|amantes?|apasionad[oa]s?|aficionad[oa]s?|adict[oa]s?|seguidor(?:a|es|as)?)) (de|a)l /iu,
    '$1 $2 el ',
  )
  const led = / de $/i.test(OPENER.exec(plain)?.[0] ?? '')
  const said = /(?<!\p{L})(?:tus?|te|vos|tuy[oa]s?)(?!\p{L})/iu.test(plain) ? withoutVocative(plain, '') : plain
  const liked = said
    // 'dormir juntos', of one: with whoever says so
    .replace(
      /^(\p{L}+[aei]r(?:se)?(?: [^,.;]*?)?) junt(?:it)?[oa]s(?=$| (?:en|por|los|las|todos|cada|a)(?!\p{L}))/iu,
      (all, doing: string) => (names.length > 1 ? all : `${doing} conmigo`),
    )
    // 'las historias que les leo'
    .replace(/(?<=(?<!\p{L})que les? )(\p{L}+)o(?!\p{L})/u, (all, stem: string) => {
      const { infinitive = '' } = finiteForm(all) ?? {}
      const ending = infinitive.slice(0, -2) === stem ? (infinitive.endsWith('ar') ? 'a' : 'e') : null
      return ending ? `${stem}${ending} ${sender}` : all
    })
    .replace(BEFORE, '')
    .replace(PITIED, '')
    // 'con membrillo, no con pastelera, CON MEMBRILLO': said once more, and louder
    .replace(/,\s*((?:con|sin|de) \p{L}+)(?=\s*$)/iu, (again, said: string, at: number, all: string) =>
      all.slice(0, at).toLowerCase().includes(said.toLowerCase()) ? '' : again,
    )
    .replace(/^(?:por (?:ahora|el momento)|de momento|ahora mismo|últimamente),? (?=\p{L})/iu, '')
    .replace(/^(?:nomás|nada más|sol[oa]mente|sólo|solo|simplemente|básicamente) (?=\p{L})/iu, '')
    .replace(DELIGHT, '')
    .replace(OPENER, '')
    .replace(
      /\s+(?:etc|etcétera|con locura|con pasión|con tod[oa] su (?:alma|corazón)|a morir|más que (?:a )?nada|y nada más|y poco más|y ya(?: está)?|y punto)$/i,
      '',
    )
  const each = names.length > 1 || /^al? \p{L}+ /iu.test(whole) ? eachLikes(whole, names) : null
  if (each) {
    const items = each.flatMap(({ what }) => (what ? itemsOf(what, sender, false) : [])).slice(0, MOST_ITEMS)
    const told = each.map(({ who, what, whole: said }) => said ?? (who ? `${who}, ${what}` : what)).join('; ')
    return { ...phrases(items, told, topic, sender), telling: told, said: null, sure: SAID_WHOLE }
  }
  const quoted =
    each === null && names.length > 1 && isOfEach(whole, names) ? `«${upperFirst(sentences(whole))}»` : null
  const parted = likingOf(liked)
  const isParted =
    parted.said !== null &&
    itemsOf(parted.things, sender, led).length <= MOST_ITEMS &&
    // 'una cuchara de mi cocina' is told of whoever says it
    !isTelling(parted.things.replace(/(?<= de )mi(?= \p{L}+$)/u, 'la'))
  const text = isParted ? parted.things : liked
  const core = text.replace(ASIDE, ' ').trim()
  const items = isLong(core, MOST_WORDS) || core === '' ? [] : itemsOf(core, sender, led)
  // 'Lucía' is a form of a verb too
  const unsigned = (item: FavouriteItem) => ({ ...item, text: item.text.replaceAll(sender, 'Ana') })
  const isList =
    quoted === null &&
    isSure(clarity) &&
    !SAID_ASIDE.test(parted.said ?? '') &&
    items.length <= MOST_ITEMS &&
    core.length < 120 &&
    !isTelling(core) &&
    countWords(core) === countWords(text) &&
    areLikings(items.map(unsigned), core)
  if (isList)
    return {
      ...phrases(
        items.map((item) => (item.kind === 'clause' ? settled(item, sender) : item)),
        whole,
        topic,
        sender,
      ),
      said: isParted ? parted.said : null,
      sure: clarity * (items.some(({ kind }) => kind === 'clause') ? 0.85 : 0.98),
    }
  const found = isForeign(raw)
    ? { items: [], isPart: false, untold: [] }
    : likingsOf(isParted ? parted.things : liked, sender)
  const sure = found.items.slice(0, MOST_ITEMS)
  if (quoted !== null)
    return {
      ...phrases(sure.length > 0 ? sure : [thing(topic(whole))], whole, topic, sender),
      telling: quoted,
      said: null,
      sure: SAID_WHOLE,
    }
  if (sure.length === 0) return { ...phrases([thing(topic(whole))], whole, topic, sender), said: null, sure: UNREAD }
  // what a narrator can say as it was said is told whole, and on the stage is what of it is surely liked
  const telling = found.isPart && !isParted && !BESIDE_IT.test(liked) ? asNarrated(sentences(liked)) : null
  const isAside = SAID_ASIDE.test(parted.said ?? '') || sure.length < itemsOf(parted.things, sender, led).length
  const besides = isParted && !isAside ? parted.said : null
  return {
    ...phrases(sure, telling ?? list(sure.map((item) => item.text)), topic, sender),
    telling,
    untold: telling === null ? found.untold : [],
    said: besides,
    sure: SAID_WHOLE,
  }
}

/** What was read of an answer that is more than its likings. */
const SAID_WHOLE = 0.75

/** Nothing of it was read: whoever tells it says nothing of what is liked. */
const UNREAD = 0

/** Said to whoever reads the form, in jest, of another time or by somebody else: no narrator goes on with it. */
const BESIDE_IT =
  /(?<!\p{L})(?:bueno|perd[oó]n|digo|mentira|broma|dicen?|dije|seg[uú]n|no s(?:é|e(?=[,;.]|$| (?:si|qu[eé]|c[oó]mo|bien|cu[aá]l)))|ahora|antes|nom[aá]s|ja(?:ja)+\p{L}*|la verdad|o sea|porque|\p{L}+ no(?=[,;.])|hoy|mañana|de memoria|arriba|vamos|viva|aguante|fuerza)(?!\p{L})/iu
const SAID_ASIDE =
  /(?<!\p{L})(?:bueno|perd[oó]n|digo|no sé|mentira|es broma|(?:ahora|ya) dicen?|ja(?:ja)+\p{L}*|la verdad|o sea)(?!\p{L})/iu

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
  WITH_ARTICLE.test(text)
    ? new RegExp(
        `(sobre todo|especialmente|en especial) ${text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`,
        'iu',
      )
        .exec(whole)?.[1]
        ?.toLowerCase()
    : undefined

const WITH_ARTICLE = /^(?:el|la|los|las) /u

function phrases(
  items: FavouriteItem[],
  whole: string,
  topic: (text: string) => string,
  sender: string,
): Omit<Favourite, 'sure' | 'said'> {
  const talk = (item: FavouriteItem) => talkOf(item, sender, topic)
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
    all: listed(items, whole),
    gusta: many ? 'gustaban' : 'gustaba',
    of: list(talked.map((item) => spokenOf(alike ? withoutArticle(item, company) : item.text))),
    about: list(
      talked.map((item) => spokenOf(alike || item.kind === 'infinitive' ? topicOf(item, company) : item.text)),
    ),
    prep: (preposition) => list(items.map((item) => contract(`${preposition} ${item.text}`))),
    telling: null,
    untold: [],
    whole: sentences(whole),
    byTopic: items.some((item) => talk(item) !== item),
  }
}
