import { addressed, type Address } from '../language/address.ts'
import type { Sender } from '../language/sender.ts'
import type { Quality } from '../language/quality.ts'
import { splitSentences, upperFirst } from '../language/text.ts'

/** Of the answer as it was given, what is said aloud. */
export const firstSentence = (text: string) => (splitSentences(text)[0] ?? text).replace(/[.]$/u, '')

type Parts = { name: string; s: Sender; quality: Quality; address: Address; choose: <T>(options: readonly T[]) => T }

/** The sender's line to the recipient about what they admire, in the sender's way of addressing them. */
export function confessionOf({ name, s, quality, address, choose }: Parts, tag: string): string {
  const of = addressed(address, 'ti', 'usted', 'ustedes', 'vos', 'vosotros')
  const know = addressed(address, 'Sabes', 'Sabe', 'Saben', 'Sabés', 'Sabéis')
  const admire = s.spoken('admiro', 'admiramos')
  const { toYou } = quality
  // the whole of a long answer was read before
  const own = firstSentence(quality.own)
  // it cannot be said to them unchanged: it is said of them, to everybody there
  if (!toYou)
    return choose([
      `—Que lo oiga todo el mundo —${tag}—. Lo que más ${admire} de ${name} es esto, con todas sus letras: «${own}».`,
      `—Esto no lo ${s.spoken('digo', 'decimos')} en voz baja —${tag}—. De ${name} ${s.spoken('admiro', 'admiramos')} esto más que nada: «${own}».`,
      `—Si alguien pregunta qué es lo que más ${admire} de ${name} —${tag}, para que se oyera bien—, la respuesta es esta: «${own}».`,
    ])
  return choose([
    `—¿${know} qué es lo que más ${admire} de ${of}? —${tag}—. ${upperFirst(toYou)}.`,
    `—Lo que más ${admire} de ${of} —${tag}— se dice pronto: ${toYou}.`,
    `—De todo lo que ${s.spoken('podría', 'podríamos')} decir de ${of} —${tag}—, ${s.spoken('me quedo', 'nos quedamos')} con esto: ${toYou}.`,
    `—Hay algo de ${of} que ${s.spoken('me', 'nos')} asombra cada día —${tag}—: ${toYou}.`,
    `—Si ${s.spoken('tuviera', 'tuviéramos')} que guardar una sola cosa de ${of} en un frasco —${tag}—, sería esta: ${toYou}.`,
    `—Nadie lo ha preguntado —${tag}—, pero se ${s.spoken('me', 'nos')} escapa. Lo que más ${admire} de ${of}: ${toYou}.`,
    `—Una cosa antes de que se ${s.spoken('me', 'nos')} olvide —${tag}—. Lo que más ${admire} de ${of} es esto: ${toYou}.`,
  ])
}
