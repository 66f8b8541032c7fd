import { finiteForm } from '../grammar/finite.ts'
import { isNounForm } from '../grammar/dictionary.ts'

/** What no reader forgives in a finished sentence, whatever it was made of: a net under everything that is joined. */

/** A phrase that ends in what leads on: 'con el nombre de.', 'una linterna de unos,'. */
const CUT =
  /(?:del?|al|con|en|por|sin|el|los|las|sus?|mis?|tus?|cuy[oa]|de (?:unas?|unos|un|la))(?=\s*(?:[.,;!?»”)]|$))|(?:[yeo]|ni|que|pero|porque|aunque|muy)(?=\s*(?:[.;!»”)]|$))/u
/** 'de de', 'la la' */
const DOUBLED = /(de|del|el|la|los|las|que|a|en|un|una|su|sus|se|le|lo|con|por|para|y|al) \1(?![A-Za-zÀ-ỹ])/u
/** Said to the shop, or typed as a laugh. */
const TYPED =
  /(?:porfa[A-Za-zÀ-ỹ]*|ja(?:ja)+j?|(?<=^|[.,;:] )pongan|pónganle|díganlo|no (?:lo |la )?(?:mencionen|digan|pongan|impriman)|p\.? ?d\.?:|xd)(?![A-Za-zÀ-ỹ])/u
/** Any of them where a word begins, looked for in one pass. */
const WRONG = new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${[CUT, DOUBLED, TYPED].map(({ source }) => source).join('|')})`, 'iu')
const PAIRS = ['¿?', '¡!', '«»', '“”', '()'] as const

/** What a narrator never says: outside quotation marks, where nobody speaks. */
const OF_ONESELF = /(?<![A-Za-zÀ-ỹ])(?:yo|me|mis?|conmigo|nos|nuestr[oa]s?)(?![A-Za-zÀ-ỹ])/iu
const QUOTED = /«[^»]*»|“[^”]*”/gu

/** Tells which sentences of a paragraph cannot be printed: where somebody speaks in it, they may speak of themselves; somebody may be called 'Mi Viejo'. */
export function faultsIn(paragraph: string, names: readonly string[] = []): (sentence: string) => boolean {
  const isSpoken = /[—:]/u.test(paragraph)
  return (sentence) =>
    WRONG.test(sentence) ||
    (!isSpoken &&
      OF_ONESELF.test(names.reduce((told, name) => told.replaceAll(name, ''), sentence.replace(QUOTED, ''))))
}

/** True of a sentence, a phrase with its stop or a paragraph that cannot be printed. */
export const isFaulty = (text: string, names: readonly string[] = []): boolean => faultsIn(text, names)(text)

/** Marks that open and never close, of a whole paragraph. */
export const isUnpaired = (paragraph: string): boolean =>
  PAIRS.some(([open, close]) => countOf(open!, paragraph) !== countOf(close!, paragraph))

function countOf(mark: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++
  return count
}

/** 'Luana y Gael lo oyera bien': of two by their names, and told as of one. */
export function isOfOneOf(text: string, name: string): boolean {
  if (!/ [ye] /u.test(name)) return false
  const parts = text.split(name)
  for (const [i, part] of parts.entries()) {
    if (i === 0 || /(?<![A-Za-zÀ-ỹ])al?\s$/iu.test(parts[i - 1]!)) continue
    const [, verb = ''] = /^ (?:(?:no|ya|se|l[ao]s?|me|nos|siempre|también) )*(\p{Ll}+)/u.exec(part) ?? []
    const form = finiteForm(verb)
    if (form?.person === 3 && !form.plural && form.tense !== 'other' && !isNounForm(verb)) return true
  }
  return false
}
