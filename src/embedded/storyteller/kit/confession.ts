import { addressed, type Address } from '../language/address.ts'
import type { Sender } from '../language/sender.ts'
import type { Quality } from '../language/quality.ts'
import { splitSentences } from '../language/text.ts'

/** Of the answer as it was given, what is said aloud. */
export const firstSentence = (text: string) => (splitSentences(text)[0] ?? text).replace(/[.]$/u, '')

type Parts = { s: Sender; quality: Quality; address: Address; choose: <T>(options: readonly T[]) => T }

/** The sender's line to the recipient about what they admire, in the sender's way of addressing them. */
export function confessionOf({ s, quality, address, choose }: Parts, tag: string): string {
  const of = addressed(address, 'ti', 'usted', 'ustedes', 'vos', 'vosotros')
  const admire = s.spoken('admiro', 'admiramos')
  const { toYou } = quality
  // the whole of a long answer was read before
  if (!toYou) return overheard({ s, address, choose }, firstSentence(quality.own), tag)
  return choose([
    `—Cuando ${s.spoken('pienso', 'pensamos')} qué es lo que más ${admire} de ${of} —${tag}—, no ${s.spoken('tardo', 'tardamos')} nada: ${toYou}.`,
    `—Lo que más ${admire} de ${of} —${tag}— se dice pronto: ${toYou}.`,
    `—De todo lo que ${s.spoken('podría', 'podríamos')} decir de ${of} —${tag}—, ${s.spoken('me quedo', 'nos quedamos')} con esto: ${toYou}.`,
    `—Hay algo de ${of} que ${s.spoken('me', 'nos')} asombra cada día —${tag}—: ${toYou}.`,
    `—Si ${s.spoken('tuviera', 'tuviéramos')} que guardar una sola cosa de ${of} en un frasco —${tag}—, sería esta: ${toYou}.`,
    `—Aunque nadie lo pregunte —${tag}—, lo que más ${admire} de ${of} es esto: ${toYou}.`,
    `—Lo que más ${admire} de ${of}, y no se ${s.spoken('me', 'nos')} olvida —${tag}—, es esto: ${toYou}.`,
  ])
}

/** What cannot be turned to them is what the giver tells of them wherever they are asked: repeated to them, it is about them. */
export function overheard(
  { s, address, choose }: Pick<Parts, 's' | 'address' | 'choose'>,
  said: string,
  tag: string,
): string {
  const of = addressed(address, 'ti', 'usted', 'ustedes', 'vos', 'vosotros')
  const know = addressed(address, 'Sabes', 'Sabe', 'Saben', 'Sabés', 'Sabéis')
  const heard = addressed(address, 'oigas', 'oiga', 'oigan', 'oigas', 'oigáis')
  const [me, admire] = [s.spoken('me', 'nos'), s.spoken('admiro', 'admiramos')]
  const [say, tell] = [s.spoken('contesto', 'contestamos'), s.spoken('digo', 'decimos')]
  return choose([
    `—Cuando ${me} preguntan qué ${admire} de ${of}, siempre ${say} lo mismo —${tag}—: «${said}».`,
    `—¿${know} qué ${say} cuando ${me} preguntan qué es lo que más ${admire} de ${of}? —${tag}—. «${said}».`,
    `—A quien ${me} pregunta por ${of} le ${tell} siempre esto —${tag}—, y ya es hora de que lo ${heard}: «${said}».`,
    `—Lo que más ${admire} de ${of} se lo ${s.spoken('cuento', 'contamos')} a todo el mundo con estas palabras —${tag}—: «${said}».`,
  ])
}
