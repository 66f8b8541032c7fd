import type { FavouriteItem } from './favourite-item.ts'
import { ASIDE, OPENER } from './favourite-opening.ts'
import { itemsOf, told } from './favourite-parts.ts'
import { HOW, isOneNamed, isTelling, isTold } from './favourite-telling.ts'
import { isFaulty } from '../spelling/faults.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isNounForm } from '../grammar/dictionary.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { asDoing } from './liking.ts'
import { oursDone, wished } from './wishes.ts'
import { ofBoth } from './plain-likings.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { countWords, words } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'

export const MOST_WORDS = 12

/**
 * The likings of an answer that is more than a list of them: its sentences one by one, and of each what is surely a thing,
 * a doing, a name or a wish. What is said beside them is none, and is never made one.
 */
export function likingsOf(answer: string, sender: string): FavouriteItem[] {
  if (isOneNamed(answer)) return [{ text: answer, kind: 'name', gender: 'm', plural: false }]
  const found: FavouriteItem[] = []
  const said = answer
    .replace(BRACKETS, ' ')
    .replace(BUT_MOSTLY, ', ')
    .replace(DENIED_BEFORE, '')
    .replace(HOW_MUCH, '')
    .replace(HARSH, ',')
  for (const sentence of said.split(STOPS)) {
    const named: string[] = []
    const parts = sentence.replace(MOSTLY_SO, '$1 ').split(/,\s*/u)
    for (const [i, part] of parts.entries()) {
      // 'en Empalme, Sonora': where that is
      if (
        !/\p{L}{2}/u.test(part) ||
        (/^\p{Lu}\p{L}+\s*$/u.test(part) && / (?:en|de|desde) \p{Lu}[\p{L} ]*$/u.test(parts[i - 1] ?? ''))
      )
        continue
      // 'las croquetas de su abuela, que las mías las deja': said of what stands before it
      const thing =
        named.length > 0 &&
        /^que (?!(?:l[aeo]s?|se l[oa]s?) [A-Za-zÀ-ỹ]+(?:[ae]n|e)(?![A-Za-zÀ-ỹ]))/iu.test(part.trim())
          ? null
          : thingsIn(part, found.length === 0 && named.every(isTelling))
      if (thing !== null) named.push(thing)
    }
    if (named.length === 0) continue
    found.push(
      ...itemsOf(named.join(', '), sender, false)
        .map((item) => settled(item, sender))
        .filter((item) => isSurely(item, named.join(', ')) && !isVerbAfterPronoun(item.text)),
    )
  }
  const items = found.filter(({ text }, i) => found.findIndex((other) => other.text === text) === i)
  const light = items.filter(({ text }) => !LEFT_ASIDE.test(text))
  const [first, ...others] = light.length > 0 ? light : items
  if (!first) return []
  // a wish joins what can be named only behind it
  return first.kind === 'clause' && others.length > 0 ? [...others, first] : [first, ...others]
}

/** 'dibujar, sobre todo ojos' */
const MOSTLY_SO =
  /^(\s*[A-Za-zÀ-ỹ]+[aeií]r),? (?:sobre todo|m[aá]s que nada|especialmente|en especial) (?=(?!(?:el|la|l[oa]s|sus?|a|con|en|de|si|cuando) )[A-Za-zÀ-ỹ]+(?![aeií]r(?![A-Za-zÀ-ỹ])))/iu

export const BRACKETS = /\s*\([^()]*\)/gu
const STOPS = /[.;:!?¡¿…]+/u

/** What joins a sentence to the one before it. */
const LEAD =
  /^(?:(?:y|e|o|(?:su|el|la) (?:más )?(?:favorit|preferid|consentid)[oa] (?:es|era)|dicen? (?:(?:su|mi|la|el) [A-Za-zÀ-ỹ]+ )?que|pur[oa]|de(?= lo que)|bueno|pues|además|también|sobre todo|más bien|mejor|ah|en realidad|en especial|especialmente|nom[aá]s|nada más|s[oó]lo|siempre|de momento|por ahora)(?:,\s*|\s+))+/iu
/** 'se calma con el agua', 'en mi panza se movía con la voz de su papá': what it does to them says what is liked. */
const STIRRED =
  /^(?:en (?:mi|la) (?:panza|barriga|pancita|vientre),? )?(?:siempre |ya )?(?:se (?:mov[ií]a|mueve|calma|calmaba|r[ií]e|re[ií]a|duerme|dorm[ií]a|alegra|emociona|tranquiliza|queda quiet[oa])|patea|pateaba|sonr[ií]e|brinca) (?:mucho )?(?:con|cuando (?:oye|o[ií]a|ve|ve[ií]a|escucha|escuchaba)(?= (?:el|la|l[oa]s|sus?) )) (?=[A-Za-zÀ-ỹ])/iu
