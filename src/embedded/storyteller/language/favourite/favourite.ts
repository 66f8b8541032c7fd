import type { FavouriteItem } from './favourite-item.ts'
import { aloud, ASIDE, BEFORE, DELIGHT, OPENER, PITIED } from './favourite-opening.ts'
import { itemsOf, thing, withClubs } from './favourite-parts.ts'
import { NO_TOPIC, phrases, type Phrases } from './favourite-phrases.ts'
import { isTelling } from './favourite-telling.ts'
import { finiteForm } from '../grammar/finite.ts'
import { infinitivesOf } from '../grammar/dictionary.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { isForeign } from '../spelling/foreign.ts'
import { eachLikes, isOfEach, isOfOne, saidOfEach } from './each-likes.ts'
import { areLikings, likingsOf, settled } from './likings.ts'
import { ofBoth, withReceiver } from './plain-likings.ts'
import { withoutHedge } from '../spelling/shorthand.ts'
import { clarityOf, isSure } from '../sureness.ts'
import { bare, countWords, isLong, withoutEnd, words } from '../grammar/text.ts'
import { likingOf, withFollowed, withThingsFirst } from './liking.ts'
import { sentences, tidy } from '../spelling/tidy.ts'
import { titlesIn, withoutTitles, withTitles } from './titles.ts'
import { withoutVocative } from '../people/vocative.ts'

/** The favourite thing: one or several noun phrases, infinitives, names or clauses that stand safely in our sentences. */

export type Favourite = Phrases & {
  /** The answer as it was typed, spelt, without «le gusta»: told after a colon, in quotation marks unless `isPlain`. */
  typed: string
  /** A list of likings in which every word of the answer stands: `all` says it whole. */
  isPlain: boolean
  /** Nothing of it is surely a thing, a doing, a name or a wish: it is told as it was typed, and is nothing but words. */
  isWords: boolean
  /** How sure the reading is, 0 to 1. */
  sure: number
}

const MOST_ITEMS = 5

const MOST_WORDS = 14

/**
 * Below SURE it is in another language, and nothing of it is told: `clarity` is 1 for words that were confirmed, `names`
 * are of several, who may like each their own.
 */
export function readFavourite(
  answer: string,
  sender: string,
  topic: (text: string) => string,
  clarity = clarityOf(answer),
  names: readonly string[] = [],
): Favourite {
  const titles = titlesIn(answer)
  const raw = withClubs(withReceiver(answer))
  return titles.length === 0
    ? read(raw, sender, topic, clarity, names)
    : withTitles(read(withoutTitles(raw), sender, topic, clarity, names), titles)
}

