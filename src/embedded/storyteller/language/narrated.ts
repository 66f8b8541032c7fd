import { CLITIC, turnVerb } from './narrated-clause.ts'
import { opened } from './narrated-opening.ts'
import { type Clause, type Rememberers, type Turning, turnWord } from './narrated-pronouns.ts'
import { attachedTo, deedOf, isWe, QUOTE, unaccentedPast, weWere } from './narrated-verbs.ts'
import { contract, splitSentences, upperFirst } from './text.ts'
import { lowerFirst } from './tidy.ts'

/**
 * A memory as a narrator tells it, of both by their names: 'cuando lo llevé al mar y me dijo “mira”' → 'Clara lo llevó
 * al mar y Leo le dijo a Clara “mira”.' Null where any word of it cannot be turned for certain: then its giver says it.
 */
export function narrated(memory: string, people: Rememberers): string | null {
  const quotes: string[] = []
  const marked = memory.replace(/(?<=\d)\.(?=\d)/gu, '·').replace(QUOTED, (quote) => `¤${quotes.push(quote) - 1}¤`)
  const [first = '', ...others] = splitSentences(marked)
  const opening = opened(lowerFirst(first.replace(/[.\s]+$/u, '')))
  if (!opening) return null
  const isSpokenTo = SPOKEN_TO.test(marked)
  const turning: Turning = { people, last: null, named: new Set(), isSpokenTo }
  const isOpened = opening.head !== '' || opening.clause.length < first.replace(/[.\s]+$/u, '').length
  const parts = [opening.clause, ...others.map((sentence) => lowerFirst(sentence.replace(/[.\s]+$/u, '')))].map(
    (clause, at) => turned(clause, turning, at === 0 && isOpened),
  )
  const [main, ...rest] = parts
  if (turning.last === null || parts.some((part) => part === null || isOwn(part))) return null
  const named = opening.named ? turned(opening.named, turning) : ''
  if (named === null || isOwn(named)) return null
  const head = opening.head.replace('@', named)
  const begun = upperFirst(/[:,] $|[^.] $/u.test(head) ? `${head}${main}` : `${head}${upperFirst(main!)}`)
  const whole = [begun, ...rest.map((part) => upperFirst(part!))].join('. ')
  return contract(whole.replaceAll('·', '.').replace(/¤(\d+)¤/gu, (_, at: string) => quotes[Number(at)]!))
}

const QUOTED = /[“"‘][^”"’]*[”"’]/gu

/** Nothing may be left that somebody says of themselves, or to somebody, or of the day on which it was written. */
const OWN =
  /(?<!\p{L})(?:me|mis?|mí|yo|nos|nosotr[oa]s|nuestr[oa]s?|te|ti|tus?|tú|vos|os|vuestr[oa]s?|conmigo|contigo|mí[oa]s?|tuy[oa]s?|aquí|hoy|ayer|jaja\p{L}*|\p{L}+(?:[aá]|[aei])mos)(?!\p{L})/iu

const isOwn = (text: string) =>
  OWN.test(text.replace(NUMBERS, '')) || (text.match(/\p{L}+/gu) ?? []).some((word) => attachedTo(word.toLowerCase()))
const NUMBERS =
  /(?<!\p{L})(?:vamos|ramos|tramos|extremos|últimos|primeros|mismos|ánimos|abuelísimos|dálmatas)(?!\p{L})/giu

/** `isSpokenTo`: the memory says 'you', and whoever is told of in it is somebody else. */
const SPOKEN_TO = /(?<!\p{L})(?:te|ti|tus?|tú|vos|contigo|os)(?!\p{L})|\p{L}(?:aste|iste)(?!\p{L})/iu

/** One sentence, without what opened it and without its stop. `isOpened`: something did, so that it is told of the past. */
function turned(text: string, turning: Turning, isOpened = false): string | null {
  const pieces = text.match(/¤\d+¤|\p{L}+|[^\p{L}¤]+/gu) ?? []
  const words = pieces.filter((piece) => /^[\p{L}¤]/u.test(piece))
  const lows = words.map((word) => (word.startsWith('¤') ? QUOTE : word.toLowerCase()))
  const gaps = text.split(/¤\d+¤|\p{L}+/u)
  const clause: Clause = {
    lows: lows.map((low, i) =>
      (i === 0 ? isOpened : /,/u.test(gaps[i]!) || /^(?:y|no|se|le|lo)$/u.test(lows[i - 1]!))
        ? (unaccentedPast(low) ?? low)
        : low,
    ),
    isCapital: words.map((word) => /^\p{Lu}/u.test(word)),
    gaps,
    changes: new Map(),
    doers: new Map(),
    links: [],
  }
  for (const [i, low] of clause.lows.entries()) {
    if (clause.isCapital[i] || CLITIC.test(low) || low === 'como' || weWere(low)) continue
    const form = deedOf(low, clause.lows[i - 1] ?? '')
    if (!form || (form.tense === 'present' && form.person === 3)) continue
    if (form.person !== 3 && form.tense === 'present' && !isWe(low) && !saysSo(clause, i)) continue
    if (!turnVerb(i, clause, turning)) return null
  }
  for (const i of clause.lows.keys()) if (!clause.changes.has(i) && !turnWord(i, clause, turning)) return null
  listed(clause)
  const told =
    words.map((word, i) => clause.gaps[i]! + (clause.changes.get(i) ?? respelt(word, clause.lows[i]!))).join('') +
    clause.gaps.at(-1)!
  return told
    .replace(/ {2,}/gu, ' ')
    .replace(/ (?=[,.;:])/gu, '')
    .trim()
}

/** 'fueron al circo y se perdió y lo encontraron': of three deeds the last alone follows «y». */
function listed({ lows, changes, doers, links }: Clause): void {
  const [first] = doers.keys()
  const isPlain = !lows
    .slice(first ?? 0, links.at(-1) ?? 0)
    .some((low) => /^(?:que|porque|aunque|pero|mientras|cuando|hasta|donde)$/u.test(low))
  if (isPlain && links.length > 1) for (const at of links.slice(0, -1)) changes.set(at, ',')
}

const respelt = (word: string, low: string) => (low === QUOTE || word.toLowerCase() === low ? word : low)

/** 'que tengo', 'no vuelvo': a present form of somebody's own, and no noun or adjective that is spelt so. */
const saysSo = ({ lows }: Clause, i: number) => /^(?:yo|no|me|te|lo|que|si|ya|nunca|siempre)$/u.test(lows[i - 1] ?? '')