/** 'su cosa favorita en el mundo', asked of oneself. */
const ASKED = /^(?:lo que más|qué|cuál)(?![A-Za-zÀ-ỹ])|(?:cosa|comida) (?:favorita|preferida)/iu
/** What is denied, past or conceded is none. */
const DENIED =
  /^(?:no(?! [A-Za-zÀ-ỹ]+[aeií]r(?:se)?(?![A-Za-zÀ-ỹ]))|nunca|tampoco|ya no|ni|antes|según|perd[oó]n|digo|mentira|es broma|hola|por favor|gracias|porque|pues|ya que|aunque|pero|bueno|lo que s[ií]|cada (?:quien|cual|un[oa]))(?![A-Za-zÀ-ỹ])|^(?:tod[oa]s?|mal|bien|mucho|poco|siempre)$/iu
/** 'danzón más que nada', 'los trenes del metro de memoria': said of how much or how well, and of no thing. */
const HOW_MUCH =
  / (?:más que nada|antes que nada|ante todo|en realidad|de memoria|de corrido|de o[ií]do|con locura|por encima de todo|la verdad|sobre todo(?=\s*(?:[,.]|$))|más(?=\s*(?:[,.]|$)))(?=\s*(?:[,.]|$| y ))/giu

/** The part of a clause that may name likings, without what leads to it; null where it says something else. */
function thingsIn(part: string, isFirst: boolean): string | null {
  const said = withoutDoer(part.trim().replace(LEAD, '').replace(STIRRED, '').replace(OPENER, '').replace(LEAD, ''))
  const core = lowerFirst(withoutGift(said.replace(ASIDE, ' ').trim()))
  // what they do, or dream of, is what they like where nothing else is named
  const text = isFirst ? asDoing(core.replace(DREAM, '')) : core
  return (!isFirst && isSaidOfIt(text)) ||
    DENIED.test(text) ||
    ASKED.test(text) ||
    HANGS.test(text) ||
    HOW.test(text) ||
    !/\p{L}{2}/u.test(text)
    ? null
    : text
}

/** 'un luchador de juguete con máscara azul que le compró su abuelo': a long one without who gave it. */
const withoutGift = (said: string) =>
  countWords(said) > MOST_WORDS
    ? said.replace(/ que les? (?:compr|regal|traj|dio|dieron|hizo|hicieron|tej)[A-Za-zÀ-ỹ]* .*$/u, '')
    : said

/** 'dice que así sirven para algo': a clause about what stands before it. */
const isSaidOfIt = (text: string) => {
  const [first = '', next = ''] = words(text.toLowerCase())
  const form = finiteForm(first)
  return next !== '' && form?.person === 3 && !isInfinitive(first) && (TABLE.has(first) || !isNounForm(first))
}

/** 'Isabella escribe cartas': who of them does it. */
const withoutDoer = (said: string) => {
  const [name = '', verb = ''] = /^\p{Lu}\p{L}+ (?=(?:se )?(\p{L}+) )/u.exec(said) ?? []
  return verb && finiteForm(verb)?.person === 3 && !isNounForm(verb) ? said.slice(name.length) : said
}

/** 'las manda por correo': no article goes with another number. */
const isVerbAfterPronoun = (text: string) => {
  const [, verb = ''] = /^l[oa]s ([A-Za-zÀ-ỹ]+)/iu.exec(text) ?? []
  return verb !== '' && !verb.endsWith('s') && finiteForm(verb.toLowerCase())?.person === 3
}

/** 'quiere ser astronauta' */
const DREAM = /^(?:quiere|quer[ií]a|sueña con) (?=[A-Za-zÀ-ỹ]+[aeií]r(?![A-Za-zÀ-ỹ]))/iu
/** 'no alcanzó a tener, pero se calmaba con el agua': what is denied before what is said. */
const DENIED_BEFORE = /^(?:todav[ií]a |a[uú]n )?no [^,.;]{2,40}[,.;]\s*(?:pero|aunque|sino|bueno)[,.…]*\s+/iu
const BUT_MOSTLY = /,?\s+pero (?:más que nada|sobre todo|también|más)\s+/giu

/** The giver in it by name, and a wish that leaves open who does it: 'que le lea' may be said of two. */
export function settled(item: FavouriteItem, sender: string): FavouriteItem {
  const both = ofBoth(item.text) ?? item.text
  const ours = item.kind === 'clause' ? oursDone(both, sender) : null
  if (ours) return { ...item, kind: 'infinitive', text: ours }
  const text = item.kind === 'clause' ? wished(both, sender) : both
  return {
    ...item,
    text: told(
      text
        .replace(WHICH_OF_THEM, '')
        .replace(/^que yo /u, `que ${sender} `)
        .replace(OURS, 'su$1'),
      sender,
    ),
  }
}

