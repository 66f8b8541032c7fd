import { addressed, type Address } from '../language/address.ts'
import type { Sender } from '../language/sender.ts'
import type { Quality } from '../language/quality.ts'
import { upperFirst } from '../language/text.ts'

type Parts = { s: Sender; quality: Quality; address: Address; choose: <T>(options: readonly T[]) => T }

/** The sender's line to the recipient about what they admire, in the sender's way of addressing them. */
export function confessionOf({ s, quality, address, choose }: Parts, tag: string): string {
  const of = addressed(address, 'ti', 'usted', 'ustedes', 'vos', 'vosotros')
  const know = addressed(address, 'Sabes', 'Sabe', 'Saben', 'Sabés', 'Sabéis')
  const admire = s.spoken('admiro', 'admiramos')
  const { toYou } = quality
  if (!toYou)
    return choose([
      `—Lo que más ${admire} de ${of} ya lo ${s.spoken('escribí a mi manera', 'escribimos a nuestra manera')} —${tag}—, y no ${s.spoken('sabría', 'sabríamos')} decirlo mejor.`,
      `—Lo que más ${admire} de ${of} ya está escrito —${tag}—, y lo ${s.spoken('firmo', 'firmamos')} palabra por palabra.`,
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
