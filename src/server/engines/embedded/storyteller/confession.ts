import { addressed, type Address } from './language/address.ts'
import type { Sender } from './language/person.ts'
import type { Quality } from './language/quality.ts'
import { upperFirst } from './language/text.ts'

type Parts = { s: Sender; quality: Quality; address: Address; choose: <T>(options: readonly T[]) => T }

/** The sender's line to the recipient about what they admire, in the sender's way of addressing them. */
export function confessionOf({ s, quality, address, choose }: Parts, tag: string): string {
  const of = addressed(address, 'ti', 'usted', 'ustedes', 'vos', 'vosotros')
  const know = addressed(address, 'Sabes', 'Sabe', 'Saben', 'Sabés', 'Sabéis')
  const admire = s.n('admiro', 'admiramos')
  const { toYou } = quality
  if (!toYou) return `—${choose(withoutWords(s, of))} —${tag}—. Y ${s.n('lo firmo', 'lo firmamos')}.`
  return choose([
    `—¿${know} qué es lo que más ${admire} de ${of}? —${tag}—. ${upperFirst(toYou)}.`,
    `—Lo que más ${admire} de ${of} —${tag}— se dice pronto: ${toYou}.`,
    `—De todo lo que ${s.n('podría', 'podríamos')} decir de ${of} —${tag}—, ${s.n('me quedo', 'nos quedamos')} con esto: ${toYou}.`,
    `—Hay algo de ${of} que ${s.n('me', 'nos')} asombra cada día —${tag}—: ${toYou}.`,
    `—Si ${s.n('tuviera', 'tuviéramos')} que guardar una sola cosa de ${of} en un frasco —${tag}—, sería esta: ${toYou}.`,
    `—Nadie lo ha preguntado —${tag}—, pero se ${s.n('me', 'nos')} escapa. Lo que más ${admire} de ${of}: ${toYou}.`,
    `—Una cosa antes de que se ${s.n('me', 'nos')} olvide —${tag}—. Lo que más ${admire} de ${of} es esto: ${toYou}.`,
  ])
}

function withoutWords(s: Sender, of: string): string[] {
  return [
    `Lo que ${s.n('escribí', 'escribimos')} de ${of}, palabra por palabra, es verdad`,
    `Ya lo ${s.n('escribí', 'escribimos')} ${s.n('a mi manera', 'a nuestra manera')}, y no ${s.n('sabría', 'sabríamos')} decirlo mejor`,
  ]
}
