import type { Gender } from '../../../contract/gender.ts'
import type { FavouriteItem } from './favourite-item.ts'
import { hasGenders, known } from './dictionary.ts'
import { ASIDE, BEFORE, DELIGHT, OPENER, aloud } from './favourite-opening.ts'
import { spokenOf, topicOf, withoutArticle } from './favourite-talk.ts'
import { isTelling } from './favourite-telling.ts'
import { nounGender } from './gender.ts'
import { bare, contract, countWords, isLong, list, upperFirst, withoutEnd, words } from './text.ts'
import { toldInfinitive } from './sender-voice.ts'
import { withoutHedge } from './shorthand.ts'
import { lowerFirst, sentences, tidy } from './tidy.ts'
import { finiteForm, isInfinitive } from './verbs.ts'
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
  /** The answer as it was given, where it is too long or too rich for our sentences: it is then quoted once, whole. */
  quote: string | null
  /** The answer as whole sentences. */
  whole: string
  /** True where `of` and `about` say its topic and not the thing itself. */
  byTopic: boolean
}

const ARTICLE =
  /^(el|la|los|las|un|una|unos|unas|lo|mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras|todo|toda|todos|todas|cada|cualquier|cualquiera|algún|alguna|algunos|algunas|otro|otra|otros|otras|varios|varias|muchos|muchas|ambos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|ese|esa|esos|esas|aquel|aquella|vuestro|vuestra|vuestros|vuestras)$/

/** What an answer is about where no word of it tells. */
export const NO_TOPIC = 'lo que más quiere'

const MOST_ITEMS = 5
const MOST_WORDS = 14

export function readFavourite(raw: string, sender: string, topic: (text: string) => string): Favourite {
  const whole = withoutEnd(tidy(raw)).replace(/^[“‘]([^“”‘’]+)[”’]$/u, '$1')
  const plain = withoutHedge(aloud(whole)).replace(
    /^(.{0,40}(?:fan|fans|fanátic[oa]s?|amantes?|apasionad[oa]s?|aficionad[oa]s?|adict[oa]s?|seguidor(?:a|es|as)?)) (de|a)l /iu,
    '$1 $2 el ',
  )
  const led = / de $/i.test(OPENER.exec(plain)?.[0] ?? '')
  const said = /(?<!\p{L})(?:tus?|te|vos|tuy[oa]s?)(?!\p{L})/iu.test(plain) ? withoutVocative(plain, '') : plain
  const text = said
    .replace(BEFORE, '')
    .replace(/^(?:nomás|nada más|sol[oa]mente|sólo|solo|simplemente|básicamente) (?=\p{L})/iu, '')
    .replace(DELIGHT, '')
    .replace(OPENER, '')
    .replace(
      /\s+(?:etc|etcétera|con locura|con pasión|con tod[oa] su (?:alma|corazón)|a morir|más que (?:a )?nada|y nada más|y poco más|y ya(?: está)?|y punto)$/i,
      '',
    )
  const core = text.replace(ASIDE, ' ').trim()
  const items = isLong(core, MOST_WORDS) || core === '' ? [] : itemsOf(core, sender, led)
  const fits = items.length > 0 && items.length <= MOST_ITEMS && core.length < 120 && !isTelling(core)
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
    return { ...read, all, quote: upperFirst(all) }
  }
  return phrases(
    fits ? items : (firstThing(core, sender) ?? [thing(topic(whole))]),
    { quote, whole: sentences(raw) },
    talk,
  )
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

const thing = (text: string): FavouriteItem => ({ text, kind: 'noun', gender: 'm', plural: false })

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

const WITH_ARTICLE = /^(?:el|la|los|las) /u