function read(
  raw: string,
  sender: string,
  topic: (text: string) => string,
  clarity: number,
  names: readonly string[],
): Favourite {
  const whole = withThingsFirst(withoutEnd(tidy(ofBoth(raw) ?? raw)))
    .replace(/(?<!^[Qq]ue [^.]*)\.\s+[Yy] (?:también )?(?=[A-Za-zÀ-ỹ])/gu, ' y ')
    .replace(/^[“‘]([^“”‘’]+)[”’]$/u, '$1')
  const plain = withoutHedge(aloud(whole))
    .replace(OF_NONE, '')
    .replace(
      /^(.{0,40}(?:fan|fans|fanátic[oa]s?|amantes?|apasionad[oa]s?|aficionad[oa]s?|adict[oa]s?|seguidor(?:a|es|as)?)) (de|a)l /iu,
      '$1 $2 el ',
    )
  const led = / de $/i.test(OPENER.exec(plain)?.[0] ?? '')
  const said = /(?<![A-Za-zÀ-ỹ])(?:tus?|te|vos|tuy[oa]s?)(?![A-Za-zÀ-ỹ])/iu.test(plain)
    ? withoutVocative(plain, '')
    : plain
  const liked = said
    // 'dormir juntos', of one: with whoever says so
    .replace(
      /^([A-Za-zÀ-ỹ]+[aei]r(?:se)?(?: [^,.;]*?)?) junt(?:it)?[oa]s(?=$| (?:en|por|los|las|todos|cada|a)(?![A-Za-zÀ-ỹ]))/iu,
      (all, doing: string) => (names.length > 1 ? all : `${doing} conmigo`),
    )
    // 'la guacharaca que le regalo el tío': typed without its accent
    .replace(
      /(?<=(?<![A-Za-zÀ-ỹ])que les? )(\p{L}{3,})o(?= (?:el|la|su|mi|tu|\p{Lu}\p{L}+)(?![A-Za-zÀ-ỹ]))/u,
      (all, stem: string) => (finiteForm(all)?.infinitive === `${stem}ar` ? `${stem}ó` : all),
    )
    // 'las historias que les leo'
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])que les? )(\p{L}+)o(?!\p{L}| (?:el|la|su|mi|tu|\p{Lu}))/u, (all, stem: string) => {
      const { infinitive = '' } = finiteForm(all) ?? {}
      const ending = infinitive.slice(0, -2) === stem ? (infinitive.endsWith('ar') ? 'a' : 'e') : null
      return ending ? `${stem}${ending} ${sender}` : all
    })
    .replace(BEFORE, '')
    .replace(PITIED, '')
    // 'con membrillo, no con pastelera, CON MEMBRILLO': said once more, and louder
    .replace(/,\s*((?:con|sin|de) [A-Za-zÀ-ỹ]+)(?=\s*$)/iu, (again, said: string, at: number, all: string) =>
      all.slice(0, at).toLowerCase().includes(said.toLowerCase()) ? '' : again,
    )
    .replace(/^(?:por (?:ahora|el momento)|de momento|ahora mismo|últimamente),? (?=[A-Za-zÀ-ỹ])/iu, '')
    .replace(/^(?:nomás|nada más|sol[oa]mente|sólo|solo|simplemente|básicamente) (?=[A-Za-zÀ-ỹ])/iu, '')
    .replace(DELIGHT, '')
    .replace(OPENER, '')
    .replace(
      /\s+(?:etc|etcétera|con locura|con pasión|con tod[oa] su (?:alma|corazón)|a morir|más que (?:a )?nada|y nada más|y poco más|y ya(?: está)?|y punto)$/i,
      '',
    )
  const typed = sentences(
    withoutEnd(tidy(raw))
      .replace(/^[“‘]([^“”‘’]+)[”’]$/u, '$1')
      .replace(OPENER, (led) => (/^a /iu.test(led) && OTHERS_TOO.test(raw) ? led : ''))
      .replace(OF_NONE, ''),
  )
  const shared = names.length > 1 ? OF_ALL.exec(whole) : null
  const each =
    names.length > 1 || /^al? [A-Za-zÀ-ỹ]+ /iu.test(whole)
      ? eachLikes(whole.replace(shared?.[0] ?? '', ''), names)
      : null
  if (shared || each) {
    const theirs = each?.flatMap(({ what }) => (what ? itemsOf(what, sender, false) : [])) ?? []
    const items = [...theirs, ...(shared ? itemsOf(withoutEnd(shared[1]!), sender, false) : [])].slice(0, MOST_ITEMS)
    return {
      ...phrases(items, whole, topic, sender),
      typed: saidOfEach(typed, each ?? []),
      isPlain: false,
      isWords: false,
      sure: SAID_WHOLE,
    }
  }
  const isEachOnes = names.length > 1 && isOfEach(whole, names)
  const parted = withFollowed(likingOf(liked))
  const isParted =
    parted.said !== null &&
    // 'las luchas. Su favorito es un luchador': what is liked best is in it
    !/^(?:su|el|la) (?:más )?(?:favorit|preferid|consentid)[oa] (?:es|era) /iu.test(parted.said) &&
    itemsOf(parted.things, sender, led).length <= MOST_ITEMS &&
    // 'una cuchara de mi cocina' is told of whoever says it
    !isTelling(parted.things.replace(/(?<= de )mi(?= \p{L}+$)/u, 'la'))
  const text = isParted ? parted.things : liked
  const core = text.replace(ASIDE, ' ').trim()
  const items = (isLong(core, MOST_WORDS) || core === '' ? [] : itemsOf(core, sender, led)).filter(
    ({ text: said }, i) => i === 0 || !isDoneToIt(said),
  )
  // 'Lucía' is a form of a verb too
  const unsigned = (item: FavouriteItem) => ({ ...item, text: item.text.replaceAll(sender, 'Ana') })
  const isList =
    !isEachOnes &&
    isSure(clarity) &&
    !SAID_ASIDE.test(parted.said ?? '') &&
    items.length <= MOST_ITEMS &&
    core.length < 120 &&
    !isTelling(core) &&
    countWords(core) === countWords(text) &&
    areLikings(items.map(unsigned), core)
  if (isList) {
    const listed = phrases(
      items.map((item) => (item.kind === 'clause' ? settled(item, sender) : item)),
      whole,
      topic,
      sender,
    )
    return {
      ...listed,
      typed,
      isPlain: !isParted && saysAll(listed.all, typed),
      isWords: false,
      sure: clarity * (items.some(({ kind }) => kind === 'clause') ? 0.85 : 0.98),
    }
  }
  const sure = isForeign(raw) ? [] : likingsOf(isParted ? parted.things : liked, sender).slice(0, MOST_ITEMS)
  const [named] = isSure(clarity) && !isForeign(raw) && sure.length === 0 ? namedFirst(liked, sender) : sure
  return named
    ? {
        ...phrases(sure.length > 0 ? sure : [named], whole, topic, sender),
        typed,
        isPlain: false,
        isWords: false,
        sure: SAID_WHOLE,
      }
    : {
        ...phrases([thing(isEachOnes ? topic(whole) : NO_TOPIC)], whole, topic, sender),
        typed,
        isPlain: false,
        isWords: !isEachOnes,
        sure:
          (isForeign(raw) && !isEachOnes) || NO_LIKING.test(whole) || OF_GIVER.test(whole) || isOfOne(whole, names)
            ? UNREAD
            : SAID_WHOLE,
      }
}

