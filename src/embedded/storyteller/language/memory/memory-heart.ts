import { finiteForm } from '../grammar/finite.ts'
import { inThePast } from './past.ts'
import { accentsInContext } from '../spelling/accents.ts'
import { deedsIn, hasDeed } from './openings.ts'
import { withoutQuotes, withQuotes } from './marked-words.ts'
import { toldOfBrackets } from '../spelling/brackets.ts'
import { partedByCommas } from '../spelling/run-ons.ts'
import { numberedIn } from '../spelling/shorthand.ts'
import { bare, countWords, upperFirst, words } from '../grammar/text.ts'

/** The heart of a memory: what of it a giver says aloud, in whole clauses. */

/** More words than these nobody says at once. */
const MOST = 110

/** Nor more sentences. */
const MOST_SENTENCES = 10

/** More than one memory: it is told of its heart. */
export const isMany = (note: string): boolean =>
  countWords(note) > MOST || note.split(/[.!?…] /u).length > MOST_SENTENCES

/** `unwanted`: what shall not stand in the book; the part of a sentence that holds it goes. */
export function heartOf(note: string, unwanted: RegExp | null = null): string {
  const { text, quotes } = withoutQuotes(note)
  const whole = unwanted ? allowed(text, unwanted) : text
  const back = (part: string) => withQuotes(part, quotes)
  if (countWords(back(whole)) <= MOST) return back(whole)
  const said = sentencesOf(partedInThePast(whole))
  const stretches = said.map((_, from) => stretchFrom(said.slice(from), back)).filter((one) => one !== null)
  const best = stretches.toSorted((one, other) => worth(other, said) - worth(one, said))[0]
  return best ? back(best.join(' ')) : back(shortened(said[0]!, back))
}

/** As many sentences as are said at once, without those at the end that tell of others. */
function stretchFrom(said: readonly string[], back: (part: string) => string): string[] | null {
  let length = said.length
  while (length > 0 && countWords(back(said.slice(0, length).join(' '))) > MOST) length -= 1
  const lapse = said.findIndex((_, i) => i > 0 && ofBoth(said[i - 1]!) && !said.slice(i, i + 2).some(ofBoth))
  if (lapse > 0) length = Math.min(length, lapse)
  while (length > 1 && !ofBoth(said[length - 1]!)) length -= 1
  return length === 0 ? null : said.slice(0, length)
}

/** What the giver was in says most; then the beginning. */
const worth = (stretch: readonly string[], said: readonly string[]) =>
  stretch.filter(ofBoth).length +
  (stretch.some((one) => one.includes('¤')) ? 1 : 0) +
  (stretch[0] === said[0] ? (stretch.some(ofBoth) ? 1.9 : 0.9) : LEANS.test(stretch[0]!) ? -1 : 0) +
  countWords(stretch.join(' ')) / 100

const ofBoth = (one: string) => TELLS_OF_BOTH.test(one)
const TELLS_OF_BOTH =
  /(?<![A-Za-zÀ-ỹ])(?:yo|me|nos|mis?|conmigo|nosotr[oa]s|[A-Za-zÀ-ỹ]{2,}(?:é|í|[aií]mos))(?![A-Za-zÀ-ỹ])|¤/iu
const LEANS = /^(?:y|pero|luego|después|también|nunca|entonces|eso|esto|así|ahí|desde ahí|todavía)(?![A-Za-zÀ-ỹ])/iu

/** 'El día de la feria llovió nos metimos': a comma where another deed begins, and nowhere before a noun. */
function partedInThePast(note: string): string {
  const parted = partedByCommas(note)
  let kept = 0
  const told = parted.replace(/, /gu, (comma, at: number) => {
    const isWritten = note.startsWith(comma, at - kept)
    const verb = words(parted.slice(at))
      .slice(0, 5)
      .map((word) => finiteForm(word.toLowerCase()))
      .find(Boolean)
    if (isWritten || /^(?:preterite|imperfect)$/u.test(verb?.tense ?? '')) {
      if (!isWritten) kept += 1
      return comma
    }
    kept += 1
    return ' '
  })
  return told.replace(AFTER_A_PLACE, '$1, ')
}

/** 'vino a mi casa me rapó' */
const AFTER_A_PLACE =
  /(?<=(?:\p{L}{2}(?:ó|é|[aií]mos)|vino|fue|fui) )((?:a|al|en|con|por|para) (?:(?:el|la|l[oa]s|mi|su|un|una) )?\p{L}+) (?=(?:me|nos|le|se|lo|la) \p{L}+ó(?![A-Za-zÀ-ỹ]))/gu

/** 'Neta.', 'Lo juro.' */
const SWORN = /([.!?]) (?:neta|lo juro|te lo juro|de verdad|en serio|de veras|y ya|fin)[.!]*$/giu

const sentencesOf = (text: string) => text.match(/[^.!?…]+[.!?…]+/gu)?.map((said) => said.trim()) ?? [text]

/** Up to the last joint before which enough has been said. */
function shortened(sentence: string, back: (part: string) => string): string {
  const ends = [...sentence.matchAll(JOINT)]
    .map(({ index }) => sentence.slice(0, index))
    .filter((part, i, all) => {
      const rest = sentence.slice(part.length)
      const next = rest.slice(0, (all[i + 1]?.length ?? sentence.length) - part.length)
      return countWords(back(part)) <= MOST && hasDeed(part.slice(-160)) && hasDeed(next)
    })
  const kept = ends.at(-1)
  return kept === undefined ? '' : `${kept.trim()}.`
}

const JOINT = /[,;:]? (?:y|pero|luego|entonces|después) |[,;] /gu