function phrases(
  items: FavouriteItem[],
  { quote, whole }: Pick<Favourite, 'quote' | 'whole'>,
  talk: (item: FavouriteItem) => FavouriteItem,
): Favourite {
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
    all: list(items.map((item) => item.text)),
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

function itemsOf(core: string, sender: string, led: boolean): FavouriteItem[] {
  const text = core
    .replace(/[.;/]\s*/g, ', ')
    .replace(/,?\s+y (?:luego|después|también|además) /giu, ' y ')
    .replace(/,?\s+(?:también|sobre todo|especialmente|en especial)\s+/gi, ', ')
    .replace(/(?<=\p{L}\s)(?:mucho|muchísimo)$/iu, '')
    .trim()
  const parts = text
    .split(/,\s*(?:y\s+)?|\s+[ye]\s+/i)
    // 'es fan de los Tigres y de las carnitas': the second preposition went with the opener
    .map((part, i) => (i > 0 && led ? part.trim().replace(/^del /i, 'el ').replace(/^de /i, '') : part.trim()))
    .filter(Boolean)
  const infinitiveFirst = isInfinitive(words(parts[0] ?? '')[0] ?? '')
  const clauseFirst = /^(que|cuando|como|cómo|todo lo que|lo que)\s/i.test(parts[0] ?? '')
  if (clauseFirst) return [readItem(text, sender)]
  return (
    parts
      // 'jugar con muñecas y carritos': the second noun belongs to the infinitive
      .reduce<string[]>((out, part) => {
        const word = words(part)[0]?.toLowerCase() ?? ''
        // 'los cuentos de hadas y de dragones': what begins with a preposition belongs to what came before
        const joins =
          out.length > 0 &&
          (infinitiveFirst ||
            (!text.includes(',') && /(?<!\p{L})(?:con|de|a) \p{L}+$/u.test(out.at(-1)!)) ||
            /^(?:de|del|con|sin|para|por|en)$/.test(word)) &&
          !isInfinitive(word) &&
          !ARTICLE.test(word) &&
          !/^(?:\p{Lu}|que\s|cuando\s)/u.test(part)
        // 'su bici nueva, la roja'
        const pair =
          /^(?:sus|mis|tus|los|las) .*\p{Lu}\p{Ll}+$/u.test(out.at(-1) ?? '') && /^\p{Lu}\p{Ll}+$/u.test(part)
        if (pair) out[out.length - 1] += ` y ${part}`
        else if (out.length > 0 && isApposition(part)) out[out.length - 1] += `, ${part}`
        else if (joins) out[out.length - 1] += ` y ${part}`
        else out.push(part)
        return out
      }, [])
      .map((part) => readItem(part, sender))
      .filter((item, i, all) => all.findIndex((other) => other.text === item.text) === i)
  )
}

/** 'la roja', 'la sin pelo', 'las dos cosas juntas': which one is meant, and no other thing. */
function isApposition(part: string): boolean {
  const [article = '', next = '', ...rest] = words(part.toLowerCase())
  if (!/^(?:el|la|los|las)$/.test(article)) return false
  if (/^(?:dos|tres|cuatro)$/.test(next)) return /^(?:cosas|junt[oa]s|a)$/.test(rest[0] ?? 'a')
  if (/^(?:sin|con|del|que)$/.test(next)) return true
  return (
    rest.length === 0 &&
    /^(?:roj|blanc|negr|amarill|azul|verde|nuev|viej|pequeñ|grande|chiquit|últim|primer)[oae]?s?$/.test(next)
  )
}

/** The sender's own 'mi', 'tu', 'conmigo', told by a narrator. */
function told(text: string, sender: string): string {
  return contract(
    toldInfinitive(text, sender)
      .replace(/(?<!\p{L})(mis?) (\p{L}+)/gu, (_, mine: string, noun: string) => {
        const the = nounGender(noun) === 'f' ? (mine === 'mi' ? 'la' : 'las') : mine === 'mi' ? 'el' : 'los'
        return `${the} ${noun} de ${sender}`
      })
      .replace(/(?<!\p{L})tus(?!\p{L})/gu, 'sus')
      .replace(/(?<!\p{L})tu(?!\p{L})/gu, 'su')
      .replace(/(?<!\p{L})conmigo(?!\p{L})/gu, `con ${sender}`),
  )
}

/** Clubs whose name is a word too, and that are spoken of without an article. */
const CLUB = /^(?:boca|river|racing|vélez|peñarol|betis|millonarios|colo ?colo)$/iu

function readItem(raw: string, sender: string): FavouriteItem {
  if (CLUB.test(withoutEnd(raw))) return { ...thing(upperFirst(withoutEnd(raw))), kind: 'name' }
  const text = lowerFirst(withoutEnd(raw))
  const [first = '', second = ''] = words(text).map((word) => word.toLowerCase())
  if (/^(?:nada|no hacer nada)$/i.test(text))
    return { text: 'no hacer nada', kind: 'infinitive', gender: 'm', plural: false }
  if (/^(no|nunca)$/.test(first) && isInfinitive(second))
    return { text, kind: 'infinitive', gender: 'm', plural: false }
  if (isInfinitive(first)) return { text: told(text, sender), kind: 'infinitive', gender: 'm', plural: false }
  if (/^(que|cuando|como|cómo|lo)$/.test(first) || text.startsWith('todo lo que'))
    return { text, kind: /^(lo|todo)/.test(first) ? 'noun' : 'clause', gender: 'm', plural: false }
  return readNoun(text, first, second, sender)
}

function readNoun(text: string, first: string, second: string, sender: string): FavouriteItem {
  const article = ARTICLE.test(first)
  const head = article ? second : first
  const plural =
    /^(los|las|mis|tus|sus|unos|unas|todos|todas)$/.test(first) ||
    (!article && /[^s]s$/.test(head) && head.length > 3 && !/(is|us|ás|és|ós|x)$/.test(head))
  const gender: Gender = /^(la|las|una|unas|toda|todas|nuestra|nuestras)$/.test(first)
    ? 'f'
    : /^(el|los|un|unos|todo|todos)$/.test(first)
      ? /^(agua|águila|hada|arpa)$/.test(head)
        ? 'f'
        : 'm'
      : nounGender(head)
  const the = plural
    ? gender === 'f'
      ? 'las'
      : 'los'
    : gender === 'f' && !/^(agua|águila|hada|arpa|área|alma)$/.test(head)
      ? 'la'
      : 'el'
  if (/^(mi|mis)$/.test(first))
    return { text: contract(`${text.replace(/^\S+/, the)} de ${sender}`), kind: 'noun', gender, plural }
  if (/^(tu|tus)$/.test(first)) return { text: text.replace(/^tu/i, 'su'), kind: 'noun', gender, plural }
  if (/^(vuestr)/.test(first)) return { text: text.replace(/^vuestr[oa](s?)/i, 'su$1'), kind: 'noun', gender, plural }
  if (article) return { text: text.replace(/^el (?=(fotos|series)\b)/, 'las '), kind: 'noun', gender, plural }
  // 'boca Juniors': a common word that belongs to a name
  if (/^\p{Ll}+ \p{Lu}\p{L}+$/u.test(text)) return { text: upperFirst(text), kind: 'name', gender, plural: false }
  // 'spinning', 'karting'
  if (/^\p{Ll}{3,}ing$/u.test(text)) return { text: `el ${text}`, kind: 'noun', gender: 'm', plural: false }
  if (/^\p{Lu}/u.test(text) || !known(head) || bare(head).length < 2)
    return { text: quoteLetter(text), kind: 'name', gender, plural: false }
  return { text: `${the} ${text}`, kind: 'noun', gender, plural }
}

/** A single letter is nobody's hobby: it is spoken of as a letter. */
function quoteLetter(text: string): string {
  return /^\p{L}$/u.test(text) ? `la letra ${text.toUpperCase()}` : text
}
