import { addressed, type Address } from '../language/address.ts'
import { isForeign } from '../language/foreign.ts'
import type { Person } from '../language/person.ts'
import type { Sender } from '../language/sender.ts'
import type { Quality } from '../language/quality.ts'
import { contract, countWords } from '../language/text.ts'
import { lowerFirst } from '../language/tidy.ts'

type Parts = { s: Sender; r: Person; quality: Quality; address: Address; choose: <T>(options: readonly T[]) => T }

/** The sender's line about what they admire, said to the recipient in their way of addressing them. */
export function confessionOf({ s, r, quality, address, choose }: Parts, tag: string): string {
  const of = addressed(address, 'ti', 'usted', 'ustedes', 'vos', 'vosotros')
  const admire = s.spoken('admiro', 'admiramos')
  const { toYou } = quality
  if (!toYou) return saidOfThem({ s, r, quality, choose }, tag)
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

/** Within a sentence; the names of both keep their capitals, also those that are words: 'Bruno comparte'. */
const begun = (said: string, ...people: readonly { name: string }[]) =>
  people.some(({ name }) => name.split(/[\s,]+/u).includes(/^\p{L}+/u.exec(said)?.[0] ?? '')) ? said : lowerFirst(said)

/**
 * What cannot be turned to them is said of them, aloud and before everybody, in the words of who gives: any person and
 * tense is right in it. Another language is read as it was written.
 */
export function saidOfThem({ s, r, quality, choose }: Omit<Parts, 'address'>, tag: string): string {
  const admire = s.spoken('admiro', 'admiramos')
  const of = contract(`de ${r.name}`)
  // a long one is read out, as it was written
  const isRead = isForeign(quality.own) || countWords(quality.told) > 60
  const told = isRead ? `«${quality.own}»` : begun(quality.told, r, s)
  return choose([
    `—Que lo oiga quien quiera oírlo —${tag}—: lo que más ${admire} ${of} es esto: ${told}.`,
    `—Esto se dice en voz alta —${tag}—. Lo que más ${admire} ${of} es esto: ${told}.`,
    `—Si alguien pregunta qué es lo que más ${admire} ${of} —${tag}—, la respuesta es esta: ${told}.`,
    `—${s.spoken('Quiero', 'Queremos')} decirlo delante de todo el mundo —${tag}—. Lo que más ${admire} ${of} es esto: ${told}.`,
    `—Para que no se quede sin decir —${tag}—: lo que más ${admire} ${of} es esto: ${told}.`,
    `—Cuando ${s.spoken('hablo', 'hablamos')} ${of} —${tag}—, ${s.spoken('empiezo', 'empezamos')} siempre por lo que más ${admire}, que es esto: ${told}.`,
  ])
}