/** 'su vocho azul del 84 que está arreglando': what stands with its article at the head of the answer, up to its clause. */
function namedFirst(liked: string, sender: string): FavouriteItem[] {
  const [head = ''] =
    /^(?:el|la|l[oa]s|sus?) [A-Za-zÀ-ỹ]+(?: (?!que |donde |cuando |aunque |porque |y |e )[A-Za-zÀ-ỹ\p{N}]+){0,5}/iu.exec(
      liked,
    ) ?? []
  return head === '' || finiteForm(words(head)[1]!.toLowerCase()) !== null ? [] : itemsOf(head, sender, false)
}

/** 'su moto, la limpia los domingos': no thing of its own. */
function isDoneToIt(said: string): boolean {
  const [, verb = ''] =
    /^l[ao]s? ([A-Za-zÀ-ỹ]+[^\Ws]) (?:l[oa]s|cada|tod[oa]s?|desde|con|en|por|hasta|siempre|mucho)(?![A-Za-zÀ-ỹ])/iu.exec(
      said,
    ) ?? []
  return infinitivesOf(verb.toLowerCase()).length > 0
}

/** No word of what was typed is missing, and nothing behind a comma may be a clause. */
function saysAll(all: string, typed: string): boolean {
  const told = new Set(words(bare(all)))
  const mayBeClause = typed
    .replace(/ [ye] (?=l[ao]s? )/gu, ', ')
    .split(', ')
    .slice(1)
    .some((part) => {
      const [first = '', second = ''] = words(part.toLowerCase())
      const isThing = /^(?:el|la|l[oa]s|sus?)$/u.test(first) && finiteForm(second) === null && !isDoneToIt(part)
      return !isInfinitive(first) && !isThing
    })
  return (
    !mayBeClause &&
    words(bare(typed)).every((word) => told.has(word) || /^(?:y|e|tambien|el|la|los|las|al|del|mi|mis)$/u.test(word))
  )
}

/** 'A ella le gusta coser y a él la radio': of several. */
const OTHERS_TOO = /(?:[.,;]|(?<![A-Za-zÀ-ỹ])y) *a (?:él|ella|mi|el|la|l[oa]s|\p{Lu})/u

/** 'a ella coser, a él pescar. A los dos, bailar': what is told of both is what both like. */
const OF_ALL =
  /[.,;] *(?:y )?a (?:l[oa]s (?:dos|tres|cuatro)|amb[oa]s|tod[oa]s)(?: juntos)?,? (?:les? (?:gusta|encanta|fascina)n? )?(?:mucho )?([^.;]+)/iu

/** 'los de verdad, los castillos': of what nobody has named. */
const OF_NONE = /^(?:el|la|l[oa]s) de [A-Za-zÀ-ỹ]+,\s*/iu

/** What was read of an answer that is more than its likings. */
const SAID_WHOLE = 0.75

/** 'la adoro mucho', 'es para su primer añito': of the giver, or of the gift. */
const NO_LIKING =
  /^(?:perd[oó]n|disculpen?|hola|(?:yo )?(?:l[aoe]s?|te) (?:adoro|quiero|amo|extraño)(?![A-Za-zÀ-ỹ])|es (?:un regalo|para|por)(?![A-Za-zÀ-ỹ])|(?:(?:de )?todo|cualquier cosa|lo que sea|(?:muchas|varias) cosas)[\s.!]*$)/iu

/** 'me hace sentir tranquila', 'siempre me escucha', 'que me quiere como soy': what they are to whoever gives, and nothing that they like. */
const OF_GIVER =
  /^(?:(?:él|ella|que|c[oó]mo|siempre|todo el tiempo|la (?:forma|manera) (?:en|de) que) )*(?:(?:siempre|nunca|tanto) )?(?:me|nos) (?:hac(?:e|ía|en|ían) (?:sentir|re[ií]r|feliz|felices|bien|mejor|falta|compañía|l[ao] vida)|d(?:a|an|aba|aban) (?:paz|calma|fuerzas?|seguridad|confianza|ánimos?|alegría|mucha|tanta)|transmite|llena|tranquiliza|calma|quiere|ama|adora|cuida|apoya|entiende|comprende|escucha|acompaña|inspira|protege|respeta|consiente|alegra|trata|valora|acepta|aguanta|soporta|mira|anima|motiva|juzga|falla|abandona|(?:ayuda|espera|recibe|enseñ(?:a|ó))(?=(?: (?:siempre|mucho|muchísimo|tanto|bien|en todo|con todo|a (?:tod[oa]s?|vivir|crecer|ser)|con (?:amor|cariño|alegría|paciencia|gusto|los brazos)|[A-Za-zÀ-ỹ]+mente|cuando|como|sin|y)(?![A-Za-zÀ-ỹ]).*)?[\s.!]*$))(?![A-Za-zÀ-ỹ])/iu

/** It is in another language, or no answer: whoever tells it says nothing of what is liked. */
const UNREAD = 0

const SAID_ASIDE =
  /(?<![A-Za-zÀ-ỹ])(?:bueno|perd[oó]n|digo|no sé|mentira|es broma|(?:ahora|ya) dicen?|ja(?:ja)+[A-Za-zÀ-ỹ]*|la verdad|o sea)(?![A-Za-zÀ-ỹ])/iu