/** 'nuestro perro': theirs too. */
const OURS = /(?<![A-Za-zÀ-ỹ])nuestr[oa](s?)(?= \p{Ll})/gu
/** 'sus gallinas, la que manda se llama Reina' */
const WHICH_OF_THEM = /,\s(?:el|la|l[oa]s|un[oa]) que (?=[^,]*$).*$/u
/** No child of it stands on a stage, and where something else is liked it is not missed: a grave, a harsh word to the giver. */
const LEFT_ASIDE =
  /^(?:el (?:pante[oó]n|cementerio)|las? tumbas?|callar(?:se)?(?= |$)|lo que sea$|pelear(?:se)? con(?! el (?:tele|control|despert))|[^ ]+[aei]rl[oa]s?(?= |$))/iu

/** 'gritarme', 'y regañarnos a todos': said in jest by whom it is done to. */
const HARSH =
  /(?:^|,\s*(?:[ye]\s+)?|\s+[ye]\s+)(?:gritar|regañar|pegar|mandar|molestar|insultar|criticar|fastidiar|corregir|ignorar|hacer enojar)(?:me|nos)(?![A-Za-zÀ-ỹ])[^,.;]*/iu

/** What begins so has lost what it belongs to. */
const HANGS =
  /^(?:o|es[ao]s?|de|del|con|en|por|para|sin|a|al|desde|hasta|entre|hoy|mañana|ayer|como|muy|casi|cuanto|arriba|abajo)(?![A-Za-zÀ-ỹ])/iu
const TWICE = /^(?:(?:el|la) )?([A-Za-zÀ-ỹ]+) (?:por|a|tras) \1$/iu
const CHEER = /^(?:arriba|vamos|viva|aguante|fuerza|aúpa|hala|dale|venga|puro|olé)(?: |$)/iu

/** True of a list of which every part is surely a liking, and can be told as it stands. */
export const areLikings = (items: readonly FavouriteItem[], text: string): boolean =>
  items.length > 0 &&
  !HARSH.test(text) &&
  items.every((item) => isSurely(item, text)) &&
  (items.length === 1 || items.every(({ text: each, kind }) => kind !== 'clause' && !LEFT_ASIDE.test(each)))

/** `text` is what it was read of, in which an article of ours does not stand. */
function isSurely({ text, kind }: FavouriteItem, written: string): boolean {
  const head = text.split(' ').slice(0, 2).join(' ').toLowerCase()
  const own = written.toLowerCase().includes(head) ? text : text.replace(/^(?:el|la|l[oa]s) /u, '')
  if (countWords(text) > MOST_WORDS || HANGS.test(own) || TWICE.test(own) || CHEER.test(own)) return false
  // 'pirata martes brócoli': what hangs together by nothing
  if (own !== text && / \p{L}+ /u.test(own) && !/ (?:de|del|con|en|a|al|y|para|sin|que) /u.test(own)) return false
  if (isFaulty(`${text}.`)) return false
  if (kind === 'clause') return /^que /iu.test(text) && isTold(plainStory(text))
  return isTold(text) && !isTelling(own) && !DENIED.test(own)
}

/** 'A las tres el chisme, a Isa además el volcán': what all like, and then what each of them does. */
export const likedByAll = (typed: string): string => {
  const answer = typed.replace(HE_AND_SHE, (_, ...[one, first, other, second, both]: (string | undefined)[]) => {
    const each = `a ${one!.toLowerCase()}${first} y a ${other!.toLowerCase()}${second}`
    return both ? `${both.trim()}. ${each}` : each
  })
  const [all = ''] =
    /^\s*(?:que )?a (?:l[oa]s (?:dos|tres|cuatro|cinco)|amb[oa]s|tod[oa]s),?\s+(?:(?:nos|les) (?:gust|encant)an?\s+)?/iu.exec(
      answer,
    ) ?? []
  return all === ''
    ? answer
    : answer
        .slice(all.length)
        .replace(
          /(?<=,\s*|\sy )a (?:la |el )?\p{Lu}\p{L}+,? (?:adem[aá]s,? |tambi[eé]n )?(?:le (?:gust|encant)an? )?/gu,
          '',
        )
}

/** 'Ella los caballos y él los videojuegos, los dos la pizza' → 'la pizza. a ella los caballos y a él los videojuegos'. */
const HE_AND_SHE =
  /^\s*(ella|él)( (?:el|la|l[oa]s|sus?) [^,]+?),? y (ella|él)( (?:el|la|l[oa]s|sus?) [^,.]+?)(?:[,.]? (?:y )?(?:a )?l[oa]s dos( (?:el|la|l[oa]s) [^,.]+))?[\s.]*$/iu

/** A story that is read to them is told of as any thing. */
export const plainStory = (text: string) => text.replace(/(?<![A-Za-zÀ-ỹ])cuentos?(?: |$)/u, '')
