import { clauseFrom, isLed, mayEnd } from '../grammar/clause-start.ts'
import { hasGenders, infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { countWords, withoutEnd, words } from '../grammar/text.ts'
import { lowerFirst } from '../spelling/tidy.ts'
import { withItsName } from './plain-likings.ts'

/** 'los gatos; tiene dos': what is liked, and what is said of it besides. */
type Liking = { things: string; said: string | null }

const isThing = (things: string) =>
  !/[«“"()?¿¡!:]/u.test(things) &&
  (THING.test(things) || (BARE.test(things) && isNounForm(words(things)[0]!.toLowerCase())))

/** 'ajedrez en la alameda' */
const BARE =
  /^(?!(?:ahora|antes|todavía|vosotros|momento|nada|todo|siempre|nunca|ayer|cuando|donde|para|desde)(?![A-Za-zÀ-ỹ]))[A-Za-zÀ-ỹ]{4,}(?: (?:en|de|con|del|y) |$)/iu

const THING =
  /^(?:(?:el|la|los|las|sus?|un|una|unos|unas) (?!(?:(?:dos|tres|cuatro)(?: |$))|que )[A-Za-zÀ-ỹ]|[A-Za-zÀ-ỹ]+[aeií]r(?:se|me|nos|te|l[aeo]s?)?(?![A-Za-zÀ-ỹ]))/iu

/**
 * Parts 'el tejo tiene su propio tejo de hierro' → 'el tejo' and 'tiene su propio tejo de hierro', with or without a
 * comma between them; where nothing is said besides, or the answer begins with no thing, `things` is all of it.
 */
export function likingOf(answer: string): Liking {
  const text = asDoing(withoutEnd(answer.trim())).replace(CHAINED, (all) =>
    all.replace(/ (?=(?:el|la|l[oa]s) |$)/giu, ', '),
  )
  const whole = { things: text, said: null }
  const [, kept, none] = /^([^,.;:]+) ((?:el|la|l[oa]s) [A-Za-zÀ-ỹ]+ no)$/iu.exec(text) ?? []
  // 'el chupón azul el verde no'
  if (kept && none && !/(?<![A-Za-zÀ-ỹ])[yeo]$/iu.test(kept) && COLOUR.test(none))
    return { things: kept, said: none.replace(/ no$/iu, ', no') }
  const parts: string[] = []
  const starts: number[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    // a clause goes no further than its comma
    if (parts.length > 0 && /[,;.!:]\P{L}*$/u.test(text.slice(starts.at(-1)! + parts.at(-1)!.length, index))) {
      parts.push(',')
      starts.push(index)
    }
    parts.push(word)
    starts.push(index)
  }
  for (let i = 1; i < parts.length; i++) {
    const begins = parts[i - 1] === ','
    const links = /^[ye]$/iu.test(parts[i]!)
    const from = links ? i + 1 : i
    if (parts[i] === ',' || (!begins && !links && !mayEnd(parts[i - 1]!))) continue
    // 'el box lo ve con su tío': it is what is liked, and seen
    if (links && /^(?:el|la|l[oa]s|sus?)$/iu.test(parts[from]!) && /^l[oa]s?$/iu.test(parts[from + 2] ?? '')) continue
    // 'los esquites': a noun that no dictionary has, spelt like what somebody is told
    if (/^l[oa]s$/iu.test(parts[from]!) && finiteForm(parts[from + 1]?.toLowerCase() ?? '')?.person === 2) continue
    // 'coleccionar estampillas'
    if (
      !begins &&
      !links &&
      isInfinitive(parts[from - 1]!) &&
      finiteForm(parts[from]!.toLowerCase())?.person !== 1 &&
      finiteForm(parts[from]!.toLowerCase()) !== null
    )
      continue
    const isWhen = begins && WHEN.test(text.slice(starts[from]))
    // 'la limpia cada sábado': done to it, though it is a noun's form too
    const isDoneToIt =
      begins &&
      ((/^(?:limpia|llena)$/iu.test(parts[from]!) && /^(?:el|la|l[oa]s|sus?)$/iu.test(parts[from + 1] ?? '')) ||
        (/^l[ao]s?$/iu.test(parts[from]!) &&
          infinitivesOf(parts[from + 1]?.toLowerCase() ?? '').length > 0 &&
          !/s$/iu.test(parts[from + 1] ?? '') &&
          /^(?:cada|tod[oa]s?|siempre|desde|hasta|cuando)$/iu.test(parts[from + 2] ?? '')))
    const isSentence = isWhen || (begins && /[.!]\s*$/u.test(text.slice(0, starts[from])))
    if (
      !isDoneToIt &&
      (isSentence
        ? !parts.some((_, at) => at >= from && clauseFrom(parts, at) >= 0 && !isLed(parts, at))
        : clauseFrom(parts, from) < 0 || isLed(parts, from))
    )
      continue
    const at = isSentence ? from : setOff(parts, from)
    const things = text
      .slice(0, starts[at])
      .replace(/[\s,;.!:]+(?:[ye]\s+)?$|\s+[ye]\s+$/iu, '')
      .replace(CALLED, '')
    if (!isThing(things)) return whole
    return withItemsAfter(things, lowerFirst(text.slice(starts[at])), begins || links || at < from)
  }
  return whole
}

/** 'las volquetas las grúas todo lo que saque tierra' */
const CHAINED = /^(?:(?:el|la|l[oa]s) [A-Za-zÀ-ỹ]{3,} ){2,}(?=todo lo que )/iu

/** 'la lotería con frijoles, si son de otros no juega' */
const WHEN = /^(?:si|cada (?:que|vez)|en cuanto) /iu

const COLOUR =
  /^(?:el|la|l[oa]s) (?:verde|azul|rosa|gris|café|roj[oa]|negr[oa]|blanc[oa]|amarill[oa]|morad[oa]|nuev[oa]|viej[oa]|grande|chic[oa])s? no$/iu

/** 'el rugby, che' */
const CALLED = /,? (?:che|wey|güey|pues|obvio|eh|oye)$/iu

const STIRRED =
  /^(?:(?:se (?:mueve|calma|emociona|ríe|alegra|queda quiet[oa])|patea|sonríe|brinca|baila|salta|ronronea|mueve la cola)(?: mucho)? )cuando (oye|escucha|ve|huele|prueba|mira)(?= )/iu

const PLAYS = /^(?:juega|entrena|practica|canta|baila|toca|corre|actúa|compite|pelea|lucha)$/u
const NO_DOING = /^(?:es|está|tiene|hay|ha|va|parece|sea)$/u

/** 'junta boletos viejos' → 'juntar boletos viejos': what somebody does is what they like to do. */
export function asDoing(text: string): string {
  // 'patea cuando oye a su papá tocar la guitarra'
  const [stirred = '', sensed = ''] = STIRRED.exec(text) ?? []
  if (sensed) return finiteForm(sensed.toLowerCase())!.infinitive + text.slice(stirred.length)
  const [first = '', next = ''] = words(text).map((word) => word.toLowerCase())
  const form = finiteForm(first)
  const hasObject =
    /^(?:el|la|l[oa]s|un|una|sus?)$/u.test(next) ||
    (next.endsWith('s') && isNounForm(next) && !hasGenders(next) && !first.endsWith('s'))
  // 'juega de base', 'canta en un coro': nouns too
  const isPlayed = PLAYS.test(first) && /^(?:de|en|con|al?)$/u.test(next)
  const isDone = form?.person === 3 && form.tense === 'present' && !form.plural && !NO_DOING.test(first)
  const isThing = (isNounForm(first) || hasGenders(first)) && !hasObject && !isPlayed
  return isDone && !isThing && next !== '' ? text.replace(/^\p{L}+/u, form.infinitive) : text
}

/** 'su capa roja, sin ella no sale': where what leads to the verb begins. */
function setOff(words: readonly string[], from: number): number {
  const comma = words.lastIndexOf(',', from - 1)
  return comma >= 0 &&
    from - comma < 6 &&
    /^(?:sin|con|desde|en|por|a|de|para|cada|todos|todas)$/iu.test(words[comma + 1]!)
    ? comma + 1
    : from
}

/** 'tiene dos, y los dulces', 'se mecía y ladrarle a las motos': what is liked besides goes back to the things. */
function withItemsAfter(things: string, said: string, isParted: boolean): Liking {
  const [, liked] =
    /^(?:también )?les? (?:gustan?|encantan?|fascinan?) ((?:el|la|l[oa]s|sus?|un|una) [^,.;]+)$/iu.exec(said) ?? []
  if (liked) return { things: joined(things, liked), said: null }
  const [, clause, comma, item] =
    /^(.*?[A-Za-zÀ-ỹ\p{N}])(,)? [ye] ((?:(?:el|la|l[oa]s|sus?) [A-Za-zÀ-ỹ]|[A-Za-zÀ-ỹ]+[aeií]r(?:se|l[aeo]s?)?(?![A-Za-zÀ-ỹ]))[^,.;]*)$/iu.exec(
      said,
    ) ?? []
  if (!clause || !item || item.split(' ').some((_, i, all) => clauseFrom(all, i) >= 0 && !isLed(all, i)))
    return { things, said }
  // what is said would then seem to be said of the last
  const pointsBack =
    /^(?:no |ya |se |siempre )*l[oa]s? |(?<![A-Za-zÀ-ỹ])(?:adentro|dentro|encima)(?![A-Za-zÀ-ỹ])|^tiene [A-Za-zÀ-ỹ]+$/iu.test(
      clause,
    )
  const isItem = isInfinitive(item.split(' ')[0]!) || comma || (!isParted && !said.includes(','))
  if (!isItem) return { things, said }
  return pointsBack ? { things: `${things}, ${said}`, said: null } : { things: joined(things, item), said: clause }
}

/** 'la licuadora, se muere de risa. Y su jirafa' → 'la licuadora y su jirafa, se muere de risa': the things first. */
export function withThingsFirst(answer: string): string {
  const sentences = answer.split(/(?<=[A-Za-zÀ-ỹ])[.;]\s+(?=[A-Za-zÀ-ỹ])/u)
  const parts = sentences.map((sentence) => likingOf(sentence.replace(ALSO, '').replace(/[.\s]+$/u, '')))
  // 'El beis. Los Sultanes. Lo oye por radio': one list, and what is said of one of it
  const from = parts.findIndex(
    ({ things, said }, i) => said !== null || !isThing(things) || (i > 0 && LISTED.test(things)),
  )
  const told = parts[from]
  if (sentences.length === 1 || !told) return answer
  const isOfAll = from > 0 && told.said === null && clauseFrom(words(told.things), 0) >= 0
  const before = parts.slice(0, from).map(({ things }) => things)
  const named = isOfAll ? before : [...before, told.things]
  const more = parts.slice(from + 1)
  const areThings = more.every(({ things, said }) => said === null && MORE.test(things) && isThing(things))
  if (
    (!isOfAll && told.said === null) ||
    !areThings ||
    (more.length === 0 && !isOfAll) ||
    named.length + more.length < 2
  )
    return answer
  // what is said is then said by the name of its thing
  const said = withItsName(lowerFirst(isOfAll ? told.things : told.said!), named)
  const [first, ...others] = [...named, ...more.map(({ things }) => things)]
  return said === null ? answer : `${others.reduce((all, one) => joined(all, lowerFirst(one)), first!)}, ${said}`
}

const ALSO = /^(?:y |e )?(?:también |además )?/iu
const LISTED = /[,;]/u
/** What may come last, so that nothing of it is said besides. */
const MORE = /^(?:el|la|l[oa]s|sus?|un|una) [^,]+$/iu

/** 'los gatos y el té', 'la sal' → 'los gatos, el té y la sal' */
const joined = (things: string, more: string) => `${things.replace(/,? [ye] (?=[^,]*$)/iu, ', ')} y ${more}`

/** 'el béisbol, es fanático de las águilas': whom they follow is liked too. */
export function withFollowed({ things, said }: Liking): Liking {
  const [, whom = ''] =
    /^es (?:(?:muy|bien|s[uú]per) )?(?:fan|fan[aá]tic[oa]|hincha|aficionad[oa]|seguidora?) (?:de|al?) ((?:l[oa]s |el |la )?[^,.;]+)$/iu.exec(
      said?.trim() ?? '',
    ) ?? []
  return whom !== '' && countWords(whom) < 6 && !/ que /u.test(whom)
    ? { things: `${things}, ${whom}`, said }
    : { things, said }
}
