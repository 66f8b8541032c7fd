import { addressed, type Address } from '../language/address.ts'
import { isForeign } from '../language/foreign.ts'
import type { Person } from '../language/person.ts'
import type { Sender } from '../language/sender.ts'
import type { Quality } from '../language/quality.ts'
import { isNounForm } from '../language/dictionary.ts'
import { finiteForm } from '../language/finite.ts'
import { contract, splitSentences, words } from '../language/text.ts'
import { lowerFirst } from '../language/tidy.ts'

/** Of the answer as it was given, what is said aloud. */
export const firstSentence = (text: string) => (splitSentences(text)[0] ?? text).replace(/[.]$/u, '')

type Parts = { s: Sender; r: Person; quality: Quality; address: Address; choose: <T>(options: readonly T[]) => T }

/** The sender's line to the recipient about what they admire, in the sender's way of addressing them. */
export function confessionOf({ s, r, quality, address, choose }: Parts, tag: string): string {
  const of = addressed(address, 'ti', 'usted', 'ustedes', 'vos', 'vosotros')
  const admire = s.spoken('admiro', 'admiramos')
  const { toYou } = quality
  // the whole of a long answer was read before
  if (!toYou) return overheard({ s, r, choose }, firstSentence(quality.own), tag)
  return choose([
    `—Cuando ${s.spoken('pienso', 'pensamos')} qué es lo que más ${admire} de ${of} —${tag}—, no ${s.spoken('tardo', 'tardamos')} nada: ${toYou}.`,
    `—Lo que más ${admire} de ${of} —${tag}— se dice pronto: ${toYou}.`,
    `—De todo lo que ${s.spoken('podría', 'podríamos')} decir de ${of} —${tag}—, ${s.spoken('me quedo', 'nos quedamos')} con esto: ${toYou}.`,
    `—Hay algo de ${of} que ${s.spoken('me', 'nos')} asombra cada día —${tag}—: ${toYou}.`,
    `—Si ${s.spoken('tuviera', 'tuviéramos')} que guardar una sola cosa de ${of} en un frasco —${tag}—, sería esta: ${toYou}.`,
    `—Aunque nadie lo pregunte —${tag}—, lo que más ${admire} de ${of} es esto: ${toYou}.`,
    `—Esto lo ${s.spoken('guardaba', 'guardábamos')} para un día como hoy —${tag}—. Lo que más ${admire} de ${of} es esto: ${toYou}.`,
    `—Alguna vez hay que decir —${tag}— lo que más ${admire} de ${of}: ${toYou}.`,
    `—¿Que qué es lo que más ${admire} de ${of}? —${tag}—. Muy fácil: ${toYou}.`,
    `—Lo que más ${admire} de ${of}, y no se ${s.spoken('me', 'nos')} olvida —${tag}—, es esto: ${toYou}.`,
  ])
}

/** Before its verb stands what is no noun's. */
const BEFORE_VERB = /^(?:(?:no|nunca|siempre|ya|me|nos|te|les?|se|l[oa]s?) )*/iu

/** 'es muy noble, comparte todo' → 'que es muy noble…'; 'muy honrada, …' → 'que es muy honrada, …'. */
export function asClause(said: string, r: Person): string {
  if (/^(?:muy|bien|súper|tan) \p{L}+(?:[oae]s?|l|r|z)(?!\p{L})/iu.test(said))
    return `que ${r.v('es')} ${lowerFirst(said)}`
  const [verb = ''] = words(said.replace(BEFORE_VERB, '').toLowerCase())
  const form = finiteForm(verb)
  const isTheirs = form?.person === 3 && form.tense !== 'other' && (verb === 'era' || !isNounForm(verb))
  return isTheirs && !/^(?:gust|encant|fascin|ca)\p{L}*$/u.test(verb) ? `que ${lowerFirst(said)}` : said
}

/** Within a sentence; the names of both keep their capitals, also those that are words: 'Bruno comparte'. */
export const begun = (said: string, ...people: readonly { name: string }[]) =>
  people.some(({ name }) => name.split(/[\s,]+/u).includes(/^\p{L}+/u.exec(said)?.[0] ?? '')) ? said : lowerFirst(said)

/**
 * What cannot be turned to them is read to them as it was written of them: said to their face, a third person is
 * nobody who is there. Several sentences, and another language, are quoted.
 */
export function overheard({ s, r, choose }: Pick<Parts, 's' | 'r' | 'choose'>, said: string, tag: string): string {
  const admire = s.spoken('admiro', 'admiramos')
  const isQuoted = isForeign(said) || splitSentences(said).length > 1
  const told = isQuoted ? `«${said}»` : begun(asClause(said, r), r, s)
  const of = contract(`de ${r.name}`)
  return choose([
    `—Esto lo ${s.spoken('traía', 'traíamos')} por escrito —${tag}—: «Lo que más ${admire} ${of} es esto: ${told}».`,
    `—Para no olvidar nada lo ${s.spoken('apunté', 'apuntamos')} —${tag}—: «Lo que más ${admire} ${of}: ${told}».`,
    `—Lo ${s.spoken('escribí', 'escribimos')} anoche, y aquí está —${tag}—: «Lo que más ${admire} ${of} es esto: ${told}».`,
    `—Hay cosas que se leen mejor de un papel —${tag}—: «Lo que más ${admire} ${of}: ${told}».`,
    `—Esto no se improvisa —${tag}, y ${s.v('abrió')} una hoja doblada—: «Lo que más ${admire} ${of} es esto: ${told}».`,
  ])
}