/** Without the phrases between commas in which it stands; the sentence goes where no phrase of it does. */
const allowed = (text: string, unwanted: RegExp) =>
  upperFirst(
    sentencesOf(text)
      .flatMap((said) => {
        const parts = said.replace(/[.!?…]+$/u, '').split(/(?<=,) /u)
        const kept = parts.filter((part) => !unwanted.test(bare(part)))
        if (kept.length === parts.length) return [said]
        const rest = kept.join(' ').replace(/,$/u, '')
        return kept[0] === parts[0] && hasDeed(rest) ? [`${rest}.`] : []
      })
      .join(' '),
  )

/** Memories below each other, each with its dash or each by itself, or one after the other in one line; the answer alone where it is one. */
export function memoriesIn(raw: string): readonly string[] {
  const all = raw.split('\n').filter((line) => line.trim() !== '')
  const lines = all.filter((line) => MARK.test(line))
  if (lines.length > 1) return lines.map((line) => line.replace(MARK, '').trim())
  const isList = all.length > 2 && all.every((line) => DAY.test(line) || isNamed(line)) && all.some(isNamed)
  if (isList) return all.map((line) => line.trim())
  const items = raw.trim().replace(MARK, '').split(DASH)
  const isRow =
    !/\n/u.test(raw) &&
    items.length > 1 &&
    (MARK.test(raw) ||
      // 'me enseñó a patinar - el día que se cayó se rompió un diente': one, of which the dash tells more
      (items.slice(1).every((item) => DAY.test(item)) &&
        (items.length > 2 || DAY.test(items[0]!) || isNamed(items[0]!))))
  return isRow ? items.map((item) => item.trim()) : numberedIn(raw)
}

const MARK = /^\s*(?:[-–—•*]|\d[.)])\s*(?=[A-Za-zÀ-ỹ])/u
const DASH = /\s*•\s*|\s+[-–—*]\s+/u
const DAY = /^\s*(?:y )?(?:cuando|(?:el|un) d[ií]a|la (?:primera )?vez|una vez|aquell?a?) /iu

/** No sentence, and no line of verse: 'la playa de Tongoy' */
const isNamed = (line: string) => !/[.!?;,]/u.test(line) && deedsIn(inThePast(accentsInContext(line))) === 0

/** Of several that may be told the first in which more happens than that a day is named; `isPrivate` knows what is left out. */
export function memoryIn(raw: string, isPrivate: (one: string) => boolean = () => false): string {
  const every = memoriesIn(raw)
  if (every.length === 1) return every[0]!
  const free = every.filter((one) => !HARD.test(one) && !isPrivate(one))
  const all = free.length > 0 ? free : every
  const deeds = all.map((one) => Math.min(2, deedsIn(inThePast(accentsInContext(one)))))
  return all[deeds.indexOf(Math.max(...deeds))]!
}

/** Days that nobody picks for a present where another was told too; not 'me moría de risa', 'la enfermera'. */
const HARD =
  /(?<![A-Za-zÀ-ỹ])(?:muri(?:ó|o|eron|mos|endo)(?! de (?:la )?(?:risa|ganas|pena|vergüenza|amor|miedo|hambre|sed))|muert[oe]s?|falleci[A-Za-zÀ-ỹ]*|velorio|funeral(?:es)?|entierro|enterramos|enterraron|enferm[aoóé](?:ron|mos|ba|d[A-Za-zÀ-ỹ]*)?|intern(?:ó|o|aron|ad[oa])|hospital|divorci[A-Za-zÀ-ỹ]*|se separ(?:ó|o|aron)|(?:em)?borrach[A-Za-zÀ-ỹ]*|choc(?:ó|amos|aron)(?! (?:los cinco|las manos|la mano))|accidente)(?![A-Za-zÀ-ỹ])/iu

/** A clause within brackets is beside a memory; an order to the shop stays until it has been obeyed. */
export const withoutAsides = (raw: string): string =>
  raw
    .replace(HEARSAY, '')
    .replace(/\s*\(([^()]*)\)/gu, (aside, within: string) =>
      ORDER.test(within) ? aside : toldOfBrackets(aside) && aside,
    )

/** '… bueno eso cuenta él, yo tenía 4 años': whence its giver knows it. */
const HEARSAY =
  /[\s,.…;]*(?<![A-Za-zÀ-ỹ])(?:bueno,? )?(?:eso|as[ií]) (?:lo )?(?:cuenta|dice|cuentan|dicen)n? (?:él|ella|ell[oa]s|todos|(?:mi|su) [A-Za-zÀ-ỹ]+)(?:,? (?:porque |que )?yo (?:ten[ií]a|era|estaba) [^,.;]*)?(?=,|\s*(?:[.;]|$))/giu

/** What an order that was obeyed has left, and what only swears that it was so. */
export const withoutOrders = (text: string): string =>
  toldOfBrackets(
    text
      .replace(SWORN, '$1')
      .replace(/\s*\(([^()]*)\)/gu, (aside, within: string) => (ORDER.test(within) ? '' : aside)),
  )
    .replace(/^[^()]*\)\s*/u, '')
    .replace(/\s*\([^()]*$/u, '')

const ORDER =
  /(?<![A-Za-zÀ-ỹ])(?:no|esto|eso|nadie|secreto|sab[A-Za-zÀ-ỹ]+|pon[A-Za-zÀ-ỹ]+|dig[A-Za-zÀ-ỹ]+|nombr[A-Za-zÀ-ỹ]+|quit[A-Za-zÀ-ỹ]+|borr[A-Za-zÀ-ỹ]+|omit[A-Za-zÀ-ỹ]+|mejor|(?<=es (?:una )?)(?:broma|mentira)(?=\)|$)|bromeo)(?![A-Za-zÀ-ỹ])/iu
