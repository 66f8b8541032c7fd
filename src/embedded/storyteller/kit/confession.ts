import { addressed, type Address } from '../language/people/address.ts'
import { isForeign } from '../language/spelling/foreign.ts'
import type { Person } from '../language/people/person.ts'
import type { Sender } from '../language/people/sender.ts'
import type { Quality } from '../language/admired/quality.ts'
import { contract, countWords, upperFirst } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'

type Parts = { s: Sender; r: Person; quality: Quality; address: Address; choose: <T>(options: readonly T[]) => T }

/** The sender's line about what they admire, said to the recipient in their way of addressing them. */
export function confessionOf({ s, r, quality, address, choose }: Parts, tag: string): string {
  const { toYou } = quality
  if (!toYou) return saidOfThem({ s, r, quality, choose }, tag)
  const of = addressed(address, 'ti', 'usted', 'ustedes', 'vos', 'vosotros')
  const admired = `lo que más ${s.spoken('admiro', 'admiramos')} de ${of}`
  const clause = clauseIn(toYou)
  return choose([
    `—${upperFirst(admired)} —${tag}— ${isThat(toYou)}.`,
    `—Alguna vez hay que decirlo —${tag}—: ${admired} ${isThat(toYou)}.`,
    `—Hay algo que no cambia —${tag}—: ${admired} ${isThat(toYou)}.`,
    `—Para que no se quede sin decir —${tag}—: ${admired} ${isThat(toYou)}.`,
    `—Hace mucho que ${s.spoken('quería', 'queríamos')} decirlo —${tag}—: ${admired} ${isThat(toYou)}.`,
    ...(clause
      ? [
          `—${upperFirst(clause)} —${tag}—, y eso es ${admired}.`,
          `—Cuando ${s.spoken('me', 'nos')} preguntan por ${of} —${tag}—, ${s.spoken('contesto', 'contestamos')} lo que más ${s.spoken('admiro', 'admiramos')}: que ${clause}.`,
        ]
      : /^(?:lo|tu|su|la|el) [^.]*$/u.test(toYou)
        ? [
            `—Si ${s.spoken('tuviera que quedarme', 'tuviéramos que quedarnos')} con una sola cosa de ${of} —${tag}—, sería ${toYou}.`,
          ]
        : []),
  ])
}

/** 'que nunca te rindes' → 'nunca te rindes', where it is one clause, which stands by itself. */
const clauseIn = (said: string) =>
  /(?:^|[,;] |\by )que [^.]*(?:[,;] |\by )que /u.test(said) || countWords(said) > 18
    ? null
    : (/^que ((?!\p{L}+ra )[^.!?«»]+)$/u.exec(said)?.[1] ?? null)

/** 'es que nunca te rindes', 'son tus manos'; of other words ': «…»'. */
export function isThat(said: string, isPast = false): string {
  const [is, are] = isPast ? ['fue', 'fueron'] : ['es', 'son']
  if (/^(?:tus|sus|vuestr[oa]s|las|los) |^(?:tu|su) \p{L}+ y (?:tus?|sus?) \p{L}+$/u.test(said)) return `${are} ${said}`
  return /^(?:que|lo|el|la|tu|su|vuestr[oa]|cómo|cuánto) /u.test(said) ? `${is} ${said}` : `${is} esto: ${said}`
}

/** Within a sentence; the names of both keep their capitals, also those that are words: 'Bruno comparte'. */
const begun = (said: string, ...people: readonly { name: string }[]) =>
  people.some(({ name }) => name.split(/[\s,]+/u).includes(/^\p{L}+/u.exec(said)?.[0] ?? '')) ? said : lowerFirst(said)

/**
 * What cannot be turned to them is said of them, aloud and before everybody, in the words of who gives: any person and
 * tense is right in it. Another language is read as it was written.
 */
export function saidOfThem({ s, r, quality, choose }: Omit<Parts, 'address'>, tag: string): string {
  const admired = contract(`lo que más ${s.spoken('admiro', 'admiramos')} de ${s.calls}`)
  return choose([
    `—Que lo oiga todo el mundo —${tag}—: ${admired} ${isThatOf({ s, r, quality })}.`,
    `—Si alguien pregunta qué es ${admired} —${tag} en voz alta—, la respuesta es esta: ${admiredAs({ s, r, quality })}.`,
    `—Esto lo ${s.spoken('digo', 'decimos')} delante de quien sea —${tag}—: ${admired} ${isThatOf({ s, r, quality })}.`,
    `—Y que se oiga hasta la calle —${tag}—: ${admired} ${isThatOf({ s, r, quality })}.`,
  ])
}

type Admired = Pick<Parts, 's' | 'r' | 'quality'>

/** What is admired, for after a colon. A long one is read out, as it was written. */
export const admiredAs = ({ s, r, quality }: Admired) =>
  isForeign(quality.own) || countWords(quality.told) > 60 ? `«${quality.own}»` : begun(quality.told, r, s)

/** 'es que pregunta todo'. */
export const isThatOf = (admired: Admired, isPast = false) => isThat(admiredAs(admired), isPast)
